import { type Game, gameOf, isGameLetters } from '@geduld/games';
import type { BoardName, BoardPeriod } from '@geduld/protocol';
import { DAILY_OPTIONS, type Day, weekOf } from '@geduld/session';

/** Which game, as lists and results name it: `KL1-D1N`. */
export const gameText = ({ letters, options }: Game): string => `${letters}1-${options}`;

/** The game of such a name; `undefined` when there is none. */
export const gameNamed = (text: string): Game | undefined => {
  const [, letters = '', options = ''] = /^([A-Z]{2})1-([A-Z0-9]+)$/.exec(text) ?? [];
  const game = isGameLetters(letters) ? gameOf(letters, options) : undefined;
  // A name has one form: options that could be read in another are those of no list.
  return game?.options === options ? game : undefined;
};

/** A period as a list names it: the day, the Monday of the week, the month, or all time. */
const periodText = (period: BoardPeriod, day: Day): string => {
  switch (period) {
    case 'all':
      return 'all';
    case 'day':
      return `d${day}`;
    case 'week':
      return `w${weekOf(day, 1)[0]}`;
    case 'month':
      return `m${day.slice(0, 7)}`;
    case 'daily':
      return `daily${day}`;
  }
};

/**
 * The name of a list, `fewestMoves KL1-D1N w2026-11-30`; `undefined` where there is none: scores that can be farmed, the
 * streak of a single day, and of a challenge all that is not one game's own figure.
 */
export const listOf = (board: BoardName, game: Game, period: BoardPeriod, day: Day): string | undefined => {
  if (board === 'score' && game.farmable) return undefined;
  if (board === 'streak' && period === 'day') return undefined;
  if (period === 'daily') {
    if (board === 'streak' || board === 'won') return undefined;
    if (!DAILY_OPTIONS[game.letters].includes(game.options)) return undefined;
  }
  return `${board} ${gameText(game)} ${periodText(period, day)}`;
};
