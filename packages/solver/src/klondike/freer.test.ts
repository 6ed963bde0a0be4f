import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { klondikeSpec, startOf, thoughtfulSpec } from '../testing/golden.ts';
import { klondikeEngine } from './engine.ts';
import { freerSpec } from './freer.ts';
import { ALL_PRUNINGS } from './prunings.ts';

const deals = readFileSync(new URL('../../golden/deals.txt', import.meta.url), 'utf8').split('\n');

/** Asks about a golden deal in draw 3, in questions of so many visits, until it is decided or all are used up. */
const asked = (line: number, freeStock: boolean, slice: number, most: number) => {
  const spec = klondikeSpec(3);
  const start = startOf(spec, deals[line] as string);
  const engine = klondikeEngine(spec, start, { prunings: { ...ALL_PRUNINGS, freeStock } });
  if (engine === undefined) throw new Error('the engine holds Klondike');
  for (let visited = 0; ; ) {
    const verdict = engine.ask(start, { visits: slice, tableBytes: 1 << 26, cancelled: () => false });
    if (verdict === undefined) throw new Error('the engine answers for its own root');
    visited += verdict.visited;
    if (verdict.kind === 'open' && visited < most) continue;
    engine.release();
    return { kind: verdict.kind, visited };
  }
};

test('the freer game of draw 3 and of limited passes is draw 1 without a limit', () => {
  const free = { draw: 1, passes: 'unlimited' };
  expect(freerSpec(thoughtfulSpec(3))).toEqual({ ...thoughtfulSpec(3), stock: free });
  expect(freerSpec({ ...klondikeSpec(1), stock: { draw: 1, passes: 3 } })?.stock).toEqual(free);
  expect(freerSpec(klondikeSpec(1))).toBeUndefined();
  expect(freerSpec({ ...klondikeSpec(3), stock: 'none' })).toBeUndefined();
});

/** Dead in draw 1 already. */
const DEAD_IN_BOTH = 3132;
/** Dead in draw 3, won in draw 1. */
const DEAD_IN_DRAW_3 = 3811;

test('a deal of draw 3 that is dead in draw 1 already is dead sooner', () => {
  expect(asked(DEAD_IN_BOTH, true, 100_000, 100_000).kind).toBe('dead');
  expect(asked(DEAD_IN_BOTH, false, 300_000, 300_000).kind).toBe('open');
});

test('a deal that is won in draw 1 is searched to its end in draw 3', () => {
  const with1 = asked(DEAD_IN_DRAW_3, true, 1_000_000, 1_000_000);
  const without = asked(DEAD_IN_DRAW_3, false, 1_000_000, 1_000_000);
  expect(with1.kind).toBe('dead');
  expect(without.kind).toBe('dead');
  expect(with1.visited).toBeLessThan(1.5 * without.visited);
});

test.each([DEAD_IN_BOTH, DEAD_IN_DRAW_3])('questions in slices add up: line %i', (line) => {
  const whole = asked(line, true, 1_000_000, 1_000_000);
  const sliced = asked(line, true, 5000, 1_000_000);
  expect(sliced.kind).toBe('dead');
  expect(sliced.visited).toBeLessThan(2 * whole.visited);
});
