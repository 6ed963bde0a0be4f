import { invariant } from '@geduld/core';
import { type Kernel, makeKernel } from '@geduld/solver-kernel';
import { MOVE, WHERE } from './brood.ts';
import type { Compiled } from './compile.ts';
import { KERNEL_MAP } from './kernelMap.ts';
import { ALL_PRUNINGS, type Prunings } from './prunings.ts';
import type { Found, Manner, Search, Step } from './search.ts';
import { stateOf } from './state.ts';

const CUT = 0;
const WON = 1;
const DEAD = 2;
const TABLE_FULL = 3;
/** Visits between two looks at `cancelled`: some ten milliseconds. */
const SLICE = 16_384;

/** Kernels that nobody uses at the moment; making one takes longer than deciding an easy deal. */
const idle: Kernel[] = [];

/** A search that holds a kernel until it is released. */
export type KernelSearch = Search & { readonly release: () => void };

/**
 * The search by the kernel: the same nodes in the same order as `klondikeSearch`, several times as fast. `undefined`
 * where there is no kernel to be had. `release` gives its memory back for others; it cannot be asked after that.
 */
export const kernelSearch = (
  game: Compiled,
  prunings: Prunings,
  manner: Manner,
): KernelSearch | undefined => {
  let kernel = idle.pop() ?? makeKernel();
  if (kernel === undefined) return undefined;
  load(kernel, game, prunings, manner);
  kernel.newGame(manner.seed);
  const its = (): Kernel => {
    invariant(kernel !== undefined, 'a released search is not asked');
    return kernel;
  };
  return {
    known: () => its().tableSize(),
    tableBytes: () => its().tableBytes() >>> 0,
    release: () => {
      if (kernel !== undefined && idle.length < 2 && kernel.tableBytes() <= 1 << 24) idle.push(kernel);
      kernel = undefined;
    },
    ask: (position, budget) => {
      const start = stateOf(game, position);
      if (start === undefined) return undefined;
      const k = its();
      k.limitTable(Math.min(budget.tableBytes, 2 ** 31));
      new Int32Array(k.memory.buffer, KERNEL_MAP.BROOD, start.length).set(start);
      const first = k.begin();
      if (first === WON) return { kind: 'win', steps: [], visited: 0 };
      if (first === DEAD) return { kind: 'dead', visited: 0 };
      return tries(k, budget, manner);
    },
  };
};

const tries = (kernel: Kernel, budget: Parameters<Search['ask']>[1], manner: Manner): Found | undefined => {
  if (budget.cancelled()) return { kind: 'open', because: 'cancelled', visited: 0 };
  const most = Math.min(budget.visits, 2 ** 31 - 2 ** 20);
  let length = manner.firstTry === 0 ? most : manner.firstTry;
  for (;;) {
    const until = Math.min(most, kernel.visited() + Math.floor(length));
    kernel.startTry();
    for (;;) {
      const answer = kernel.run(Math.min(until, kernel.visited() + SLICE));
      const visited = kernel.visited();
      if (answer === WON) return { kind: 'win', steps: stepsOf(kernel), visited };
      if (answer === DEAD) return { kind: 'dead', visited };
      if (answer === TABLE_FULL) return { kind: 'open', because: 'table', visited };
      if (answer !== CUT) return undefined;
      if (budget.cancelled()) return { kind: 'open', because: 'cancelled', visited };
      if (visited >= most) return { kind: 'open', because: 'visits', visited };
      if (visited >= until) break;
    }
    length *= manner.growth;
  }
};

const stepsOf = (kernel: Kernel): readonly Step[] => {
  const words = new Int32Array(kernel.memory.buffer);
  const stepAt = (place: number): Step => ({
    move: words[(place >> 2) + MOVE]!,
    where: words[(place >> 2) + WHERE]!,
  });
  const steps: Step[] = [];
  for (let depth = 1; depth <= kernel.pathDepth(); depth++)
    steps.push(stepAt(words[(KERNEL_MAP.NODE_AT >> 2) + depth]!));
  steps.push(stepAt(kernel.wonChild()));
  return steps;
};

/** Writes the tables of a game to their places. */
const load = (kernel: Kernel, game: Compiled, prunings: Prunings, manner: Manner): void => {
  const words = new Int32Array(kernel.memory.buffer);
  const put = (place: number, table: ArrayLike<number>): void => words.set(table, place >> 2);
  put(KERNEL_MAP.NEXT0, game.next0);
  put(KERNEL_MAP.NEXT1, game.next1);
  put(KERNEL_MAP.NEXT_IN_STOCK, game.nextInStock);
  put(KERNEL_MAP.SUIT_AT, game.suitAt);
  put(KERNEL_MAP.COLUMN_OF, game.columnOf);
  put(KERNEL_MAP.BARED0, game.bared0);
  put(KERNEL_MAP.BARED1, game.bared1);
  put(KERNEL_MAP.FIXED_IN0, game.fixed0);
  put(KERNEL_MAP.FIXED_IN1, game.fixed1);
  put(KERNEL_MAP.WEIGHT, game.weight);
  put(KERNEL_MAP.STOCK_CHAIN, game.stockChain);
  put(KERNEL_MAP.STOCK_BIT, game.stockBit);
  put(KERNEL_MAP.STOCK_SUIT, game.stockSuit);
  put(KERNEL_MAP.STOCK_BITS0, game.stockBits0);
  put(KERNEL_MAP.STOCK_BITS1, game.stockBits1);
  const names = Object.keys(ALL_PRUNINGS) as (keyof Prunings)[];
  const bits = names.reduce((sum, name, n) => (prunings[name] ? sum | (1 << n) : sum), 0);
  put(KERNEL_MAP.PARAMETERS, [
    game.ranks,
    game.draw,
    game.unlimited ? 1 : 0,
    game.anyVacancy ? 1 : 0,
    game.kingBits,
    game.stockKings,
    bits,
    ...manner.scores,
    manner.width,
  ]);
};
