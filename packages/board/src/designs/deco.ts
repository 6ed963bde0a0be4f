import type { Rank, Suit } from '@geduld/core';
import type { DrawnFaces } from '../faceDesign.ts';
import { RANK_GLYPHS } from '../rankPaths.ts';
import { disc, pipPlaces, suitAt } from './drawing.ts';

const PAPER = '#fbf5e6';
const BLACK = '#1d1b2c';
const RED = '#a81e24';
const GOLD = '#cf9f45';
const SKIN = '#f3d9b8';
const INKS: Readonly<Record<Suit, string>> = { spades: BLACK, hearts: RED, diamonds: RED, clubs: BLACK };
/** The second colour beside the ink. */
const SECOND: Readonly<Record<Suit, string>> = {
  spades: '#2f6f73',
  hearts: '#2b3a5c',
  diamonds: '#2b3a5c',
  clubs: '#2f6f73',
};

type Colors = { readonly ink: string; readonly second: string };

const area = (fill: string, data: string): string => `<path fill="${fill}" d="${data}"/>`;
const lines = (color: string, width: number, data: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${data}"/>`;

/** Half rings around a point, from the outermost inwards. */
const rings = (x: number, y: number, steps: readonly (readonly [radius: number, fill: string])[]): string =>
  steps
    .map(([radius, fill]) => area(fill, `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`))
    .join('');

/** Rays that open upwards from a point. */
const sunburst = (x: number, y: number, from: number, to: number, count: number, color: string): string => {
  const spread = 150;
  let data = '';
  for (let n = 0; n < count; n++) {
    const angle = (((n / (count - 1) - 0.5) * spread) / 180) * Math.PI;
    const half = ((spread / count) * 0.26 * Math.PI) / 180;
    const at = (radius: number, turn: number) =>
      `${Math.round((x + radius * Math.sin(turn)) * 10) / 10} ${Math.round((y - radius * Math.cos(turn)) * 10) / 10}`;
    data += `M${at(from, angle - half * 0.4)}L${at(to, angle - half)}L${at(to, angle + half)}L${at(from, angle + half * 0.4)}Z`;
  }
  return area(color, data);
};

/** Eyelids, nose and mouth in few strokes; the nose runs into the left brow. */
const face = (ink: string): string =>
  lines(ink, 3, 'M98 196C104 188 114 188 118 194L118 216H128M132 194C136 188 146 188 152 196') +
  area(ink, 'M101 202H116V206C110 209 105 208 101 202ZM134 202H149C145 208 140 209 134 206Z');

const king = ({ ink, second }: Colors): string =>
  sunburst(125, 176, 40, 92, 9, GOLD) +
  rings(125, 350, [
    [112, ink],
    [98, GOLD],
    [90, second],
  ]) +
  area(second, 'M125 350H35A90 90 0 0 1 125 260Z') +
  area(SKIN, 'M88 164H162V240H88Z') +
  area(GOLD, 'M80 150H170V170H80Z') +
  area(ink, 'M80 138L92 150H80ZM170 138L158 150H170ZM125 128L139 150H111Z') +
  area(ink, 'M80 170H90V262L80 272ZM170 170H160V262L170 272Z') +
  area(ink, 'M90 226L104 226L112 220H138L146 226H160V300L148 288L136 308L125 292L114 308L102 288L90 300Z') +
  lines(PAPER, 2, 'M102 232V284M114 232V300M125 240V288M136 232V300M148 232V284') +
  area(RED, 'M114 230H136L130 236H120Z') +
  face(ink);

const queen = ({ ink, second }: Colors): string =>
  rings(125, 350, [
    [112, second],
    [98, GOLD],
    [90, ink],
  ]) +
  area(ink, 'M70 204A55 66 0 0 1 180 204V268H70Z') +
  area(SKIN, 'M109 236H141V292L125 312L109 292Z') +
  area(SKIN, 'M86 176H164V212C164 240 144 258 125 258C106 258 86 240 86 212Z') +
  area(ink, 'M86 210V172H164V210C156 192 150 184 125 184C100 184 94 192 86 210Z') +
  area(GOLD, 'M72 168C88 156 162 156 178 168L175 182C158 170 92 170 75 182Z') +
  sunburst(125, 178, 22, 76, 7, GOLD) +
  area(second, disc(125, 150, 10)) +
  area(GOLD, 'M74 230L82 246L74 262L66 246ZM176 230L184 246L176 262L168 246Z') +
  area(RED, 'M115 234C119 230 122 231 125 233C128 231 131 230 135 234C130 241 120 241 115 234Z') +
  lines(GOLD, 3, 'M104 288C110 306 140 306 146 288') +
  `<g transform="translate(0 5)">${face(ink)}</g>`;

const jack = ({ ink, second }: Colors): string =>
  rings(125, 350, [
    [112, GOLD],
    [104, ink],
    [80, second],
  ]) +
  lines(GOLD, 4, 'M125 350L70 295M125 350L180 295M125 326L92 293M125 326L158 293') +
  area(ink, 'M80 168H92V256H80ZM158 168H170V256H158Z') +
  area(SKIN, 'M110 240H140V284L125 298L110 284Z') +
  area(SKIN, 'M90 168H160V226L146 252H104L90 226Z') +
  area(second, 'M64 172A66 62 0 0 1 184 152L180 176Z') +
  area(GOLD, 'M64 172L184 154L186 168L66 188Z') +
  area(ink, 'M150 120C164 96 192 92 222 104C204 108 196 114 192 122C184 116 172 118 160 130Z') +
  lines(GOLD, 2.4, 'M156 122C170 108 190 102 210 104') +
  area(RED, 'M116 234H134L130 239H120Z') +
  `<g transform="translate(0 6)">${face(ink)}</g>`;

const COURTS: Readonly<Partial<Record<Rank, (colors: Colors) => string>>> = { 11: jack, 12: queen, 13: king };

/** The ace: its suit before a rising sun. */
const ace = (suit: Suit): string =>
  sunburst(125, 300, 66, 190, 15, GOLD) +
  rings(125, 338, [
    [96, INKS[suit]],
    [88, GOLD],
    [82, PAPER],
  ]) +
  `<g fill="${INKS[suit]}">${suitAt(suit, 125, 250, 112)}</g>`;

/** Angles, fans and steps of the 1920s, in ink, gold and one colour more; courts built of ruler and compass. */
export const deco: DrawnFaces = {
  kind: 'drawn',
  id: 'deco',
  ground: PAPER,
  inks: INKS,
  capital: 0.272,
  paint(rank, suit, letters) {
    const { path } = letters?.glyphs[rank] ?? RANK_GLYPHS[rank];
    const ink = INKS[suit];
    const court = COURTS[rank];
    const pips = pipPlaces(rank, { left: 66, top: 132, right: 184, bottom: 300 }).map(({ x, y }) =>
      suitAt(suit, x, y, rank > 7 ? 52 : 62),
    );
    const steps = lines(GOLD, 2.6, 'M10 100V340H240V100M16 96V334H234V96');
    const index =
      `<g fill="${ink}"><path transform="translate(15 14)scale(.68)" d="${path}"/>${suitAt(suit, 205, 48, 60)}</g>` +
      lines(GOLD, 2.6, 'M108 60L118 50L128 60L138 50L148 60');
    const centre = court
      ? court({ ink, second: SECOND[suit] })
      : rank === 1
        ? ace(suit)
        : `${steps}<g fill="${ink}">${pips.join('')}</g>`;
    return centre + index;
  },
};
