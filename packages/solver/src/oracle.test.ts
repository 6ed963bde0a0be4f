import { readFileSync } from 'node:fs';
import { type Position, play, playLegal, type RuleSpec } from '@geduld/core';
import { describe, expect, test } from 'vitest';
import { createOracle, type Oracle } from './oracle.ts';
import { klondikeSpec, outcomesOf, startOf, thoughtfulSpec } from './testing/golden.ts';
import { smallDeal, smallSpec, strayed, testRng, truthFrom } from './testing/smallGames.ts';
import type { Budget, Verdict } from './verdict.ts';

const golden = (file: string): string => readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');
const LIMITS = { tableBytes: 1 << 26 };
const budget: Budget = { visits: 150_000, tableBytes: 1 << 26, cancelled: () => false };

const russianSpec: RuleSpec = {
  id: 'RU C',
  ranks: 13,
  columns: [0, 1, 2, 3, 4, 5, 6].map((down) => ({ down, up: down === 0 ? 1 : 5 })),
  building: 'sameSuit',
  group: 'any',
  groupLimit: 20,
  vacancy: 'king',
  stock: 'none',
};
const GAMES = [
  { file: 'klondike-d1', spec: klondikeSpec(1) },
  { file: 'klondike-d3', spec: klondikeSpec(3) },
  { file: 'thoughtful-d1', spec: thoughtfulSpec(1) },
  { file: 'thoughtful-d3', spec: thoughtfulSpec(3) },
  { file: 'russian', spec: russianSpec },
];
/** `cancelled` that says yes when it has been asked so often, as a slice of time would. */
const afterAsking = (times: number): (() => boolean) => {
  let left = times;
  return () => --left < 0;
};
/** Every position of a line, the first one included. */
const along = (spec: RuleSpec, start: Position, verdict: Verdict): readonly Position[] => {
  const positions = [start];
  for (const move of verdict.kind === 'win' ? verdict.moves : [])
    positions.push(playLegal(spec, positions.at(-1) as Position, move).position);
  return positions;
};

describe.each(GAMES)('a session of $file', ({ file, spec }) => {
  const outcomes = outcomesOf(golden(`${file}.tsv`));

  test('says what is known of golden deals; along a winning line every position is won for nothing', () => {
    let won = 0;
    for (let line = 0; line < 25; line++) {
      const start = startOf(spec, deals[line] as string);
      const oracle = createOracle(spec, start, LIMITS);
      const verdict = oracle.ask(start, budget);
      if (verdict.kind === 'open') continue;
      expect([line, verdict.kind]).toEqual([line, outcomes.get(line) === 'W' ? 'win' : 'dead']);
      if (verdict.kind !== 'win') continue;
      won++;
      for (const [n, position] of along(spec, start, verdict).entries())
        expect(oracle.ask(position, { ...budget, visits: 0 })).toEqual({
          kind: 'win',
          moves: verdict.moves.slice(n),
          visited: 0,
        });
      oracle.close();
    }
    expect(won).toBeGreaterThan(0);
  });

  test('dead stays dead, and so does all that follows it', () => {
    const rng = testRng(41);
    let dead = 0;
    for (let line = 0; line < 40 && dead < 4; line++) {
      const start = startOf(spec, deals[line] as string);
      const oracle = createOracle(spec, start, LIMITS);
      if (oracle.ask(start, budget).kind !== 'dead') continue;
      dead++;
      expect(oracle.ask(start, { ...budget, visits: 0 })).toEqual({ kind: 'dead', visited: 0 });
      for (let n = 0; n < 8; n++)
        expect(oracle.ask(strayed(spec, start, 1 + rng.below(30), rng), budget).kind).not.toBe('win');
    }
    expect(dead).toBeGreaterThan(0);
  });
});

