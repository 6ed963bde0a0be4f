import {
  invariant,
  isWon,
  legalMoves,
  type Move,
  type Position,
  playLegal,
  positionKey,
  type RuleSpec,
} from '@geduld/core';
import type { Budget, Verdict } from '../verdict.ts';

/** Bytes that one remembered position is counted as: its text, its entry and the way to it. */
const BYTES_EACH = 400;

interface Reached {
  readonly position: Position;
  readonly before: Reached | undefined;
  readonly move: Move | undefined;
}

/**
 * The solver for any game that no engine holds: everything that play can reach, depth first, each full position once,
 * no pruning. Exact and slow. Cards go home first, so that easy wins come early.
 */
export const solvePlainly = (spec: RuleSpec, position: Position, budget: Budget): Verdict => {
  const seen = new Set([positionKey(spec, position)]);
  const open: Reached[] = [{ position, before: undefined, move: undefined }];
  let visited = 0;
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    if (isWon(spec, now.position)) return { kind: 'win', moves: movesTo(now), visited };
    if (visited >= budget.visits) return { kind: 'open', because: 'visits', visited };
    if ((visited & 255) === 0 && budget.cancelled()) return { kind: 'open', because: 'cancelled', visited };
    visited++;
    const next: Reached[] = [];
    for (const move of legalMoves(spec, now.position)) {
      const reached = playLegal(spec, now.position, move).position;
      const key = positionKey(spec, reached);
      if (seen.has(key)) continue;
      if ((seen.size + 1) * BYTES_EACH > budget.tableBytes)
        return { kind: 'open', because: 'table', visited };
      seen.add(key);
      next.push({ position: reached, before: now, move });
    }
    next.sort((a, b) => homeCount(a.position) - homeCount(b.position));
    open.push(...next);
  }
  return { kind: 'dead', visited };
};

const homeCount = (position: Position): number =>
  position.foundations.reduce((sum, height) => sum + height, 0);

const movesTo = (last: Reached): readonly Move[] => {
  const moves: Move[] = [];
  for (let at = last; at.before !== undefined; at = at.before) {
    invariant(at.move !== undefined, 'every position but the first was reached by a move');
    moves.push(at.move);
  }
  return moves.reverse();
};
