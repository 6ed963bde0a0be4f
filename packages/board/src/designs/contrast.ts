import type { Rank, Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { RANK_GLYPHS } from '../rankPaths.ts';
import { disc, suitAt } from './drawing.ts';

const RED = '#a50016';
const GROUNDS: Readonly<Record<Suit, string>> = {
  spades: '#ffffff',
  hearts: RED,
  diamonds: RED,
  clubs: '#ffffff',
};
const INKS: Readonly<Record<Suit, string>> = {
  spades: '#000000',
  hearts: '#ffffff',
  diamonds: '#ffffff',
  clubs: '#000000',
};

/** Knight, queen and king as chess knows them, in a box of 100 × 120: solid, known at a glance. */
const PIECES: Readonly<Partial<Record<Rank, string>>> = {
  11:
    'M18 118V106H84V118ZM26 100C26 82 40 74 44 60C36 64 30 70 22 72C16 74 8 66 10 58L30 28C32 20 34 14 34 4L46 16' +
    'C72 16 86 38 84 66C83 80 78 90 78 100ZM38 34A4 4 0 1 0 46 34A4 4 0 1 0 38 34Z',
  12:
    'M20 118V106H80V118ZM26 100L30 88H70L74 100ZM30 82L8 28L28 52L34 16L50 48L66 16L72 52L92 28L70 82Z' +
    `${disc(8, 22, 6)}${disc(34, 10, 6)}${disc(66, 10, 6)}${disc(92, 22, 6)}`,
  13:
    'M20 118V106H80V118ZM26 100L30 90H70L74 100ZM32 84C4 66 2 38 26 36C38 35 46 42 50 50C54 42 62 35 74 36' +
    'C98 38 96 66 68 84ZM45 32V22H36V13H45V3H55V13H64V22H55V32Z',
};

/**
 * Nothing but black, white and one deep red, each at its strongest. Red suits stand white on a red band, black ones
 * black on white: the two families differ by light, not by hue.
 */
export const contrast: DrawnFaces = {
  kind: 'drawn',
  id: 'contrast',
  ground: '#ffffff',
  grounds: GROUNDS,
  inks: INKS,
  capital: 0.284,
  paint(rank, suit, letters) {
    const { path } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
    const isRed = GROUNDS[suit] === RED;
    const body = isRed ? RED : '#000000';
    const piece = PIECES[rank];
    const centre = piece
      ? `<path fill-rule="evenodd" transform="translate(14 128)scale(1.42 1.66)" d="${piece}"/>${suitAt(suit, 196, 286, 88)}`
      : suitAt(suit, 125, 220, 196);
    return (
      (isRed ? `<path fill="${RED}" d="M0 0H250V92H0Z"/>` : '<path fill="#000" d="M0 90H250V95H0Z"/>') +
      `<g fill="${INKS[suit]}"><path transform="translate(15 11)scale(.71)" d="${path}"/>${suitAt(suit, 202, 47, 70)}</g>` +
      `<g fill="${body}">${centre}</g>`
    );
  },
};
