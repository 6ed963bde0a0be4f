import { type Card, rankOf, suitOf } from '@geduld/core';
import { BACK_DESIGNS } from './backs.ts';
import type { BoardSettings } from './contract.ts';
import { type FaceDesign, svgDataUrl, svgDocument } from './faceDesign.ts';
import { FACE_DESIGNS } from './faces.ts';
import { largeIndex } from './largeIndex.ts';
import { RANK_GLYPHS } from './rankPaths.ts';
import { SUIT_PATHS } from './suitPaths.ts';
import { TABLE_DESIGNS } from './tables.ts';

/** Cards at least this wide show the standard faces when the choice is left to the table. */
export const WIDE_CARD = 84;

/** The design of faces for a setting, on cards of this width. */
export const faceDesignOf = (
  { faces, largePrint }: Pick<BoardSettings, 'faces' | 'largePrint'>,
  cardWidth: number,
): FaceDesign => {
  const chosen = FACE_DESIGNS.find(({ id }) => id === faces);
  if (chosen) return chosen;
  return !largePrint && cardWidth >= WIDE_CARD ? (FACE_DESIGNS[0] ?? largeIndex) : largeIndex;
};

/** A custom property and its value. */
type Property = readonly [name: string, value: string];

/** How backs, empty piles and the paper look, for the stylesheet. */
export const dressOf = (settings: BoardSettings, design: FaceDesign): readonly Property[] => {
  const back = BACK_DESIGNS.find(({ id }) => id === settings.back) ?? BACK_DESIGNS[0];
  const table = TABLE_DESIGNS.find(({ id }) => id === settings.table) ?? TABLE_DESIGNS[0];
  return [
    ['--gd-back', back ? `url("${svgDataUrl(back.markup)}")` : 'none'],
    ['--gd-back-ground', back?.ground ?? '#861529'],
    ['--gd-paper', design.ground],
    ['--gd-engraving', table?.engraving ?? '#fff'],
  ];
};

/** The markup of an open card's face that is drawn by code. */
export const drawnFace = (design: FaceDesign, card: Card): string =>
  svgDocument((design.kind === 'drawn' ? design : largeIndex).paint(rankOf(card), suitOf(card)));

/** Where the picture of a face is, for designs that are files. */
export const faceUrl = (design: FaceDesign, card: Card): string | undefined =>
  design.kind === 'files' ? design.url(rankOf(card), suitOf(card)) : undefined;

/** Rank and suit side by side, for the bar of a card that is covered. */
export const barMarkup = (design: FaceDesign, card: Card): string => {
  const rank = RANK_GLYPHS[rankOf(card)];
  const ink = design.inks[suitOf(card)];
  const svg = (width: number, top: number, height: number, path: string) =>
    `<svg viewBox="0 ${top} ${width} ${height}" fill="${ink}" aria-hidden="true"><path d="${path}"/></svg>`;
  return svg(rank.width, -2, 104, rank.path) + svg(100, 0, 100, SUIT_PATHS[suitOf(card)]);
};
