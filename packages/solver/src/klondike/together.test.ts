import { expect, test } from 'vitest';
import { replays } from '../testing/agreement.ts';
import { type PositionText, placed } from '../testing/anyPosition.ts';
import { prunedAlike } from '../testing/prunedAlike.ts';
import { klondikeEngine } from './engine.ts';

/*
 * Prunings that hold one by one can fail together: what one leaves out because it could have come earlier, another left
 * out then because it could come later.
 */
const BUDGET = { visits: 60_000, tableBytes: 1 << 26, cancelled: () => false };
type Passes = 'unlimited' | number;

const ONCE_DEAD: readonly (PositionText & { readonly draw: 1 | 3; readonly passes: Passes })[] = [
  {
    // A card comes back onto one that is put, so that its twin goes home once the stock has filled the gap below that.
    draw: 1,
    passes: 'unlimited',
    ranks: 7,
    columns: ['-6D -5S -5C -4C -3S 6H', '7H 6C 5H 4S', '7D'],
    foundations: [2, 3, 5, 3],
    stock: '7C 7S 4H 6S',
  },
  {
    // Two cards of the stock go home and come back, the one onto the other.
    draw: 1,
    passes: 'unlimited',
    ranks: 5,
    columns: ['5D', '-AS -4D -3H 2S', '-4S -5S -4H 5C'],
    foundations: [0, 2, 2, 3],
    stock: '4C 3D 5H 3S',
  },
  {
    // A card comes back so that its twin goes home, takes over what lay on it, and stays.
    draw: 1,
    passes: 'unlimited',
    ranks: 7,
    columns: ['7S 6D 5S', '-4S -7D -7C 5H'],
    foundations: [0, 0, 2, 1],
    stock: '5C 4H 7H 4C 4D AS 3H 3D 6H AH 2C 2H 6C 6S 2S 3S 3C 5D',
  },
  {
    draw: 1,
    passes: 'unlimited',
    ranks: 8,
    columns: ['8C 7H 6S 5H 4C', '8D 7S 6H', '-7D -5D 6D 5S 4H 3S', '-4S -5C -4D 7C'],
    foundations: [0, 3, 2, 3],
    stock: '8H 8S AS 3D 2S 6C',
  },
  {
    // A king could go home, but not any more once a card lies on it: the king moves to the column that was emptied.
    draw: 1,
    passes: 'unlimited',
    ranks: 7,
    columns: ['', '-3S -5D -6S -4S 7C', '-6D -5C 7D 6C 5H'],
    foundations: [2, 4, 3, 4],
    stock: '7S 4D 5S 7H 6H',
  },
  {
    // Columns are emptied for a king alone, until a king that went home could come back.
    draw: 1,
    passes: 1,
    ranks: 6,
    columns: ['6H 5C 4H 3S 2H', '-5S -4C -4D 3H'],
    foundations: [2, 1, 2, 3],
    stock: '5D 6S',
    waste: '5H 3D 4S 6D 6C',
  },
  {
    draw: 3,
    passes: 2,
    ranks: 7,
    columns: ['7D 6S', '-4D 3H 2C AD', ''],
    foundations: [3, 1, 0, 1],
    stock: '5S 2H 5D 4C 7C',
    waste: '3D 5C 6H 3C 4H 4S 7S 7H 6D 5H 2D 6C',
  },
  {
    draw: 3,
    passes: 'unlimited',
    ranks: 7,
    columns: ['7C 6H AC 6D 5C 4H', '4S 2H 2C AH', '6C 6S 5D 4C 3H 2S'],
    foundations: [0, 0, 2, 0],
    stock: '7H 3S AS',
    waste: '7S 7D 3D 4D 3C 5S 5H',
  },
];

test.each(ONCE_DEAD)(
  'a position that an earlier form called dead is won: draw $draw, $passes passes, $columns',
  ({ draw, passes, ...text }) => {
    const { spec, position } = placed({ stock: { draw, passes }, vacancy: 'king' }, text);
    for (const by of ['kernel', 'typescript'] as const) {
      const engine = klondikeEngine(spec, position, { by });
      const verdict = engine?.ask(position, BUDGET);
      expect(verdict !== undefined && replays(spec, position, verdict)).toBe(true);
      engine?.release();
    }
  },
);

test.each([
  { draw: 1, passes: 'unlimited', vacancy: 'king' },
  { draw: 3, passes: 'unlimited', vacancy: 'king' },
  { draw: 1, passes: 2, vacancy: 'king' },
  { draw: 3, passes: 2, vacancy: 'king' },
  { draw: 1, passes: 'unlimited', vacancy: 'any' },
  { draw: 3, passes: 1, vacancy: 'any' },
] as const)('what all prunings call dead, none can win: draw $draw, $passes, $vacancy', (rules) => {
  const { draw, passes, vacancy } = rules;
  for (const isOpen of [false, true]) {
    const { found, win, dead } = prunedAlike(26 + draw, 300, { stock: { draw, passes }, vacancy }, isOpen);
    expect(found).toEqual([]);
    expect(win).toBeGreaterThan(100);
    expect(dead).toBeGreaterThan(10);
  }
});
