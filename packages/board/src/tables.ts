/** A table: what lies under the cards. All colours are CSS. */
export type TableDesign = {
  /** Stable name, stored in settings. */
  readonly id: string;
  /**
   * Value for the CSS property `background`; static, painted once, never inside a layer that moves. Materials are written
   * as `#rrggbb`, light, shade and grain over them as `rgb(r g b / a)`: a test computes the contrast from these.
   */
  readonly background: string;
  /** One colour for the browser's own bars (`theme-color`) and for the moment before the page is styled. */
  readonly themeColor: string;
  /** `currentColor` of the marks on empty piles. */
  readonly engraving: string;
  /** Colour of text set directly on the table, at least 4.5 : 1 on its lightest and its darkest place. */
  readonly text: string;
  /** Text that steps back; 4.5 : 1 as well. */
  readonly quiet: string;
  /** Light tables have dark text; on a table of high contrast nothing is faint. */
  readonly tone: 'dark' | 'light' | 'contrast';
};
