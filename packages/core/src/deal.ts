import { type Card, packOf } from './cards.ts';
import type { Position } from './position.ts';
import { invariant } from './result.ts';
import { shuffled, splitMix64 } from './shuffle.ts';
import { packSize, type RuleSpec } from './spec.ts';

/**
 * The order in which a pack is laid out: columns 1 to 7, each from its bottom card to its end card, then the stock
 * in the order in which it is drawn. All games lay out the same order, each in its own shape.
 */
export type DealOrder = readonly Card[];

/** The order that dealing method 1 gives to a number (C4). The same for every game of 13 ranks. */
export const dealOrder = (number: bigint, ranks = 13): DealOrder =>
  shuffled(packOf(ranks), splitMix64(number));

/** Lays out an order: the start of a game. The order must be a whole pack of the spec, once each. */
export const deal = (spec: RuleSpec, order: DealOrder): Position => {
  invariant(
    order.length === packSize(spec) && new Set(order).size === order.length,
    'a deal is one whole pack',
  );
  let next = 0;
  const columns = spec.columns.map(({ down, up }) => {
    const cards = order.slice(next, next + down + up);
    next += down + up;
    return { cards, down };
  });
  return { columns, foundations: [0, 0, 0, 0], stock: order.slice(next).reverse(), waste: [], redeals: 0 };
};
