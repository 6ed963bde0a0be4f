import { type Card, type DealOrder, packOf } from '@geduld/core';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** How many orders a pack of 52 has: 52!. */
export const PERMUTATIONS: bigint = factorial(52);

/**
 * The place of an order among all orders of the pack, counted from 0 in dictionary order of the documented starting
 * order (C6): the first card is chosen among 52, the second among the 51 left, and so on.
 */
export const permutationIndex = (order: DealOrder): bigint => {
  const left = [...packOf(13)];
  let index = 0n;
  for (const card of order) {
    const at = left.indexOf(card);
    index = index * BigInt(left.length) + BigInt(at);
    left.splice(at, 1);
  }
  return index;
};

/** The inverse of `permutationIndex`, for 0 <= index < 52!. */
export const permutationAt = (index: bigint): DealOrder => {
  const digits: number[] = [];
  let rest = index;
  for (let choices = 1n; choices <= 52n; choices++) {
    digits.push(Number(rest % choices));
    rest /= choices;
  }
  const left = [...packOf(13)];
  return digits.reverse().map((at) => left.splice(at, 1)[0] as Card);
};
