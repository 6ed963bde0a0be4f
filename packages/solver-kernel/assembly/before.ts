import { at, bareRanks, deadBefore, heightOf, isSafeNext, rankBit } from './game';
import {
  FIXED0,
  HEIGHTS,
  NEXT_IN_STOCK,
  NEXT0,
  NEXT1,
  OPEN0,
  STOCK,
  STOCK_BITS0,
  STOCK_BITS1,
  SUIT_AT,
  UNIT_INDEX,
} from './map';
import { stockCards } from './members';
import { nextOf } from './settle';
import { has } from './table';

/** Cards that the stock was dealt, two chains. */
let dealt0: i32 = 0;
let dealt1: i32 = 0;

/** A new game lies in the tables. */
export function readStock(): void {
  dealt0 = stockCards(STOCK_BITS0, 0xffffff);
  dealt1 = stockCards(STOCK_BITS1, 0xffffff);
}

export function isDeadBefore(state: i32): bool {
  if (!deadBefore) return false;
  const heights = load<i32>(state + HEIGHTS);
  const stock = load<i32>(state + STOCK);
  const units = load<i32>(state + UNIT_INDEX);
  const high = (heights << 16) | units;
  for (let chain = 0; chain < 2; chain++) {
    for (let left = returning(state, heights, chain); left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      const suit = at(SUIT_AT, (chain << 5) + place);
      const rank = place >> 1;
      if (heightOf(heights, suit) === rank && isSafeNext(heights, suit)) continue;
      if (has(stock | at(NEXT_IN_STOCK, (suit << 4) + rank), high)) return true;
    }
  }
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    const card = height === 0 ? 0 : at(NEXT_IN_STOCK, (suit << 4) + height - 1);
    const lower = heights - (1 << (suit << 2));
    if (card === 0 || isSafeNext(lower, suit)) continue;
    if (has(stock | card, (lower << 16) | units)) return true;
  }
  return false;
}

function returning(state: i32, heights: i32, chain: i32): i32 {
  const open = load<i32>(state + OPEN0 + (chain << 2));
  const fixed = load<i32>(state + FIXED0 + (chain << 2));
  const loose = open & ~fixed & (chain === 0 ? dealt0 : dealt1);
  if (loose === 0) return 0;
  const ready = open & ~fixed & nextOf(chain === 0 ? NEXT0 : NEXT1, heights);
  return loose & (3 * (bareRanks(open, fixed) & ~(rankBit(ready) >> 2)));
}
