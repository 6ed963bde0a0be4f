import { invariant, isWon, type Position, type RuleSpec } from '@geduld/core';
import type { Budget, Verdict } from '../verdict.ts';
import { compile, isKlondike } from './compile.ts';
import { expand } from './expand.ts';
import { ALL_PRUNINGS, type Prunings, validPrunings } from './prunings.ts';
import { klondikeSearch, MANNER, type Manner } from './search.ts';

/** An engine for one game: asked about one position after the other, it keeps what it has proven dead. */
export interface Engine {
  /** The truth about a position that play can reach from the first one; `undefined` for any other. */
  readonly ask: (position: Position, budget: Budget) => Verdict | undefined;
  /** Bytes that its table takes, and positions in it that are proven dead. */
  readonly tableBytes: () => number;
  readonly known: () => number;
}

/**
 * The engine for the games with a stock in which runs of alternating colours are carried: Klondike and Thoughtful with
 * all their options. `undefined` for a game that it cannot hold. `root` is a deal, or any position of one.
 */
export const klondikeEngine = (
  spec: RuleSpec,
  root: Position,
  wanted: Prunings = ALL_PRUNINGS,
  manner: Manner = MANNER,
): Engine | undefined => {
  if (!isKlondike(spec, root)) return undefined;
  const game = compile(spec, root);
  const prunings = validPrunings(spec, wanted);
  const search = klondikeSearch(game, prunings, manner);
  return {
    ask: (position, budget) => {
      if (isWon(spec, position)) return { kind: 'win', moves: [], visited: 0 };
      const found = search.ask(position, budget);
      if (found === undefined) return undefined;
      if (found.kind !== 'win') return found;
      const moves = expand(game, prunings, position, found.steps);
      invariant(moves.length > 0, 'a win of a position that is not won takes moves');
      return { kind: 'win', moves, visited: found.visited };
    },
    tableBytes: () => search.table.bytes(),
    known: () => search.table.size(),
  };
};
