import type { Position, RuleSpec } from '@geduld/core';
import { klondikeEngine } from './klondike/engine.ts';
import { solvePlainly } from './plain/search.ts';
import type { Budget, Verdict } from './verdict.ts';
import { isYukon } from './yukon/engine.ts';
import { solveYukon } from './yukon/solveYukon.ts';

/**
 * Can this position be won? Any position that play can reach, of any spec: all cards are seen. A win comes with ordinary
 * moves that were played through the rules; dead is only said after an exhausted search with sound prunings; else it is
 * open, with the reason. Klondike and Thoughtful with all their options go to one engine, Russian and Yukon to another; a
 * spec that neither can hold is searched plainly, which is as exact and much slower.
 */
export const solve = (spec: RuleSpec, position: Position, budget: Budget): Verdict => {
  if (isYukon(spec)) return solveYukon(spec, position, budget);
  const engine = klondikeEngine(spec, position);
  const verdict = engine?.ask(position, budget);
  engine?.release();
  return verdict ?? solvePlainly(spec, position, budget);
};
