import { invariant, type Position, type RuleSpec } from '@geduld/core';
import type { Budget, Verdict } from '../verdict.ts';
import { yukonEngine } from './engine.ts';

/**
 * Can this position be won? Any position of Russian, Classic and Relaxed, or Yukon that play can reach; all cards are seen.
 * The spec must be one that `isYukon` takes. Fully determined by its arguments, but for when `cancelled` says yes.
 */
export const solveYukon = (spec: RuleSpec, position: Position, budget: Budget): Verdict => {
  const verdict = yukonEngine(spec, position)?.ask(position, budget);
  invariant(verdict !== undefined, 'the spec is one of the Yukon family');
  return verdict;
};
