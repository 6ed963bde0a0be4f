import {
  anyVacancy,
  at,
  backWanted,
  bareRanks,
  bothOf,
  heightOf,
  kingBits,
  RANKS,
  rankBit,
  safeStays,
  safeStaysHome,
  twiceBareRanks,
} from './game';
import {
  BARE_COLUMNS,
  FIXED0,
  FIXED1,
  HEIGHTS,
  MEMBER_HEIGHTS,
  MEMBER_OPEN0,
  MEMBER_OPEN1,
  MEMBER_UNAIDED,
  NEXT0,
  NEXT1,
  OPEN0,
  OPEN1,
  SEEN,
  STOCK_BIT,
  STOCK_BITS0,
  STOCK_BITS1,
  STOCK_CHAIN,
  STOCK_SUIT,
  SUIT_AT,
  TAKEN,
} from './map';
import { freeColumns, nextOf } from './settle';

export let count: i32 = 0;
let turn: i32 = 0;

export let bare0: i32 = 0;
export let bare1: i32 = 0;
export let twice0: i32 = 0;
export let twice1: i32 = 0;
export let free: i32 = 0;
export let welcome0: i32 = 0;
export let welcome1: i32 = 0;
export let ready0: i32 = 0;
export let ready1: i32 = 0;
export let loose0: i32 = 0;
export let loose1: i32 = 0;

export let safeHeights: i32 = 0;

export function parentsOf(cards: i32): i32 {
  return bothOf(cards) << 2;
}

export function stockCards(table: i32, places: i32): i32 {
  return (
    at(table, places & 255) | at(table, 256 + ((places >> 8) & 255)) | at(table, 512 + ((places >> 16) & 255))
  );
}

export function lowestHeights(state: i32, shown: i32): i32 {
  const heights = load<i32>(state + HEIGHTS);
  let safe = 0;
  let back0 = 0;
  let back1 = 0;
  for (let suit = 0; suit < 4; suit++) {
    let height = heightOf(heights, suit);
    let lower = heights;
    while (height > 0 && !(safeStays && safeStaysHome(lower, suit))) {
      height--;
      lower -= 1 << (suit << 2);
      back0 |= at(NEXT0, (suit << 4) + height);
      back1 |= at(NEXT1, (suit << 4) + height);
    }
    safe |= height << (suit << 2);
  }
  safeHeights = safe;
  if ((back0 | back1) === 0) return heights;
  if (!backWanted) return safe;
  let want0 = parentsOf(load<i32>(state + FIXED0) | stockCards(STOCK_BITS0, shown));
  let want1 = parentsOf(load<i32>(state + FIXED1) | stockCards(STOCK_BITS1, shown));
  const open0 = load<i32>(state + OPEN0);
  const open1 = load<i32>(state + OPEN1);
  for (let suit = 0; suit < 4; suit++) {
    for (let n = (suit << 4) + heightOf(heights, suit); ; n++) {
      const next0 = at(NEXT0, n) & open0;
      const next1 = at(NEXT1, n) & open1;
      if ((next0 | next1) === 0) break;
      want0 |= bothOf(next0);
      want1 |= bothOf(next1);
    }
  }
  let lowest = heights;
  while (true) {
    let change = false;
    for (let suit = 0; suit < 4; suit++) {
      const from = heightOf(safe, suit);
      const to = heightOf(lowest, suit);
      for (let height = from; height < to; height++) {
        const n = (suit << 4) + height;
        if (((at(NEXT0, n) & want0) | (at(NEXT1, n) & want1)) === 0) continue;
        lowest -= (to - height) << (suit << 2);
        change = true;
        for (let above = height; above < to; above++) {
          want0 |= parentsOf(at(NEXT0, (suit << 4) + above));
          want1 |= parentsOf(at(NEXT1, (suit << 4) + above));
        }
        break;
      }
    }
    if (!change) return lowest;
  }
}

export function startMembers(state: i32): void {
  if (turn === i32.MAX_VALUE) {
    memory.fill(SEEN, 0, 1 << 18);
    turn = 0;
  }
  turn++;
  count = 0;
  push(load<i32>(state + HEIGHTS), load<i32>(state + OPEN0), load<i32>(state + OPEN1), 1);
}

