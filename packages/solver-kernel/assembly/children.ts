import {
  anyVacancy,
  at,
  emptyForKing,
  heightOf,
  homeFirst,
  homeInstead,
  kingBits,
  rankBit,
  ranks,
  safeStays,
  safeStaysHome,
  stockKings,
  stockLate,
  stockWanted,
  unlimited,
} from './game';
import { both0, both1, jointHome, jointPut, jointTaken } from './joint';
import {
  BARED0,
  BARED1,
  BROOD,
  BROOD_END,
  CHILD_BYTES,
  COLUMN_OF,
  FIXED0,
  FIXED1,
  GAP,
  HEIGHTS,
  HIGH,
  LOW,
  MEMBER_HEIGHTS,
  MEMBER_OPEN0,
  MEMBER_OPEN1,
  MEMBER_UNAIDED,
  MOVE,
  NEXT_IN_STOCK,
  NEXT0,
  NEXT1,
  OPEN0,
  OPEN1,
  REDEALS,
  SCORE,
  STATE_BYTES,
  STOCK,
  STOCK_BIT,
  STOCK_CHAIN,
  STOCK_SUIT,
  TAKEN,
  UNITS,
  WHERE,
} from './map';
import {
  bare0,
  bare1,
  free,
  loose0,
  loose1,
  ready0,
  ready1,
  twice0,
  twice1,
  welcome0,
  welcome1,
} from './members';
import { highKey, isSettledWin, lowKey, nextOf, sendHome, settle, takeFromStock, turnUp } from './settle';
import { shownLater, shownNow } from './stock';

const HOME: i32 = 0;
const CARRY: i32 = 1;
const PUT: i32 = 2;
const STOCK_HOME: i32 = 3;
const CARRY_THEN_CARRY: i32 = 4;
const CARRY_THEN_PUT: i32 = 5;

/** Where the next child goes; a child that is won, or 0; whether there was no room for one. */
export let top: i32 = BROOD;
export let won: i32 = 0;
export let full: bool = false;

let carry0: i32 = 0;
let carry1: i32 = 0;
let early0: i32 = 0;
let early1: i32 = 0;
let put0: i32 = 0;
let put1: i32 = 0;
let home0: i32 = 0;
let home1: i32 = 0;
let stockHome: i32 = 0;
let kingHome: bool = false;
let freely: i32 = -1;
let needing0: i32 = 0;
let needing1: i32 = 0;
let where: i32 = 0;
let memberOpen0: i32 = 0;
let memberOpen1: i32 = 0;

export function setTop(to: i32): void {
  top = to;
}

export function clearBrood(): void {
  top = BROOD + CHILD_BYTES;
  won = 0;
  full = false;
}

export function addChildren(node: i32, n: i32): void {
  where = at(MEMBER_HEIGHTS, n);
  memberOpen0 = at(MEMBER_OPEN0, n);
  memberOpen1 = at(MEMBER_OPEN1, n);
  const inStock = nextOf(NEXT_IN_STOCK, where) & load<i32>(node + STOCK);
  if (!allow(node, n, inStock)) return;
  addHomes(node);
  addCarries(node, inStock);
  addFromStock(node, inStock);
}

function allow(node: i32, n: i32, inStock: i32): bool {
  early0 = put0 = welcome0;
  early1 = put1 = welcome1;
  home0 = ready0 & load<i32>(node + FIXED0);
  home1 = ready1 & load<i32>(node + FIXED1);
  stockHome = inStock;
  freely = -1;
  needing0 = needing1 = 0;
  kingHome = false;
  if (homeFirst && (loose0 | loose1) !== 0) {
    const rank0 = rankBit(loose0);
    const rank1 = rankBit(loose1);
    if (popcnt<i32>(rank0) + popcnt<i32>(rank1) !== 1) return false;
    if (((twice0 & rank0) | (twice1 & rank1)) !== 0) return false;
    early0 = put0 = (3 * rank0) >> 2;
    early1 = put1 = (3 * rank1) >> 2;
    home0 &= 3 * rank0;
    home1 &= 3 * rank1;
    stockHome = 0;
  }
  carry0 = early0;
  carry1 = early1;
  const taken = load<i32>(node + TAKEN) - 1;
  if (taken >= 0 && at(MEMBER_UNAIDED, n) !== 0) needTaken(taken, inStock);
  return true;
}

