import { readFileSync } from 'node:fs';
import { makeKernel } from '@geduld/solver-kernel';
import { expect, test } from 'vitest';
import { klondikeSpec, startOf, thoughtfulSpec } from '../testing/golden.ts';
import { smallDeal, smallSpec, testRng } from '../testing/smallGames.ts';
import { CHILD_SIZE, HIGH, LOW, MOVE, SCORE, WHERE } from './brood.ts';
import { klondikeEngine } from './engine.ts';
import { KERNEL_MAP } from './kernelMap.ts';
import { ALL_PRUNINGS, NO_PRUNINGS, type Prunings } from './prunings.ts';
import {
  BARE_COLUMNS,
  FIXED0,
  FIXED1,
  GAP,
  HEIGHTS,
  OPEN0,
  OPEN1,
  REDEALS,
  STATE_SIZE,
  STOCK,
  TAKEN,
  UNIT_INDEX,
  UNITS,
} from './state.ts';

const budget = { visits: 60_000, tableBytes: 1 << 26, cancelled: () => false };
const deals = readFileSync(new URL('../../golden/deals.txt', import.meta.url), 'utf8').split('\n');

test('the solver and its kernel agree where everything lies', () => {
  const places = makeKernel()?.places ?? {};
  for (const [name, place] of Object.entries(KERNEL_MAP)) expect([name, places[name]]).toEqual([name, place]);
  const words = {
    HEIGHTS,
    OPEN0,
    OPEN1,
    FIXED0,
    FIXED1,
    UNITS,
    UNIT_INDEX,
    BARE_COLUMNS,
    STOCK,
    GAP,
    REDEALS,
    TAKEN,
    LOW,
    HIGH,
    MOVE,
    WHERE,
    SCORE,
  };
  for (const [name, word] of Object.entries(words)) expect([name, places[name]]).toEqual([name, 4 * word]);
  expect(places.STATE_BYTES).toBe(4 * STATE_SIZE);
  expect(places.CHILD_BYTES).toBe(4 * CHILD_SIZE);
});

test('the kernel answers where there is one, and TypeScript when it is asked for', () => {
  const spec = klondikeSpec(1);
  const start = startOf(spec, deals[1] as string);
  expect(klondikeEngine(spec, start)?.by).toBe('kernel');
  expect(klondikeEngine(spec, start, { by: 'typescript' })?.by).toBe('typescript');
});

test.each([klondikeSpec(1), klondikeSpec(3), thoughtfulSpec(1), thoughtfulSpec(3)])(
  'both engines answer the same after as many visits: $id',
  (spec) => {
    for (let line = 0; line < 24; line++) {
      const start = startOf(spec, deals[line] as string);
      const kernel = klondikeEngine(spec, start);
      const verdict = kernel?.ask(start, budget);
      expect(verdict).toEqual(klondikeEngine(spec, start, { by: 'typescript' })?.ask(start, budget));
      kernel?.release();
    }
  },
);

test('both engines answer the same for every small game and any prunings', () => {
  const rng = testRng(31);
  const names = Object.keys(ALL_PRUNINGS) as (keyof Prunings)[];
  for (let game = 0; game < 200; game++) {
    const spec = smallSpec(rng);
    const start = smallDeal(spec, rng);
    const prunings = { ...NO_PRUNINGS };
    for (const name of names) prunings[name] = rng.below(2) === 0;
    const kernel = klondikeEngine(spec, start, { prunings });
    const verdict = kernel?.ask(start, budget);
    expect(verdict).toEqual(klondikeEngine(spec, start, { prunings, by: 'typescript' })?.ask(start, budget));
    kernel?.release();
  }
});
