import { COLUMN_IDS } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, it } from 'vitest';
import type { BoardSettings } from './contract.ts';
import { measure } from './geometry.ts';

const GAMES = [gameOf('KL', 'D3N'), gameOf('RU', 'C')].map((game) => (game as NonNullable<typeof game>).spec);
const SIZES = [
  { width: 320, height: 458 },
  { width: 390, height: 734 },
  { width: 844, height: 354 },
  { width: 1440, height: 790 },
];
const table = (
  spec: (typeof GAMES)[number],
  size: (typeof SIZES)[number],
  stockSide: BoardSettings['stockSide'],
  mirror: boolean,
) => measure(spec, size, { stockSide, largePrint: false, faces: 'auto', mirror });

describe.each(GAMES)('the mirrored table: $id', (spec) => {
  it('has every pile where a mirror shows it, and cards of the same size', () => {
    for (const size of SIZES) {
      const plain = table(spec, size, 'auto', false);
      const mirrored = table(spec, size, 'auto', true);
      expect(mirrored.card).toEqual(plain.card);
      expect(mirrored.slots.size).toBe(plain.slots.size);
      for (const [pile, { x, y }] of plain.slots) {
        const there = mirrored.slots.get(pile);
        expect(there?.y).toBe(y);
        // Places are whole pixels: the two roundings may differ by one.
        expect(Math.abs((there?.x ?? 0) - (size.width - plain.card.width - x))).toBeLessThanOrEqual(1.01);
      }
      expect(mirrored.wasteStep).toEqual({
        x: plain.wasteStep.x === 0 ? 0 : -plain.wasteStep.x,
        y: plain.wasteStep.y,
      });
    }
  });

  it('has column 1 on the right', () => {
    for (const size of SIZES) {
      const { slots } = table(spec, size, 'auto', true);
      const lefts = COLUMN_IDS.map((column) => slots.get(column)?.x ?? 0);
      expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
    }
  });

  it('L2: a stock side that is named is the side that is seen', () => {
    for (const size of SIZES)
      for (const side of ['left', 'right'] as const)
        expect(table(spec, size, side, true).arrangement.stockSide).toBe(side);
  });
});

it('L2: the automatic side of the stock is mirrored too', () => {
  const [klondike] = GAMES as [(typeof GAMES)[number]];
  expect(table(klondike, { width: 390, height: 734 }, 'auto', true).arrangement.stockSide).toBe('right');
  expect(table(klondike, { width: 844, height: 354 }, 'auto', true).arrangement.stockSide).toBe('left');
});
