import { type Card, type Position, rankOf } from '@geduld/core';
import { type Compiled, stockOrder, unitsOf } from './compile.ts';
import { chainOf, countBits, lowestPlace, placeOf } from './layout.ts';
import { isPure } from './stock.ts';

/*
 * One packed state: thirteen numbers in an Int32Array. The names are their places, so that a state can lie anywhere
 * in a larger array.
 */

/** Heights of the foundations, four bits a suit. */
export const HEIGHTS = 0;
/** Open cards, two chains. */
export const OPEN0 = 1;
export const OPEN1 = 2;
/** Those of them that lie where they were dealt, on no parent: the lowest card of a unit. */
export const FIXED0 = 3;
export const FIXED1 = 4;
/** Units left, four bits a column, and the same as a number of mixed radix. */
export const UNITS = 5;
export const UNIT_INDEX = 6;
/** Columns without a unit left. */
export const BARE_COLUMNS = 7;
/** Cards of the stock that are left, and how far the pass has gone (`stock.ts`). */
export const STOCK = 8;
export const GAP = 9;
/** Redeals that are left; 0 where passes are unlimited. */
export const REDEALS = 10;
/** One more than the stock place of the card that was taken last, while `stockLate` looks at it; else 0. */
export const TAKEN = 11;
/** Numbers of a state. */
export const STATE_SIZE = 12;

/** The state of a position; `undefined` when play from the compiled position cannot have led there. */
export const stateOf = (game: Compiled, position: Position): Int32Array | undefined => {
  const state = new Int32Array(STATE_SIZE);
  if (!putColumns(game, position, state) || !putStock(game, position, state)) return undefined;
  for (let suit = 0; suit < 4; suit++) state[HEIGHTS]! |= position.foundations[suit]! << (4 * suit);
  const passes = game.spec.stock === 'none' ? 1 : game.spec.stock.passes;
  state[REDEALS] = passes === 'unlimited' ? 0 : passes - 1 - position.redeals;
  return state[REDEALS]! < 0 ? undefined : state;
};

const putColumns = (game: Compiled, position: Position, state: Int32Array): boolean => {
  for (const [column, pile] of position.columns.entries()) {
    const now = unitsOf(game.spec, pile);
    const dealt = game.columns[column];
    if (dealt === undefined || now.count > dealt.count) return false;
    for (let left = 1; left <= now.count; left++) {
      const unit = now.cards[left]!;
      const from = dealt.cards[left]!;
      if (unit[0] !== from[0]) return false;
      if (left < now.count && (unit.length !== from.length || unit.some((card, at) => card !== from[at])))
        return false;
    }
    if (now.count > 0 && now.cards[0]!.some((card, at) => card !== dealt.cards[0]![at])) return false;
    for (const card of now.cards[now.count] ?? []) {
      state[chainOf(card) === 0 ? OPEN0 : OPEN1]! |= 1 << placeOf(card);
    }
    state[FIXED0]! |= game.fixed0[16 * column + now.count]!;
    state[FIXED1]! |= game.fixed1[16 * column + now.count]!;
    state[UNITS]! |= now.count << (4 * column);
    state[UNIT_INDEX]! += now.count * game.weight[column]!;
    if (now.count === 0) state[BARE_COLUMNS]!++;
  }
  return true;
};

const putStock = (game: Compiled, position: Position, state: Int32Array): boolean => {
  let last = -1;
  for (const card of stockOrder(position)) {
    const at = game.stock.indexOf(card);
    if (at <= last) return false;
    last = at;
    state[STOCK]! |= 1 << at;
  }
  const top = position.waste.at(-1);
  state[GAP] = top === undefined ? 0 : game.stock.indexOf(top) + 1;
  return true;
};

/** Is `rank` of a suit home in these heights? */
export const heightOf = (heights: number, suit: number): number => (heights >> (4 * suit)) & 15;

/**
 * Would the card next to go home in `suit` be safe there (`safeHome`)? Suits 0 and 3 are black, 1 and 2 red: the twin's
 * suit is `suit ^ 3`.
 */
export const isSafeNext = (heights: number, suit: number): boolean => {
  const height = heightOf(heights, suit);
  const other = suit === 0 || suit === 3 ? 1 : 0;
  return (
    heightOf(heights, other) >= height &&
    heightOf(heights, other ^ 3) >= height &&
    heightOf(heights, suit ^ 3) >= height - 1
  );
};

/**
 * The first word of a key: stock cards left, and in the upper byte what else of the stock is part of the state. With
 * limited passes that is the first card of the hand and the redeals left; without a limit, in draw 1 the card that was taken
 * last while `stockLate` looks at it, and in draw 3 how many cards lie in the waste, or 0 for a pure place (`deadNodes.ts`).
 */
export const lowKey = (game: Compiled, state: Int32Array, at: number): number => {
  const stock = state[at + STOCK]!;
  const waste = stock & ((1 << state[at + GAP]!) - 1);
  const hand = stock ^ waste;
  let code: number;
  if (!game.unlimited) code = (hand === 0 ? 24 : lowestPlace(hand)) + 25 * state[at + REDEALS]!;
  else if (game.draw === 1) code = state[at + TAKEN]!;
  else code = isPure(game.draw, stock, state[at + GAP]!) ? 0 : countBits(waste);
  return stock | (code << 24);
};

/** The second word: heights and units. */
export const highKey = (state: Int32Array, at: number): number =>
  (state[at + HEIGHTS]! << 16) | state[at + UNIT_INDEX]!;

/** Is every card of the position either home, open and not under a fixed one, or out of reach for no longer? */
export const isSettledWin = (game: Compiled, state: Int32Array, at: number): boolean =>
  (state[at + UNITS]! | (game.unlimited && game.draw === 1 ? 0 : state[at + STOCK]!)) === 0;

/** Cards that are not home yet, lowest rank first: the order in which a settled win sends them home. */
export const homewardOrder = (position: Position, ranks: number): readonly Card[] => {
  const left: Card[] = [];
  for (let card = 0; card < 4 * ranks; card++) {
    if (rankOf(card as Card) > position.foundations[card & 3]!) left.push(card as Card);
  }
  return left;
};
