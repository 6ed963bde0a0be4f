import { invariant, isWon, type Move, type Position, play, positionKey, type RuleSpec } from '@geduld/core';
import type { Budget, Verdict } from '../verdict.ts';
import { Layout } from './layout.ts';
import { ordinaryMoves } from './line.ts';
import { Origin } from './origin.ts';
import { ALL_PRUNINGS, type Prunings } from './prunings.ts';
import { MANNER, type Manner, Search } from './search.ts';
import { StateTable } from './stateTable.ts';

/** An engine for one game: asked about one position after the other, it keeps what it has proven. */
export interface YukonEngine {
  /** The truth about a position that play can reach from the first one; `undefined` for any other. */
  readonly ask: (position: Position, budget: Budget) => Verdict | undefined;
  /** Bytes that its table takes. */
  readonly tableBytes: () => number;
  /** Positions in it that are proven dead, without those that differ by the order of columns or by safe moves. */
  readonly known: () => number;
}

/** Does the engine hold the games of this spec? No stock, groups in any order, and only kings to an empty column. */
export const isYukon = (spec: RuleSpec): boolean =>
  spec.stock === 'none' && spec.group === 'any' && spec.vacancy === 'king' && spec.ranks <= 13;

/**
 * The engine for Russian, Classic and Relaxed, and Yukon; `undefined` for a game that it cannot hold. `root` is a deal,
 * or any position of one. It keeps two things between questions: the states that were proven dead, and the last winning
 * line: a position on it is answered at once.
 */
export const yukonEngine = (
  spec: RuleSpec,
  root: Position,
  prunings: Prunings = ALL_PRUNINGS,
  manner: Manner = MANNER,
): YukonEngine | undefined => {
  if (!isYukon(spec)) return undefined;
  const layout = new Layout(spec);
  const table = new StateTable(layout.relations.words);
  const search = new Search(layout, table, prunings, manner);
  let origin: Origin | undefined;
  /** Lays a position out; false when it cannot come from the root. */
  const layOut = (position: Position): boolean => {
    if (position !== root && origin === undefined) {
      layout.load(root);
      origin = new Origin(layout);
    }
    layout.load(position);
    return position === root || origin?.explains(layout) === true;
  };
  const line = new WinningLine(spec);
  return {
    ask: (position, budget) => {
      if (isWon(spec, position)) return { kind: 'win', moves: [], visited: 0 };
      const rest = line.from(position);
      if (rest !== undefined) return { kind: 'win', moves: rest, visited: 0 };
      if (!layOut(position)) return undefined;
      const found = search.run(budget);
      if (found.kind !== 'won') return found;
      const moves = ordinaryMoves(spec, position, found.moves);
      line.set(position, moves);
      return { kind: 'win', moves, visited: found.visited };
    },
    tableBytes: () => table.bytes,
    known: () => table.countDead(),
  };
};

/** The winning line that was found last, answered from for every position on it. */
class WinningLine {
  private readonly spec: RuleSpec;
  private found: { readonly start: Position; readonly moves: readonly Move[] } | undefined;
  /** What is left of the line at each of its positions; worked out when first asked for. */
  private left: Map<string, readonly Move[]> | undefined;

  constructor(spec: RuleSpec) {
    this.spec = spec;
  }

  set(start: Position, moves: readonly Move[]): void {
    this.found = { start, moves };
    this.left = undefined;
  }

  /** The rest of the line, when the position is on it. */
  from(position: Position): readonly Move[] | undefined {
    if (this.found === undefined) return undefined;
    this.left ??= this.along(this.found.start, this.found.moves);
    return this.left.get(positionKey(this.spec, position));
  }

  private along(start: Position, moves: readonly Move[]): Map<string, readonly Move[]> {
    const left = new Map<string, readonly Move[]>();
    let now = start;
    moves.forEach((move, n) => {
      left.set(positionKey(this.spec, now), moves.slice(n));
      const played = play(this.spec, now, move);
      invariant(played.ok, 'a line that was played can be played again');
      now = played.value.position;
    });
    return left;
  }
}
