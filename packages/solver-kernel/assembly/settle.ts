import {
  anyVacancy,
  at,
  bareRanks,
  draw,
  headCount,
  highestPlace,
  isSafeNext,
  safeHome,
  safeStock,
  unlimited,
} from './game';
import {
  BARE_COLUMNS,
  BARED0,
  BARED1,
  COLUMN_OF,
  FIXED_IN0,
  FIXED_IN1,
  FIXED0,
  FIXED1,
  GAP,
  HEIGHTS,
  NEXT_IN_STOCK,
  NEXT0,
  NEXT1,
  OPEN0,
  OPEN1,
  REDEALS,
  STOCK,
  STOCK_SUIT,
  SUIT_AT,
  TAKEN,
  UNIT_INDEX,
  UNITS,
  WEIGHT,
} from './map';
import { isPure } from './stock';

function add(place: i32, amount: i32): void {
  store<i32>(place, load<i32>(place) + amount);
}

/** The three tables by height, at once for the four suits. */
export function nextOf(table: i32, heights: i32): i32 {
  return (
    at(table, heights & 15) |
    at(table, 16 + ((heights >> 4) & 15)) |
    at(table, 32 + ((heights >> 8) & 15)) |
    at(table, 48 + ((heights >> 12) & 15))
  );
}

export function turnUp(state: i32, column: i32): void {
  const left = ((load<i32>(state + UNITS) >> (column << 2)) & 15) - 1;
  const now = (column << 4) + left;
  add(state + UNITS, -(1 << (column << 2)));
  add(state + UNIT_INDEX, -at(WEIGHT, column));
  store<i32>(state + FIXED0, (load<i32>(state + FIXED0) & ~at(FIXED_IN0, now + 1)) | at(FIXED_IN0, now));
  store<i32>(state + FIXED1, (load<i32>(state + FIXED1) & ~at(FIXED_IN1, now + 1)) | at(FIXED_IN1, now));
  store<i32>(state + OPEN0, load<i32>(state + OPEN0) | at(BARED0, now));
  store<i32>(state + OPEN1, load<i32>(state + OPEN1) | at(BARED1, now));
  if (left === 0) add(state + BARE_COLUMNS, 1);
}

export function sendHome(state: i32, chain: i32, bit: i32): void {
  const card = (chain << 5) + highestPlace(bit);
  add(state + HEIGHTS, 1 << (at(SUIT_AT, card) << 2));
  const open = state + OPEN0 + (chain << 2);
  store<i32>(open, load<i32>(open) & ~bit);
  if ((load<i32>(state + FIXED0 + (chain << 2)) & bit) !== 0) turnUp(state, at(COLUMN_OF, card));
}

export function takeFromStock(state: i32, place: i32): void {
  store<i32>(state + STOCK, load<i32>(state + STOCK) & ~(1 << place));
  store<i32>(state + GAP, place);
}

export function freeColumns(bare: i32, open0: i32, open1: i32, fixed0: i32, fixed1: i32): i32 {
  return bare - headCount(open0, fixed0) - headCount(open1, fixed1);
}

export function settle(state: i32): i32 {
  let sent = 0;
  while (true) {
    const heights = load<i32>(state + HEIGHTS);
    const next0 = load<i32>(state + OPEN0) & nextOf(NEXT0, heights);
    const next1 = load<i32>(state + OPEN1) & nextOf(NEXT1, heights);
    if ((next0 | next1) !== 0 && settleOne(state, next0, next1)) {
      sent++;
      continue;
    }
    if (!safeStock) return sent;
    const inStock = load<i32>(state + STOCK) & nextOf(NEXT_IN_STOCK, heights);
    if (inStock === 0 || !settleStock(state, inStock)) return sent;
    sent++;
  }
}

function settleOne(state: i32, next0: i32, next1: i32): bool {
  const open0 = load<i32>(state + OPEN0);
  const open1 = load<i32>(state + OPEN1);
  const fixed0 = load<i32>(state + FIXED0);
  const fixed1 = load<i32>(state + FIXED1);
  let ready0 = next0 & (3 * bareRanks(open0, fixed0));
  let ready1 = next1 & (3 * bareRanks(open1, fixed1));
  if (anyVacancy && freeColumns(load<i32>(state + BARE_COLUMNS), open0, open1, fixed0, fixed1) > 0) {
    ready0 = next0;
    ready1 = next1;
  }
  if ((ready0 | ready1) === 0) return false;
  if (safeHome) {
    for (let chain = 0; chain < 2; chain++) {
      for (let left = chain === 0 ? ready0 : ready1; left !== 0; left &= left - 1) {
        const place = ctz<i32>(left);
        if (!isSafeNext(load<i32>(state + HEIGHTS), at(SUIT_AT, (chain << 5) + place))) continue;
        sendHome(state, chain, 1 << place);
        return true;
      }
    }
  }
  const loose0 = ready0 & ~fixed0;
  const loose1 = ready1 & ~fixed1;
  if ((loose0 | loose1) === 0) return false;
  if (loose0 !== 0) sendHome(state, 0, loose0 & -loose0);
  else sendHome(state, 1, loose1 & -loose1);
  return true;
}

function settleStock(state: i32, inStock: i32): bool {
  const stock = load<i32>(state + STOCK);
  let left = inStock;
  if (draw !== 1) {
    left &= 1 << highestPlace(stock);
    if (left === 0 || !isPure(stock, load<i32>(state + GAP))) return false;
  }
  for (; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    const suit = at(STOCK_SUIT, place);
    if (!isSafeNext(load<i32>(state + HEIGHTS), suit)) continue;
    add(state + HEIGHTS, 1 << (suit << 2));
    takeFromStock(state, place);
    return true;
  }
  return false;
}

export function lowKey(state: i32): i32 {
  const stock = load<i32>(state + STOCK);
  const waste = stock & ((1 << load<i32>(state + GAP)) - 1);
  const hand = stock ^ waste;
  let code: i32;
  if (!unlimited) code = (hand === 0 ? 24 : ctz<i32>(hand)) + 25 * load<i32>(state + REDEALS);
  else if (draw === 1) code = load<i32>(state + TAKEN);
  else code = isPure(stock, load<i32>(state + GAP)) ? 0 : popcnt<i32>(waste);
  return stock | (code << 24);
}

export function highKey(state: i32): i32 {
  return (load<i32>(state + HEIGHTS) << 16) | load<i32>(state + UNIT_INDEX);
}

export function isSettledWin(state: i32): bool {
  return (load<i32>(state + UNITS) | (unlimited && draw === 1 ? 0 : load<i32>(state + STOCK))) === 0;
}
