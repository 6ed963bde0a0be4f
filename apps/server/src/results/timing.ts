import { ok, type Result } from '@geduld/core';
import type { Mark } from '@geduld/protocol';
import { addDays, type Day, dayOf } from '@geduld/session';
import type { Refused } from '../http/problems.ts';
import { recordRefused } from './recordProblem.ts';

/** The way of a ticket and of a clock's fraction: so much more than has passed may have been played, in milliseconds. */
const SLACK_MS = 2_000;
/** So much longer than was played may a timed game have taken: 2 minutes, and half of what was played. */
const PAUSE_MS = 120_000;
const PAUSE_SHARE = 0.5;
/** Days that a result may come after its own, and before it: places are ahead of and behind universal time. */
const DAYS_AFTER = 2;
const DAYS_AHEAD = 1;

/** What the server knows of the time of a game. */
export interface Heard {
  readonly now: number;
  /** When the server heard of the deal; nothing for a game without a ticket. */
  readonly dealtAt: number | undefined;
  /** Was this attempt the first at its deal that the server heard of from this person? */
  readonly isFirst: boolean;
}

/**
 * Why the time of a game does not count, if so. A first game that claims more time than has passed since its deal is
 * refused: its record was made up. Of a later attempt the time does not count anyway.
 */
export const timeMark = (
  played: number,
  lastEntry: number,
  { now, dealtAt, isFirst }: Heard,
): Result<Extract<Mark, 'offline' | 'seenBefore' | 'paused'> | undefined, Refused> => {
  if (dealtAt === undefined) return ok('offline');
  if (!isFirst) return ok('seenBefore');
  const elapsed = now - dealtAt;
  // Only this server makes tickets: one of the future tells that its clock was wrong, and nothing of the player.
  if (elapsed < 0) return ok('offline');
  if (played > elapsed + SLACK_MS)
    return recordRefused(
      'The record claims more time than has passed since the deal.',
      `record.t[${lastEntry}]`,
      played,
      `at most ${elapsed + SLACK_MS}`,
    );
  return ok(elapsed > played + PAUSE_MS + PAUSE_SHARE * played ? 'paused' : undefined);
};

/** Does a result come so long after its day, or before it, that only the lists of all time can take it? */
export const isLate = (day: Day, now: number): boolean => {
  const today = dayOf(now, () => 0);
  return day < addDays(today, -DAYS_AFTER) || day > addDays(today, DAYS_AHEAD);
};
