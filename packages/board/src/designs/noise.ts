/** The same numbers between 0 and 1 in every run: materials look irregular and are never the luck of a visit. */
export const noise = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A number as SVG and CSS want it: at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
