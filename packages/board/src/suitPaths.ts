import type { Suit } from '@geduld/core';

/**
 * Outline of each suit as SVG path data in a box of 100 × 100, to be filled (nonzero), never stroked.
 * Balanced by eye for equal weight, not equal width: the diamond is the narrowest and reaches furthest up and
 * down. The silhouettes differ where a screen of ten pixels still shows it: a point above and a foot (spade),
 * a notch above and no foot (heart), four points and no curve outwards (diamond), three lobes and a foot (club).
 */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spades:
    'M50 3C56 18 92 41 92 63C92 75.5 83 83.5 72 83.5C64 83.5 58 79.5 54.5 73C55.5 84 60 91 67 96.5H33' +
    'C40 91 44.5 84 45.5 73C42 79.5 36 83.5 28 83.5C17 83.5 8 75.5 8 63C8 41 44 18 50 3Z',
  hearts:
    'M50 94C44 82 6 57 6 31C6 16 17 6.5 29.5 6.5C39 6.5 46 12 50 22C54 12 61 6.5 70.5 6.5C83 6.5 94 16 94 31' +
    'C94 57 56 82 50 94Z',
  diamonds: 'M50 2C58 19 70 36 86 50C70 64 58 81 50 98C42 81 30 64 14 50C30 36 42 19 50 2Z',
  clubs:
    'M50 3.5A21 21 0 0 1 64.3 39.9A21 21 0 1 1 54 67.5C55 80.5 59.5 90.5 67 96.5H33C40.5 90.5 45 80.5 46 67.5' +
    'A21 21 0 1 1 35.7 39.9A21 21 0 0 1 50 3.5Z',
};
