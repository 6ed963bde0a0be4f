import type { Rank, Suit } from '@geduld/core';
import type { FiledFaces } from './faceDesign.ts';

const RANK_LETTERS: Readonly<Record<Rank, string>> = {
  1: 'A',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: 'T',
  11: 'J',
  12: 'Q',
  13: 'K',
};

const SUIT_LETTERS: Readonly<Record<Suit, string>> = {
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  clubs: 'C',
};

/**
 * The standard French-suited pack with court figures, for cards from about 90 px width: Adrian Kennard's CC0
 * art as `tools/card-art.mjs` prepares it. The inks repeat that tool's, for the contrast test.
 */
export const standard: FiledFaces = {
  kind: 'files',
  id: 'standard',
  ground: '#fffefa',
  inks: { spades: '#16181d', hearts: '#d0112b', diamonds: '#d0112b', clubs: '#16181d' },
  capital: 0.158,
  url: (rank, suit) => `cards/standard/${RANK_LETTERS[rank]}${SUIT_LETTERS[suit]}.svg`,
};
