import type { Rank, Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { doubled, pipPlaces, suitAt } from './drawing.ts';
import { FIGURES, type Part } from './figures.ts';
import { hatch } from './hatching.ts';
import { lineGlyph, penned } from './lineGlyphs.ts';

const PAPER = '#f8f1e1';
const BLACK = '#1f1a15';
const RED = '#98190f';
const INKS: Readonly<Record<Suit, string>> = { spades: BLACK, hearts: RED, diamonds: RED, clubs: BLACK };

const PEN = { thick: 6.6, thin: 2.2, serifs: true, cap: 'butt' } as const;

/** How an engraver shades each part: angle of the lines, distance, bend; nothing for what stays white. */
const SHADES: Readonly<
  Partial<Record<Part, readonly (readonly [angle: number, gap: number, bow: number])[]>>
> = {
  robe: [
    [58, 4.2, 3],
    [-58, 4.2, 3],
  ],
  lining: [[90, 4.6, 0]],
  hair: [[78, 3, 2]],
  crown: [[0, 3.4, 3]],
  tool: [[90, 2.6, 0]],
  band: [[90, 3, 0]],
};

/** Drawn once for each figure and ink, shaded line by line. */
const engravings = new Map<string, string>();

const engraving = (rank: Rank, ink: string): string => {
  const known = engravings.get(`${rank}${ink}`);
  if (known !== undefined) return known;
  const drawn = (FIGURES[rank] ?? [])
    .map(({ part, data }) => {
      if (part === 'line') return `<path fill="none" stroke-width="1.3" d="${data}"/>`;
      const solid = part === 'jewel' || part === 'lips';
      const lines = (SHADES[part] ?? []).map(([angle, gap, bow]) => hatch(data, angle, gap, bow)).join('');
      return (
        `<path fill="${solid ? ink : PAPER}" stroke-width="1.8" d="${data}"/>` +
        (lines && `<path fill="none" stroke-width=".85" d="${lines}"/>`)
      );
    })
    .join('');
  const markup = `<g stroke="${ink}" stroke-linejoin="round">${drawn}</g>`;
  engravings.set(`${rank}${ink}`, markup);
  return markup;
};

const court = (rank: Rank, suit: Suit): string => {
  const ink = INKS[suit];
  const half =
    `<g transform="translate(128 107)scale(.64)">${engraving(rank, ink)}</g>` +
    `<g fill="${ink}">${suitAt(suit, 68, 48, 32)}</g>`;
  return (
    `<rect x="46" y="26" width="158" height="298" rx="2" fill="none" stroke="${ink}" stroke-width="1.2"/>` +
    doubled(half) +
    `<path fill="${ink}" d="M50 172.6H200V177.4H50Z"/>` +
    `<path fill="${PAPER}" d="M52 174.3H198V175.7H52Z"/>` +
    `<rect x="50" y="30" width="150" height="290" fill="none" stroke="${ink}" stroke-width="2.4"/>`
  );
};

const FIELD = { left: 87, top: 56, right: 163, bottom: 294 };

/** Lines around the one pip of an ace, thick and thin by turns. */
const ACE =
  '<circle cx="125" cy="175" r="72" fill="none" stroke-width="2.2"/><circle cx="125" cy="175" r="67.5" fill="none" stroke-width=".9"/>';

/** The ace's glory: rays that leave the ring. */
const RAYS = Array.from({ length: 72 }, (_, n) => {
  const angle = (n / 72) * Math.PI * 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [from, to] = [75, n % 2 === 0 ? 90 : 82];
  const at = (radius: number) =>
    `${Math.round((125 + radius * sin) * 10) / 10} ${Math.round((175 + radius * cos) * 10) / 10}`;
  return `M${at(from)}L${at(to)}`;
}).join('');

/** As copper plates were cut two centuries ago: one ink a card, all shading in lines, thick and thin letters. */
export const engraved: DrawnFaces = {
  kind: 'drawn',
  id: 'engraved',
  ground: PAPER,
  inks: INKS,
  capital: 0.176,
  paint(rank, suit, letters) {
    const ink = INKS[suit];
    const glyph = lineGlyph(rank, letters);
    const narrow = Math.min(0.84, 29 / (glyph.width * 0.44));
    const x = Math.round((24 - glyph.width * 0.22 * narrow) * 10) / 10;
    const index =
      `<g stroke="${ink}">${penned(glyph, PEN, { x, y: 12, height: 44, narrow })}</g>` +
      `<g fill="${ink}">${suitAt(suit, 24, 72, 24)}</g>`;
    const pips = pipPlaces(rank, FIELD)
      .map(({ x, y, low }) => suitAt(suit, x, y, rank === 1 ? 92 : 46, undefined, low && rank > 1))
      .join('');
    const glory =
      rank === 1 ? `<g stroke="${ink}">${ACE}<path fill="none" stroke-width="1.3" d="${RAYS}"/></g>` : '';
    const centre = rank > 10 ? court(rank, suit) : `${glory}<g fill="${ink}">${pips}</g>`;
    return doubled(index) + centre;
  },
};
