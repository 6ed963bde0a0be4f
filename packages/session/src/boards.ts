import type { Game } from '@geduld/games';
import { monthOf, weekOf } from './calendar.ts';
import type { Day } from './day.ts';
import type { DatedResult } from './statistics.ts';
import { dayRuns } from './streaks.ts';

/** The time that a list looks at: up to now from the start of the day, week or month that it is where the player is. */
export const PERIODS = ['day', 'week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** A game in a list, with the figure by which it stands there. */
export interface RankedGame {
  readonly value: number;
  readonly result: DatedResult;
}

/** Days in a list: one day with its wins, or a run of days with its length. */
export interface RankedDays {
  readonly value: number;
  readonly first: Day;
  readonly last: Day;
  /** The instant at which the figure was reached. */
  readonly reached: number;
}

/** The five lists of one game with its options (L4), the best first. */
export interface Boards {
  /** Days by the games won on them. */
  readonly gamesWon: readonly RankedDays[];
  /** With the bonus for time. `undefined` where points can be won again and again, so that they rank nothing. */
  readonly score: readonly RankedGame[] | undefined;
  /** Milliseconds. */
  readonly fastest: readonly RankedGame[];
  readonly fewestMoves: readonly RankedGame[];
  readonly dayStreak: readonly RankedDays[];
}

/** Entries of a list. */
const MOST = 10;

/** Does a day lie in the period that ends with `today`? A day ahead, after a flight west, lies in it. */
export const isIn = (period: Period, day: Day, today: Day, firstWeekday: number): boolean => {
  if (period === 'all') return true;
  if (period === 'day') return day >= today;
  if (period === 'week') return day >= (weekOf(today, firstWeekday)[0] as Day);
  const { year, month } = monthOf(today);
  const of = monthOf(day);
  return of.year * 12 + of.month >= year * 12 + month;
};

/** The lists of the results of one game, in any order. Among equals stands first who was there first. */
export const boardsOf = (results: readonly DatedResult[], game: Game): Boards => {
  const wins = results
    .filter(({ ending }) => ending === 'won')
    .toSorted((one, other) => one.endedAt - other.endedAt);
  // Of an earlier scoring nothing is comparable: it is in no list with this one.
  const scored = ({ scoring }: DatedResult) => scoring === game.scoring.id;
  return {
    gamesWon: daysByWins(wins),
    score: game.farmable
      ? undefined
      : rankedGames(wins.filter(scored), ({ score, bonus }) => score + bonus, 'most'),
    fastest: rankedGames(wins, ({ played }) => played, 'least'),
    fewestMoves: rankedGames(wins, ({ moveCount }) => moveCount, 'least'),
    dayStreak: ranked(
      dayRuns(wins.map(({ day, endedAt }) => ({ day, at: endedAt }))).map(
        ({ length, first, last, reached }) => ({ value: length, first, last, reached }),
      ),
    ),
  };
};

const rankedGames = (
  wins: readonly DatedResult[],
  figureOf: (result: DatedResult) => number,
  best: 'most' | 'least',
): readonly RankedGame[] => {
  const sign = best === 'least' ? 1 : -1;
  // Sorting keeps the order of equals, and wins come in the order in which they were reached.
  return wins
    .map((result) => ({ value: figureOf(result), result }))
    .toSorted((one, other) => sign * (one.value - other.value))
    .slice(0, MOST);
};

const daysByWins = (wins: readonly DatedResult[]): readonly RankedDays[] =>
  ranked(
    [...Map.groupBy(wins, ({ day }) => day)].map(([day, own]) => ({
      value: own.length,
      first: day,
      last: day,
      reached: own.at(-1)?.endedAt ?? 0,
    })),
  );

const ranked = (days: readonly RankedDays[]): readonly RankedDays[] =>
  days.toSorted((one, other) => other.value - one.value || one.reached - other.reached).slice(0, MOST);