function push(heights: i32, open0: i32, open1: i32, unaided: i32): void {
  const mark = SEEN + (heights << 2);
  if (load<i32>(mark) === turn) return;
  store<i32>(mark, turn);
  const n = count << 2;
  count++;
  store<i32>(MEMBER_HEIGHTS + n, heights);
  store<i32>(MEMBER_OPEN0 + n, open0);
  store<i32>(MEMBER_OPEN1 + n, open1);
  store<i32>(MEMBER_UNAIDED + n, unaided);
}

export function findChances(state: i32, n: i32): void {
  const heights = at(MEMBER_HEIGHTS, n);
  const open0 = at(MEMBER_OPEN0, n);
  const open1 = at(MEMBER_OPEN1, n);
  const fixed0 = load<i32>(state + FIXED0);
  const fixed1 = load<i32>(state + FIXED1);
  free = freeColumns(load<i32>(state + BARE_COLUMNS), open0, open1, fixed0, fixed1);
  bare0 = bareRanks(open0, fixed0);
  bare1 = bareRanks(open1, fixed1);
  twice0 = twiceBareRanks(open0, fixed0);
  twice1 = twiceBareRanks(open1, fixed1);
  welcome0 = (3 * bare0) >> 2;
  welcome1 = (3 * bare1) >> 2;
  if (free > 0) {
    if (anyVacancy) {
      welcome0 = welcome1 = -1;
      bare0 = bare1 = RANKS;
    } else {
      welcome0 |= kingBits;
      welcome1 |= kingBits;
    }
  }
  ready0 = open0 & nextOf(NEXT0, heights) & (3 * bare0);
  ready1 = open1 & nextOf(NEXT1, heights) & (3 * bare1);
  loose0 = ready0 & ~fixed0;
  loose1 = ready1 & ~fixed1;
}

export function spreadFrom(state: i32, n: i32, lowest: i32): void {
  const heights = at(MEMBER_HEIGHTS, n);
  const open0 = at(MEMBER_OPEN0, n);
  const open1 = at(MEMBER_OPEN1, n);
  const unaided = at(MEMBER_UNAIDED, n) !== 0;
  const taken = load<i32>(state + TAKEN) - 1;
  for (let left = loose0; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const suit = at(SUIT_AT, ctz<i32>(bit));
    const clean = unaided && (taken < 0 || !helpsHome(heights, taken, 0, bit, suit, twice0));
    push(heights + (1 << (suit << 2)), open0 & ~bit, open1, clean ? 1 : 0);
  }
  for (let left = loose1; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const suit = at(SUIT_AT, 32 + ctz<i32>(bit));
    const clean = unaided && (taken < 0 || !helpsHome(heights, taken, 1, bit, suit, twice1));
    push(heights + (1 << (suit << 2)), open0, open1 & ~bit, clean ? 1 : 0);
  }
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    if (height <= heightOf(lowest, suit)) continue;
    const top = (suit << 4) + height - 1;
    const bit0 = at(NEXT0, top) & welcome0;
    const bit1 = at(NEXT1, top) & welcome1;
    if ((bit0 | bit1) === 0) continue;
    const chain = bit0 !== 0 ? 0 : 1;
    const clean =
      unaided &&
      (taken < 0 || !helpsBack(heights, taken, chain, bit0 | bit1, suit, chain === 0 ? twice0 : twice1));
    push(heights - (1 << (suit << 2)), open0 | bit0, open1 | bit1, clean ? 1 : 0);
  }
}

function isHome(heights: i32, taken: i32): bool {
  return 1 << (2 * heightOf(heights, at(STOCK_SUIT, taken))) > at(STOCK_BIT, taken);
}

function helpsHome(heights: i32, taken: i32, chain: i32, bit: i32, suit: i32, twice: i32): bool {
  if (suit === at(STOCK_SUIT, taken)) return true;
  if (isHome(heights, taken)) return false;
  const same = chain === at(STOCK_CHAIN, taken) && rankBit(bit) === rankBit(at(STOCK_BIT, taken));
  return same && (twice & rankBit(bit)) === 0;
}

function helpsBack(heights: i32, taken: i32, chain: i32, bit: i32, suit: i32, twice: i32): bool {
  if (suit === at(STOCK_SUIT, taken)) return true;
  if (isHome(heights, taken)) return false;
  const parent = rankBit(bit) << 2;
  return (
    chain === at(STOCK_CHAIN, taken) && parent === rankBit(at(STOCK_BIT, taken)) && (twice & parent) === 0
  );
}
