import type { TableDesign } from '../tables.ts';
import type { TableId } from './catalogue.ts';
import { boards, raked, sky, stone, weave } from './materials.ts';

/**
 * Grain as a tile of 64 × 64 px with four shades of almost nothing. A bitmap, because an SVG filter here would be
 * computed again for every tile that the browser paints; the noise also hides the bands of a slow gradient. The style
 * sheet holds it, so that no script carries a picture.
 */
const GRAIN = 'var(--gd-grain) 0 0 / 56px 56px';

/** Green felt: light from above, darker towards the player and the corners. The default, which the style sheet has as well (a test compares). */
const classicGreen: TableDesign = {
  id: 'classicGreen',
  background: [
    GRAIN,
    'radial-gradient(130% 115% at 50% 38%, rgb(0 0 0 / 0) 45%, rgb(0 0 0 / .3) 100%)',
    'radial-gradient(150% 110% at 50% -6%, #1b7251 0%, #196549 30%, #13523b 62%, #0d3d2c 100%)',
    '#13523b',
  ].join(', '),
  themeColor: '#14583f',
  engraving: '#e9f6ee',
  text: '#eef7f1',
  quiet: '#dcece3',
  tone: 'dark',
};

/** Shade that gathers in the corners. */
const vignette = (color: string, most: number): string =>
  `radial-gradient(130% 115% at 50% 38%, rgb(${color} / 0) 45%, rgb(${color} / ${most}) 100%)`;

/** Light from above on one material: four colours from the lamp to the far corners. */
const lit = (top: string, high: string, low: string, far: string): string =>
  `radial-gradient(150% 110% at 50% -6%, ${top} 0%, ${high} 30%, ${low} 62%, ${far} 100%), ${low}`;

const blueFelt: TableDesign = {
  id: 'blueFelt',
  background: [GRAIN, vignette('0 4 18', 0.34), lit('#2a69a8', '#215890', '#174272', '#0f2f56')].join(', '),
  themeColor: '#1a4878',
  engraving: '#e8f1fb',
  text: '#f1f6fc',
  quiet: '#dbe7f4',
  tone: 'dark',
};

const burgundy: TableDesign = {
  id: 'burgundy',
  background: [GRAIN, vignette('20 0 4', 0.38), lit('#8c2b42', '#762237', '#5a182a', '#43101e')].join(', '),
  themeColor: '#5f1a2d',
  engraving: '#fbeaec',
  text: '#fdf3f3',
  quiet: '#f0d5d8',
  tone: 'dark',
};

const slate: TableDesign = {
  id: 'slate',
  background: [
    GRAIN,
    vignette('6 9 12', 0.4),
    stone('rgb(226 236 244 / .06)', 'rgb(4 8 12 / .13)'),
    lit('#545f68', '#48525b', '#39424a', '#2b3339'),
  ].join(', '),
  themeColor: '#414a52',
  engraving: '#eef3f6',
  text: '#f7fafb',
  quiet: '#e2e9ed',
  tone: 'dark',
};

const walnut: TableDesign = {
  id: 'walnut',
  background: [
    GRAIN,
    vignette('18 6 0', 0.46),
    boards({
      grain: 'rgb(22 8 0 / .3)',
      light: 'rgb(255 206 150 / .06)',
      joint: 'rgb(14 5 0 / .5)',
      edge: 'rgb(255 214 160 / .07)',
    }),
    lit('#744825', '#643d1f', '#503017', '#3d2410'),
  ].join(', '),
  themeColor: '#5f3a1f',
  engraving: '#fbeedd',
  text: '#fff7ea',
  quiet: '#f8e7d0',
  tone: 'dark',
};

const oak: TableDesign = {
  id: 'oak',
  background: [
    GRAIN,
    vignette('96 56 14', 0.11),
    boards({
      grain: 'rgb(122 74 22 / .13)',
      light: 'rgb(255 246 224 / .26)',
      joint: 'rgb(84 48 10 / .17)',
      edge: 'rgb(255 248 230 / .3)',
    }),
    lit('#e9cf9f', '#e2c48f', '#d8b67d', '#cca76c'),
  ].join(', '),
  themeColor: '#dcbb84',
  engraving: '#2a1904',
  text: '#2a1904',
  quiet: '#2a1904',
  tone: 'light',
};

const linen: TableDesign = {
  id: 'linen',
  background: [
    GRAIN,
    vignette('50 58 66', 0.16),
    weave('rgb(255 255 255 / .17)', 'rgb(70 80 88 / .075)'),
    lit('#dadfdf', '#d1d7d8', '#c5cccd', '#b8c0c2'),
  ].join(', '),
  themeColor: '#c9d0d1',
  engraving: '#22323b',
  text: '#16242c',
  quiet: '#2b3b44',
  tone: 'light',
};

const sand: TableDesign = {
  id: 'sand',
  background: [
    GRAIN,
    vignette('110 74 32', 0.16),
    raked('rgb(255 252 242 / .3)', 'rgb(120 88 44 / .13)'),
    lit('#f0e5cf', '#eaddc3', '#e2d3b4', '#d8c6a3'),
  ].join(', '),
  themeColor: '#e4d6b9',
  engraving: '#46341a',
  text: '#33240e',
  quiet: '#4a381d',
  tone: 'light',
};

const night: TableDesign = {
  id: 'night',
  background: [
    GRAIN,
    vignette('0 0 4', 0.5),
    sky('rgb(214 228 255 / .26)', 'rgb(190 208 245 / .14)'),
    lit('#1a2642', '#141e38', '#0e1629', '#090e1b'),
  ].join(', '),
  themeColor: '#111a30',
  engraving: '#eaf1fd',
  text: '#f0f4fd',
  quiet: '#e6eefb',
  tone: 'dark',
};

const contrast: TableDesign = {
  id: 'contrast',
  background: '#000000',
  themeColor: '#000000',
  engraving: '#ffffff',
  text: '#ffffff',
  quiet: '#ffffff',
  tone: 'contrast',
};

/** Every table. */
export const TABLE_DESIGNS: Readonly<Record<TableId, TableDesign>> = {
  classicGreen,
  blueFelt,
  burgundy,
  slate,
  walnut,
  oak,
  linen,
  sand,
  night,
  contrast,
};
