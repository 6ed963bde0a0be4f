export type { Budget, Verdict } from './verdict.ts';
