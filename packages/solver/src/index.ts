export { type Engine, klondikeEngine } from './klondike/engine.ts';
export { solve } from './solve.ts';
export type { Budget, Verdict } from './verdict.ts';
