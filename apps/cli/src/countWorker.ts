import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { countFrom, deal, invariant } from '@geduld/core';
import { orderOf, readCode } from '@geduld/notation';
import { COUNT, type Shared, STOP } from './sharedNumbers.ts';

/** What the counting thread is asked. */
export interface Asked {
  readonly code: string;
  readonly depth: number;
  /** Most positions held in memory. */
  readonly limit: number;
  /** The count is that of the positions held now. */
  readonly shared: Shared;
}

/** What the counting thread says: a depth that is known, or why no further one comes. */
export type Report =
  | { readonly kind: 'depth'; readonly depth: number; readonly sequences: number; readonly positions: number }
  | { readonly kind: Ending };
/** All that was asked is known; the limit of memory; numbers that are no longer exact. */
export type Ending = 'end' | 'limit' | 'inexact';

const countAll = ({ code, depth, limit, shared }: Asked, say: (report: Report) => void): void => {
  const read = readCode(code);
  invariant(read.ok, 'the counting thread is given a code that was read before');
  const { spec } = read.value.game;
  let over = false;
  const cancelled = (held: number): boolean => {
    Atomics.store(shared, COUNT, held);
    over = held > limit;
    return over || Atomics.load(shared, STOP) !== 0;
  };
  let exact = true;
  for (const count of countFrom(spec, deal(spec, orderOf(read.value)), depth, cancelled)) {
    exact = count.sequences <= Number.MAX_SAFE_INTEGER;
    if (!exact) break;
    say({ kind: 'depth', ...count });
  }
  say({ kind: over ? 'limit' : exact ? 'end' : 'inexact' });
};

if (!isMainThread) countAll(workerData as Asked, (report) => parentPort?.postMessage(report));
