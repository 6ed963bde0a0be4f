import { assertNever, type Effect } from '@geduld/core';
import { codeText } from '@geduld/notation';
import type { Happening } from '../game/table.ts';
import type { Settings } from '../settings/settings.ts';
import { type Messages, sentence } from './messages.ts';

/** How much is said: `low` refusals, deals and wins; `normal` every move too; `full` also score, counter, places. */
export type Level = Settings['announcements'];

/** What is said about something that happened, as one announcement; nothing at all at some levels. */
export const announcement = (
  words: Messages,
  happening: Happening,
  level: Level,
  hidden: Pick<Settings, 'hideScore' | 'hideMoves'>,
): string | undefined => {
  const { said } = words;
  switch (happening.kind) {
    case 'dealt': {
      const { code } = happening.attempt;
      return said.dealt(words.games[code.game.letters].name, codeText(code));
    }
    case 'opened':
      return said.opened(words.games[happening.attempt.code.game.letters].name, happening.moves);
    case 'refused':
      return sentence(words.refusals, happening.refusal);
    case 'won':
      return said.won(happening.result.score + happening.result.bonus);
    case 'dropped':
      return level === 'low' ? undefined : said.dropped;
    case 'selected': {
      if (level === 'low') return undefined;
      const taken = said.selected(happening.card, happening.group.count - 1);
      return level === 'full' || happening.places === 0 ? `${taken} ${said.places(happening.places)}` : taken;
    }
    case 'moved':
    case 'undone':
    case 'redone': {
      if (level === 'low') return undefined;
      const { step, score, moves } = happening;
      const parts = [...stepSaid(words, happening.kind, step.effects)];
      const changed = step.before.score !== step.after.score;
      if (!hidden.hideScore && (level === 'full' || changed)) parts.push(said.score(score));
      if (!hidden.hideMoves && level === 'full') parts.push(said.moveCount(moves));
      return parts.join(' ');
    }
    default:
      return assertNever(happening);
  }
};

/** What a step did, or what its undo did: the cards go back where they came from. */
export const stepSaid = (
  words: Messages,
  kind: 'moved' | 'undone' | 'redone',
  effects: readonly Effect[],
): readonly string[] => {
  const { said } = words;
  if (kind === 'moved') return effectsSaid(words, effects);
  if (kind === 'redone') return [said.redone, ...effectsSaid(words, effects)];
  const carries = effects.filter((effect) => effect.kind === 'carried');
  const back =
    carries.length > 1 ? [] : carries.map((of) => effectSaid(said, { ...of, from: of.to, to: of.from }));
  return [said.undone, ...back];
};

const effectsSaid = ({ said }: Messages, effects: readonly Effect[]): readonly string[] => {
  const carries = effects.filter((effect) => effect.kind === 'carried');
  // A whole finish is one sentence, not thirty.
  if (carries.length > 1) return [said.finished(carries.length)];
  return effects.map((effect) => effectSaid(said, effect));
};

const effectSaid = (said: Messages['said'], effect: Effect): string => {
  switch (effect.kind) {
    case 'carried': {
      const [lowest] = effect.cards;
      return lowest === undefined ? '' : said.carried(lowest, effect.cards.length, effect.from, effect.to);
    }
    case 'turnedUp':
      return said.turnedUp(effect.card, effect.pile);
    case 'drew':
      return said.drew(effect.cards);
    case 'redealt':
      return said.redealt(effect.count);
    default:
      return assertNever(effect);
  }
};
