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
 * computed again for every tile that the browser paints; the noise also hides the bands of a slow gradient.
 */
const GRAIN =
  'url("data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAADFBMVEUAAAAAAAD////////F8ns1AAAABHRSTlMOBQQJSDeu4gAA' +
  'BEtJREFUeNoBQAS/+wBmXuo7AZyjtFlDKLGJO+jUABwuDDquo6DLOatePRXMK6sAau5XbCZo1mHHsWzMtafM2gBwwOyLOTWs/TXS' +
  'OXd/MDJWANtDH3gNQjMOCK7o9Mst8qUAHU/O5zjxqPDuIWKqOGZougCCMDRq5ux3d9c+K9qXGEeYAOxPLARa8gmBWKWCJFpJ5IIA' +
  'ad3Gu6mMteKz2d1tNvN2PAANWIqSOlGbHGpnFDKpGHLKAOxjzaHQLnCwoWV9ysYmCjQAhthzFw+23I21R1edOOO6NQCthsdt2a0i' +
  'qMV5tuPK5HCFAIGasTHNLOrd16F6dKVok18AYzLKjTNuDjseysbcmTmxqADZkGIy5oZq5ZRynI8pzk2SAHGvD/TA8I02WQFaUeXq' +
  'sU8AbsbhTX4e2bGW+NiKYwUYeQCWSJcAJDF/X2lE487OrAWUAHpy3OMxmdjSszdO9FOZvTcAGG8LjttKsm3+1PpjRLPRZACMV6hS' +
  'EPgu/OEoNz9n0zvbAH/Cc8Zdh21nNc7PTVl2zwQAyyMaZiHiQ5DkMZQzGyjSJABzDc6cTRiUWoTFcw7Yyg1lAJ3/ZF5JE3XZf2Mv' +
  'MT0eQ9UAMwTjzsXEobkFeOUMJrM63wCVnsVMymsTkPcEHKbJgNhQAKZmZOfO/GxaT3uLP+UrPukASYmLlbShcMqJjGzLI9L4MwDt' +
  'JZZ6ThnKJnD1woOLPM7GABYpzMlVFS1/1xp2/Bshdz0AkTNo8+3zDIjJmCGFJTLBrgAczTocEkM08x0qGtbMyitDAGM5xScRqKIJ' +
  'mK9R8DbDkCoAVxYtUV8nZPqTkzsWTDWScwAVs/Nm88yuQ1xfSaflyDnKAM7rVIrMQOKZS9GiZGLT8x8AGOLrZ2Xf3ibQWti8/Ggz' +
  'YQDMGlU5achxdJcaPM1UfVOUAPMxrPYSe1YxnfbUV+tMzPMADolR9byfs2xKYptFjOdbIgDqOldxocB800UeMnbTFnTcAKBz6atX' +
  'BYbGvNNF3jVskGYAnREZSMYqKOmeHaRk1cP+PgA9p2g3+YcrELOMr9+lNJdSAF46r+Y9vKXjVBDCMmoHOskAgD3AdIFFtyGtKbLJ' +
  'ObqGNAApQjp6VpCookODjTaBzikjACSkzuqOTy2X12wpzKIhnOEAFzgzpZXYR52cN07nFcnGOwCkWMx0khp5kDZ3tlFe+zXzAMqS' +
  'uytnHiF70pEFegyJ1nUAZz0oi85tjMwMzZ12YkOMZAA82cFzGkDurbA92Z82/DzzADEdPkLJbeU1hdg0cc+Zps8A1+PLMHQZMlnD' +
  'foOgCMePEACqJDfPTID0oGoImNvh6hO7AI3aBSvZpiVmsrcdxJ1LvaMAibLCoa5NjKtcXOAnzrIGUgBLT1t8Cdl3zaXbrs0SCiZc' +
  'AGRtZJOQmkEwjGQ7N37cyHoAw4jzOSIw4+SwitbQBma9dgB0nVjE7UWtCt8/dneaMJCmV17+l7dXozIAAAAASUVORK5CYII=' +
  '") 0 0 / 56px 56px';

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
