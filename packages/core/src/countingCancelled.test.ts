import { gameOf } from '@geduld/games';
import { expect, test } from 'vitest';
import { countFrom, deal, dealOrder, type RuleSpec } from './index.ts';

const spec = gameOf('KL', 'D1N')?.spec as RuleSpec;
const start = deal(spec, dealOrder(1n));

test('a count that is cancelled gives the depths that it has finished, and no other', () => {
  const whole = [...countFrom(spec, start, 6)];
  const held: number[] = [];
  const cut = [...countFrom(spec, start, 6, (positions) => held.push(positions) > 20)];
  expect(cut.length).toBeGreaterThan(1);
  expect(cut.length).toBeLessThan(whole.length);
  expect(cut).toEqual(whole.slice(0, cut.length));
  expect(held.length).toBe(21);
  expect(held[0]).toBe(1);
});
