import { expect, test } from 'vitest';
import { prunedAlike } from '../testing/prunedAlike.ts';

const passes = ['unlimited', 1, 2, 3] as const;
const cases = ([1, 3] as const).flatMap((draw) =>
  (['king', 'any'] as const).flatMap((vacancy) =>
    passes.flatMap((most) => [false, true].map((isOpen) => ({ draw, vacancy, passes: most, isOpen }))),
  ),
);

test.each(cases)(
  'of a hundred thousand positions none is called dead that can be won: draw $draw, $passes, $vacancy, open $isOpen',
  { timeout: 7_200_000 },
  ({ draw, vacancy, passes: most, isOpen }) => {
    const { found, dead } = prunedAlike(
      77 + draw,
      100_000,
      { stock: { draw, passes: most }, vacancy },
      isOpen,
    );
    expect(found).toEqual([]);
    expect(dead).toBeGreaterThan(5000);
  },
);