describe('slices', () => {
  const inSlices = (oracle: Oracle, start: Position, limit: number) => {
    let visited = 0;
    for (let slices = 1; slices <= limit; slices++) {
      const verdict = oracle.ask(start, { ...budget, visits: 2 ** 40, cancelled: afterAsking(3) });
      visited += verdict.visited;
      if (verdict.kind !== 'open') return { kind: verdict.kind, visited, slices };
      expect(verdict.because).toBe('cancelled');
    }
    return undefined;
  };

  test.each(GAMES.slice(0, 4))('a slice goes on where the last one stopped: $file', ({ spec }) => {
    let many = 0;
    for (let line = 0; line < 30; line++) {
      const start = startOf(spec, deals[line] as string);
      const whole = createOracle(spec, start, LIMITS).ask(start, budget);
      if (whole.kind !== 'dead' || whole.visited < 3000) continue;
      const oracle = createOracle(spec, start, LIMITS);
      expect(oracle.slicesAddUp).toBe(true);
      const sliced = inSlices(oracle, start, 1000);
      expect(sliced?.kind).toBe('dead');
      // Each slice goes down again to where the work is; nothing that was proven is proven again.
      expect(sliced?.visited).toBeLessThan(1.5 * whole.visited);
      many = Math.max(many, sliced?.slices ?? 0);
    }
    expect(many).toBeGreaterThan(1);
  });

  test('a slice goes on where the last one stopped: Yukon', () => {
    const yukonSpec: RuleSpec = {
      ...russianSpec,
      id: 'YU C',
      building: 'alternateColor',
      groupLimit: 'none',
    };
    let many = 0;
    for (const [line, outcome] of outcomesOf(golden('yukon.tsv'))) {
      if (outcome !== 'L' || line >= 400) continue;
      const start = startOf(yukonSpec, deals[line] as string);
      const whole = createOracle(yukonSpec, start, LIMITS).ask(start, budget);
      if (whole.kind !== 'dead' || whole.visited < 2000) continue;
      const oracle = createOracle(yukonSpec, start, LIMITS);
      expect(oracle.slicesAddUp).toBe(true);
      const sliced = inSlices(oracle, start, 1000);
      expect(sliced?.kind).toBe('dead');
      expect(sliced?.visited).toBeLessThan(1.5 * whole.visited);
      many = Math.max(many, sliced?.slices ?? 0);
    }
    expect(many).toBeGreaterThan(1);
  });
});

test('in games of which the whole truth is known, a session is right about every position, in any order', () => {
  const rng = testRng(77);
  let asked = 0;
  for (let games = 0; games < 25; ) {
    const spec = smallSpec(rng);
    const start = strayed(spec, smallDeal(spec, rng), rng.below(60), rng);
    const truth = truthFrom(spec, start, 600);
    if (truth === undefined) continue;
    games++;
    const oracle = createOracle(spec, start, LIMITS);
    for (let m = 0; m < 40; m++) {
      const at = rng.below(truth.positions.length);
      const position = truth.positions[at] as Position;
      const verdict = oracle.ask(position, m % 3 === 0 ? { ...budget, visits: 20 } : budget);
      if (verdict.kind === 'open') continue;
      asked++;
      expect(verdict.kind).toBe(truth.winnable[at] ? 'win' : 'dead');
    }
    oracle.close();
  }
  expect(asked).toBeGreaterThan(500);
});

test('a table stays within its bytes, whatever a question allows; a closed session holds none', () => {
  const spec = klondikeSpec(3);
  for (let line = 0; line < 40; line++) {
    const start = startOf(spec, deals[line] as string);
    const oracle = createOracle(spec, start, { tableBytes: 1 << 16 });
    const verdict = oracle.ask(start, { ...budget, tableBytes: 2 ** 30 });
    expect(oracle.tableBytes()).toBeLessThanOrEqual(1 << 16);
    oracle.close();
    expect(oracle.tableBytes()).toBe(0);
    expect(() => oracle.ask(start, budget)).toThrow('closed');
    if (verdict.kind === 'open' && verdict.because === 'table') return;
  }
  expect.unreachable('one of these deals needs more than the table');
});

test('a position of another game is answered for itself', () => {
  const spec = klondikeSpec(1);
  const [first, second] = [0, 9].map((line) => startOf(spec, deals[line] as string)) as [Position, Position];
  const oracle = createOracle(spec, first, LIMITS);
  expect(oracle.ask(second, budget).kind).toBe('dead');
  const verdict = oracle.ask(first, budget);
  expect(verdict.kind).toBe('win');
  for (const move of verdict.kind === 'win' ? verdict.moves.slice(0, 1) : [])
    expect(play(spec, first, move).ok).toBe(true);
});

test('a game that no engine holds has a session too', () => {
  const rng = testRng(3);
  for (let games = 0; games < 3; ) {
    const spec: RuleSpec = { ...smallSpec(rng), building: 'sameSuit' };
    const start = strayed(spec, smallDeal(spec, rng), 40, rng);
    const truth = truthFrom(spec, start, 300);
    if (truth === undefined) continue;
    games++;
    const oracle = createOracle(spec, start, LIMITS);
    expect(oracle.slicesAddUp).toBe(false);
    expect(oracle.tableBytes()).toBe(0);
    expect(oracle.ask(start, budget).kind).toBe(truth.winnable[0] ? 'win' : 'dead');
  }
});
