import {
  type Card,
  cardAt,
  deal,
  isWon,
  type Position,
  packOf,
  playLegal,
  type RuleSpec,
  shuffled,
} from '@geduld/core';
import { expect, test } from 'vitest';
import { testRng } from '../testing/smallGames.ts';
import { isYukon, yukonEngine } from './engine.ts';
import { solveYukon } from './solveYukon.ts';
import { FAMILY } from './testing/games.ts';
import { replays, strolled } from './testing/positions.ts';

const budget = { visits: 200_000, tableBytes: 1 << 26, cancelled: () => false };

const card = (text: string): Card => cardAt('A23456789TJQK'.indexOf(text[0]!) + 1, 'SHDC'.indexOf(text[1]!));
/** Columns of cards, bottom first; those before a bar lie face down. All other cards are home. */
const position = (columns: readonly string[], heights: readonly number[]): Position => ({
  columns: Array.from({ length: 7 }, (_, at) => {
    const words = (columns[at] ?? '').split(' ').filter((word) => word !== '');
    return { cards: words.filter((word) => word !== '|').map(card), down: Math.max(0, words.indexOf('|')) };
  }),
  foundations: heights,
  stock: [],
  waste: [],
  redeals: 0,
});
/** Three ranks in so many columns. */
const small = (building: RuleSpec['building'], columns: number): RuleSpec => ({
  ...FAMILY.yukon,
  ranks: 3,
  building,
  columns: FAMILY.yukon.columns.slice(0, columns),
});
const dealOf = (spec: RuleSpec, seed: number): Position => deal(spec, shuffled(packOf(13), testRng(seed)));

const ranksFrom = (low: number, suit: string): string =>
  [...'A23456789TJQK'.slice(low - 1)].map((rank) => rank + suit).join(' ');

/**
 * Two columns: the ace of hearts lies under the queen of spades, and on her all other hearts and the high diamonds, the
 * kings last. Nothing can be done but to carry the queen with all on her to her king.
 */
const underQueen = (lowestDiamond: number): Position => {
  const whole = position(
    [`AH QS ${ranksFrom(2, 'H')} ${ranksFrom(lowestDiamond, 'D')}`, 'KS'],
    [11, 0, lowestDiamond - 1, 13],
  );
  return { ...whole, columns: whole.columns.slice(0, 2) };
};
const twoColumns: RuleSpec = { ...FAMILY.russian, columns: FAMILY.russian.columns.slice(0, 2) };

test('Russian: a group of 20 cards is carried and wins, one of 21 is not and the game is dead', () => {
  const twenty = solveYukon(twoColumns, underQueen(7), budget);
  expect(replays(twoColumns, underQueen(7), twenty)).toBe(true);
  expect(solveYukon(twoColumns, underQueen(6), budget).kind).toBe('dead');
  const unlimited: RuleSpec = { ...twoColumns, groupLimit: 'none' };
  expect(replays(unlimited, underQueen(6), solveYukon(unlimited, underQueen(6), budget))).toBe(true);
});

test('a finished game is won by no move, and a king may be taken back to an empty column', () => {
  const won = position([], [13, 13, 13, 13]);
  expect(solveYukon(FAMILY.yukon, won, budget)).toEqual({ kind: 'win', moves: [], visited: 0 });
  // The ten of hearts lies under her queen and jack, which only a black king or queen could hold: all are home.
  const needsKing = position(['TH QH JH', 'KH'], [13, 9, 13, 13]);
  const verdict = solveYukon(FAMILY.yukon, needsKing, budget);
  expect(verdict.kind).toBe('win');
  expect(replays(FAMILY.yukon, needsKing, verdict)).toBe(true);
});

test('what the engine does not hold is refused', () => {
  expect(isYukon({ ...FAMILY.yukon, vacancy: 'any' })).toBe(false);
  expect(isYukon({ ...FAMILY.yukon, group: 'run' })).toBe(false);
  expect(isYukon({ ...FAMILY.yukon, stock: { draw: 1, passes: 'unlimited' } })).toBe(false);
  const spec: RuleSpec = { ...FAMILY.yukon, vacancy: 'any' };
  expect(yukonEngine(spec, dealOf(FAMILY.yukon, 1))).toBeUndefined();
  expect(() => solveYukon(spec, dealOf(FAMILY.yukon, 1), budget)).toThrow(/Yukon/);
});

