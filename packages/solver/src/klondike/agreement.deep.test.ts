import { expect, test } from 'vitest';
import { disagreements } from '../testing/agreement.ts';
import { ALL_PRUNINGS, NO_PRUNINGS, type Prunings } from './prunings.ts';

const names = Object.keys(ALL_PRUNINGS) as (keyof Prunings)[];
const wanted = [ALL_PRUNINGS, NO_PRUNINGS, ...names.map((name) => ({ ...ALL_PRUNINGS, [name]: false }))];
const stocks = [1, 3].flatMap((draw) =>
  (['unlimited', 1, 2, 3, 5, 9] as const).map((passes) => ({ draw: draw as 1 | 3, passes })),
);
const cases = stocks.flatMap((stock) => (['king', 'any'] as const).map((vacancy) => ({ stock, vacancy })));

test.each(cases)(
  'thousands of positions of $stock, $vacancy',
  { timeout: 3_600_000 },
  ({ stock, vacancy }) => {
    expect(disagreements(stock.draw * 31, 80, wanted, { stock, vacancy }, 12_000).found).toEqual([]);
  },
);
