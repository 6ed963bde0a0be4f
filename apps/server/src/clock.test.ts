import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('a clock that was set back runs on from where it was, and follows again when it has been caught up with', () => {
  let wall = 1_000_000;
  let running = 0;
  const clock = steadyClock(
    () => wall,
    () => running,
  );
  const pass = (ms: number, set = 0) => {
    running += ms;
    wall += ms + set;
    return clock();
  };
  expect(clock()).toBe(1_000_000);
  expect(pass(500)).toBe(1_000_500);
  expect(pass(60_000, -3_600_000)).toBe(1_060_500);
  // Fractions of a millisecond are not lost, however often it is asked.
  for (let n = 0; n < 4000; n++) pass(0.25);
  expect(clock()).toBe(1_061_500);
  expect(pass(10, 3_600_000 + 5_000)).toBe(1_066_510);
});
