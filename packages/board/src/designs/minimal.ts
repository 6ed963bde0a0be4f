import type { Rank, Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { SUIT_PATHS } from '../suitPaths.ts';
import { suitAt } from './drawing.ts';
import { lineGlyph, penned } from './lineGlyphs.ts';

const INKS: Readonly<Record<Suit, string>> = {
  spades: '#20242b',
  hearts: '#b5182f',
  diamonds: '#b5182f',
  clubs: '#20242b',
};

const PEN = { thick: 6.4, thin: 6.4, serifs: false, cap: 'round' } as const;

/** A cap with its feather, a coronet and a crown of one line each, in a box of 120 × 80 around a centre. */
const SIGNS: Readonly<Partial<Record<Rank, string>>> = {
  11: 'M-44 30H40M-40 18C-46 -10 -20 -24 4 -22C28 -20 44 -4 36 18ZM18 -18C30 -44 52 -46 62 -36C50 -34 40 -26 34 -8',
  12: 'M-42 32H42M-40 18L-56 -16C-42 -6 -32 -8 -28 -28C-20 -8 -8 -12 0 -36C8 -12 20 -8 28 -28C32 -8 42 -6 56 -16L40 18Z',
  13: 'M-46 32H46M-44 18L-56 -26L-26 -4L0 -34L26 -4L56 -26L44 18ZM0 -58V-40M-9 -50H9',
};

/** One outline, its corners round. */
const outline = (suit: Suit, x: number, y: number, size: number): string =>
  `<path fill="none" stroke-width="${Math.round(4600 / size) / 10}" stroke-linejoin="round" transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 100})" d="${SUIT_PATHS[suit]}"/>`;

/** As little as a card needs: a thin rank, its suit, and one drawn outline; a single line crowns the courts. */
export const minimal: DrawnFaces = {
  kind: 'drawn',
  id: 'minimal',
  ground: '#fcfcfa',
  inks: INKS,
  capital: 0.272,
  paint(rank, suit, letters) {
    const glyph = lineGlyph(rank, letters);
    const ink = INKS[suit];
    const sign = SIGNS[rank];
    const centre = sign
      ? `<path fill="none" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" transform="translate(125 168)" d="${sign}"/>${outline(suit, 125, 264, 104)}`
      : outline(suit, 125, 232, 138);
    return (
      `<g stroke="${ink}">${penned(glyph, PEN, { x: 20, y: 15, height: 66, narrow: rank === 10 ? 0.92 : 1 })}${centre}</g>` +
      `<g fill="${ink}">${suitAt(suit, 203, 48, 54)}</g>`
    );
  },
};
