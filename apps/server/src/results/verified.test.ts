import type { GameRecord } from '@geduld/notation';
import type { Submission } from '@geduld/protocol';
import { act, type Day, FINISH, recordOf, replay, startSession, verify } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { example, submissionOf, WON_DAYS, wonDaily, wonRecord } from '../testing/wins.ts';
import { verifiedWin } from './verified.ts';

const DAY = '2026-12-01' as Day;
const judged = (record: GameRecord, other: Partial<Submission> = {}) =>
  verifiedWin(submissionOf(record, DAY, other));
const refusal = (record: GameRecord, other: Partial<Submission> = {}) => {
  const result = judged(record, other);
  return result.ok ? undefined : result.error;
};
const RECORD = wonRecord(0);
/** One that ends in a finish. */
const FINISHED = wonRecord(3);
const EXAMPLES = [
  'klondike-draw-1',
  'klondike-draw-3',
  'klondike-vegas',
  'russian-classic',
  'russian-relaxed',
  'thoughtful',
  'yukon',
];

describe('a record that holds', () => {
  test('is told by what the replay found', () => {
    const result = judged(RECORD);
    expect(result).toMatchObject({
      ok: true,
      value: {
        code: 'KL1-D1N-AAAAABM',
        score: 600,
        moves: 119,
        played: 59_000,
        daily: null,
        imported: false,
      },
    });
  });

  test.each(EXAMPLES)('%s is one', (name) => {
    const record = example(name);
    const result = judged({ ...record, t: record.t.map((_, n) => n * 1000) });
    expect(result).toMatchObject({ ok: true, value: { moves: record.moveCount, score: record.score } });
  });

  test('has its code in its one form, however it was written', () => {
    expect(judged({ ...RECORD, code: ' kl1 d1n aaaaabm' })).toMatchObject({
      ok: true,
      value: { code: 'KL1-D1N-AAAAABM', record: { code: 'KL1-D1N-AAAAABM' } },
    });
  });
});

