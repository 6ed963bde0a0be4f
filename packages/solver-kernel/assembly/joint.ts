import { at, heightOf, RANKS, rankBit } from './game';
import {
  HEIGHTS,
  NEXT_IN_STOCK,
  NEXT0,
  NEXT1,
  OPEN0,
  OPEN1,
  STOCK,
  STOCK_BIT,
  STOCK_CHAIN,
  STOCK_SUIT,
} from './map';

export let jointPut: i32 = 0;
export let jointHome: i32 = 0;
export let jointTaken: bool = false;
export let both0: i32 = 0;
export let both1: i32 = 0;

let come0: i32 = 0;
let come1: i32 = 0;
let near0: i32 = 0;
let near1: i32 = 0;
let put0: i32 = 0;
let put1: i32 = 0;

export function findJoint(state: i32, lowest: i32, taken: i32): void {
  const heights = load<i32>(state + HEIGHTS);
  const stock = load<i32>(state + STOCK);
  const open0 = load<i32>(state + OPEN0);
  const open1 = load<i32>(state + OPEN1);
  let back0 = 0;
  let back1 = 0;
  come0 = come1 = near0 = near1 = put0 = put1 = 0;
  let all = 0;
  let home = 0;
  let deep = false;
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    const low = heightOf(lowest, suit);
    for (let n = (suit << 4) + low; n < (suit << 4) + height; n++) {
      back0 |= at(NEXT0, n);
      back1 |= at(NEXT1, n);
    }
    let waiting = 0;
    for (let n = (suit << 4) + height; ; n++) {
      const place = at(NEXT_IN_STOCK, n) & stock;
      const isOpen = (at(NEXT0, n) & open0) | (at(NEXT1, n) & open1);
      if ((place | isOpen) === 0) break;
      home |= waiting;
      if (place === 0) {
        if (waiting !== 0) {
          near0 |= at(NEXT0, n);
          near1 |= at(NEXT1, n);
        }
        continue;
      }
      if (waiting === 0) {
        back0 |= at(NEXT0, n);
        back1 |= at(NEXT1, n);
      } else {
        come0 |= at(NEXT0, n);
        come1 |= at(NEXT1, n);
      }
      waiting |= place;
    }
    all |= waiting;
    if (height - low + (waiting === 0 ? 0 : 1) >= 2) deep = true;
  }
  both0 = come0 | back0;
  both0 &= (both0 >> 1) & RANKS;
  both1 = come1 | back1;
  both1 &= (both1 >> 1) & RANKS;
  if (taken < 0) return;
  come0 |= deep ? back0 : back0 & (3 * rankBit(near0));
  come1 |= deep ? back1 : back1 & (3 * rankBit(near1));
  let put = 0;
  let before = -1;
  while (before !== put) {
    before = put;
    for (let left = stock & ~put; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      if (!serves(place)) continue;
      put |= 1 << place;
      if (at(STOCK_CHAIN, place) === 0) put0 |= at(STOCK_BIT, place);
      else put1 |= at(STOCK_BIT, place);
    }
  }
  const later = -2 << taken;
  if (1 << (2 * heightOf(heights, at(STOCK_SUIT, taken))) > at(STOCK_BIT, taken)) {
    jointTaken = deep;
    jointPut = 0;
    jointHome = all & later;
  } else {
    jointTaken = serves(taken);
    jointPut = put & later;
    jointHome = deep ? all : home;
  }
}

function serves(place: i32): bool {
  const bit = at(STOCK_BIT, place);
  const rank = rankBit(bit);
  return at(STOCK_CHAIN, place) === 0
    ? (((come0 | put0) & ((3 * rank) >> 2)) | (near0 & (3 * rank) & ~bit)) !== 0
    : (((come1 | put1) & ((3 * rank) >> 2)) | (near1 & (3 * rank) & ~bit)) !== 0;
}
