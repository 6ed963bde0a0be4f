import { assertNever } from '@geduld/core';
import type { BoardName, BoardPeriod } from '@geduld/protocol';
import { type Day, dayRuns, monthOf, weekOf } from '@geduld/session';
import { boardsOfWin, type CountedWin, periodsOfWin } from './counted.ts';
import { listOf } from './lists.ts';

/** Where a person stands on a list. The least value stands first: what is better when greater is negative. */
export interface Stand {
  readonly list: string;
  readonly value: number;
  /** When the server first heard of the value. */
  readonly reached: number;
  /** The game that stands there, where the list is of games. */
  readonly result: string | null;
}

/** A day on which a person has won a game, with the instants of the first and the last win as the player told them. */
export interface WinDay {
  readonly day: Day;
  readonly first: number;
  readonly last: number;
}

/** A list that a win counts for. */
interface Concerned {
  readonly list: string;
  readonly board: BoardName;
  readonly period: BoardPeriod;
}

/** The lists that a win counts for. */
export const listsOfWin = (win: CountedWin): readonly Concerned[] => {
  const periods = periodsOfWin(win);
  return boardsOfWin(win.game, win.marks).flatMap((board) =>
    periods.flatMap((period) => {
      const list = listOf(board, win.game, period, win.day);
      return list === undefined ? [] : [{ list, board, period }];
    }),
  );
};

/** The days with one more win. */
export const withWin = (days: readonly WinDay[], day: Day, at: number): readonly WinDay[] => {
  const known = days.find((other) => other.day === day);
  const now = { day, first: Math.min(known?.first ?? at, at), last: Math.max(known?.last ?? at, at) };
  return [...days.filter((other) => other !== known), now];
};

/**
 * The places that a win changes: those where the person is better now, or stands for the first time. `held` are the places
 * before it; `days` the days with a win of this game, that of this one among them.
 */
export const changesOf = (
  win: CountedWin,
  held: ReadonlyMap<string, Stand>,
  days: readonly WinDay[],
): readonly Stand[] =>
  listsOfWin(win).flatMap((concerned) => {
    const before = held.get(concerned.list);
    const after = standOf(win, concerned, before, days);
    return before === undefined || isBetter(after, before) ? [after] : [];
  });

const isBetter = (one: Stand, other: Stand): boolean => {
  if (one.value !== other.value) return one.value < other.value;
  // Two processes may hear of two games the other way round than they write them. For days and counts the first
  // writer was there first in any case.
  return one.result !== null && one.reached < other.reached;
};

const standOf = (
  win: CountedWin,
  { list, board, period }: Concerned,
  before: Stand | undefined,
  days: readonly WinDay[],
): Stand => {
  const own = { list, reached: win.received, result: win.id };
  switch (board) {
    case 'won':
      return {
        list,
        value: (before?.value ?? 0) - 1,
        reached: Math.max(before?.reached ?? 0, win.received),
        result: null,
      };
    case 'score':
      return { ...own, value: 0 - (win.score + win.bonus) };
    case 'fastest':
      return { ...own, value: win.played };
    case 'fewestMoves':
      return { ...own, value: win.moves };
    case 'streak':
      return { ...own, value: 0 - longestRun(days, period, win.day), result: null };
    default:
      return assertNever(board);
  }
};

/** The most days in a row within the period in which a day lies. */
const longestRun = (days: readonly WinDay[], period: BoardPeriod, day: Day): number => {
  const within = days.filter((other) => isWithin(period, other.day, day));
  const events = within.flatMap((other) => [
    { day: other.day, at: other.first },
    { day: other.day, at: other.last },
  ]);
  return dayRuns(events).reduce((most, { length }) => Math.max(most, length), 0);
};

const isWithin = (period: BoardPeriod, other: Day, day: Day): boolean => {
  if (period === 'all') return true;
  if (period === 'week') return weekOf(other, 1)[0] === weekOf(day, 1)[0];
  const [one, two] = [monthOf(other), monthOf(day)];
  return one.year === two.year && one.month === two.month;
};