describe('a record that was forged is refused with its place', () => {
  const changed = (at: number, text: string) => ({
    ...RECORD,
    moves: RECORD.moves.map((move, n) => (n === at ? text : move)),
  });

  test('an impossible move', () => {
    expect(refusal(changed(7, 'c1-fs'))).toMatchObject({
      why: 'record',
      place: 'record.moves[7]',
      found: 'c1-fs',
    });
    expect(refusal(changed(7, 'c1-fs'))?.says).toMatch(/^Entry 8, c1-fs, is against the rules: /);
  });

  test('a move that cannot be read', () => {
    expect(refusal(changed(3, 'cheat'))).toMatchObject({ place: 'record.moves[3]', found: 'cheat' });
  });

  test('wrong totals', () => {
    expect(refusal({ ...RECORD, score: 601 })).toMatchObject({
      place: 'record.score',
      found: '601',
      expected: '600',
    });
    expect(refusal({ ...RECORD, moveCount: 60 })).toMatchObject({
      place: 'record.moveCount',
      expected: '119',
    });
    expect(refusal({ ...RECORD, won: false })).toMatchObject({ place: 'record.won', expected: 'true' });
  });

  test('a game that is not won', () => {
    const start = startSession(sessionOf(RECORD).code);
    const half = { moves: RECORD.moves.slice(0, 50), t: RECORD.t.slice(0, 50) };
    const session = replay(start, half);
    if (!session.ok) throw new Error('half of a game holds');
    expect(refusal(recordOf(session.value))).toMatchObject({ place: 'record.won', found: 'false' });
    expect(refusal({ ...recordOf(session.value), won: true })).toMatchObject({
      place: 'record.won',
      found: 'true',
    });
  });

  test('negative and falling times, and too few of them', () => {
    const times = (t: readonly number[]) => refusal({ ...RECORD, t });
    expect(times(RECORD.t.map((time, n) => (n === 0 ? -1 : time)))).toMatchObject({ place: 'record.t[0]' });
    expect(times(RECORD.t.map((time, n) => (n === 90 ? 1 : time)))).toMatchObject({ place: 'record.t[90]' });
    expect(times(RECORD.t.slice(1))).toMatchObject({ place: 'record.t' });
  });

  test('a pace of which no hand is able', () => {
    expect(judged(wonRecord(0, 80)).ok).toBe(true);
    expect(refusal(wonRecord(0, 20))).toMatchObject({
      why: 'record',
      place: `record.t[${RECORD.t.length - 1}]`,
      says: 'No hand plays so fast.',
    });
    expect(refusal({ ...RECORD, t: RECORD.t.map(() => 0) })).toMatchObject({
      says: 'No hand plays so fast.',
    });
  });

  test('K10: a finish takes the time of one carry, what only claims to be one that of its moves', () => {
    const leastOf = (record: GameRecord) =>
      Number(/at least (\d+) ms/.exec(refusal({ ...record, t: record.t.map(() => 0) })?.expected ?? '')?.[1]);
    const [first, length] = FINISHED.steps?.[0] ?? [0, 0];
    expect(first + length).toBe(FINISHED.moves.length);
    expect(length).toBeGreaterThan(5);
    const { steps: _, ...unfinished } = FINISHED;
    expect(leastOf(unfinished) - leastOf(FINISHED)).toBe(80 * (length - 1));
    // The first two only claim to be one; what follows is a finish of its own.
    const odd = { ...FINISHED, steps: [[first, 2] as const, [first + 2, length - 2] as const] };
    expect(leastOf(odd) - leastOf(FINISHED)).toBe(80 * 2);
    const whole = { ...RECORD, steps: [[0, RECORD.moves.length]] as const };
    expect(leastOf(whole)).toBe(leastOf(RECORD));
  });

  test('a code that names no deal', () => {
    expect(refusal({ ...RECORD, code: 'KL1-D1N-AAAA' })).toMatchObject({ place: 'record.code' });
    expect(refusal({ ...RECORD, code: 'KL1-D1N-AAAAABN' })).toMatchObject({ why: 'record' });
  });

  test('K9: a balance from earlier games counts for nothing', () => {
    const vegas = example('klondike-vegas');
    expect(refusal({ ...vegas, score: vegas.score + 208 })).toMatchObject({ place: 'record.score' });
  });

  test('a day that no calendar has, or that was nowhere on earth when it ended', () => {
    expect(refusal(RECORD, { day: '2026-02-30' })).toMatchObject({ why: 'badRequest', place: 'day' });
    expect(refusal(RECORD, { daily: '2026-13-01' })).toMatchObject({ why: 'badRequest', place: 'daily' });
    expect(refusal(RECORD, { endedAt: Date.parse('2026-12-03T00:00:00Z') })).toMatchObject({
      place: 'endedAt',
    });
    expect(refusal(RECORD, { endedAt: 8_640_000_000_000_000 })).toMatchObject({ place: 'endedAt' });
    expect(judged(RECORD, { endedAt: Date.parse('2026-12-02T11:59:59Z') }).ok).toBe(true);
  });

  test('K16: a challenge that is another deal', () => {
    const [day] = WON_DAYS as [Day];
    expect(judged(wonDaily(day), { daily: day })).toMatchObject({ ok: true, value: { daily: day } });
    expect(refusal(RECORD, { daily: day })).toMatchObject({ why: 'record', place: 'daily' });
    expect(refusal(example('klondike-vegas'), { daily: day })).toMatchObject({ place: 'daily' });
  });
});

test('an undone finish and its redo are one action each', () => {
  const session = sessionOf(FINISHED);
  const undone = act(session, { kind: 'undo' }, 60_000);
  if (!undone.ok) throw new Error('a finish can be undone');
  const again = act(undone.value.session, FINISH, 61_000);
  if (!again.ok) throw new Error('a finish can be done again');
  expect(judged(recordOf(again.value.session)).ok).toBe(true);
});

const sessionOf = (record: GameRecord) => {
  const session = verify(record);
  if (!session.ok) throw new Error('the record holds');
  return session.value;
};
