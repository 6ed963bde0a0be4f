import { ok, type Result } from '@geduld/core';
import type { Game } from '@geduld/games';
import { checkRecord, codeText, type GameRecord } from '@geduld/notation';
import type { Submission } from '@geduld/protocol';
import { type Day, dailyCode, dayNumber, readDay, sessionWon, verify } from '@geduld/session';
import { type Refused, refused } from '../http/problems.ts';
import { leastTime } from './leastTime.ts';
import { notARecord, recordRefused, replayRefused } from './recordProblem.ts';

const DAY_MS = 86_400_000;

/** A submission whose record was replayed and holds: what the server itself found in it. */
export interface VerifiedWin {
  readonly attempt: string;
  readonly game: Game;
  /** The code in its one form. */
  readonly code: string;
  /** Were the cards brought along (a long code)? */
  readonly imported: boolean;
  /** Without the bonus. */
  readonly score: number;
  readonly moves: number;
  /** Milliseconds, as the record claims them. */
  readonly played: number;
  /** The player's day, as the player claims it. */
  readonly day: Day;
  /** The day whose challenge it is. */
  readonly daily: Day | null;
  /** When it ended, as the player claims it. */
  readonly endedAt: number;
  /** The record as it is stored and published, its code in its one form. */
  readonly record: GameRecord;
}

/**
 * Replays a submission from its code alone and says what came out, or where it first does not hold. All that needs neither
 * store nor clock is judged here; the balance that cumulative Vegas carries counts for nothing (K9).
 */
export const verifiedWin = ({
  attempt,
  record,
  day,
  endedAt,
  daily,
}: Submission): Result<VerifiedWin, Refused> => {
  const checked = checkRecord(record);
  if (!checked.ok) return notARecord(checked.error);
  const replayed = verify(checked.value);
  if (!replayed.ok) return replayRefused(replayed.error);
  const session = replayed.value;
  if (!sessionWon(session)) return recordRefused('The game is not won.', 'record.won', false, 'true');
  const played = checked.value.t.at(-1) ?? 0;
  const least = leastTime(session);
  if (played < least)
    return recordRefused(
      'No hand plays so fast.',
      `record.t[${checked.value.t.length - 1}]`,
      played,
      `at least ${least} ms for these entries`,
    );
  const days = daysOf(day, endedAt, daily);
  if (!days.ok) return days;
  const { game } = session.code;
  const code = codeText(session.code);
  if (days.value.daily !== null) {
    const challenge = dailyCode(days.value.daily, game.letters, game.options);
    if (challenge === undefined || codeText(challenge) !== code)
      return recordRefused(
        'This is not the deal of that day’s challenge.',
        'daily',
        code,
        challenge ? codeText(challenge) : 'no day: the challenge is not played with these options',
      );
  }
  return ok({
    attempt,
    game,
    code,
    imported: session.code.deal.kind === 'long',
    score: session.standing.score,
    moves: session.moveCount,
    played,
    endedAt,
    ...days.value,
    record: { ...checked.value, code },
  });
};

/** Days that a calendar has, and an end that lay in the day somewhere on earth. */
const daysOf = (
  day: string,
  endedAt: number,
  daily: string | undefined,
): Result<Pick<VerifiedWin, 'day' | 'daily'>, Refused> => {
  const read = readDay(day);
  if (read === undefined) return notADay('day', day);
  // Places are at most 14 hours ahead of universal time and 12 behind.
  if (Math.abs(dayNumber(read) - Math.floor(endedAt / DAY_MS)) > 1)
    return recordRefused('The game ended on no such day.', 'endedAt', endedAt, `an instant of ${day}`);
  if (daily === undefined) return ok({ day: read, daily: null });
  const challenge = readDay(daily);
  return challenge === undefined ? notADay('daily', daily) : ok({ day: read, daily: challenge });
};

const notADay = (place: string, found: string): Result<never, Refused> =>
  refused('badRequest', 'No calendar has this day.', { place, found, expected: 'a day such as 2026-11-30' });
