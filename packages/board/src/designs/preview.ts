import { cardOf, type Rank, type Suit } from '@geduld/core';
import type { Looks } from '../contract.ts';
import { drawnFace, faceDesignOf, facePatch, faceUrl, WIDE_CARD } from '../dress.ts';
import { type EmptyPile, emptyPileMark } from '../emptyPiles.ts';
import { type FaceDesign, svgDocument } from '../faceDesign.ts';

/** The face of one card as markup that fills its box, and the paper under it. */
export const facePreview = (
  { faces, letters }: Pick<Looks, 'faces' | 'letters'>,
  rank: Rank,
  suit: Suit,
  width: number,
): { readonly paper: string; readonly markup: string } => {
  const design: FaceDesign = faceDesignOf({ faces, largePrint: false }, width);
  const worn = { design, letters };
  const card = cardOf(rank, suit);
  const url = faceUrl(worn, card);
  const markup =
    url === undefined
      ? drawnFace(worn, card)
      : `<img src="${url}" alt="" draggable="false">${facePatch(worn, card) ?? ''}`;
  return { paper: design.ground, markup };
};

/** The engraving of an empty pile as markup, in `currentColor`. */
export const emptyPreview = (pile: EmptyPile): string => svgDocument(emptyPileMark(pile));

/** A width at which `auto` shows the faces for wide cards, or for narrow ones. */
export const PREVIEW_WIDTH = { wide: WIDE_CARD, narrow: 44 } as const;