function needTaken(taken: i32, inStock: i32): void {
  const later = jointTaken ? jointHome : 0;
  const suit = at(STOCK_SUIT, taken);
  const height = heightOf(where, suit);
  const bit = at(STOCK_BIT, taken);
  freely = jointTaken ? jointPut : 0;
  if (1 << (2 * height) > bit) {
    kingHome = (bit & kingBits) !== 0;
    const follower = (suit << 4) + height;
    carry0 = carry1 = 0;
    home0 &= at(NEXT0, follower);
    home1 &= at(NEXT1, follower);
    stockHome &= later | at(NEXT_IN_STOCK, follower);
    return;
  }
  const first = at(STOCK_CHAIN, taken) === 0;
  const rank = rankBit(bit) & ~(first ? twice0 : twice1);
  const rank0 = first ? rank : 0;
  const rank1 = first ? 0 : rank;
  needing0 = (3 * rank0) >> 2;
  needing1 = (3 * rank1) >> 2;
  carry0 &= needing0;
  carry1 &= needing1;
  home0 &= 3 * rank0;
  home1 &= 3 * rank1;
  stockHome &= later | needingOf(inStock);
}

function needingOf(inStock: i32): i32 {
  let places = 0;
  for (let left = inStock; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    if (((at(STOCK_CHAIN, place) === 0 ? needing0 : needing1) & at(STOCK_BIT, place)) !== 0)
      places |= 1 << place;
  }
  return places;
}

/** Copies so many bytes, a multiple of four. Inline: `memory.copy` leaves the kernel, which takes longer than the words. */
export function copyWords(to: i32, from: i32, bytes: i32): void {
  let at = 0;
  for (; at + 8 <= bytes; at += 8) store<i64>(to + at, load<i64>(from + at));
  if (at < bytes) store<i32>(to + at, load<i32>(from + at));
}

function begin(node: i32): i32 {
  const child = top;
  if (child + 2 * CHILD_BYTES > BROOD_END) {
    full = true;
    top = child - CHILD_BYTES;
    return begin(node);
  }
  copyWords(child, node, STATE_BYTES);
  store<i32>(child + HEIGHTS, where);
  store<i32>(child + OPEN0, memberOpen0);
  store<i32>(child + OPEN1, memberOpen1);
  store<i32>(child + TAKEN, 0);
  return child;
}

function finish(child: i32, taken: i32, move: i32): void {
  if (settle(child) === 0 && taken >= 0) store<i32>(child + TAKEN, taken + 1);
  store<i32>(child + LOW, lowKey(child));
  store<i32>(child + HIGH, highKey(child));
  store<i32>(child + MOVE, move);
  store<i32>(child + WHERE, where);
  store<i32>(child + SCORE, 0);
  if (isSettledWin(child)) won = child;
  top = child + CHILD_BYTES;
}

function addHomes(node: i32): void {
  for (let chain = 0; chain < 2; chain++) {
    for (let left = chain === 0 ? home0 : home1; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      const child = begin(node);
      sendHome(child, chain, 1 << place);
      finish(child, -1, HOME | (((chain << 5) + place) << 3));
    }
  }
}

function addCarries(node: i32, inStock: i32): void {
  const skip = homeInstead && !anyVacancy;
  const forKing = emptyForKing && !kingComesBack(load<i32>(node + HEIGHTS));
  for (let chain = 0; chain < 2; chain++) {
    const fixed = load<i32>(node + FIXED0 + (chain << 2));
    const ready = skip ? (chain === 0 ? ready0 : ready1) : 0;
    const early = chain === 0 ? early0 : early1;
    const carry = chain === 0 ? carry0 : carry1;
    for (let left = fixed & early & ~ready; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      const card = (chain << 5) + place;
      const column = at(COLUMN_OF, card);
      const last = ((load<i32>(node + UNITS) >> (column << 2)) & 15) === 1;
      const lateOnly = (carry & (1 << place)) === 0;
      const empties = last && (at(BARED0, column << 4) | at(BARED1, column << 4)) === 0;
      if (forKing && empties) {
        if (free === 0) addFilled(node, inStock, card, lateOnly);
        continue;
      }
      if (lateOnly && !(kingHome && empties)) continue;
      const child = begin(node);
      turnUp(child, column);
      finish(child, -1, CARRY | (card << 3));
    }
  }
}

