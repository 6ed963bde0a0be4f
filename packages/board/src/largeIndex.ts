import type { Rank, Suit } from '@geduld/core';
import type { CardLetters, DrawnFaces } from './faceDesign.ts';
import { RANK_GLYPHS } from './rankPaths.ts';
import { SUIT_PATHS } from './suitPaths.ts';

/**
 * Where things stand, in units of the 250 × 350 card. Rank and index suit end at y = 85, inside the strip of
 * 26 % that a fan leaves open. Cap height 74 is 13 CSS px on a card 44 px wide: type of 18 px.
 */
const RANK = { left: 15, top: 10, scale: 0.74 };
const INDEX_SUIT = { right: 238, top: 12, size: 70 };
const PLAIN_SUIT = { left: 51, top: 166, size: 148 };
const COURT_SUIT = { left: 63, top: 192, size: 124 };
const CROWN = { left: 77, top: 117, scale: 0.96 };

const RED = '#c8102e';
const BLACK = '#16181d';
const GOLD = '#d39a2d';

/** Jester's cap, coronet and crown over a box of 100 × 60 with the brim at the bottom: rank at a glance. */
export const CROWNS: Readonly<Partial<Record<Rank, string>>> = {
  11:
    'M17 50H83V60H17ZM18 45C17 33 11 25 0 24C6 8 25 5 36 18L50 -3L64 18C75 5 94 8 100 24C89 25 83 33 82 45Z' +
    'M-6 27A6 6 0 0 1 6 27A6 6 0 0 1 -6 27ZM44 -6A6 6 0 0 1 56 -6A6 6 0 0 1 44 -6ZM94 27A6 6 0 0 1 106 27A6 6 0 0 1 94 27Z',
  12:
    'M19 50H81V60H19ZM17 45L7 17Q21 33 28 10Q39 32 50 6Q61 32 72 10Q79 33 93 17L83 45Z' +
    'M2 11A5 5 0 0 1 12 11A5 5 0 0 1 2 11ZM23 4A5 5 0 0 1 33 4A5 5 0 0 1 23 4ZM45 -1A5 5 0 0 1 55 -1A5 5 0 0 1 45 -1Z' +
    'M67 4A5 5 0 0 1 77 4A5 5 0 0 1 67 4ZM88 11A5 5 0 0 1 98 11A5 5 0 0 1 88 11Z',
  13:
    'M14 50H86V60H14ZM14 45L5 11L30 27L50 4L70 27L95 11L86 45Z' + 'M47 -12H53V-7H58V-1H53V6H47V-1H42V-7H47Z',
};

const INKS: Readonly<Record<Suit, string>> = {
  spades: BLACK,
  hearts: RED,
  diamonds: RED,
  clubs: BLACK,
};

/** A suit set into a square box of side `size`. */
function suitAt(suit: Suit, left: number, top: number, size: number): string {
  return `<path transform="translate(${left} ${top})scale(${size / 100})" d="${SUIT_PATHS[suit]}"/>`;
}

/** The rank at the top left. */
function rankMark(rank: Rank, letters: CardLetters | undefined): string {
  const { path } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
  return `<path transform="translate(${RANK.left} ${RANK.top})scale(${RANK.scale})" d="${path}"/>`;
}

/** What fills the lower part: one big suit, smaller and crowned on courts. */
function centre(rank: Rank, suit: Suit): string {
  const crown = CROWNS[rank];
  if (crown === undefined) return suitAt(suit, PLAIN_SUIT.left, PLAIN_SUIT.top, PLAIN_SUIT.size);
  const place = `translate(${CROWN.left} ${CROWN.top})scale(${CROWN.scale})`;
  return (
    suitAt(suit, COURT_SUIT.left, COURT_SUIT.top, COURT_SUIT.size) +
    `<path fill="${GOLD}" transform="${place}" d="${crown}"/>`
  );
}

/**
 * The design for narrow cards: a heavy rank at the top left, its suit on the same line at the right, one big
 * suit below. Readable at 44 px width; number cards carry no pips to count.
 */
export const largeIndex: DrawnFaces = {
  kind: 'drawn',
  id: 'largeIndex',
  ground: '#fffefa',
  inks: INKS,
  capital: 0.296,
  paint(rank, suit, letters) {
    const index = suitAt(suit, INDEX_SUIT.right - INDEX_SUIT.size, INDEX_SUIT.top, INDEX_SUIT.size);
    return `<g fill="${INKS[suit]}">${rankMark(rank, letters)}${index}${centre(rank, suit)}</g>`;
  },
};
