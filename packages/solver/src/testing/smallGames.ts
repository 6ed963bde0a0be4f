import {
  deal,
  isWon,
  legalMoves,
  type Position,
  packOf,
  playLegal,
  positionKey,
  type Rng,
  type RuleSpec,
  shuffled,
} from '@geduld/core';

/** A small generator for tests: whole numbers below a bound, the same for the same seed. */
export const testRng = (seed: number): Rng => {
  let state = seed | 1;
  return {
    below: (bound) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % bound;
    },
  };
};

/** Everything that play can reach from a position, and which of it can be won. */
export interface Truth {
  readonly positions: readonly Position[];
  readonly winnable: readonly boolean[];
}

/**
 * The truth about a position and all that follow it, by the rules alone: breadth first over full positions, then
 * backwards from the won ones. `undefined` when there are more than `limit`.
 */
export const truthFrom = (spec: RuleSpec, start: Position, limit: number): Truth | undefined => {
  const number = new Map([[positionKey(spec, start), 0]]);
  const positions = [start];
  const before: number[][] = [[]];
  for (let n = 0; n < positions.length; n++) {
    for (const move of legalMoves(spec, positions[n] as Position)) {
      const next = playLegal(spec, positions[n] as Position, move).position;
      const key = positionKey(spec, next);
      let known = number.get(key);
      if (known === undefined) {
        if (positions.length >= limit) return undefined;
        known = positions.length;
        number.set(key, known);
        positions.push(next);
        before.push([]);
      }
      before[known]?.push(n);
    }
  }
  const winnable = positions.map((position) => isWon(spec, position));
  const queue = winnable.flatMap((won, n) => (won ? [n] : []));
  for (const n of queue) {
    for (const earlier of before[n] ?? []) {
      if (winnable[earlier]) continue;
      winnable[earlier] = true;
      queue.push(earlier);
    }
  }
  return { positions, winnable };
};

/** A game like Klondike or Thoughtful with fewer cards: its rules, and how they are named in a failure. */
export const smallSpec = (rng: Rng, fixed: Partial<RuleSpec> = {}): RuleSpec => {
  const ranks = 3 + rng.below(4);
  const shapes = [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [1, 2],
    [2, 2, 2],
    [0, 3, 1],
    [1, 1, 1],
    [0, 0, 0, 1],
    [2, 1, 3],
  ];
  const fitting = shapes.filter((shape) => shape.reduce((sum, down) => sum + down + 1, 0) < 4 * ranks);
  const shape = fitting[rng.below(fitting.length)] as readonly number[];
  const open = rng.below(3) === 0;
  const passes = (['unlimited', 'unlimited', 1, 2, 3, 6, 9] as const)[rng.below(7)] ?? 1;
  const spec: RuleSpec = {
    id: 'small',
    ranks,
    columns: shape.map((down) => (open ? { down: 0, up: down + 1 } : { down, up: 1 })),
    building: 'alternateColor',
    group: 'run',
    groupLimit: 'none',
    vacancy: rng.below(3) === 0 ? 'any' : 'king',
    stock: { draw: rng.below(2) === 0 ? 1 : 3, passes },
    ...fixed,
  };
  return spec;
};

/** A deal of a small game. */
export const smallDeal = (spec: RuleSpec, rng: Rng): Position =>
  deal(spec, shuffled(packOf(spec.ranks), rng));

/** What so many moves, each chosen blindly, lead to. */
export const strayed = (spec: RuleSpec, start: Position, moves: number, rng: Rng): Position => {
  let now = start;
  for (let n = 0; n < moves; n++) {
    const legal = legalMoves(spec, now);
    const move = legal[rng.below(Math.max(1, legal.length))];
    if (move === undefined) return now;
    now = playLegal(spec, now, move).position;
  }
  return now;
};
