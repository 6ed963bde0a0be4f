import { finishMoves, type Move } from '@geduld/core';
import { entryText } from '@geduld/notation';
import type { LogEntry, Session } from '@geduld/session';

/** Nobody carries cards faster than this for a whole game: milliseconds for each carry. */
const CARRY_MS = 80;
/** A key that is held repeats about so fast: draws, redeals, undos and redos. */
const REPEAT_MS = 25;

/**
 * The least milliseconds in which a hand can have played a won session. The first move costs nothing, since time runs from it
 * (G6). A finish costs one carry; what only claims to be one costs as much as its moves do.
 */
export const leastTime = (session: Session): number => {
  const actions = Map.groupBy(session.log, ({ action }) => action);
  const last = session.log.at(-1)?.action;
  const first = session.log[0];
  let least = first ? -costOf(first) : 0;
  for (const [action, entries] of actions) {
    const isOne = isUndoing(entries[0]) || (action === last && endsInFinish(session));
    for (const entry of isOne ? entries.slice(0, 1) : entries) least += costOf(entry);
  }
  return least;
};

const costOf = ({ entry }: LogEntry): number => (entry.kind === 'carry' ? CARRY_MS : REPEAT_MS);

/** A step is undone and redone at once, however many moves it has. */
const isUndoing = (first: LogEntry | undefined): boolean =>
  first?.entry.kind === 'undo' || first?.entry.kind === 'redo';

/** Is the last step of a session the finish that the game offered there (K10)? It wins, so that no other step can be one. */
const endsInFinish = ({ code, past }: Session): boolean => {
  const { game } = code;
  const step = past.at(-1);
  if (!game.finish || step === undefined || step.moves.length < 2) return false;
  const finish = finishMoves(game.spec, step.before.position);
  return finish !== undefined && textOf(finish) === textOf(step.moves);
};

const textOf = (moves: readonly Move[]): string => moves.map(entryText).join(' ');
