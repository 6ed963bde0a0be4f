import { PARAMETERS, RESIDUE, THIRD } from './map';

/*
 * The rules of the game and the prunings, read from the parameters once; and the words that everything is made of.
 * This is the solver's TypeScript engine again, function by function, under the same names: see there for the arguments.
 */

export const RANKS: i32 = 0x15555555;

export let ranks: i32 = 13;
export let draw: i32 = 1;
export let unlimited: bool = true;
export let anyVacancy: bool = false;
export let kingBits: i32 = 0;
export let stockKings: i32 = 0;
export let width: i32 = 1;

export let safeHome: bool = true;
export let safeStays: bool = true;
export let safeStock: bool = true;
export let homeFirst: bool = true;
export let backWanted: bool = true;
export let homeInstead: bool = true;
export let emptyForKing: bool = true;
export let stockLate: bool = true;
export let stockWanted: bool = true;
export let deadBefore: bool = true;

export function at(base: i32, index: i32): i32 {
  return load<i32>(base + (index << 2));
}

export function parameter(index: i32): i32 {
  return at(PARAMETERS, index);
}

/** Reads the parameters, and fills the tables that no game changes. */
export function readGame(): void {
  ranks = parameter(0);
  draw = parameter(1);
  unlimited = parameter(2) !== 0;
  anyVacancy = parameter(3) !== 0;
  kingBits = parameter(4);
  stockKings = parameter(5);
  const prunings = parameter(6);
  safeHome = (prunings & 1) !== 0;
  safeStays = (prunings & 2) !== 0;
  safeStock = (prunings & 4) !== 0;
  homeFirst = (prunings & 8) !== 0;
  backWanted = (prunings & 16) !== 0;
  homeInstead = (prunings & 32) !== 0;
  emptyForKing = (prunings & 64) !== 0;
  stockLate = (prunings & 128) !== 0;
  stockWanted = (prunings & 256) !== 0;
  deadBefore = (prunings & 1024) !== 0;
  width = parameter(13);
  for (let residue = 0; residue < 3; residue++) {
    for (let byte = 0; byte < 256; byte++) {
      let seen = residue;
      let third = 0;
      for (let bit = 0; bit < 8; bit++) {
        if ((byte & (1 << bit)) === 0) continue;
        seen++;
        if (seen === 3) {
          third |= 1 << bit;
          seen = 0;
        }
      }
      store<u8>(THIRD + 256 * residue + byte, third);
      store<u8>(RESIDUE + 256 * residue + byte, seen);
    }
  }
}

export function highestPlace(word: i32): i32 {
  return 31 - clz<i32>(word);
}

export function bareRanks(open: i32, fixed: i32): i32 {
  const lying = (open & ~fixed) << 2;
  const one = (open | (open >> 1)) & RANKS;
  const two = open & (open >> 1) & RANKS;
  const child = (lying | (lying >> 1)) & RANKS;
  const children = lying & (lying >> 1) & RANKS;
  return (two & ~children) | (one & ~child);
}

export function twiceBareRanks(open: i32, fixed: i32): i32 {
  const lying = (open & ~fixed) << 2;
  return open & (open >> 1) & RANKS & ~((lying | (lying >> 1)) & RANKS);
}

export function headCount(open: i32, fixed: i32): i32 {
  const lying = (open & ~fixed) << 2;
  const one = (open | (open >> 1)) & RANKS;
  const two = open & (open >> 1) & RANKS;
  const child = (lying | (lying >> 1)) & RANKS;
  const children = lying & (lying >> 1) & RANKS;
  return popcnt<i32>(child & ~one) + popcnt<i32>(children & ~two);
}

export function bothOf(cards: i32): i32 {
  return 3 * ((cards | (cards >> 1)) & RANKS);
}

export function rankBit(bit: i32): i32 {
  return (bit | (bit >> 1)) & RANKS;
}

export function heightOf(heights: i32, suit: i32): i32 {
  return (heights >> (suit << 2)) & 15;
}

export function isSafeNext(heights: i32, suit: i32): bool {
  const height = heightOf(heights, suit);
  const other = suit === 0 || suit === 3 ? 1 : 0;
  return (
    heightOf(heights, other) >= height &&
    heightOf(heights, other ^ 3) >= height &&
    heightOf(heights, suit ^ 3) >= height - 1
  );
}

export function safeStaysHome(heights: i32, suit: i32): bool {
  return heightOf(heights, suit) > 0 && isSafeNext(heights - (1 << (suit << 2)), suit);
}
