import type { Compiled } from './compile.ts';
import type { Joint } from './joint.ts';
import { countBits, lowestPlace } from './layout.ts';
import type { Chances, Members } from './members.ts';
import { rankBit } from './members.ts';
import type { Prunings } from './prunings.ts';
import { safeStaysHome, sendHome, settle, takeFromStock, turnUp } from './settle.ts';
import {
  FIXED0,
  GAP,
  HEIGHTS,
  heightOf,
  highKey,
  isSettledWin,
  lowKey,
  OPEN0,
  OPEN1,
  REDEALS,
  STATE_SIZE,
  STOCK,
  TAKEN,
  UNITS,
} from './state.ts';
import { shownLater, shownNow } from './stock.ts';

/** A child is a settled state and, after it, how it came about. */
export const LOW = STATE_SIZE;
export const HIGH = STATE_SIZE + 1;
/** What was done: see `moveOf`. */
export const MOVE = STATE_SIZE + 2;
/** The heights of the parent node's state in which it was done. */
export const WHERE = STATE_SIZE + 3;
/** How soon it is tried: the highest first; -1 when done with. */
export const SCORE = STATE_SIZE + 4;
/** Numbers of a child. */
export const CHILD_SIZE = STATE_SIZE + 5;

/** The moves that lead from one node to another. */
export type StepKind = 'home' | 'carry' | 'put' | 'stockHome' | 'carryThenCarry' | 'carryThenPut';
const STEP_KINDS: readonly StepKind[] = [
  'home',
  'carry',
  'put',
  'stockHome',
  'carryThenCarry',
  'carryThenPut',
];
const HOME = 0;
const CARRY = 1;
const PUT = 2;
const STOCK_HOME = 3;
const CARRY_THEN_CARRY = 4;
const CARRY_THEN_PUT = 5;

/** A move as one number: its kind, and one or two cards (`32 * chain + place`, or a place in the stock). */
const moveOf = (kind: number, first: number, second: number): number => kind | (first << 3) | (second << 9);
/** The parts of such a number. */
export const partsOf = (move: number): { kind: StepKind; first: number; second: number } => ({
  kind: STEP_KINDS[move & 7] as StepKind,
  first: (move >> 3) & 63,
  second: move >> 9,
});

/** Children of the nodes of one path, one after the other. */
export interface Brood {
  words: Int32Array;
  /** Where the next child goes. */
  top: number;
  /** A child that is won, or -1. */
  won: number;
}

/** Room for children. */
export const broodRoom = (): Brood => ({ words: new Int32Array(CHILD_SIZE * 1024), top: 0, won: -1 });

/** Which moves a state of a node allows once the prunings have spoken: cards of both chains, or of the stock. */
interface Allowed {
  carry0: number;
  carry1: number;
  /** Carries that only the `stockLate` rule forbids: allowed if a stock card follows. */
  early0: number;
  early1: number;
  put0: number;
  put1: number;
  home0: number;
  home1: number;
  stockHome: number;
  /** Places of stock cards that may be put even if they do not need the card that was taken last; and what needs it. */
  freely: number;
  needing0: number;
  needing1: number;
}

const allowed: Allowed = {
  carry0: 0,
  carry1: 0,
  early0: 0,
  early1: 0,
  put0: 0,
  put1: 0,
  home0: 0,
  home1: 0,
  stockHome: 0,
  freely: -1,
  needing0: 0,
  needing1: 0,
};

/** Adds the children that come from state `n` of the node at `at`. */
export const addChildren = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  joint: Joint,
): void => {
  const state = brood.words;
  const heights = members.heights[n]!;
  const inStock = nextInStock(game, heights) & state[at + STOCK]!;
  if (!allow(game, prunings, state, at, members, n, chances, inStock, joint)) return;
  addHomes(game, prunings, brood, at, members, n);
  addCarries(game, prunings, brood, at, members, n, chances, joint, inStock);
  addFromStock(game, prunings, brood, at, members, n, chances, joint, inStock);
};

