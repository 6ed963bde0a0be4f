import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Position, RuleSpec } from '@geduld/core';
import { createOracle } from '@geduld/solver';
import type { SearchLimits } from './searchLimits.ts';
import { askTimed, type Timed } from './searchThread.ts';
import type { Shared } from './sharedNumbers.ts';

/** What a solving thread is started with. */
export interface SolveSettings {
  readonly limits: SearchLimits;
  readonly shared: Shared;
}

/** One position to be decided. */
export interface Problem {
  readonly spec: RuleSpec;
  readonly position: Position;
}

const solveOne = ({ spec, position }: Problem, { limits, shared }: SolveSettings): Timed =>
  askTimed(
    (budget) => {
      const oracle = createOracle(spec, position, limits);
      const verdict = oracle.ask(position, budget);
      oracle.close();
      return verdict;
    },
    limits,
    shared,
  );

if (!isMainThread)
  parentPort?.on('message', (problem: Problem) =>
    parentPort?.postMessage(solveOne(problem, workerData as SolveSettings)),
  );