function kingComesBack(heights: i32): bool {
  for (let suit = 0; suit < 4; suit++) {
    if (heightOf(heights, suit) === ranks && !(safeStays && safeStaysHome(heights, suit))) return true;
  }
  return false;
}

function addFilled(node: i32, inStock: i32, card: i32, stockOnly: bool): void {
  const column = at(COLUMN_OF, card);
  if (!stockOnly) {
    for (let chain = 0; chain < 2; chain++) {
      const ready = homeInstead
        ? (chain === 0 ? ready0 : ready1) & ~(card >> 5 === chain ? 12 * rankBit(1 << (card & 31)) : 0)
        : 0;
      const kings = load<i32>(node + FIXED0 + (chain << 2)) & kingBits & ~ready;
      for (let left = kings; left !== 0; left &= left - 1) {
        const king = (chain << 5) + ctz<i32>(left);
        const child = begin(node);
        turnUp(child, column);
        turnUp(child, at(COLUMN_OF, king));
        finish(child, -1, CARRY_THEN_CARRY | (card << 3) | (king << 9));
      }
    }
  }
  addPuts(node, stockKings & (homeInstead ? ~inStock : -1) & (stockOnly ? freely : -1), column, card);
}

function addFromStock(node: i32, inStock: i32): void {
  const stock = load<i32>(node + STOCK);
  if (stock === 0) return;
  if (stockHome !== 0) {
    const now = shownNow(stock, load<i32>(node + GAP));
    for (let left = stockHome & (now | shownLater(node, now)); left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      const child = begin(node);
      takeCard(child, place, now);
      store<i32>(child + HEIGHTS, load<i32>(child + HEIGHTS) + (1 << (at(STOCK_SUIT, place) << 2)));
      finish(child, stockLate ? place : -1, STOCK_HOME | (place << 3));
    }
  }
  if ((put0 | put1) !== 0) addPuts(node, homeInstead ? ~inStock : -1, -1, -1);
}

function takeCard(child: i32, place: i32, now: i32): void {
  if (!unlimited && (now & (1 << place)) === 0) store<i32>(child + REDEALS, load<i32>(child + REDEALS) - 1);
  takeFromStock(child, place);
}

function isWanted(chain: i32, rank: i32): bool {
  return chain === 0
    ? (bare0 & rank) === 0 || (both0 & (rank >> 2)) !== 0
    : (bare1 & rank) === 0 || (both1 & (rank >> 2)) !== 0;
}

function addPuts(node: i32, among: i32, emptied: i32, card: i32): void {
  const stock = load<i32>(node + STOCK);
  const now = shownNow(stock, load<i32>(node + GAP));
  for (let left = (now | shownLater(node, now)) & among; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const bit = at(STOCK_BIT, place);
    const chain = at(STOCK_CHAIN, place);
    if (emptied < 0) {
      if (((chain === 0 ? put0 : put1) & bit) === 0) continue;
      if (((chain === 0 ? needing0 : needing1) & bit) === 0 && (freely & (1 << place)) === 0) continue;
    }
    if (stockWanted && !isWanted(chain, rankBit(bit))) continue;
    const child = begin(node);
    if (emptied >= 0) turnUp(child, emptied);
    takeCard(child, place, now);
    const open = child + OPEN0 + (chain << 2);
    store<i32>(open, load<i32>(open) | bit);
    const move = emptied < 0 ? PUT | (place << 3) : CARRY_THEN_PUT | (card << 3) | (place << 9);
    finish(child, stockLate ? place : -1, move);
  }
}
