import { type Layout, NONE, TO_HEAD, TO_HOME } from './layout.ts';
import type { Chance } from './random.ts';
import { DEALT } from './relations.ts';
import { isNextHome } from './safe.ts';

/** What speaks for a move, in points. The order decides how soon a win is found, never whether. */
export interface Order {
  /** The move breaks a link of the deal: that is what a win is made of, and it cannot be undone. */
  readonly breaks: number;
  /** … and empties a column; turns a card up; bares a card that can go home. */
  readonly empties: number;
  readonly turnsUp: number;
  readonly baresNext: number;
  /** … and for each rank that the bared card is below the king. */
  readonly baresLow: number;
  /** … and goes home; goes to the head of a column. */
  readonly goesHome: number;
  readonly toHead: number;
  /** The move rearranges cards that left their place before; goes home; bares a card that can go home. */
  readonly rearranges: number;
  readonly rearrangedHome: number;
  readonly rearrangedBares: number;
  /** A card is taken back. */
  readonly takesBack: number;
  /** Bits of chance added, so that tries differ. */
  readonly chanceBits: number;
}

/** Guesses; doubling or dropping any one made no clear difference on 600 Yukon deals that are not in the tests. */
export const ORDER: Order = {
  breaks: 200,
  empties: 60,
  turnsUp: 60,
  baresNext: 100,
  baresLow: 3,
  goesHome: 80,
  toHead: 20,
  rearranges: 60,
  rearrangedHome: 40,
  rearrangedBares: 40,
  takesBack: 0,
  chanceBits: 7,
};

/** A move in a list: points, card and target in one number, so that sorting numbers sorts moves. */
const CARD_STEP = 64;
const POINT_STEP = 64 * 64;
export const cardOfMove = (move: number): number => (move >> 6) & 63;
export const targetOfMove = (move: number): number => move & 63;

/**
 * Writes all moves of a layout into `moves` from index `from` on, best first, and returns the index after the last.
 * These are all legal moves up to the order of columns: one empty column stands for all, and a king at the head of a
 * column does not move to another.
 */
export const writeMoves = (
  layout: Layout,
  takeBack: boolean,
  order: Order,
  chance: Chance,
  moves: number[],
  from: number,
): number => {
  const { ends, place, relations } = layout;
  const { children, home } = relations;
  let at = from;
  let vacancy = false;
  for (let column = 0; column < layout.columns; column++) {
    const end = ends[column]!;
    if (end === NONE) {
      vacancy = true;
      continue;
    }
    if (isNextHome(layout, end)) moves[at++] = priced(layout, order, chance, end, TO_HOME);
    const list = children[end]!;
    for (let n = 0; n < list.length; n++) {
      const card = list[n]!;
      if (
        place[card] === home
          ? takeBack && isTopHome(layout, card)
          : layout.column[card] !== column && canGo(layout, card)
      )
        moves[at++] = priced(layout, order, chance, card, end);
    }
  }
  if (vacancy)
    for (let king = relations.kings; king < relations.cards; king++)
      if (
        place[king] === home
          ? takeBack && isTopHome(layout, king)
          : place[king] === DEALT && canGo(layout, king)
      )
        moves[at++] = priced(layout, order, chance, king, TO_HEAD);
  sortDown(moves, from, at);
  return at;
};

const priced = (layout: Layout, order: Order, chance: Chance, card: number, target: number): number =>
  (pointsOf(layout, order, card, target) + chance.bits(order.chanceBits)) * POINT_STEP +
  card * CARD_STEP +
  target;

const isTopHome = (layout: Layout, card: number): boolean => layout.heights[card & 3] === (card >> 2) + 1;

/** Does the card lie open, in a group that is not too large? */
const canGo = (layout: Layout, card: number): boolean => layout.down[card] === 0 && layout.fitsLimit(card);

const pointsOf = (layout: Layout, order: Order, card: number, target: number): number => {
  const digit = layout.place[card]!;
  if (digit === layout.relations.home) return order.takesBack;
  const bared = layout.below[card]!;
  if (digit !== DEALT) {
    if (target === TO_HOME) return order.rearranges + order.rearrangedHome;
    return order.rearranges + (bared !== NONE && isNextHome(layout, bared) ? order.rearrangedBares : 0);
  }
  let points = order.breaks;
  if (target === TO_HOME) points += order.goesHome;
  else if (target === TO_HEAD) points += order.toHead;
  if (bared === NONE) return points + order.empties;
  if (layout.down[bared] === 1) points += order.turnsUp;
  if (isNextHome(layout, bared)) points += order.baresNext;
  return points + order.baresLow * (12 - (bared >> 2));
};

/** Sorting by insertion: lists are short. */
const sortDown = (moves: number[], from: number, to: number): void => {
  for (let n = from + 1; n < to; n++) {
    const move = moves[n]!;
    let at = n - 1;
    while (at >= from && moves[at]! < move) {
      moves[at + 1] = moves[at]!;
      at--;
    }
    moves[at + 1] = move;
  }
};
