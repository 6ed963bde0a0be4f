export { type Engine, klondikeEngine } from './klondike/engine.ts';
export { createOracle, type Oracle, type OracleLimits } from './oracle.ts';
export { type Loss, type Review, type ReviewEntry, review, type Truth } from './review.ts';
export { solve } from './solve.ts';
export type { Budget, Verdict } from './verdict.ts';