test('a position of another deal gets no answer', () => {
  const engine = yukonEngine(FAMILY.yukon, dealOf(FAMILY.yukon, 1));
  expect(engine?.ask(dealOf(FAMILY.yukon, 2), budget)).toBeUndefined();
  expect(engine?.ask(dealOf(FAMILY.yukon, 1), budget)).toBeDefined();
});

test('along the winning line every answer is the rest of it, for nothing', () => {
  const spec = FAMILY['russian-relaxed'];
  const start = dealOf(spec, 5);
  const engine = yukonEngine(spec, start)!;
  const first = engine.ask(start, budget)!;
  expect(first.kind).toBe('win');
  if (first.kind !== 'win') return;
  let now = start;
  first.moves.forEach((move, n) => {
    expect(engine.ask(now, budget)).toEqual({ kind: 'win', moves: first.moves.slice(n), visited: 0 });
    now = playLegal(spec, now, move).position;
  });
  expect(isWon(spec, now)).toBe(true);
});

test('the same question has the same answer', () => {
  const start = dealOf(FAMILY.yukon, 12);
  expect(solveYukon(FAMILY.yukon, start, budget)).toEqual(solveYukon(FAMILY.yukon, start, budget));
});

/** Takes a long search. */
const hard = dealOf(FAMILY.yukon, 10);

test('a search stops where its budget ends, and says why', () => {
  const { yukon } = FAMILY;
  const visits = solveYukon(yukon, hard, { ...budget, visits: 5000 });
  expect(visits).toEqual({ kind: 'open', because: 'visits', visited: 5000 });
  const engine = yukonEngine(yukon, hard);
  const table = engine?.ask(hard, { ...budget, tableBytes: 50_000 });
  expect(table).toEqual({ kind: 'open', because: 'table', visited: expect.any(Number) });
  expect(engine?.tableBytes()).toBeLessThanOrEqual(50_000);
  expect(engine?.tableBytes()).toBeGreaterThan(25_000);
  // More room, and the same engine goes further.
  expect(engine?.ask(hard, { ...budget, visits: 5000 })).toEqual(visits);
});

test('a search asks often whether to stop, and stops', () => {
  let asked = 0;
  const stopAt = (most: number) => () => ++asked >= most;
  const verdict = solveYukon(FAMILY.yukon, hard, { ...budget, cancelled: stopAt(20) });
  expect(verdict).toEqual({ kind: 'open', because: 'cancelled', visited: expect.any(Number) });
  expect(asked).toBe(20);
  expect(verdict.visited).toBeLessThan(20 * 128);
});

test('what was proven dead stays known, and what an open search saw is not taken for dead', () => {
  const spec = FAMILY.yukon;
  const rng = testRng(77);
  let asked = 0;
  for (let game = 0; asked < 5 && game < 200; game++) {
    const start = deal(spec, shuffled(packOf(13), rng));
    const later = strolled(spec, start, 30, rng);
    const engine = yukonEngine(spec, start)!;
    const fresh = solveYukon(spec, later, budget);
    if (fresh.kind === 'open' || fresh.visited < 50) continue;
    asked++;
    for (const visits of [3, 10, 30]) engine.ask(start, { ...budget, visits });
    for (const visits of [5, 20]) engine.ask(later, { ...budget, visits });
    expect(engine.known()).toBe(0);
    expect(engine.ask(later, budget)?.kind).toBe(fresh.kind);
    if (fresh.kind === 'win') continue;
    expect(engine.known()).toBeGreaterThan(0);
    expect(engine.ask(later, budget)).toEqual({ kind: 'dead', visited: 0 });
  }
  expect(asked).toBe(5);
});

test('a two does not go home at once while an ace that carries other cards may want to lie on it', () => {
  const spec: RuleSpec = { ...small('alternateColor', 3), groupLimit: 3 };
  const start = position(['2S AD', '3S', '3D 2C AS 3C 2D'], [0, 3, 0, 1]);
  const three = { ...start, columns: start.columns.slice(0, 3) };
  expect(replays(spec, three, solveYukon(spec, three, budget))).toBe(true);
});

test('a card may be parted from one above it that it wants to go to', () => {
  const spec: RuleSpec = { ...small('anySuit', 2), groupLimit: 6 };
  const start = position(['2S | 3C', '3D 2H AC 3H 2D 3S 2C AH'], [1, 0, 1, 0]);
  const two = { ...start, columns: start.columns.slice(0, 2) };
  expect(replays(spec, two, solveYukon(spec, two, budget))).toBe(true);
});
