import type { Position } from '@geduld/core';
import type { Session, Step } from '@geduld/session';
import type { Verdict } from '@geduld/solver';

/** A proof that the game on the table can no longer be won, and the way back. */
export interface DeadEnd {
  /** Steps to undo to the last position that is not proven dead; none where undo does not reach so far. */
  readonly undos: number | undefined;
  /** The step that left that position. */
  readonly lostBy: Step | undefined;
  /** Its number among the steps that stand, counted from 1. */
  readonly nth: number | undefined;
  /** Is the position before it proven winnable? Otherwise it is only not proven dead. */
  readonly certain: boolean;
  /** The deal itself is proven dead: nothing was lost by playing. */
  readonly fromDeal: boolean;
}

/**
 * Looks back from a dead position, one step at a time, for the last one that is not proven dead: what lies near the
 * end is decided fast, and the oracle knows most of it already. `undefined` when it was called off.
 */
export const lookBack = async (
  { past, forgotten }: Pick<Session, 'past' | 'forgotten'>,
  truthOf: (position: Position) => Promise<Verdict['kind'] | undefined>,
): Promise<DeadEnd | undefined> => {
  for (let at = past.length - 1; at >= 0; at--) {
    const step = past[at] as Step;
    const truth = await truthOf(step.before.position);
    if (truth === undefined) return undefined;
    if (truth !== 'dead')
      return {
        undos: past.length - at,
        lostBy: step,
        nth: forgotten + at + 1,
        certain: truth === 'win',
        fromDeal: false,
      };
  }
  return { undos: undefined, lostBy: undefined, nth: undefined, certain: false, fromDeal: forgotten === 0 };
};
