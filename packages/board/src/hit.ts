import { type Card, isColumn, type PileId } from '@geduld/core';
import type { Group } from './contract.ts';
import type { Point } from './geometry.ts';
import { type CardInScene, groupCards, type Scene } from './scene.ts';

/** What lies under a finger. */
export type Hit =
  /** An open card that can be picked up, with all cards on it; `lead` is its lowest card. */
  | { readonly kind: 'group'; readonly group: Group; readonly lead: Card }
  | { readonly kind: 'stock' }
  /** A pile, but no card of it that can be picked up. */
  | { readonly kind: 'pile'; readonly pile: PileId }
  | { readonly kind: 'felt' };

/**
 * Finds what lies at a point of the table. Half the gap around a pile still counts as its card; between the cards of a
 * pile the border is where the upper one begins, however narrow the part that shows.
 */
export const hitAt = (scene: Scene, { x, y }: Point): Hit => {
  const { card, gap } = scene.geometry;
  const reach = Math.min(gap / 2, 6);
  const covers = (at: Point, above = reach) =>
    x >= at.x - reach && x < at.x + card.width + reach && y >= at.y - above && y < at.y + card.height + reach;
  let best: CardInScene | undefined;
  for (const placed of scene.cards)
    if (placed && !placed.buried && covers(placed, placed.index === 0 ? reach : 0) && over(placed, best))
      best = placed;
  if (best) return hitOf(scene, best);
  const place = scene.places.find((each) => covers(each));
  if (!place) return { kind: 'felt' };
  return place.pile === 's' ? { kind: 'stock' } : { kind: 'pile', pile: place.pile };
};

/** Cards of one pile lie over each other; of two piles only the margins meet, and either will do. */
const over = (placed: CardInScene, best: CardInScene | undefined): boolean =>
  !best || best.pile !== placed.pile || placed.z > best.z;

const hitOf = (scene: Scene, { pile, index, face }: CardInScene): Hit => {
  if (pile === 's') return { kind: 'stock' };
  const count = (scene.piles.get(pile)?.length ?? 0) - index;
  if (face === 'down' || (count > 1 && !isColumn(pile))) return { kind: 'pile', pile };
  const group = { pile, count };
  const [lead] = groupCards(scene, group);
  return lead === undefined ? { kind: 'pile', pile } : { kind: 'group', group, lead };
};