const nextInStock = (game: Compiled, heights: number): number =>
  game.nextInStock[heights & 15]! |
  game.nextInStock[16 + ((heights >> 4) & 15)]! |
  game.nextInStock[32 + ((heights >> 8) & 15)]! |
  game.nextInStock[48 + ((heights >> 12) & 15)]!;

/** Applies `homeFirst` and `stockLate` to a state of a node. False when nothing is left. */
const allow = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  inStock: number,
  joint: Joint,
): boolean => {
  const fixed0 = state[at + FIXED0]!;
  const fixed1 = state[at + FIXED0 + 1]!;
  allowed.early0 = allowed.put0 = chances.welcome0;
  allowed.early1 = allowed.put1 = chances.welcome1;
  allowed.home0 = chances.ready0 & fixed0;
  allowed.home1 = chances.ready1 & fixed1;
  allowed.stockHome = inStock;
  allowed.freely = -1;
  allowed.needing0 = allowed.needing1 = 0;
  if (prunings.homeFirst && (chances.loose0 | chances.loose1) !== 0) {
    const rank0 = (chances.loose0 | (chances.loose0 >> 1)) & 0x15555555;
    const rank1 = (chances.loose1 | (chances.loose1 >> 1)) & 0x15555555;
    if (countBits(rank0) + countBits(rank1) !== 1) return false;
    if (((chances.twice0 & rank0) | (chances.twice1 & rank1)) !== 0) return false;
    allowed.early0 = allowed.put0 = (3 * rank0) >> 2;
    allowed.early1 = allowed.put1 = (3 * rank1) >> 2;
    allowed.home0 &= 3 * rank0;
    allowed.home1 &= 3 * rank1;
    allowed.stockHome = 0;
  }
  allowed.carry0 = allowed.early0;
  allowed.carry1 = allowed.early1;
  const taken = state[at + TAKEN]! - 1;
  if (taken >= 0 && members.unaided[n]!) needTaken(game, members.heights[n]!, taken, chances, joint, inStock);
  return true;
};

/**
 * `stockLate`: only moves that need the card that was taken last, or stock moves; where the stock is a reserve, of these
 * only those of which both could be needed at once (`joint.ts`), in one order.
 */
const needTaken = (
  game: Compiled,
  heights: number,
  taken: number,
  chances: Chances,
  joint: Joint,
  inStock: number,
): void => {
  const reserve = game.unlimited && game.draw === 1;
  const later = reserve ? (joint.taken ? joint.home : 0) : -1;
  const suit = game.stockSuit[taken]!;
  const height = heightOf(heights, suit);
  const bit = game.stockBit[taken]!;
  allowed.freely = reserve ? (joint.taken ? joint.put : 0) : -1;
  if (1 << (2 * height) > bit) {
    const follower = 16 * suit + height;
    allowed.carry0 = allowed.carry1 = 0;
    allowed.home0 &= game.next0[follower]!;
    allowed.home1 &= game.next1[follower]!;
    allowed.stockHome &= later | game.nextInStock[follower]!;
    return;
  }
  const first = game.stockChain[taken]! === 0;
  const rank = rankBit(bit) & ~(first ? chances.twice0 : chances.twice1);
  const rank0 = first ? rank : 0;
  const rank1 = first ? 0 : rank;
  allowed.needing0 = (3 * rank0) >> 2;
  allowed.needing1 = (3 * rank1) >> 2;
  allowed.carry0 &= allowed.needing0;
  allowed.carry1 &= allowed.needing1;
  allowed.home0 &= 3 * rank0;
  allowed.home1 &= 3 * rank1;
  allowed.stockHome &= reserve ? later | needingOf(game, inStock) : -1;
};

/** Those stock cards that can go home and could lie on the card that was taken last. */
const needingOf = (game: Compiled, inStock: number): number => {
  let places = 0;
  for (let left = inStock; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const needing = game.stockChain[place]! === 0 ? allowed.needing0 : allowed.needing1;
    if ((needing & game.stockBit[place]!) !== 0) places |= 1 << place;
  }
  return places;
};

