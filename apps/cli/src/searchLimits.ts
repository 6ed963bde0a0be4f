import { ok, type Result } from '@geduld/core';
import { type OptionTable, readWhole, type ValuesOf } from './args.ts';
import type { Stop } from './stop.ts';

/** What one search on a thread may use. */
export interface SearchLimits {
  /** Milliseconds; without end if not given. */
  readonly ms: number | undefined;
  readonly visits: number;
  readonly tableBytes: number;
}

/** Why a search stayed open. */
export type OpenBecause = 'ms' | 'nodes' | 'memory' | 'stopped';

/** The options that limit a search. */
export const LIMIT_OPTIONS = {
  ms: { type: 'value', value: 'N', about: 'milliseconds for each, no limit if not given' },
  nodes: { type: 'value', value: 'N', about: 'positions visited for each, no limit if not given' },
  memory: { type: 'value', value: 'MB', about: 'table of each thread; half of what is free, at most 2048' },
} as const satisfies OptionTable;

const MOST_MB = 2048;
const LEAST_MB = 16;

/** Reads the options that limit a search, for so many threads. */
export const readLimits = (
  { ms, nodes, memory }: ValuesOf<typeof LIMIT_OPTIONS>,
  threads: number,
): Result<SearchLimits, Stop> => {
  const most = Number.MAX_SAFE_INTEGER;
  const time = ms === undefined ? ok(undefined) : readWhole('--ms', ms, 1, 2 ** 40);
  if (!time.ok) return time;
  const visits = nodes === undefined ? ok(most) : readWhole('--nodes', nodes, 1, 2 ** 40);
  if (!visits.ok) return visits;
  const free = Math.floor(process.availableMemory() / 2 ** 20 / 2 / threads);
  const usual = Math.max(LEAST_MB, Math.min(MOST_MB, free));
  const table = memory === undefined ? ok(usual) : readWhole('--memory', memory, LEAST_MB, 16 * MOST_MB);
  if (!table.ok) return table;
  return ok({ ms: time.value, visits: visits.value, tableBytes: table.value * 2 ** 20 });
};

const REASONS: Readonly<Record<OpenBecause, string>> = {
  ms: '--ms',
  nodes: '--nodes',
  memory: '--memory',
  stopped: 'Ctrl-C',
};

/** Which limits were reached, how often each, for a sentence: `2 by --ms, 1 by --memory`. */
export const reasonsText = (reasons: readonly OpenBecause[]): string =>
  (Object.keys(REASONS) as OpenBecause[])
    .map((each) => [each, reasons.filter((reason) => reason === each).length] as const)
    .filter(([, count]) => count > 0)
    .map(([each, count]) => `${count} by ${REASONS[each]}`)
    .join(', ');
