import { homeOf, isColumn, isFoundation, type PileId } from '@geduld/core';
import type { Group } from './contract.ts';
import type { Point } from './geometry.ts';
import { groupCards, type PlaceInScene, type Scene } from './scene.ts';

/** What a drop means. */
export type Drop =
  | { readonly kind: 'onto'; readonly pile: PileId }
  /** Back on the pile it came from. */
  | { readonly kind: 'back' }
  | { readonly kind: 'nowhere' };

/** The least share of a card's width by which it must lie over a pile. */
export const LEAST_OVERLAP = 0.25;

interface Candidate {
  readonly pile: PileId;
  readonly fits: boolean;
  /** Piles beside or over the columns are hit where they are drawn, columns at any height. */
  readonly exact: boolean;
  readonly overlap: number;
}

/**
 * Where a dropped group goes. `lead` is the top left corner of its lowest card. A column counts at any height of
 * the table; a foundation, stock or waste where it stands. A place that fits wins over one that does not, a pile
 * that is hit exactly over the column whose strip runs through it, then the greater overlap.
 */
export const dropOf = (scene: Scene, group: Group, lead: Point, fitting: readonly PileId[]): Drop => {
  const { width } = scene.geometry.card;
  const [leadCard] = groupCards(scene, group);
  const home = leadCard === undefined ? undefined : homeOf(leadCard);
  let best: Candidate | undefined;
  for (const place of scene.places) {
    const overlap = overlapOf(scene, place, lead);
    // Half a pixel is for places that were rounded.
    if (overlap < LEAST_OVERLAP * width - 0.5) continue;
    const own = place.pile === group.pile;
    const pile = isFoundation(place.pile) && !own && home !== undefined ? home : place.pile;
    const fits = !own && fitting.includes(pile);
    const candidate = { pile, fits, exact: !isColumn(place.pile), overlap };
    if (!best || isBetter(candidate, best)) best = candidate;
  }
  if (!best) return { kind: 'nowhere' };
  return best.pile === group.pile ? { kind: 'back' } : { kind: 'onto', pile: best.pile };
};

const isBetter = (one: Candidate, other: Candidate): boolean => {
  if (one.fits !== other.fits) return one.fits;
  if (one.exact !== other.exact) return one.exact;
  return one.overlap > other.overlap;
};

/** Width in px that the lead card shares with a pile. */
const overlapOf = ({ geometry }: Scene, { pile, x, y }: PlaceInScene, lead: Point): number => {
  const { width, height } = geometry.card;
  const across = width - Math.abs(lead.x - x);
  if (isColumn(pile)) return across;
  if (geometry.arrangement.kind === 'beside' && isFoundation(pile)) return across;
  const along = height - Math.abs(lead.y - y);
  return along < height * LEAST_OVERLAP ? 0 : across;
};
