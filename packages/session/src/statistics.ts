import { addDays, weekOf } from './calendar.ts';
import type { Day } from './day.ts';
import type { GameResult } from './results.ts';
import { type DayStreaks, dayStreaks, type OnDay } from './streaks.ts';

/** The result of a game with the day on which it ended where the player was. */
export interface DatedResult extends GameResult {
  readonly day: Day;
}

/** What is known of a deal: proven winnable, proven dead, or its search came to no end. */
export type DealTruth = 'win' | 'dead' | 'open';

/** The best of a figure over won games, and its mean; never a total. */
export interface Figure {
  readonly best: number;
  readonly mean: number;
  /** How many won games it is of: at least one. */
  readonly of: number;
}

/** The scores of won games under one scoring: scores of two are never mixed. */
interface ScoreFigure extends Figure {
  readonly scoring: string;
}

/** Games that ended in a week. */
export interface WeekCount {
  readonly first: Day;
  readonly won: number;
  readonly notWon: number;
}

/** Won games by how long they took: from so many seconds, to less than `to`. */
export interface TimeCount {
  readonly from: number;
  readonly to: number | undefined;
  readonly won: number;
}

/** Chance taken out: of the games whose deal could be won, how many were. Each counts a game, not a deal. */
export interface Luck {
  readonly couldBeWon: number;
  readonly won: number;
  readonly couldNot: number;
  readonly notKnown: number;
}

/** Everything that is counted of some games (L5). */
export interface Statistics {
  /** Games that ended: won, given up, or left for a new deal. Deals never touched and games still open count nowhere. */
  readonly played: number;
  readonly won: number;
  readonly givenUp: number;
  readonly left: number;
  /** Won of played, 0 to 1; `undefined` before the first game. */
  readonly winRate: number | undefined;
  /** Wins in a row, in the order in which games ended. */
  readonly winsInARow: DayStreaks;
  /** Days in a row with a win. */
  readonly daysInARow: DayStreaks;
  /** Milliseconds of won games. */
  readonly time: Figure | undefined;
  readonly moves: Figure | undefined;
  /** With the bonus for time; one for each scoring, in the order in which they were first used. */
  readonly scores: readonly ScoreFigure[];
  readonly luck: Luck;
  readonly weeks: readonly WeekCount[];
  readonly times: readonly TimeCount[];
}

/** What the counting needs beside the results. */
export interface StatisticsTerms {
  readonly truths: ReadonlyMap<string, DealTruth>;
  /** The code of the game on the table, if it is not over: what is known of it is not told. */
  readonly hidden: string | undefined;
  readonly now: OnDay;
  /** The weekday with which weeks begin, 1 for Monday. */
  readonly firstWeekday: number;
}

const WEEKS = 12;
/** Seconds at which the next kind of game begins, in the count of times. */
const TIMES = [0, 60, 120, 180, 300, 480, 720, 1200];

/** Counts results, in the order in which they ended. */
export const statisticsOf = (results: readonly DatedResult[], terms: StatisticsTerms): Statistics => {
  const wins = results.filter(({ ending }) => ending === 'won');
  const played = results.length;
  const scorings = [...new Set(wins.map(({ scoring }) => scoring))];
  return {
    played,
    won: wins.length,
    givenUp: results.filter(({ ending }) => ending === 'givenUp').length,
    left: results.filter(({ ending }) => ending === 'newDeal').length,
    winRate: played === 0 ? undefined : wins.length / played,
    winsInARow: winsInARow(results),
    daysInARow: dayStreaks(
      wins.map(({ day, endedAt }) => ({ day, at: endedAt })),
      terms.now,
    ),
    time: figureOf(
      wins.map((win) => win.played),
      Math.min,
    ),
    moves: figureOf(
      wins.map(({ moveCount }) => moveCount),
      Math.min,
    ),
    scores: scorings.flatMap((scoring) => {
      const own = wins.filter((win) => win.scoring === scoring);
      const figure = figureOf(
        own.map(({ score, bonus }) => score + bonus),
        Math.max,
      );
      return figure ? [{ scoring, ...figure }] : [];
    }),
    luck: luckOf(results, terms),
    weeks: weeksOf(results, terms),
    times: timesOf(wins),
  };
};

const figureOf = (
  values: readonly number[],
  better: (one: number, other: number) => number,
): Figure | undefined => {
  const [first, ...rest] = values;
  if (first === undefined) return undefined;
  const sum = values.reduce((before, value) => before + value, 0);
  return {
    best: rest.reduce((best, value) => better(best, value), first),
    mean: sum / values.length,
    of: values.length,
  };
};

const winsInARow = (results: readonly DatedResult[]): DayStreaks => {
  let current = 0;
  let longest = 0;
  for (const { ending } of results) {
    current = ending === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
};

const luckOf = (results: readonly DatedResult[], { truths, hidden }: StatisticsTerms): Luck => {
  // A win is a proof of its own: for every other game at the same cards too.
  const proven = new Set(results.filter(({ ending }) => ending === 'won').map(({ code }) => code));
  const truthOf = ({ code, ending }: DatedResult): DealTruth => {
    if (ending === 'won') return 'win';
    if (code === hidden) return 'open';
    return proven.has(code) ? 'win' : (truths.get(code) ?? 'open');
  };
  const known = results.map(truthOf);
  const count = (truth: DealTruth) => known.filter((each) => each === truth).length;
  return {
    couldBeWon: count('win'),
    won: results.filter(({ ending }) => ending === 'won').length,
    couldNot: count('dead'),
    notKnown: count('open'),
  };
};

/** The last weeks up to this one, also those in which nothing was played. */
const weeksOf = (
  results: readonly DatedResult[],
  { now, firstWeekday }: StatisticsTerms,
): readonly WeekCount[] => {
  const [thisWeek] = weekOf(now.day, firstWeekday) as [Day];
  return Array.from({ length: WEEKS }, (_, n) => {
    const first = addDays(thisWeek, 7 * (n + 1 - WEEKS));
    const after = addDays(first, 7);
    const own = results.filter(({ day }) => day >= first && day < after);
    const won = own.filter(({ ending }) => ending === 'won').length;
    return { first, won, notWon: own.length - won };
  });
};

const timesOf = (wins: readonly DatedResult[]): readonly TimeCount[] =>
  TIMES.map((from, n) => {
    const to = TIMES[n + 1];
    const isHere = (seconds: number) => seconds >= from && (to === undefined || seconds < to);
    return { from, to, won: wins.filter(({ played }) => isHere(played / 1000)).length };
  });
