import { type Card, cardAt, isRed, rankOf, suitIndexOf } from '@geduld/core';

/*
 * Cards as bits. A red card lies on a black one and the other way round, so the pack falls into two chains that never
 * meet: in each chain every rank has one colour. A chain is one 32-bit word: two bits a rank (the two cards of one rank
 * and colour, the *twins*), and "one rank higher, other colour" is a shift by two.
 */

/** Bits of the even places: one for each rank of a chain. One place more than there are ranks, for what kings want. */
export const RANKS = 0x15555555;

/** The chain of a card: 0 or 1. */
export const chainOf = (card: Card): 0 | 1 => ((rankOf(card) - 1 + (isRed(card) ? 1 : 0)) & 1) as 0 | 1;

/** The place of a card in its chain: twice the rank counted from 0, and one more for diamonds and clubs. */
export const placeOf = (card: Card): number => 2 * (rankOf(card) - 1) + (suitIndexOf(card) >> 1);

/** The card at a place of a chain. */
export const cardOfPlace = (chain: number, place: number): Card => {
  const rank = place >> 1;
  const red = ((rank + chain) & 1) === 1;
  const second = (place & 1) === 1;
  return cardAt(rank + 1, red ? (second ? 2 : 1) : second ? 3 : 0);
};

/** How many bits are set. */
export const countBits = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The place of the highest set bit; the word is not 0. */
export const highestPlace = (word: number): number => 31 - Math.clz32(word);

/** The place of the lowest set bit; the word is not 0. */
export const lowestPlace = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * Which ranks of a chain have a card that can be bared: more cards of the rank lie open than cards lie on them. Where
 * the children lie does not matter: a run on the one twin can be carried to the other (see `bareness` in `prunings.ts`).
 * `open` are the cards that lie open, `fixed` those of them that lie where they were dealt, on no parent.
 */
export const bareRanks = (open: number, fixed: number): number => {
  const lying = (open & ~fixed) << 2;
  const one = (open | (open >> 1)) & RANKS;
  const two = open & (open >> 1) & RANKS;
  const child = (lying | (lying >> 1)) & RANKS;
  const children = lying & (lying >> 1) & RANKS;
  return (two & ~children) | (one & ~child);
};

/** Which ranks of a chain have two cards that lie open and nothing on either. */
export const twiceBareRanks = (open: number, fixed: number): number => {
  const lying = (open & ~fixed) << 2;
  return open & (open >> 1) & RANKS & ~((lying | (lying >> 1)) & RANKS);
};

/** Open cards of a chain for which no parent lies open: each must stand at the head of a column. Kings always are. */
export const headCount = (open: number, fixed: number): number => {
  const lying = (open & ~fixed) << 2;
  const one = (open | (open >> 1)) & RANKS;
  const two = open & (open >> 1) & RANKS;
  const child = (lying | (lying >> 1)) & RANKS;
  const children = lying & (lying >> 1) & RANKS;
  return countBits(child & ~one) + countBits(children & ~two);
};
