import { Worker } from 'node:worker_threads';
import type { SearchLimits } from './searchLimits.ts';
import type { Timed } from './searchThread.ts';
import { STOP, sharedNumbers } from './sharedNumbers.ts';
import type { Problem, SolveSettings } from './solveWorker.ts';

/** Milliseconds that stopped searches have to answer. */
const GRACE_MS = 1000;

/** How all searches of a call ended. */
export type PoolEnd =
  | { readonly kind: 'all' }
  | { readonly kind: 'stopped' }
  /** A thread failed at the problem of that number. */
  | { readonly kind: 'failed'; readonly number: number; readonly says: string };

/** A call's searches under way. */
export interface Pool {
  readonly ended: Promise<PoolEnd>;
  /** Stops every search; what was begun is still answered, as far as it came. */
  readonly stop: () => void;
}

/**
 * Decides problems 0 to `count` - 1 on threads of their own, so that this one hears Ctrl-C. `hear` is told each answer as
 * soon as it comes, or in the order of the problems, as soon as all before it are known.
 */
export const solveAll = (
  count: number,
  problem: (number: number) => Problem,
  threads: number,
  limits: SearchLimits,
  order: 'asTheyCome' | 'inOrder',
  hear: (number: number, answer: Timed) => void,
): Pool => {
  const shared = sharedNumbers();
  const workers = new Set<Worker>();
  const answers = new Map<number, Timed>();
  let begun = 0;
  let told = 0;
  let stopping = false;
  let over = false;
  const { promise: ended, resolve } = Promise.withResolvers<PoolEnd>();

  const end = (how: PoolEnd): void => {
    if (over) return;
    over = true;
    for (const worker of workers) void worker.terminate();
    resolve(how);
  };
  const tell = (): void => {
    for (let answer = answers.get(told); answer !== undefined; answer = answers.get(told)) {
      answers.delete(told);
      hear(told++, answer);
    }
  };
  const startThread = (): void => {
    const worker = new Worker(new URL('./solveWorker.ts', import.meta.url), {
      workerData: { limits, shared } satisfies SolveSettings,
    });
    workers.add(worker);
    let busyWith = -1;
    const next = (): void => {
      if (begun < count && !stopping) {
        busyWith = begun++;
        worker.postMessage(problem(busyWith));
        return;
      }
      workers.delete(worker);
      void worker.terminate();
      if (workers.size === 0) end({ kind: told === count ? 'all' : 'stopped' });
    };
    worker.on('message', (answer: Timed) => {
      if (over) return;
      if (order === 'inOrder') {
        answers.set(busyWith, answer);
        tell();
      } else {
        told++;
        hear(busyWith, answer);
      }
      next();
    });
    worker.on('error', (fault: Error) => end({ kind: 'failed', number: busyWith, says: fault.message }));
    next();
  };
  if (count === 0) end({ kind: 'all' });
  for (let n = 0; n < Math.min(threads, count); n++) startThread();
  return {
    ended,
    stop: () => {
      stopping = true;
      Atomics.store(shared, STOP, 1);
      setTimeout(() => end({ kind: 'stopped' }), GRACE_MS).unref();
    },
  };
};