/** A copy of the node's state, as its state `n`, at the top of the brood; the children end with `finish`. */
const begin = (brood: Brood, at: number, members: Members, n: number): number => {
  const child = brood.top;
  if (child + 4 * CHILD_SIZE > brood.words.length) {
    const larger = new Int32Array(2 * brood.words.length);
    larger.set(brood.words);
    brood.words = larger;
  }
  brood.words.copyWithin(child, at, at + STATE_SIZE);
  brood.words[child + HEIGHTS] = members.heights[n]!;
  brood.words[child + OPEN0] = members.open0[n]!;
  brood.words[child + OPEN1] = members.open1[n]!;
  brood.words[child + TAKEN] = 0;
  return child;
};

const finish = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  child: number,
  taken: number,
  move: number,
  where: number,
): void => {
  const { words } = brood;
  if (settle(game, prunings, words, child) === 0 && taken >= 0) words[child + TAKEN] = taken + 1;
  words[child + LOW] = lowKey(game, words, child);
  words[child + HIGH] = highKey(words, child);
  words[child + MOVE] = move;
  words[child + WHERE] = where;
  words[child + SCORE] = 0;
  if (isSettledWin(game, words, child)) brood.won = child;
  brood.top = child + CHILD_SIZE;
};

const addHomes = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
): void => {
  for (let chain = 0; chain < 2; chain++) {
    for (let left = chain === 0 ? allowed.home0 : allowed.home1; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      const child = begin(brood, at, members, n);
      sendHome(game, brood.words, child, chain, 1 << place);
      finish(game, prunings, brood, child, -1, moveOf(HOME, 32 * chain + place, 0), members.heights[n]!);
    }
  }
};

const addCarries = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  joint: Joint,
  inStock: number,
): void => {
  const skip = prunings.homeInstead && !game.anyVacancy;
  const forKing = prunings.emptyForKing && !kingComesBack(game, prunings, brood.words[at + HEIGHTS]!);
  for (let chain = 0; chain < 2; chain++) {
    const fixed = brood.words[at + FIXED0 + chain]!;
    const ready = skip ? (chain === 0 ? chances.ready0 : chances.ready1) : 0;
    const early = chain === 0 ? allowed.early0 : allowed.early1;
    const carry = chain === 0 ? allowed.carry0 : allowed.carry1;
    for (let left = fixed & early & ~ready; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      const card = 32 * chain + place;
      const column = game.columnOf[card]!;
      const last = ((brood.words[at + UNITS]! >> (4 * column)) & 15) === 1;
      const empties = last && (game.bared0[16 * column]! | game.bared1[16 * column]!) === 0;
      const lateOnly = (carry & (1 << place)) === 0;
      if (empties && forKing) {
        if (chances.free === 0)
          addFilled(game, prunings, brood, at, members, n, chances, joint, inStock, card, lateOnly);
        continue;
      }
      if (lateOnly) continue;
      const child = begin(brood, at, members, n);
      turnUp(game, brood.words, child, column);
      finish(game, prunings, brood, child, -1, moveOf(CARRY, card, 0), members.heights[n]!);
    }
  }
};

/** Could a king be taken back from its foundation? */
const kingComesBack = (game: Compiled, prunings: Prunings, heights: number): boolean => {
  for (let suit = 0; suit < 4; suit++) {
    if (heightOf(heights, suit) === game.ranks && !(prunings.safeStays && safeStaysHome(heights, suit)))
      return true;
  }
  return false;
};

