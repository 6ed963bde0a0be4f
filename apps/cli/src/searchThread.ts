import type { Budget, Verdict } from '@geduld/solver';
import type { OpenBecause, SearchLimits } from './searchLimits.ts';
import { type Shared, STOP } from './sharedNumbers.ts';

/** The answer of a search, with its time, and the reason in the words of the call. */
export interface Timed {
  readonly verdict: Verdict;
  readonly ms: number;
  readonly because: OpenBecause | undefined;
}

/** Asks within limits that begin now; the answer comes soon after time is up or the searches are stopped. */
export const askTimed = (
  ask: (budget: Budget) => Verdict,
  { ms, visits, tableBytes }: SearchLimits,
  shared: Shared,
): Timed => {
  const begin = performance.now();
  const end = begin + (ms ?? Number.POSITIVE_INFINITY);
  const stopped = () => Atomics.load(shared, STOP) !== 0;
  const cancelled = () => stopped() || performance.now() > end;
  const verdict = orFull(() => ask({ visits, tableBytes, cancelled }));
  const reasons = { visits: 'nodes', table: 'memory', cancelled: stopped() ? 'stopped' : 'ms' } as const;
  return {
    verdict,
    ms: Math.round((performance.now() - begin) * 1000) / 1000,
    because: verdict.kind === 'open' ? reasons[verdict.because] : undefined,
  };
};

/** Memory that the machine does not have ends a search as memory that it may not use does. */
const orFull = (ask: () => Verdict): Verdict => {
  try {
    return ask();
  } catch (fault) {
    if (fault instanceof RangeError && /alloc|memory|array length/i.test(fault.message))
      return { kind: 'open', because: 'table', visited: 0 };
    throw fault;
  }
};
