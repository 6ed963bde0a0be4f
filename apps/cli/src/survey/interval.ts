/** A part of a whole, and the 95 % interval in which the true share lies (Wilson's, without correction). */
export interface Share {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** The share of `count` in `of`, which is not 0. Unlike the plain interval it is right near 0 and 1 too. */
export const shareOf = (count: number, of: number): Share => {
  const rate = count / of;
  const square = Z * Z;
  const middle = rate + square / (2 * of);
  const spread = Z * Math.sqrt((rate * (1 - rate) + square / (4 * of)) / of);
  const scale = 1 + square / of;
  // Exact at the ends, where rounding would leave them a hair inside.
  const low = count === 0 ? 0 : (middle - spread) / scale;
  const high = count === of ? 1 : (middle + spread) / scale;
  return { count, rate, low, high };
};
