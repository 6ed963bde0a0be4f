import type { Rank, Suit } from '@geduld/core';
import type { RankGlyph } from './rankPaths.ts';

/** Size of every drawn face, back and empty pile: `viewBox="0 0 250 350"`, ratio 5 : 7. */
export const CARD_BOX = { width: 250, height: 350 } as const;

/** What every design of faces tells about itself; colours are `#rrggbb`. */
type FaceLook = {
  /** Stable name, stored in settings. */
  readonly id: string;
  /** Colour of the paper; the card element paints it, a face never does. */
  readonly ground: string;
  /** Any colour of CSS for the hairline around a card, where a dark one would not part it from the next. */
  readonly edge?: string;
  /** What lies under rank and suit, where that is not the paper: the bar of a covered card has it too. */
  readonly grounds?: Readonly<Record<Suit, string>>;
  /** Colour of rank and suit, at least 4.5 : 1 on what lies under them (a test computes it). */
  readonly inks: Readonly<Record<Suit, string>>;
  /** Outlines of the suits (even-odd) where they are not those of `SUIT_PATHS`. */
  readonly suits?: Readonly<Record<Suit, string>>;
  /** Height of a capital in the index over the card's width: where it comes out too small, a bar takes its place. */
  readonly capital: number;
};

/**
 * Other letters for ace, jack, queen and king than A, J, Q and K; ranks that are not named keep theirs.
 * `patch` is markup for `CARD_BOX` that puts the letter over that of a picture.
 */
export type CardLetters = {
  readonly texts: Readonly<Partial<Record<Rank, string>>>;
  readonly glyphs: Readonly<Partial<Record<Rank, RankGlyph>>>;
  readonly patch: (rank: Rank, suit: Suit, faces: FiledFaces) => string;
};

/** A design whose faces are drawn by code: `paint` gives the inner SVG markup for `CARD_BOX`, without ids. */
export type DrawnFaces = FaceLook & {
  readonly kind: 'drawn';
  readonly paint: (rank: Rank, suit: Suit, letters?: CardLetters) => string;
};

/** A design whose faces are files: `url` is relative to the app's base, the picture fills a 5 : 7 card. */
export type FiledFaces = FaceLook & {
  readonly kind: 'files';
  readonly url: (rank: Rank, suit: Suit) => string;
};

/** How the open side of the pack looks. A further design is one more value of this type. */
export type FaceDesign = DrawnFaces | FiledFaces;

/** How the closed side looks: inner SVG markup for `CARD_BOX` over the colour `ground`, without ids. */
export type BackDesign = { readonly id: string; readonly ground: string; readonly markup: string };

/** A whole SVG document of `CARD_BOX` around inner markup, for a file or a data URL. */
export function svgDocument(markup: string): string {
  const { width, height } = CARD_BOX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

/**
 * Inner markup as a data URL for `src` or CSS `url("…")`. A picture used by URL is decoded once and shared by
 * all cards that show it, which is cheaper than the same nodes in every card.
 */
export function svgDataUrl(markup: string): string {
  const escaped = svgDocument(markup)
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${escaped}`;
}
