import { assertNever, type Suit } from '@geduld/core';
import { SUIT_PATHS } from './suitPaths.ts';

/**
 * A pile without cards, by what may come of it: a foundation waiting for its ace, a column that takes only
 * kings, a column that takes any card, a stock that can be turned, one that cannot be turned again, a waste.
 */
export type EmptyPile =
  | { readonly kind: 'foundation'; readonly suit: Suit }
  | { readonly kind: 'kings' }
  | { readonly kind: 'anyCard' }
  | { readonly kind: 'turnable' }
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'plain' };

const OUTLINE =
  '<rect x="2" y="2" width="246" height="346" rx="13" fill="#000" fill-opacity=".09" stroke="currentColor" ' +
  'stroke-opacity=".3" stroke-width="1.25" vector-effect="non-scaling-stroke"/>';

const CROWN =
  'M14 50H86V58H14ZM14 45L5 11L30 27L50 4L70 27L95 11L86 45ZM0 6A5 5 0 0 0 10 6A5 5 0 0 0 0 6Z' +
  'M45 -2A5 5 0 0 0 55 -2A5 5 0 0 0 45 -2ZM90 6A5 5 0 0 0 100 6A5 5 0 0 0 90 6Z';

/** A ring, open at the right, that ends in an arrow head, clockwise. */
const TURN =
  '<path fill="none" stroke-width="12" stroke-linejoin="round" d="M174 186A50 50 0 1 1 166 146M170 112V149H133"/>';

/** A whole ring with a slash: the shape, not only the shade, differs from the ring that turns. */
const CLOSED =
  '<path fill="none" stroke-width="12" d="M75 175a50 50 0 1 0 100 0a50 50 0 1 0-100 0M89 211L161 139"/>';

/** What is engraved inside the outline, or nothing. */
function engraving(pile: EmptyPile): string {
  switch (pile.kind) {
    case 'foundation':
      return `<path fill="currentColor" fill-opacity=".34" transform="translate(75 125)" d="${SUIT_PATHS[pile.suit]}"/>`;
    case 'kings':
      return `<path fill="currentColor" fill-opacity=".34" transform="translate(75 147)" d="${CROWN}"/>`;
    case 'turnable':
      return `<g stroke="currentColor" stroke-linecap="round" opacity=".5">${TURN}</g>`;
    case 'exhausted':
      return `<g stroke="currentColor" stroke-linecap="round" opacity=".34">${CLOSED}</g>`;
    case 'anyCard':
    case 'plain':
      return '';
    default:
      return assertNever(pile);
  }
}

/**
 * Inner SVG markup for `CARD_BOX`, transparent, in `currentColor` (the table's `engraving` colour) with a
 * hairline of the same width at every card size. Decoration: the pile's name for screen readers is the board's.
 */
export function emptyPileMark(pile: EmptyPile): string {
  return OUTLINE + engraving(pile);
}
