import { invariant, isWon, type Position, type RuleSpec } from '@geduld/core';
import type { Budget, Verdict } from '../verdict.ts';
import { compile, isKlondike } from './compile.ts';
import { expand } from './expand.ts';
import { freerSpec, withFreer } from './freer.ts';
import { type KernelSearch, kernelSearch } from './kernel.ts';
import { ALL_PRUNINGS, type Prunings, validPrunings } from './prunings.ts';
import { klondikeSearch, MANNER, type Manner, type Search } from './search.ts';
import { stateOf } from './state.ts';

/** An engine for one game: asked about one position after the other, it keeps what it has proven dead. */
export interface Engine {
  /** The truth about a position that play can reach from the first one; `undefined` for any other. */
  readonly ask: (position: Position, budget: Budget) => Verdict | undefined;
  /** Bytes that its table takes, and nodes in it that are proven dead. */
  readonly tableBytes: () => number;
  readonly known: () => number;
  /** Who searches: the compiled kernel, or TypeScript where there is none. */
  readonly by: 'kernel' | 'typescript';
  /** Gives its memory back. It must not be asked after that. */
  readonly release: () => void;
}

/** How an engine works, for tests and benches; answers do not depend on it. */
export interface Workings {
  readonly prunings: Prunings;
  readonly manner: Manner;
  readonly by: 'kernel' | 'typescript';
}

/** How an engine works unless it is told otherwise. */
const WORKINGS: Workings = { prunings: ALL_PRUNINGS, manner: MANNER, by: 'kernel' };

/**
 * The engine for the games with a stock in which runs of alternating colours are carried: Klondike and Thoughtful with
 * all their options. `undefined` for a game that it cannot hold. `root` is a deal, or any position of one.
 */
export const klondikeEngine = (
  spec: RuleSpec,
  root: Position,
  workings: Partial<Workings> = {},
): Engine | undefined => {
  if (!isKlondike(spec, root)) return undefined;
  const { prunings: wanted, manner, by } = { ...WORKINGS, ...workings };
  const game = compile(spec, root);
  const prunings = validPrunings(spec, wanted);
  const kernels: KernelSearch[] = [];
  const searchOf = (its: RuleSpec): Search => {
    const [compiled, valid] =
      its === spec ? [game, prunings] : [compile(its, root), validPrunings(its, wanted)];
    const kernel = by === 'kernel' ? kernelSearch(compiled, valid, manner) : undefined;
    if (kernel === undefined) return klondikeSearch(compiled, valid, manner);
    kernels.push(kernel);
    return kernel;
  };
  const own = searchOf(spec);
  const freer = prunings.freeStock ? freerSpec(spec) : undefined;
  const search = freer === undefined ? own : withFreer(spec, own, () => searchOf(freer), manner.firstTurn);
  let slow: Search | undefined;
  const byHand = (): Search => (slow ??= klondikeSearch(game, prunings, manner));
  return {
    ask: (position, budget) => {
      if (stateOf(game, position) === undefined) return undefined;
      if (isWon(spec, position)) return { kind: 'win', moves: [], visited: 0 };
      // The kernel has no room for some searches without prunings; the other engine has.
      const found = search.ask(position, budget) ?? byHand().ask(position, budget);
      invariant(found !== undefined, 'a position that has a state is answered');
      if (found.kind !== 'win') return found;
      const moves = expand(game, prunings, position, found.steps);
      invariant(moves.length > 0, 'a win of a position that is not won takes moves');
      return { kind: 'win', moves, visited: found.visited };
    },
    tableBytes: search.tableBytes,
    known: search.known,
    by: kernels.length === 0 ? 'typescript' : 'kernel',
    release: () => {
      for (const kernel of kernels) kernel.release();
    },
  };
};
