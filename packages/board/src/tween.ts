import { type Card, isColumn, isFoundation, rankOf } from '@geduld/core';
import type { Arrival, BoardSettings } from './contract.ts';
import type { Point } from './geometry.ts';
import type { CardInScene, Scene } from './scene.ts';

/** Where a card is drawn at this moment, which may be on its way. */
export interface Spot extends Point {
  readonly face: 'up' | 'down';
  readonly hidden: boolean;
}

/** One card's way to its place. */
export interface Movement {
  readonly card: Card;
  readonly from: Point;
  readonly to: Point;
  readonly turns: boolean;
  /** Until it sets off, in ms; it stays at `from`, unseen if `unseen`. */
  readonly delay: number;
  readonly duration: number;
  readonly unseen: boolean;
}

/** Milliseconds for one move. */
export const PACE: Readonly<Record<BoardSettings['speed'], number>> = {
  off: 0,
  quick: 110,
  normal: 190,
  calm: 260,
};

/** The CSS easing whose value is exactly `easeOut`. */
export const EASE_OUT = 'cubic-bezier(0.3333, 1, 0.6667, 1)';

/** How far on its way a card is after a share of the time. */
export const easeOut = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** A point on the way. */
export const onTheWay = ({ from, to }: Movement, share: number): Point => {
  const done = easeOut(share);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done };
};

/** The whole deal takes less than 700 ms at every pace. */
const DEAL_SPAN: Readonly<Record<BoardSettings['speed'], number>> = {
  off: 0,
  quick: 300,
  normal: 420,
  calm: 430,
};
/** A finish of 52 cards stays under this. */
const FINISH_SPAN = 2600;
const DRAW_STEP = 0.2;

/**
 * Plans how the cards get from where they are drawn to where the scene has them. A card that is nowhere yet, or
 * that nobody would see go, is simply put.
 */
export const planMovements = (
  scene: Scene,
  spots: readonly (Spot | undefined)[],
  arrival: Arrival,
  speed: BoardSettings['speed'],
): readonly Movement[] => {
  const pace = PACE[speed];
  if (pace === 0 || arrival === 'instant') return [];
  if (arrival === 'deal') return dealt(scene, speed);
  const moving = scene.cards.filter((placed): placed is CardInScene => {
    const spot = placed && spots[placed.card];
    if (!placed || !spot || (placed.buried && spot.hidden)) return false;
    return (
      Math.abs(spot.x - placed.x) > 0.5 || Math.abs(spot.y - placed.y) > 0.5 || spot.face !== placed.face
    );
  });
  const way = (placed: CardInScene, delay: number): Movement => {
    const spot = spots[placed.card] as Spot;
    return {
      card: placed.card,
      from: { x: spot.x, y: spot.y },
      to: { x: placed.x, y: placed.y },
      turns: spot.face !== placed.face,
      delay,
      duration: pace,
      unseen: false,
    };
  };
  return arrival === 'finish' ? finishing(moving, pace, way) : moved(moving, pace, spots, way);
};

type Way = (placed: CardInScene, delay: number) => Movement;

/** Everything at once, except that drawn cards turn up one after the other. */
const moved = (
  moving: readonly CardInScene[],
  pace: number,
  spots: readonly (Spot | undefined)[],
  way: Way,
): readonly Movement[] => {
  const drawn = moving
    .filter((placed) => placed.pile === 'w' && spots[placed.card]?.face === 'down')
    .map((placed) => placed.card);
  return moving.map((placed) => {
    const nth = drawn.indexOf(placed.card);
    return way(placed, nth > 0 ? nth * pace * DRAW_STEP : 0);
  });
};

/** Card after card goes home, low ranks first; everything else, at once. */
const finishing = (moving: readonly CardInScene[], pace: number, way: Way): readonly Movement[] => {
  const home = moving
    .filter(({ pile }) => isFoundation(pile))
    .toSorted((one, other) => rankOf(one.card) - rankOf(other.card) || one.card - other.card)
    .map(({ card }) => card);
  const step = Math.min(pace * 0.5, FINISH_SPAN / Math.max(1, home.length));
  return moving.map((placed) => way(placed, Math.max(0, home.indexOf(placed.card)) * step));
};

/** Row by row from the stock, or from below the table where there is none. */
const dealt = (scene: Scene, speed: BoardSettings['speed']): readonly Movement[] => {
  const { geometry } = scene;
  const from = geometry.slots.get('s') ?? {
    x: (geometry.size.width - geometry.card.width) / 2,
    y: geometry.size.height + 8,
  };
  const order = scene.cards
    .filter((placed): placed is CardInScene => placed !== undefined && isColumn(placed.pile))
    .toSorted((one, other) => one.index - other.index || one.pile.localeCompare(other.pile));
  const step = DEAL_SPAN[speed] / Math.max(1, order.length);
  return order.map((placed, nth) => ({
    card: placed.card,
    from,
    to: { x: placed.x, y: placed.y },
    turns: false,
    delay: nth * step,
    duration: Math.min(PACE[speed] * 1.2, 250),
    unseen: true,
  }));
};
