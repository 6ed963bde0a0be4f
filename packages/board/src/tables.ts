/** A table: what lies under the cards. All colours are CSS. */
export type TableDesign = {
  /** Stable name, stored in settings. */
  readonly id: string;
  /** Value for the CSS property `background`; static, painted once, never inside a layer that moves. */
  readonly background: string;
  /** One colour for the browser's own bars (`theme-color`) and for the moment before the page is styled. */
  readonly themeColor: string;
  /** `currentColor` of the marks on empty piles. */
  readonly engraving: string;
  /** Colour of text set directly on the table, at least 4.5 : 1 on its lightest place. */
  readonly text: string;
};

/**
 * Grain as a tile of 64 × 64 px with four shades of almost nothing. A bitmap, because an SVG filter here would be
 * computed again for every tile that the browser paints; the noise also hides the bands of a slow gradient. The style
 * sheet holds it, so that no script carries a picture.
 */
const GRAIN = 'var(--gd-grain) 0 0 / 56px 56px';

/** Green felt: light from above, darker towards the player and the corners. */
const classicGreen: TableDesign = {
  id: 'classicGreen',
  background: [
    GRAIN,
    'radial-gradient(130% 115% at 50% 38%, rgb(0 0 0 / 0) 45%, rgb(0 0 0 / .3) 100%)',
    'radial-gradient(150% 110% at 50% -6%, #1f7d59 0%, #1a6a4c 30%, #13523b 62%, #0d3d2c 100%)',
    '#13523b',
  ].join(', '),
  themeColor: '#14583f',
  engraving: '#e9f6ee',
  text: '#eef7f1',
};

/** All tables, in the order of the settings; the first is the default. */
export const TABLE_DESIGNS: readonly TableDesign[] = [classicGreen];
