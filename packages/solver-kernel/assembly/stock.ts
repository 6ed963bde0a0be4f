import { draw, highestPlace, unlimited } from './game';
import { GAP, REDEALS, RESIDUE, STOCK, THIRD } from './map';

function third(residue: i32, byte: i32): i32 {
  return load<u8>(THIRD + (residue << 8) + byte);
}

function residueAfter(residue: i32, byte: i32): i32 {
  return load<u8>(RESIDUE + (residue << 8) + byte);
}

function everyThird(cards: i32): i32 {
  const first = cards & 255;
  const second = (cards >> 8) & 255;
  const r1 = residueAfter(0, first);
  const r2 = residueAfter(r1, second);
  return third(0, first) | (third(r1, second) << 8) | (third(r2, (cards >> 16) & 255) << 16);
}

function highestBit(cards: i32): i32 {
  return cards === 0 ? 0 : 1 << highestPlace(cards);
}

function shownByPass(cards: i32): i32 {
  return draw === 1 ? cards : everyThird(cards) | highestBit(cards);
}

export function shownNow(cards: i32, gap: i32): i32 {
  const waste = cards & ((1 << gap) - 1);
  return highestBit(waste) | shownByPass(cards ^ waste);
}

export function shownLater(state: i32, now: i32): i32 {
  return unlimited || load<i32>(state + REDEALS) > 0 ? shownByPass(load<i32>(state + STOCK)) & ~now : 0;
}

export function shownAt(state: i32): i32 {
  const now = shownNow(load<i32>(state + STOCK), load<i32>(state + GAP));
  return now | shownLater(state, now);
}

export function isPure(cards: i32, gap: i32): bool {
  if (draw === 1) return true;
  const waste = cards & ((1 << gap) - 1);
  if (waste === cards) return true;
  const r1 = residueAfter(0, waste & 255);
  const r2 = residueAfter(r1, (waste >> 8) & 255);
  return residueAfter(r2, (waste >> 16) & 255) === 0;
}
