import type { Compiled } from './compile.ts';
import { bareRanks, headCount, highestPlace, lowestPlace } from './layout.ts';
import type { Prunings } from './prunings.ts';
import {
  BARE_COLUMNS,
  FIXED0,
  FIXED1,
  GAP,
  HEIGHTS,
  heightOf,
  isSafeNext,
  OPEN0,
  OPEN1,
  STOCK,
  UNIT_INDEX,
  UNITS,
} from './state.ts';
import { isPure } from './stock.ts';

/** The fixed card of a column's last unit has left: the unit below lies open. */
export const turnUp = (game: Compiled, state: Int32Array, at: number, column: number): void => {
  const left = ((state[at + UNITS]! >> (4 * column)) & 15) - 1;
  const now = 16 * column + left;
  state[at + UNITS]! -= 1 << (4 * column);
  state[at + UNIT_INDEX]! -= game.weight[column]!;
  state[at + FIXED0] = (state[at + FIXED0]! & ~game.fixed0[now + 1]!) | game.fixed0[now]!;
  state[at + FIXED1] = (state[at + FIXED1]! & ~game.fixed1[now + 1]!) | game.fixed1[now]!;
  state[at + OPEN0]! |= game.bared0[now]!;
  state[at + OPEN1]! |= game.bared1[now]!;
  if (left === 0) state[at + BARE_COLUMNS]!++;
};

/** Sends the open card of one bit in a chain home, and turns up what it was fixed on. */
export const sendHome = (game: Compiled, state: Int32Array, at: number, chain: number, bit: number): void => {
  const card = 32 * chain + highestPlace(bit);
  state[at + HEIGHTS]! += 1 << (4 * game.suitAt[card]!);
  state[at + OPEN0 + chain]! &= ~bit;
  if ((state[at + FIXED0 + chain]! & bit) !== 0) turnUp(game, state, at, game.columnOf[card]!);
};

/** Takes the stock card of a place out of the stock. */
export const takeFromStock = (state: Int32Array, at: number, place: number): void => {
  state[at + STOCK]! &= ~(1 << place);
  state[at + GAP] = place;
};

/** Columns that no card stands in and no card must stand in, for given bits. */
export const freeColumns = (
  bare: number,
  open0: number,
  open1: number,
  fixed0: number,
  fixed1: number,
): number => bare - headCount(open0, fixed0) - headCount(open1, fixed1);

/** Told of every card that `settle` sends home: chain and place, or chain -1 and the place in the stock. */
export type Homegoing = (chain: number, place: number) => void;

/**
 * Sends home what can go at no loss: safe cards (`safeHome`, `safeStock`), and cards that are not fixed, since they can
 * be taken back (same node). Lowest place first, safe ones before others. Answers how many went.
 */
export const settle = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  at: number,
  told?: Homegoing,
): number => {
  for (let sent = 0; ; sent++) {
    const heights = state[at + HEIGHTS]!;
    const a = heights & 15;
    const b = 16 + ((heights >> 4) & 15);
    const c = 32 + ((heights >> 8) & 15);
    const d = 48 + ((heights >> 12) & 15);
    const open0 = state[at + OPEN0]!;
    const open1 = state[at + OPEN1]!;
    const next0 = open0 & (game.next0[a]! | game.next0[b]! | game.next0[c]! | game.next0[d]!);
    const next1 = open1 & (game.next1[a]! | game.next1[b]! | game.next1[c]! | game.next1[d]!);
    if ((next0 | next1) !== 0 && settleOne(game, prunings, state, at, next0, next1, told)) continue;
    const inStock =
      state[at + STOCK]! &
      (game.nextInStock[a]! | game.nextInStock[b]! | game.nextInStock[c]! | game.nextInStock[d]!);
    if (inStock === 0 || !prunings.safeStock || !settleStock(game, state, at, inStock, told)) return sent;
  }
};

const settleOne = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  at: number,
  next0: number,
  next1: number,
  told: Homegoing | undefined,
): boolean => {
  const open0 = state[at + OPEN0]!;
  const open1 = state[at + OPEN1]!;
  const fixed0 = state[at + FIXED0]!;
  const fixed1 = state[at + FIXED1]!;
  let ready0 = next0 & (3 * bareRanks(open0, fixed0));
  let ready1 = next1 & (3 * bareRanks(open1, fixed1));
  if (game.anyVacancy && freeColumns(state[at + BARE_COLUMNS]!, open0, open1, fixed0, fixed1) > 0) {
    ready0 = next0;
    ready1 = next1;
  }
  if ((ready0 | ready1) === 0) return false;
  if (prunings.safeHome) {
    for (let chain = 0; chain < 2; chain++) {
      for (let left = chain === 0 ? ready0 : ready1; left !== 0; left &= left - 1) {
        const place = lowestPlace(left);
        if (!isSafeNext(state[at + HEIGHTS]!, game.suitAt[32 * chain + place]!)) continue;
        told?.(chain, place);
        sendHome(game, state, at, chain, 1 << place);
        return true;
      }
    }
  }
  const loose0 = ready0 & ~fixed0;
  const loose1 = ready1 & ~fixed1;
  if ((loose0 | loose1) === 0) return false;
  const chain = loose0 !== 0 ? 0 : 1;
  const place = lowestPlace(chain === 0 ? loose0 : loose1);
  told?.(chain, place);
  sendHome(game, state, at, chain, 1 << place);
  return true;
};

const settleStock = (
  game: Compiled,
  state: Int32Array,
  at: number,
  inStock: number,
  told: Homegoing | undefined,
): boolean => {
  const stock = state[at + STOCK]!;
  let left = inStock;
  if (game.draw !== 1) {
    const last = highestPlace(stock);
    left &= 1 << last;
    if (left === 0 || !isPure(game.draw, stock, state[at + GAP]!)) return false;
  }
  for (; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const suit = game.stockSuit[place]!;
    if (!isSafeNext(state[at + HEIGHTS]!, suit)) continue;
    told?.(-1, place);
    state[at + HEIGHTS]! += 1 << (4 * suit);
    takeFromStock(state, at, place);
    return true;
  }
  return false;
};

/** Would taking the top card of a foundation back be in vain, because it would be safe to send home again at once? */
export const safeStaysHome = (heights: number, suit: number): boolean =>
  heightOf(heights, suit) > 0 && isSafeNext(heights - (1 << (4 * suit)), suit);
