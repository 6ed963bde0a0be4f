import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Position, RuleSpec } from '@geduld/core';
import { createOracle, type Review, type ReviewEntry, review } from '@geduld/solver';
import type { OpenBecause, SearchLimits } from './searchLimits.ts';
import { askTimed } from './searchThread.ts';
import { COUNT, type Shared } from './sharedNumbers.ts';

/** What the reviewing thread is asked. */
export interface ReviewAsked {
  readonly spec: RuleSpec;
  readonly start: Position;
  readonly entries: readonly ReviewEntry[];
  readonly limits: SearchLimits;
  readonly shared: Shared;
}

/** What it found. */
export interface Reviewed {
  readonly review: Review;
  /** Why positions stayed open that were asked about. */
  readonly reasons: readonly OpenBecause[];
}

const reviewAll = ({ spec, start, entries, limits, shared }: ReviewAsked): Reviewed => {
  const oracle = createOracle(spec, start, limits);
  const reasons: OpenBecause[] = [];
  const found = review(spec, start, entries, (position) => {
    Atomics.add(shared, COUNT, 1);
    const { verdict, because } = askTimed((budget) => oracle.ask(position, budget), limits, shared);
    if (because) reasons.push(because);
    return verdict;
  });
  oracle.close();
  return { review: found, reasons };
};

if (!isMainThread) parentPort?.postMessage(reviewAll(workerData as ReviewAsked));
