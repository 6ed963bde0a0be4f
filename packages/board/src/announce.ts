import { type Card, isColumn, type PileId } from '@geduld/core';
import type { BoardWords } from './contract.ts';
import type { PlaceInScene, Scene } from './scene.ts';

/** One thing that can be focused: an open card, an empty pile, or the stock. Its box is the part that shows. */
export interface Stop {
  /** Stays the same while the thing keeps its place. */
  readonly key: string;
  readonly pile: PileId;
  /** Cards from this one to the top, 0 where there is no open card. */
  readonly count: number;
  readonly card: Card | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that can be focused, in reading order: stock, waste, foundations, columns from left to right. */
export const stopsOf = (scene: Scene): readonly Stop[] =>
  scene.places.flatMap((place) => pileStops(scene, place));

const pileStops = (scene: Scene, place: PlaceInScene): readonly Stop[] => {
  const { pile, x, y } = place;
  const { width, height } = scene.geometry.card;
  const cards = scene.piles.get(pile) ?? [];
  if (place.open === 0) return [{ key: `${pile}:0`, pile, count: 0, card: undefined, x, y, width, height }];
  const first = cards.length - place.open;
  return cards.slice(first).map((card, nth) => {
    const placed = scene.cards[card];
    const above = cards[first + nth + 1];
    const next = above === undefined ? undefined : scene.cards[above];
    const top = placed?.y ?? y;
    return {
      key: isColumn(pile) ? `${pile}:${first + nth}` : `${pile}:0`,
      pile,
      count: place.open - nth,
      card,
      x: placed?.x ?? x,
      y: top,
      width,
      height: next ? Math.max(1, next.y - top) : height,
    };
  });
};

/** What a screen reader calls a stop, and what it adds about the pile. */
export interface StopWords {
  readonly name: string;
  /** On the first open card of a column that hides others: how many cards the column has. */
  readonly about: string | undefined;
}

/** Finds the words for a stop. Face-down cards are told through the first open card of their column. */
export const stopWords = (scene: Scene, stop: Stop, words: BoardWords): StopWords => {
  const total = scene.piles.get(stop.pile)?.length ?? 0;
  if (stop.card === undefined) return { name: words.pile(stop.pile, total), about: undefined };
  const name = words.openCard(stop.card, { pile: stop.pile, count: stop.count });
  const open = scene.places.find((place) => place.pile === stop.pile)?.open ?? 0;
  const first = isColumn(stop.pile) && stop.count === open && total > open;
  return { name, about: first ? words.pile(stop.pile, total) : undefined };
};

/** An arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The stop next to another one. Left and right go from pile to pile in the same row, up and down from card to
 * card and on to the piles above or below. `undefined` at the edge.
 */
export const nextStop = (
  scene: Scene,
  stops: readonly Stop[],
  from: Stop,
  direction: Direction,
): Stop | undefined => {
  const above = scene.geometry.arrangement.kind === 'above';
  const row = (stop: Stop) => (above && !isColumn(stop.pile) ? 0 : 1);
  const laneOf = (stop: Stop) => scene.geometry.slots.get(stop.pile)?.x ?? stop.x;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const ahead = stops.filter((stop) =>
    sideways
      ? row(stop) === row(from) && sign * (laneOf(stop) - laneOf(from)) > 1
      : sign * (stop.y - from.y) > 0.5,
  );
  // The nearest lane first, which up and down is the own one; in it the nearest card.
  const away = (stop: Stop) => Math.abs(laneOf(stop) - laneOf(from)) * 1000 + Math.abs(stop.y - from.y);
  // Up and down stay in the lane of the pile; only from its edge they cross to another row.
  const usable = sideways
    ? ahead
    : ahead.filter((stop) => laneOf(stop) === laneOf(from) || row(stop) !== row(from));
  return usable.toSorted((one, other) => away(one) - away(other))[0];
};
