import { invariant } from '@geduld/core';
import { act, type Session, startSession } from '@geduld/session';

/**
 * A game after its deal and after each entry of its log, with what could be undone there. Each move stands alone, those
 * of a finish too, so that a game can be taken up again between any two of them. The score begins as the game's own.
 */
export const stagesOf = ({ code, log }: Session): readonly Session[] => {
  const stages = [startSession(code)];
  for (const { entry, t } of log) {
    const acted = act(stages.at(-1) as Session, entry, t);
    invariant(acted.ok, 'the entries of a game that was played can be played');
    stages.push(acted.value.session);
  }
  return stages;
};
