import type { OracleGame } from './oracleGame.ts';
import { oracleMoves } from './oracleMoves.ts';
import { oraclePlayUnasked } from './oraclePlay.ts';
import { type OracleTable, oracleIsWon, oracleKey } from './oracleTable.ts';

/** What play can reach from a position. */
export interface OracleReach {
  /** Different positions seen, the first one among them. */
  readonly positions: number;
  /** Whether a won one is among them. */
  readonly won: boolean;
  /** Whether these are all; if not, `limit` was reached and `won: false` says nothing. */
  readonly complete: boolean;
}

/** The truth about a position, or `open` when more than the allowed number of positions would have been seen. */
export type OracleVerdict =
  | { readonly kind: 'win'; readonly moves: readonly string[]; readonly positions: number }
  | { readonly kind: 'dead'; readonly positions: number }
  | { readonly kind: 'open'; readonly positions: number };

/** How a position was first reached; the first one of a search was not. */
interface Step {
  readonly before: string;
  readonly move: string;
}

/** Everything that play can reach, breadth first and without any pruning; stops before seeing more than `limit`. */
export const oracleReach = (game: OracleGame, start: OracleTable, limit: number): OracleReach => {
  const seen = new Set([oracleKey(game, start)]);
  let won = oracleIsWon(start);
  let level = [start];
  while (level.length > 0) {
    const next: OracleTable[] = [];
    for (const table of level) {
      for (const move of oracleMoves(game, table)) {
        const after = oraclePlayUnasked(game, table, move).table;
        const key = oracleKey(game, after);
        if (seen.has(key)) continue;
        if (seen.size >= limit) return { positions: seen.size, won, complete: false };
        seen.add(key);
        won = won || oracleIsWon(after);
        next.push(after);
      }
    }
    level = next;
  }
  return { positions: seen.size, won, complete: true };
};

/** The moves that led to a position, read backwards from it. */
const lineTo = (steps: ReadonlyMap<string, Step | undefined>, last: string): readonly string[] => {
  const moves: string[] = [];
  for (let step = steps.get(last); step !== undefined; step = steps.get(step.before)) moves.push(step.move);
  return moves.reverse();
};

/**
 * Can this position be won? Breadth first over full positions, without any pruning, so a win comes with a line of
 * fewest moves, and `dead` means that all reachable positions were seen. `limit` is the most positions to see; `keyOf` says
 * which are one.
 */
export const oracleSolve = (
  game: OracleGame,
  start: OracleTable,
  limit: number,
  keyOf: (game: OracleGame, table: OracleTable) => string = oracleKey,
): OracleVerdict => {
  const startKey = keyOf(game, start);
  if (oracleIsWon(start)) return { kind: 'win', moves: [], positions: 1 };
  const steps = new Map<string, Step | undefined>([[startKey, undefined]]);
  let level = [{ table: start, key: startKey }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { table, key: before } of level) {
      for (const move of oracleMoves(game, table)) {
        const after = oraclePlayUnasked(game, table, move).table;
        const key = keyOf(game, after);
        if (steps.has(key)) continue;
        if (steps.size >= limit) return { kind: 'open', positions: steps.size };
        steps.set(key, { before, move });
        if (oracleIsWon(after)) return { kind: 'win', moves: lineTo(steps, key), positions: steps.size };
        next.push({ table: after, key });
      }
    }
    level = next;
  }
  return { kind: 'dead', positions: steps.size };
};
