import type { Rank, Suit } from '@geduld/core';
import type { CardLetters, DrawnFaces } from '../faceDesign.ts';
import { RANK_GLYPHS } from '../rankPaths.ts';
import { SUIT_PATHS } from '../suitPaths.ts';
import { pipPlaces, suitAt } from './drawing.ts';
import { FIGURES, type Part } from './figures.ts';

const INKS: Readonly<Record<Suit, string>> = {
  spades: '#15181e',
  hearts: '#c1102c',
  diamonds: '#b04a00',
  clubs: '#0d5f39',
};
const SOFT: Readonly<Record<Suit, string>> = {
  spades: '#5b6c8c',
  hearts: '#e0586a',
  diamonds: '#e9a05a',
  clubs: '#5c9e78',
};
const GROUNDS: Readonly<Record<Suit, string>> = {
  spades: '#fafbfd',
  hearts: '#fff0e8',
  diamonds: '#fff0e8',
  clubs: '#fafbfd',
};

/**
 * Red suits carry a bright line inside their edge: seen without any colour, they still are another family than the
 * black ones, which are solid. Even-odd outlines.
 */
const SUITS: Readonly<Record<Suit, string>> = {
  spades: SUIT_PATHS.spades,
  clubs: SUIT_PATHS.clubs,
  hearts:
    `${SUIT_PATHS.hearts}` +
    'M50 80C44 70 17 51 17 32C17 22 23 16.5 30 16.5C39 16.5 46 24 50 35C54 24 61 16.5 70 16.5C77 16.5 83 22 83 32C83 51 56 70 50 80Z' +
    'M50 69C46 62 24 46 24 32C24 26 27.5 23.5 31 23.5C38 23.5 45 33 50 48C55 33 62 23.5 69 23.5C72.5 23.5 76 26 76 32C76 46 54 62 50 69Z',
  diamonds:
    `${SUIT_PATHS.diamonds}` +
    'M50 18C56 30 64 41 74 50C64 59 56 70 50 82C44 70 36 59 26 50C36 41 44 30 50 18Z' +
    'M50 31C54.5 39 59 45 65 50C59 55 54.5 61 50 69C45.5 61 41 55 35 50C41 45 45.5 39 50 31Z',
};

const FIELD = { left: 58, top: 126, right: 192, bottom: 308 };

const fills = (suit: Suit): Readonly<Record<Part, string>> => ({
  robe: INKS[suit],
  lining: '#f2c14e',
  collar: '#fffdf6',
  skin: '#f6d7bb',
  hair: suit === 'spades' || suit === 'clubs' ? '#6b4a2c' : '#c98a3c',
  crown: '#f2c14e',
  band: SOFT[suit],
  jewel: INKS[suit],
  white: '#ffffff',
  tool: '#cfd6de',
  lips: '#c0566a',
  line: 'none',
});

/** The figure with flat colours and an even outline, cut off by the lower edge of the card. */
const figure = (rank: Rank, suit: Suit): string => {
  const colors = fills(suit);
  const parts = (FIGURES[rank] ?? []).map(({ part, data }) =>
    part === 'line'
      ? `<path fill="none" stroke-width="2.6" d="${data}"/>`
      : `<path fill="${colors[part]}" d="${data}"/>`,
  );
  return (
    `<g transform="translate(125 222)scale(1.14)" stroke="#23202a" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>` +
    `<path fill="${GROUNDS[suit]}" stroke="${INKS[suit]}" stroke-width="2.4" d="M98 288H152V312C152 328 138 336 125 342C112 336 98 328 98 312Z"/>` +
    suitAt(suit, 125, 311, 34, SUITS)
  );
};

const index = (rank: Rank, suit: Suit, letters: CardLetters | undefined): string => {
  const { path, width } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
  const right = Math.round(16 + width * 0.68);
  return `<path transform="translate(14 13)scale(.68)" d="${path}"/><g fill-rule="evenodd">${suitAt(suit, right + 38, 47, 62, SUITS)}</g>`;
};

/** An ink for each suit; the warm pair on warm paper and with a bright inner line, the cool pair solid. */
export const fourColor: DrawnFaces = {
  kind: 'drawn',
  id: 'fourColor',
  ground: '#fffdf9',
  grounds: GROUNDS,
  inks: INKS,
  suits: SUITS,
  capital: 0.272,
  paint(rank, suit, letters) {
    const size = rank === 1 ? 170 : rank > 8 ? 50 : rank > 6 ? 62 : 72;
    const pips = pipPlaces(rank, rank === 1 ? { ...FIELD, top: 140, bottom: 296 } : FIELD).map(
      ({ x, y, low }) => suitAt(suit, x, y, size, SUITS, low && rank > 1),
    );
    const paper = `<path fill="${GROUNDS[suit]}" d="M0 0H250V350H0Z"/>`;
    const centre = rank > 10 ? figure(rank, suit) : pips.join('');
    return `${paper}<g fill="${INKS[suit]}" fill-rule="evenodd">${centre}${index(rank, suit, letters)}</g>`;
  },
};
