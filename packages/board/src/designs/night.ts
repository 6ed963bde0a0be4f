import type { Rank, Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { RANK_GLYPHS } from '../rankPaths.ts';
import { disc, pipPlaces, suitAt } from './drawing.ts';

const PALE = '#dfe8fa';
const CORAL = '#ff9685';
const GOLD = '#f3d27a';
const INKS: Readonly<Record<Suit, string>> = { spades: PALE, hearts: CORAL, diamonds: CORAL, clubs: PALE };

type Star = readonly [x: number, y: number, size: number];
type Figure = { readonly stars: readonly Star[]; readonly lines: string };

/** A sword, a tiara over the new moon, and a crown, each told by its stars. */
const FIGURES: Readonly<Partial<Record<Rank, Figure>>> = {
  11: {
    stars: [
      [196, 104, 7],
      [164, 148, 4],
      [132, 192, 4],
      [84, 168, 5],
      [152, 232, 5],
      [108, 222, 4],
      [78, 262, 6],
    ],
    lines: 'M196 104L164 148L132 192L108 222L78 262M84 168L132 192L152 232',
  },
  12: {
    stars: [
      [58, 150, 5],
      [86, 116, 5],
      [125, 100, 8],
      [164, 116, 5],
      [192, 150, 5],
      [104, 150, 4],
      [146, 150, 4],
    ],
    lines: 'M58 150L86 116L104 150L125 100L146 150L164 116L192 150',
  },
  13: {
    stars: [
      [48, 122, 6],
      [62, 196, 5],
      [92, 158, 4],
      [125, 98, 8],
      [158, 158, 4],
      [202, 122, 6],
      [188, 196, 5],
    ],
    lines: 'M62 196L48 122L92 158L125 98L158 158L202 122L188 196L62 196',
  },
};

const spark = ([x, y, r]: Star): string => {
  const [far, near] = [r * 1.9, r * 0.28];
  return (
    `M${x} ${y - far}C${x} ${y - near} ${x + near} ${y} ${x + far} ${y}C${x + near} ${y} ${x} ${y + near} ${x} ${y + far}` +
    `C${x} ${y + near} ${x - near} ${y} ${x - far} ${y}C${x - near} ${y} ${x} ${y - near} ${x} ${y - far}Z`
  ).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
};

/** Dust of a clear sky, the same on every card. */
const DUST = Array.from({ length: 22 }, (_, n) =>
  disc(20 + ((n * 83) % 212), 104 + ((n * 57) % 226), 0.9),
).join('');

const court = (figure: Figure, rank: Rank, suit: Suit): string => {
  const moon =
    rank === 12
      ? `<path fill="${GOLD}" fill-opacity=".9" d="M70 196A64 64 0 1 0 188 228A58 58 0 0 1 70 196Z"/>`
      : '';
  const at =
    rank === 12
      ? { x: 132, y: 208, size: 62 }
      : rank === 11
        ? { x: 186, y: 290, size: 86 }
        : { x: 125, y: 270, size: 104 };
  return (
    `<path fill="none" stroke="${GOLD}" stroke-opacity=".75" stroke-width="2.6" stroke-linejoin="round" d="${figure.lines}"/>` +
    moon +
    `<path fill="${GOLD}" d="${figure.stars.map(spark).join('')}"/>` +
    suitAt(suit, at.x, at.y, at.size)
  );
};

/** Dark paper for tired eyes: pale and coral ink, and courts that stand in the sky as figures of stars. */
export const night: DrawnFaces = {
  kind: 'drawn',
  id: 'night',
  ground: '#1b2238',
  edge: 'rgb(160 178 222 / .5)',
  inks: INKS,
  capital: 0.28,
  paint(rank, suit, letters) {
    const { path } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
    const figure = FIGURES[rank];
    const pips = pipPlaces(rank, { left: 62, top: 126, right: 188, bottom: 300 }).map(({ x, y }) =>
      suitAt(suit, x, rank === 1 ? 222 : y, rank === 1 ? 150 : rank > 7 ? 52 : 62),
    );
    return (
      `<path fill="#fff" fill-opacity=".3" d="${DUST}"/>` +
      '<rect x="5" y="5" width="240" height="340" rx="9" fill="none" stroke="#8ea3d4" stroke-opacity=".38" stroke-width="2"/>' +
      `<g fill="${INKS[suit]}"><path transform="translate(16 13)scale(.7)" d="${path}"/>${suitAt(suit, 204, 48, 62)}` +
      `${figure ? court(figure, rank, suit) : pips.join('')}</g>`
    );
  },
};
