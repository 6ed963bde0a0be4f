import { expect, it } from 'vitest';
import { throwOf } from './celebrate.ts';

it('a thrown card starts at its place, never falls through the floor, and each one flies its own way', () => {
  const ways = Array.from({ length: 52 }, (_, nth) => throwOf({ x: 300, y: 20 }, nth, 600, 1000));
  for (const way of ways) {
    expect(way[0]).toEqual({ x: 300, y: 20 });
    for (const { y } of way) expect(y).toBeLessThanOrEqual(600);
  }
  expect(new Set(ways.map((way) => JSON.stringify(way.at(-1)))).size).toBe(52);
});
