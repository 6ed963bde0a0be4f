import { isWon, play, type RuleSpec } from '@geduld/core';
import { expect, test } from 'vitest';
import { klondikeEngine } from './klondike/engine.ts';
import { solvePlainly } from './plain/search.ts';
import { solve } from './solve.ts';
import { klondikeSpec, startOf } from './testing/golden.ts';
import { smallDeal, smallSpec, testRng, truthFrom } from './testing/smallGames.ts';

const budget = { visits: 1_000_000, tableBytes: 1 << 26, cancelled: () => false };

/** From a public bug report: a card must be taken back onto the column that it has just left. */
const TAKEN_BACK =
  'AC 6C 2C AD 5C 2H AH AS 4H 3C KH 5H 3H 3S 2S KD 4D 3D 2D 4C 6S KC KS 6D 5D 5S 6H 4S ' +
  'QC QD QH QS JC JD JH JS TC TD TH TS 9C 9D 9H 9S 8C 8D 8H 8S 7C 7D 7H 7S';

test('the deal that asks for a card to be taken back at once is won', () => {
  const spec = klondikeSpec(1);
  const start = startOf(spec, TAKEN_BACK);
  const verdict = solve(spec, start, budget);
  expect(verdict.kind).toBe('win');
  let now = start;
  for (const move of verdict.kind === 'win' ? verdict.moves : []) {
    const played = play(spec, now, move);
    expect(played.ok).toBe(true);
    if (played.ok) now = played.value.position;
  }
  expect(isWon(spec, now)).toBe(true);
});

test('a won position is won without a move, and budgets end a search with their reason', () => {
  const spec = klondikeSpec(3);
  const start = startOf(spec, TAKEN_BACK);
  const won = {
    columns: start.columns.map(() => ({ cards: [], down: 0 })),
    foundations: [13, 13, 13, 13],
    stock: [],
    waste: [],
    redeals: 2,
  };
  expect(solve(spec, won, budget)).toEqual({ kind: 'win', moves: [], visited: 0 });
  expect(solve(spec, start, { ...budget, visits: 10 })).toMatchObject({ kind: 'open', because: 'visits' });
  expect(solve(spec, start, { ...budget, cancelled: () => true })).toMatchObject({
    kind: 'open',
    because: 'cancelled',
  });
});

test('an engine knows at once what it has proven dead', () => {
  const rng = testRng(5);
  for (let n = 0; n < 40; n++) {
    const spec = smallSpec(rng, { vacancy: 'king' });
    const start = smallDeal(spec, rng);
    const engine = klondikeEngine(spec, start);
    const first = engine?.ask(start, budget);
    if (first?.kind !== 'dead') continue;
    expect(engine?.ask(start, budget)).toEqual({ kind: 'dead', visited: 0 });
  }
});

test('a game that no engine holds is searched plainly, and as truly', () => {
  const rng = testRng(99);
  let compared = 0;
  for (let n = 0; n < 30; n++) {
    const spec: RuleSpec = { ...smallSpec(rng), building: 'sameSuit' };
    const start = smallDeal(spec, rng);
    expect(klondikeEngine(spec, start)).toBeUndefined();
    const truth = truthFrom(spec, start, 1500);
    if (truth === undefined) continue;
    compared++;
    expect(solve(spec, start, budget).kind).toBe(truth.winnable[0] ? 'win' : 'dead');
  }
  expect(compared).toBeGreaterThan(5);
  expect(
    solvePlainly(klondikeSpec(1), startOf(klondikeSpec(1), TAKEN_BACK), { ...budget, visits: 50 }),
  ).toMatchObject({ kind: 'open', because: 'visits' });
});
