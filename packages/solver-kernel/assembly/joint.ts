import { at, bothOf, heightOf, RANKS, rankBit } from './game';
import {
  FIXED0,
  FIXED1,
  HEIGHTS,
  NEXT_IN_STOCK,
  NEXT0,
  NEXT1,
  OPEN0,
  OPEN1,
  STOCK,
  STOCK_BIT,
  STOCK_BITS0,
  STOCK_BITS1,
  STOCK_CHAIN,
  STOCK_SUIT,
} from './map';
import { parentsOf, safeHeights, stockCards } from './members';

export let jointPut: i32 = 0;
export let jointHome: i32 = 0;
export let jointTaken: bool = false;
export let both0: i32 = 0;
export let both1: i32 = 0;

/** What may be taken back or sent home before the next move that is not of the stock. */
let goes: i32 = 0;
let near0: i32 = 0;
let near1: i32 = 0;
let want0: i32 = 0;
let want1: i32 = 0;
let back0: i32 = 0;
let back1: i32 = 0;
let returns: i32 = 0;
let deep: bool = false;
let use0: i32 = 0;
let use1: i32 = 0;
let useful: i32 = 0;

export function findJoint(state: i32, taken: i32): void {
  const isHome =
    taken >= 0 &&
    1 << (2 * heightOf(load<i32>(state + HEIGHTS), at(STOCK_SUIT, taken))) > at(STOCK_BIT, taken);
  reach(state, isHome);
  comeBack(state);
  both0 = both1 = 0;
  const stock = load<i32>(state + STOCK);
  if (deep) {
    both0 = back0 | stockCards(STOCK_BITS0, stock);
    both1 = back1 | stockCards(STOCK_BITS1, stock);
    both0 &= (both0 >> 1) & RANKS;
    both1 &= (both1 >> 1) & RANKS;
  }
  if (taken < 0) return;
  findUses(stock, isHome);
  const later = -2 << taken;
  const helps = serves(taken);
  if (isHome) {
    jointTaken = true;
    jointPut = 0;
    jointHome = goes & later & (helps ? -1 : useful);
  } else {
    jointTaken = helps;
    jointPut = useful & later;
    jointHome = goes;
  }
}

/** How far each suit could go home by cards that lie open, are not fixed, or are in the stock. */
function reach(state: i32, filled: bool): void {
  const heights = load<i32>(state + HEIGHTS);
  const stock = load<i32>(state + STOCK);
  const open0 = load<i32>(state + OPEN0);
  const open1 = load<i32>(state + OPEN1);
  const fixed0 = load<i32>(state + FIXED0);
  const fixed1 = load<i32>(state + FIXED1);
  goes = near0 = near1 = 0;
  want0 = parentsOf(fixed0 | stockCards(STOCK_BITS0, stock));
  want1 = parentsOf(fixed1 | stockCards(STOCK_BITS1, stock));
  for (let suit = 0; suit < 4; suit++) {
    let waiting = 0;
    for (let n = (suit << 4) + heightOf(heights, suit); ; n++) {
      const place = at(NEXT_IN_STOCK, n) & stock;
      const card0 = at(NEXT0, n);
      const card1 = at(NEXT1, n);
      if ((place | (card0 & open0) | (card1 & open1)) === 0) break;
      want0 |= bothOf(card0);
      want1 |= bothOf(card1);
      waiting |= place;
      if (place === 0 && (filled || waiting !== 0)) {
        near0 |= card0;
        near1 |= card1;
      }
      if (((card0 & fixed0) | (card1 & fixed1)) !== 0) break;
    }
    goes |= waiting;
  }
}

/** Which cards could be wanted back from their foundations, those among them that are still in the stock. */
function comeBack(state: i32): void {
  const heights = load<i32>(state + HEIGHTS);
  back0 = back1 = returns = 0;
  let low = heights;
  let change = true;
  while (change) {
    change = false;
    for (let suit = 0; suit < 4; suit++) {
      const to = heightOf(low, suit);
      for (let height = heightOf(safeHeights, suit); height < to; height++) {
        const n = (suit << 4) + height;
        if (((at(NEXT0, n) & want0) | (at(NEXT1, n) & want1)) === 0) continue;
        low -= (to - height) << (suit << 2);
        for (let above = n; above < (suit << 4) + to; above++) {
          back0 |= at(NEXT0, above);
          back1 |= at(NEXT1, above);
        }
        want0 |= parentsOf(back0);
        want1 |= parentsOf(back1);
        change = true;
        break;
      }
    }
    for (let left = goes & ~returns; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      const bit = at(STOCK_BIT, place);
      if (at(STOCK_CHAIN, place) === 0) {
        if ((bit & want0) === 0) continue;
        back0 |= bit;
        want0 |= parentsOf(bit);
      } else {
        if ((bit & want1) === 0) continue;
        back1 |= bit;
        want1 |= parentsOf(bit);
      }
      returns |= 1 << place;
      change = true;
    }
  }
  deep = false;
  for (let suit = 0; suit < 4; suit++) {
    const home = heightOf(heights, suit) - heightOf(low, suit);
    let all = home;
    let some = home;
    for (let left = goes; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      if (at(STOCK_SUIT, place) !== suit) continue;
      all++;
      some |= returns & (1 << place);
    }
    if (some !== 0 && all >= 2) deep = true;
  }
}

/** Cards on which, put or taken back, something could come to lie that is of use together with another stock card. */
function findUses(stock: i32, all: bool): void {
  if (all || deep) {
    use0 = back0;
    use1 = back1;
  } else {
    use0 = use1 = 0;
    for (let left = returns; left !== 0; left &= left - 1) {
      const place = ctz<i32>(left);
      if (at(STOCK_CHAIN, place) === 0) use0 |= at(STOCK_BIT, place);
      else use1 |= at(STOCK_BIT, place);
    }
  }
  const can0 = back0 | stockCards(STOCK_BITS0, stock);
  const can1 = back1 | stockCards(STOCK_BITS1, stock);
  use0 |= can0 & bothOf(near0);
  use1 |= can1 & bothOf(near1);
  let before0 = 0;
  let before1 = 0;
  while (before0 !== use0 || before1 !== use1) {
    before0 = use0;
    before1 = use1;
    use0 |= can0 & parentsOf(use0);
    use1 |= can1 & parentsOf(use1);
  }
  useful = 0;
  for (let left = stock; left !== 0; left &= left - 1) {
    const place = ctz<i32>(left);
    if (serves(place)) useful |= 1 << place;
  }
}

function serves(place: i32): bool {
  const bit = at(STOCK_BIT, place);
  const rank = rankBit(bit);
  return at(STOCK_CHAIN, place) === 0
    ? ((use0 & ((3 * rank) >> 2)) | (near0 & (3 * rank) & ~bit)) !== 0
    : ((use1 & ((3 * rank) >> 2)) | (near1 & (3 * rank) & ~bit)) !== 0;
}
