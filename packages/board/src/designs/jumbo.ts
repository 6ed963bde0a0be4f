import type { Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { CROWNS } from '../largeIndex.ts';
import { RANK_GLYPHS } from '../rankPaths.ts';
import { suitAt } from './drawing.ts';

const INKS: Readonly<Record<Suit, string>> = {
  spades: '#0b0c0f',
  hearts: '#b80c24',
  diamonds: '#b80c24',
  clubs: '#0b0c0f',
};

const CROWN = '#c98a12';

/** The largest print that fits: rank and suit over the whole card, and once more in the strip that a fan leaves. */
export const jumbo: DrawnFaces = {
  kind: 'drawn',
  id: 'jumbo',
  ground: '#fffefa',
  inks: INKS,
  capital: 0.3,
  paint(rank, suit, letters) {
    const { path, width } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
    const crown = CROWNS[rank];
    const strip =
      `<path transform="translate(12 8)scale(.75)" d="${path}"/>${suitAt(suit, 201, 46, 78)}` +
      '<path fill-opacity=".85" d="M12 90H238V93H12Z"/>';
    const tall = crown ? 92 : 116;
    const top = crown ? 140 : 104;
    // Condensed only where it would not fit: the ten, and the widest letters.
    const across = Math.min(tall / 100, 214 / width);
    const left = Math.round(125 - (width * across) / 2);
    const hat = crown
      ? `<path fill="${CROWN}" transform="translate(87 104)scale(.76 .52)" d="${crown}"/>`
      : '';
    const scale = Math.round(across * 100) / 100;
    return (
      `<g fill="${INKS[suit]}">${strip}${hat}` +
      `<path transform="translate(${left} ${top})scale(${scale} ${tall / 100})" d="${path}"/>${suitAt(suit, 125, 286, 112)}</g>`
    );
  },
};
