import type { Game } from '@geduld/games';
import { BOARD_NAMES, type BoardName, type BoardPeriod, type Mark } from '@geduld/protocol';
import type { Day } from '@geduld/session';

/** A verified win, as far as boards look at it. */
export interface CountedWin {
  /** The name of the result. */
  readonly id: string;
  readonly game: Game;
  readonly day: Day;
  /** The day whose challenge it is. */
  readonly daily: Day | null;
  /** When the server heard of it: what decides between equals. */
  readonly received: number;
  /** Without the bonus. */
  readonly score: number;
  readonly bonus: number;
  readonly moves: number;
  readonly played: number;
  readonly marks: readonly Mark[];
}

const has = (marks: readonly Mark[], ...some: readonly Mark[]): boolean =>
  some.some((mark) => marks.includes(mark));

/** Does the time of a win with these marks count? */
export const isTimed = (marks: readonly Mark[]): boolean => !has(marks, 'offline', 'seenBefore', 'paused');

/** Does a win count for its day, and so for streaks and the lists of days, weeks and months? */
export const isFresh = (marks: readonly Mark[]): boolean => !has(marks, 'late', 'wonBefore', 'imported');

/** The boards for which a win of a game counts. */
export const boardsOfWin = (game: Game, marks: readonly Mark[]): readonly BoardName[] => {
  const timed = isTimed(marks);
  const counts: Readonly<Record<BoardName, boolean>> = {
    won: true,
    score: isFresh(marks) && !game.farmable && (timed || !game.scoring.timeBonus),
    fastest: isFresh(marks) && timed,
    fewestMoves: true,
    streak: isFresh(marks),
  };
  return has(marks, 'wonBefore', 'imported') ? [] : BOARD_NAMES.filter((board) => counts[board]);
};

/** The periods for which a win counts, on the boards for which it does. */
export const periodsOfWin = ({ day, daily, marks }: CountedWin): readonly BoardPeriod[] => {
  if (!isFresh(marks)) return ['all'];
  return daily === day ? ['day', 'week', 'month', 'all', 'daily'] : ['day', 'week', 'month', 'all'];
};
