import type { Problem } from '@geduld/protocol';

/**
 * Why something was not done. `offline`: no answer came. `answer`: an answer came that is none of this server's, as from a
 * network that wants to be signed in to first.
 */
export type OnlineFault = Problem | { readonly why: 'offline' } | { readonly why: 'answer' };

/** Is it for the time being, so that asking again later may help? */
export const passes = ({ why }: Pick<OnlineFault, 'why'>): boolean =>
  ['offline', 'answer', 'unavailable', 'fault', 'tooMany', 'clock', 'replayed'].includes(why);

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 600_000;

/** Milliseconds to wait after so many failures in a row (from 1 on): twice as long each time, ten minutes at most. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
