import { expect, test } from 'vitest';
import { testRng } from '../testing/smallGames.ts';
import { StateTable } from './stateTable.ts';

const ROOM = 1 << 28;
const keyOf = (n: number): Int32Array => Int32Array.of(n % 7, n, n >> 3, -n);

test('a table knows exactly what it was shown, over many growings and the splitting', () => {
  const table = new StateTable(4);
  table.begin(ROOM);
  for (let n = 0; n < 60_000; n++) expect(table.show(keyOf(2 * n), ROOM)).toBe('new');
  for (let n = 0; n < 60_000; n += 7) expect(table.show(keyOf(2 * n), ROOM)).toBe('known');
  for (let n = 0; n < 60_000; n += 7) expect(table.show(keyOf(2 * n + 1), ROOM)).toBe('new');
});

test('what is withdrawn is new again', () => {
  const table = new StateTable(4);
  table.begin(ROOM);
  const rng = testRng(4);
  const known = new Set<number>();
  for (let n = 0; n < 20_000; n++) {
    const one = rng.below(3000);
    if (known.has(one) && rng.below(2) === 0) {
      table.withdraw(keyOf(one));
      known.delete(one);
    }
    expect(table.show(keyOf(one), ROOM)).toBe(known.has(one) ? 'known' : 'new');
    known.add(one);
  }
});

test('only what was settled outlives a search', () => {
  const table = new StateTable(4);
  for (let search = 0; search < 600; search++) {
    table.begin(ROOM);
    for (let n = 0; n < search; n += 100) expect(table.show(keyOf(n), ROOM)).toBe('known');
    expect(table.show(keyOf(search), ROOM)).toBe('new');
    if (search % 100 === 0) table.settle();
  }
  expect(table.countDead()).toBe(6);
});

test('a table never takes more room than it may', () => {
  const table = new StateTable(4);
  const limit = 40_000;
  table.begin(limit);
  let n = 0;
  while (table.show(keyOf(n), limit) === 'new') n++;
  expect(table.bytes).toBeLessThanOrEqual(limit);
  expect(n).toBeGreaterThan(1500);
  expect(table.show(keyOf(n), limit)).toBe('full');
  expect(table.show(keyOf(0), limit)).toBe('known');
});
