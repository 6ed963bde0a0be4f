import { expect, test } from 'vitest';
import { shareOf } from './interval.ts';

// Bounds by Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (count, of, low, high) => {
  const share = shareOf(count, of);
  expect(share.rate).toBe(count / of);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

test('all of them: the upper end is 1, and the lower one mirrors none of them', () => {
  expect(shareOf(20, 20)).toMatchObject({ rate: 1, high: 1 });
  expect(shareOf(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
});
