import type { Day } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { isLate, timeMark } from './timing.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const heard = (elapsed: number | undefined, isFirst = true) => ({
  now: NOW,
  dealtAt: elapsed === undefined ? undefined : NOW - elapsed,
  isFirst,
});
const mark = (played: number, elapsed: number | undefined, isFirst = true) =>
  timeMark(played, 99, heard(elapsed, isFirst));

describe('the time of a game', () => {
  test('counts where it fits between deal and win', () => {
    expect(mark(60_000, 60_000)).toEqual({ ok: true, value: undefined });
    expect(mark(60_000, 58_000)).toEqual({ ok: true, value: undefined });
    expect(mark(60_000, 60_000 + 120_000 + 30_000)).toEqual({ ok: true, value: undefined });
  });

  test('that is more than has passed is refused with the entry', () => {
    const refused = mark(60_000, 57_999);
    expect(refused).toMatchObject({
      ok: false,
      error: { why: 'record', place: 'record.t[99]', found: '60000', expected: 'at most 59999' },
    });
    expect(mark(60_000, 0).ok).toBe(false);
  });

  test('is not known after the clock was set back behind the deal', () => {
    expect(mark(60_000, -5_000)).toEqual({ ok: true, value: 'offline' });
  });

  test('has a mark where it does not count: long thought off the clock, no ticket, a deal that was seen', () => {
    expect(mark(60_000, 210_001)).toEqual({ ok: true, value: 'paused' });
    expect(mark(60_000, undefined)).toEqual({ ok: true, value: 'offline' });
    expect(mark(60_000, 60_000, false)).toEqual({ ok: true, value: 'seenBefore' });
    // Of a later attempt nothing is timed, so that a ticket that came late refuses nobody.
    expect(mark(60_000, 1, false)).toEqual({ ok: true, value: 'seenBefore' });
  });
});

test('K16: a day counts as a day from two days ago to tomorrow, in universal time', () => {
  const late = (day: string) => isLate(day as Day, NOW);
  expect(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map(late)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['2026-11-28', '2026-12-03', '0001-01-01', '9999-12-31'].map(late)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
