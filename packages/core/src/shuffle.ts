import type { Card } from './cards.ts';

/*
 * Dealing method 1 (C4). Frozen: every code that was ever shared depends on it. Whole numbers only, so that every
 * platform gives the same cards. `docs/dealing.md` publishes the method and its vectors.
 */

/** A source of whole numbers, 0 <= n < bound, each equally likely. The caller owns the seed. */
export interface Rng {
  readonly below: (bound: number) => number;
}

const WORD = (1n << 64n) - 1n;

/**
 * SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), one 64-bit
 * word at a time. `below` is unbiased: a word in the incomplete last block of `bound` values is thrown away.
 */
export const splitMix64 = (seed: bigint): Rng => {
  let state = seed & WORD;
  const next = (): bigint => {
    state = (state + 0x9e3779b97f4a7c15n) & WORD;
    let word = state;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & WORD;
    return word ^ (word >> 31n);
  };
  return {
    below: (bound) => {
      const wide = BigInt(bound);
      const usable = (1n << 64n) - ((1n << 64n) % wide);
      let word = next();
      while (word >= usable) word = next();
      return Number(word % wide);
    },
  };
};

/** Fisher–Yates from the last card down to the second. Same `Rng`, same order, for ever. */
export const shuffled = (pack: readonly Card[], rng: Rng): readonly Card[] => {
  const order = [...pack];
  for (let last = order.length - 1; last > 0; last--) {
    const pick = rng.below(last + 1);
    [order[last], order[pick]] = [order[pick] as Card, order[last] as Card];
  }
  return order;
};
