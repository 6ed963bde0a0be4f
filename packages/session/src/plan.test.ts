import { describe, expect, test } from 'vitest';
import { claimsFault, type LicenceClaims, readClaims } from './licence.ts';
import { gameOfDay, isUnlimited, type Plan, planAnswer, type Wish } from './plan.ts';

const A = 'KL1-D1N-AAAAAAB';
const B = 'RU1-C-AAAAABB';
const C = 'YU1-C-AAAAABC';
const free: Plan = { edition: 'freemium', premiumUntil: undefined, today: '2026-11-30', begun: undefined };
const begunToday: Plan = { ...free, begun: { day: '2026-11-30', code: A } };
const deal = (code: string, onTable = A): Wish => ({ kind: 'deal', code, onTable });
const EVERY_WISH: readonly Wish[] = [
  deal(B),
  { kind: 'hint', had: 0 },
  { kind: 'hint', had: 7 },
  { kind: 'look', free: false },
  { kind: 'look', free: true },
];

describe('the open edition', () => {
  test('P1: everything is unlocked, whatever was played and without a licence', () => {
    for (const wish of EVERY_WISH)
      expect(planAnswer({ ...begunToday, edition: 'open' }, wish)).toEqual({ kind: 'yes' });
  });
});

describe('freemium without Premium', () => {
  test('P2: one new game a local day', () => {
    expect(planAnswer(free, deal(B))).toEqual({ kind: 'yes' });
    expect(planAnswer(begunToday, deal(B))).toEqual({ kind: 'no', why: 'gameOfDay' });
    expect(planAnswer({ ...begunToday, today: '2026-12-01' }, deal(B))).toEqual({ kind: 'yes' });
  });

  test('P2: the deal on the table and the game of the day can be dealt again', () => {
    expect(planAnswer(begunToday, deal(A, A))).toEqual({ kind: 'yes' });
    // An older game lies on the table: it can be restarted, and the game of the day be gone back to.
    expect(planAnswer(begunToday, deal(C, C))).toEqual({ kind: 'yes' });
    expect(planAnswer(begunToday, deal(A, C))).toEqual({ kind: 'yes' });
    expect(planAnswer(begunToday, deal(B, C))).toEqual({ kind: 'no', why: 'gameOfDay' });
  });

  test('P2: a game over midnight counts for the day on which it was begun', () => {
    const lateLastNight: Plan = { ...free, begun: { day: '2026-11-29', code: A } };
    expect(planAnswer(lateLastNight, deal(B))).toEqual({ kind: 'yes' });
  });

  test('P2: a clock set back, or a flight west, brings no second game, and costs that one day only', () => {
    const ahead: Plan = { ...free, begun: { day: '2027-06-01', code: A } };
    expect(planAnswer(ahead, deal(B))).toEqual({ kind: 'no', why: 'gameOfDay' });
    const asToday = gameOfDay(ahead.begun, ahead.today);
    expect(asToday).toEqual({ day: '2026-11-30', code: A });
    expect(planAnswer({ ...ahead, begun: asToday, today: '2026-12-01' }, deal(B))).toEqual({ kind: 'yes' });
  });

  test('P2: a flight east over the date line is a new day', () => {
    expect(planAnswer({ ...begunToday, today: '2026-12-01' }, deal(B))).toEqual({ kind: 'yes' });
    expect(gameOfDay(begunToday.begun, '2026-12-01')).toEqual(begunToday.begun);
  });

  test('P2: one hint a game at once, each further one after the notice', () => {
    expect(planAnswer(free, { kind: 'hint', had: 0 })).toEqual({ kind: 'yes' });
    expect(planAnswer(free, { kind: 'hint', had: 1 })).toEqual({ kind: 'afterNotice', seconds: 5 });
    expect(planAnswer(free, { kind: 'hint', had: 30 })).toEqual({ kind: 'afterNotice', seconds: 5 });
  });

  test('P2, L1: the free table, back and faces only', () => {
    expect(planAnswer(free, { kind: 'look', free: true })).toEqual({ kind: 'yes' });
    expect(planAnswer(free, { kind: 'look', free: false })).toEqual({ kind: 'no', why: 'look' });
  });
});

describe('Premium', () => {
  test('P3: a licence lifts all of P2, through its last day', () => {
    const premium: Plan = { ...begunToday, premiumUntil: '2026-11-30' };
    for (const wish of EVERY_WISH) expect(planAnswer(premium, wish)).toEqual({ kind: 'yes' });
    expect(isUnlimited({ ...premium, today: '2026-12-01' })).toBe(false);
  });

  const claims: LicenceClaims = {
    geduld: 1,
    for: 'cards.example',
    from: '2026-11-01',
    until: '2027-10-31',
    id: 'k3',
  };

  test('P3: it holds for its deployment and from its first day to its last', () => {
    expect(claimsFault(claims, 'cards.example', '2026-11-01')).toBeUndefined();
    expect(claimsFault(claims, 'cards.example', '2027-10-31')).toBeUndefined();
    expect(claimsFault(claims, 'cards.example', '2027-11-01')).toEqual({
      why: 'expired',
      until: '2027-10-31',
    });
    expect(claimsFault(claims, 'cards.example', '2026-10-31')).toEqual({
      why: 'notYet',
      from: '2026-11-01',
    });
    expect(claimsFault(claims, 'other.example', '2026-12-01')).toEqual({
      why: 'otherDeployment',
      for: 'cards.example',
    });
  });

  test('P3: only claims of the known form are read', () => {
    expect(readClaims({ ...claims, more: 'is let be' })).toEqual(claims);
    for (const wrong of [
      undefined,
      'text',
      { ...claims, geduld: 2 },
      { ...claims, until: '2027-13-01' },
      { ...claims, from: 20261101 },
      { ...claims, for: null },
      { ...claims, id: undefined },
    ])
      expect(readClaims(wrong)).toBeUndefined();
  });
});
