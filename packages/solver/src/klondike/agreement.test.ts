import { describe, expect, test } from 'vitest';
import { disagreements } from '../testing/agreement.ts';
import { ALL_PRUNINGS, NO_PRUNINGS, type Prunings } from './prunings.ts';

const names = Object.keys(ALL_PRUNINGS) as (keyof Prunings)[];

describe('the engine and a search of all full positions by the rules alone say the same', () => {
  const stocks = [
    { draw: 1, passes: 'unlimited' },
    { draw: 3, passes: 'unlimited' },
    { draw: 1, passes: 1 },
    { draw: 3, passes: 3 },
  ] as const;
  const cases = stocks.flatMap((stock) => (['king', 'any'] as const).map((vacancy) => ({ stock, vacancy })));

  test.each(cases)('with all prunings: $stock, $vacancy', ({ stock, vacancy }) => {
    const { found, asked, wins } = disagreements(
      stock.draw + 11,
      14,
      [ALL_PRUNINGS],
      { stock, vacancy },
      2000,
    );
    expect(found).toEqual([]);
    expect(asked).toBe(14 * 24);
    expect(wins).toBeGreaterThan(0);
    expect(asked - wins).toBeGreaterThan(0);
  });

  test.each(names)('with %s alone, and with all but it', (name) => {
    const wanted = [
      { ...NO_PRUNINGS, [name]: true },
      { ...ALL_PRUNINGS, [name]: false },
    ];
    expect(disagreements(name.length * 7919, 8, wanted, {}).found).toEqual([]);
  });

  test('with none', () => {
    expect(disagreements(4711, 10, [NO_PRUNINGS], {}).found).toEqual([]);
  });
});
