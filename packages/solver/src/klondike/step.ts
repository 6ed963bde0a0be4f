/** The moves that lead from one node to another. */
export type StepKind = 'home' | 'carry' | 'put' | 'stockHome' | 'carryThenCarry' | 'carryThenPut';
const STEP_KINDS: readonly StepKind[] = [
  'home',
  'carry',
  'put',
  'stockHome',
  'carryThenCarry',
  'carryThenPut',
];
export const HOME = 0;
export const CARRY = 1;
export const PUT = 2;
export const STOCK_HOME = 3;
export const CARRY_THEN_CARRY = 4;
export const CARRY_THEN_PUT = 5;

/** A move as one number: its kind, and one or two cards (`32 * chain + place`, or a place in the stock). */
export const moveOf = (kind: number, first: number, second: number): number =>
  kind | (first << 3) | (second << 9);

/** The parts of such a number. */
export const partsOf = (move: number): { kind: StepKind; first: number; second: number } => ({
  kind: STEP_KINDS[move & 7] as StepKind,
  first: (move >> 3) & 63,
  second: move >> 9,
});
