import { expect, test } from 'vitest';
import { passes, waitAfter } from './faults.ts';

test('what passes is tried again, ever more seldom; what does not is not', () => {
  expect([1, 2, 3, 4, 20].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 40_000, 600_000]);
  expect(passes({ why: 'offline' })).toBe(true);
  expect(passes({ why: 'unavailable' })).toBe(true);
  expect(passes({ why: 'record' })).toBe(false);
  expect(passes({ why: 'unknownDevice' })).toBe(false);
});