/** `emptyForKing`: a column is emptied and a king comes at once: an open fixed one, or one of the stock. */
const addFilled = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  joint: Joint,
  inStock: number,
  card: number,
  stockOnly: boolean,
): void => {
  const column = game.columnOf[card]!;
  const heights = members.heights[n]!;
  for (let chain = 0; chain < 2 && !stockOnly; chain++) {
    const ready = prunings.homeInstead ? (chain === 0 ? chances.ready0 : chances.ready1) : 0;
    const kings = brood.words[at + FIXED0 + chain]! & game.kingBits & ~ready;
    for (let left = kings; left !== 0; left &= left - 1) {
      const king = 32 * chain + lowestPlace(left);
      const child = begin(brood, at, members, n);
      turnUp(game, brood.words, child, column);
      turnUp(game, brood.words, child, game.columnOf[king]!);
      finish(game, prunings, brood, child, -1, moveOf(CARRY_THEN_CARRY, card, king), heights);
    }
  }
  const kings = game.stockKings & (prunings.homeInstead ? ~inStock : -1) & (stockOnly ? allowed.freely : -1);
  addPuts(game, prunings, brood, at, members, n, chances, joint, kings, column, card);
};

const addFromStock = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  joint: Joint,
  inStock: number,
): void => {
  const stock = brood.words[at + STOCK]!;
  if (stock === 0) return;
  const now = shownNow(game.draw, stock, brood.words[at + GAP]!);
  const later = shownLater(game, brood.words, at, now);
  for (let left = allowed.stockHome & (now | later); left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const child = begin(brood, at, members, n);
    takeCard(game, brood.words, child, place, now);
    brood.words[child + HEIGHTS]! += 1 << (4 * game.stockSuit[place]!);
    const taken = prunings.stockLate && game.lastCardInKey ? place : -1;
    finish(game, prunings, brood, child, taken, moveOf(STOCK_HOME, place, 0), members.heights[n]!);
  }
  if ((allowed.put0 | allowed.put1) === 0) return;
  addPuts(
    game,
    prunings,
    brood,
    at,
    members,
    n,
    chances,
    joint,
    prunings.homeInstead ? ~inStock : -1,
    -1,
    -1,
  );
};

/** Takes a card, with a redeal before it if the pass does not show it any more. */
const takeCard = (game: Compiled, state: Int32Array, child: number, place: number, now: number): void => {
  if (!game.unlimited && (now & (1 << place)) === 0) state[child + REDEALS]!--;
  takeFromStock(state, child, place);
};

/** `stockWanted`: is nothing of a rank bare, or could both cards that fit on it want a place at once? */
const isWanted = (chances: Chances, joint: Joint, chain: number, rank: number): boolean =>
  chain === 0
    ? (chances.bare0 & rank) === 0 || (joint.both0 & (rank >> 2)) !== 0
    : (chances.bare1 & rank) === 0 || (joint.both1 & (rank >> 2)) !== 0;

/** Puts stock cards of `among` on columns; after emptying a column, if one is given, by carrying `card` away. */
const addPuts = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  joint: Joint,
  among: number,
  emptied: number,
  card: number,
): void => {
  const stock = brood.words[at + STOCK]!;
  const now = shownNow(game.draw, stock, brood.words[at + GAP]!);
  const shown = (now | shownLater(game, brood.words, at, now)) & among;
  for (let left = shown; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const bit = game.stockBit[place]!;
    const chain = game.stockChain[place]!;
    if (emptied < 0) {
      if (((chain === 0 ? allowed.put0 : allowed.put1) & bit) === 0) continue;
      const needing = (chain === 0 ? allowed.needing0 : allowed.needing1) & bit;
      if (needing === 0 && (allowed.freely & (1 << place)) === 0) continue;
    }
    if (prunings.stockWanted && !isWanted(chances, joint, chain, rankBit(bit))) continue;
    const child = begin(brood, at, members, n);
    if (emptied >= 0) turnUp(game, brood.words, child, emptied);
    takeCard(game, brood.words, child, place, now);
    brood.words[child + OPEN0 + chain]! |= bit;
    const taken = prunings.stockLate && game.lastCardInKey ? place : -1;
    const move = emptied < 0 ? moveOf(PUT, place, 0) : moveOf(CARRY_THEN_PUT, card, place);
    finish(game, prunings, brood, child, taken, move, members.heights[n]!);
  }
};
