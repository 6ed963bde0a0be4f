import { type Card, rankOf, suitOf } from '@geduld/core';
import type { BoardSettings } from './contract.ts';
import { type CardLetters, type FaceDesign, svgDataUrl, svgDocument } from './faceDesign.ts';
import { standard } from './faces.ts';
import { largeIndex } from './largeIndex.ts';
import { RANK_GLYPHS } from './rankPaths.ts';
import { SUIT_PATHS } from './suitPaths.ts';

/** Cards at least this wide show the standard faces when the choice is left to the table. */
export const WIDE_CARD = 84;

/** The design of faces for a setting, on cards of this width. */
export const faceDesignOf = (
  { faces, largePrint }: Pick<BoardSettings, 'faces' | 'largePrint'>,
  cardWidth: number,
): FaceDesign => {
  if (faces !== 'auto') return faces;
  return !largePrint && cardWidth >= WIDE_CARD ? standard : largeIndex;
};

/** A custom property and its value. */
type Property = readonly [name: string, value: string];

/** How backs, empty piles and the paper look, for the stylesheet. */
export const dressOf = ({ back, table }: BoardSettings, design: FaceDesign): readonly Property[] => [
  // An empty value gives way to that of the style sheet.
  ['--gd-back', back ? `url("${svgDataUrl(back.markup)}")` : ''],
  ['--gd-back-ground', back?.ground ?? ''],
  ['--gd-paper', design.ground],
  ['--gd-edge', design.edge ?? ''],
  ['--gd-engraving', table?.engraving ?? ''],
];

/** How the open side of the pack is drawn: a design, and its letters where they are not A, J, Q and K. */
export type Faces = { readonly design: FaceDesign; readonly letters: CardLetters | undefined };

/** The markup of an open card's face that is drawn by code. */
export const drawnFace = ({ design, letters }: Faces, card: Card): string =>
  svgDocument((design.kind === 'drawn' ? design : largeIndex).paint(rankOf(card), suitOf(card), letters));

/** Where the picture of a face is, for designs that are files. */
export const faceUrl = ({ design }: Faces, card: Card): string | undefined =>
  design.kind === 'files' ? design.url(rankOf(card), suitOf(card)) : undefined;

/** What lies over the picture of a face, where it shows another letter than the one that was chosen. */
export const facePatch = ({ design, letters }: Faces, card: Card): string | undefined =>
  design.kind === 'files' && letters?.texts[rankOf(card)]
    ? svgDocument(letters.patch(rankOf(card), suitOf(card), design))
    : undefined;

/** Rank and suit side by side, for the bar of a card that is covered. */
export const barMarkup = ({ design, letters }: Faces, card: Card): string => {
  const rank = letters?.glyphs[rankOf(card)] ?? RANK_GLYPHS[rankOf(card)];
  const suit = suitOf(card);
  const ink = design.inks[suit];
  const svg = (width: number, top: number, height: number, rule: string, path: string) =>
    `<svg viewBox="0 ${top} ${width} ${height}" fill="${ink}" fill-rule="${rule}" aria-hidden="true"><path d="${path}"/></svg>`;
  return (
    svg(rank.width, -2, 104, 'nonzero', rank.path) +
    svg(100, 0, 100, 'evenodd', (design.suits ?? SUIT_PATHS)[suit])
  );
};

/** What the bar of a covered card is painted on, where that is not the paper. */
export const barGround = ({ design }: Faces, card: Card): string => design.grounds?.[suitOf(card)] ?? '';
