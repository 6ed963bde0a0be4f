import {
  buildsOn,
  type Card,
  canRedeal,
  columnAt,
  DRAW,
  isColumn,
  isFoundation,
  isSafeHome,
  leadOf,
  legalMoves,
  type Move,
  type Position,
  playLegal,
  REDEAL,
  type RuleSpec,
  rankOf,
  topOf,
} from '@geduld/core';

/**
 * What a player who reasons only from the cards that lay open could do next (K14). It looks at no face-down card and
 * at no card of the stock that has not been seen.
 */
export type Hint =
  | { readonly kind: 'move'; readonly move: Move & { readonly kind: 'carry' } }
  /** Nothing better than the stock: draw, or turn the waste over. */
  | { readonly kind: 'stock'; readonly move: Move }
  /** No useful move on the table, and a whole pass brings none. */
  | { readonly kind: 'nothing' };

/**
 * The hints of a position, best first, so that asking again walks through the alternatives.
 *
 * Only moves that settle something are offered: a card comes home, turns up, leaves the waste, or comes to lie where
 * it belongs (on a card that it builds on, or a king at the head of a column) from where it did not. Count the cards
 * that are home, open or out of the stock, then those that lie where they belong: each of these moves makes the
 * first number greater, or keeps it and makes the second greater. So whoever follows hints never comes back to a
 * position. Taking a card back makes the first number smaller: it is never offered. The stock is not offered while the
 * top of the waste can be used, since turning past it could lead round to the same position.
 */
export const hintsOf = (spec: RuleSpec, position: Position): readonly Hint[] => {
  const moves = usefulMoves(spec, position).map((move) => ({ kind: 'move', move }) as const);
  const stock = moves.some(({ move }) => move.from === 'w') ? undefined : stockHint(spec, position);
  const hints = stock === undefined ? moves : [...moves, stock];
  return hints.length > 0 ? hints : [{ kind: 'nothing' }];
};

type Carry = Move & { readonly kind: 'carry' };

const usefulMoves = (spec: RuleSpec, position: Position): readonly Carry[] =>
  legalMoves(spec, position)
    .flatMap((move) => (move.kind === 'carry' ? [{ move, worth: worthOf(spec, position, move) }] : []))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);

/** How much a carry is worth, 0 for nothing. The order of K11 and of the tips in the sources. */
const worthOf = (spec: RuleSpec, position: Position, { from, to, count }: Carry): number => {
  if (isFoundation(from)) return 0;
  const card = leadOf(position, from, count) as Card;
  if (isFoundation(to)) return isSafeHome(spec, position, card) ? 100 : 20;
  if (!isColumn(from)) return 40;
  const { cards, down } = columnAt(position, from);
  const left = cards.length - count;
  // The more cards a column hides, the more is gained by turning one up.
  if (left === down && down > 0) return 60 + down;
  return belongs(spec, card, cards[left - 1]) || !belongs(spec, card, topOf(position, to)) ? 0 : 30;
};

/** Does a card lie where it belongs, on `onto` or at the head of a column? */
const belongs = (spec: RuleSpec, card: Card, onto: Card | undefined): boolean =>
  onto === undefined ? rankOf(card) === spec.ranks : buildsOn(spec.building, card, onto);

/** The stock, when a card of it has not been seen yet, or when one of this pass or the next can be played. */
const stockHint = (spec: RuleSpec, position: Position): Hint | undefined => {
  const move = turn(spec, position);
  if (move === undefined) return undefined;
  const unseen = position.redeals === 0 && position.stock.length > 0;
  return unseen || passBrings(spec, position) ? { kind: 'stock', move } : undefined;
};

const turn = (spec: RuleSpec, position: Position): Move | undefined => {
  if (position.stock.length > 0) return DRAW;
  return canRedeal(spec, position) ? REDEAL : undefined;
};

/** Turns the stock on until it has come round once, and looks at each card that comes to the top. */
const passBrings = (spec: RuleSpec, position: Position): boolean => {
  let now = position;
  // A round is the rest of this pass and the same part of the next.
  for (let turns = 2 * (position.stock.length + position.waste.length) + 2; turns > 0; turns--) {
    const move = turn(spec, now);
    if (move === undefined) return false;
    now = playLegal(spec, now, move).position;
    if (usefulMoves(spec, now).some(({ from }) => from === 'w')) return true;
  }
  return false;
};
