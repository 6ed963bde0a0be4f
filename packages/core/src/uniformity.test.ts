import { expect, test } from 'vitest';
import { dealOrder } from './index.ts';

test('C4: every card comes to every place about equally often', () => {
  const deals = 5_200;
  const places = Array.from({ length: 52 }, () => new Array<number>(52).fill(0));
  for (let number = 0; number < deals; number++)
    for (const [place, card] of dealOrder(BigInt(number)).entries()) (places[place] as number[])[card]! += 1;
  // 100 each are expected. Chi-squared over 51 × 51 degrees of freedom: mean 2601, deviation 72.
  const chi = places.flat().reduce((sum, seen) => sum + (seen - 100) ** 2 / 100, 0);
  expect(chi).toBeGreaterThan(2601 - 5 * 72);
  expect(chi).toBeLessThan(2601 + 5 * 72);
});

test('C4: no two of the first deals are the same', () => {
  const deals = Array.from({ length: 2_000 }, (_, number) => dealOrder(BigInt(number)).join());
  expect(new Set(deals).size).toBe(2_000);
});
