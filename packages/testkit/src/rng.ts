/**
 * A source of whole numbers, 0 <= n < bound, the same for the same seed: for tests that want many deals or long random
 * play. It has nothing to do with the generator of deal codes (C4).
 */
export const testChance = (seed: number): ((bound: number) => number) => {
  let state = seed >>> 0;
  return (bound) => {
    // mulberry32: one 32-bit word of state, good enough to scatter cards.
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % bound;
  };
};

/** The same things in an order that chance picks. */
export const testShuffled = <T>(things: readonly T[], chance: (bound: number) => number): readonly T[] => {
  const rest = [...things];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(chance(rest.length), 1));
  return order;
};
