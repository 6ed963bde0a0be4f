import { type Day, readDay } from '@geduld/session';
import { localDay } from '../game/localDay.ts';
import type { Database } from './database.ts';
import { type AttemptRow, isAttemptRow, type ResultRow, type TruthRow } from './schema.ts';

/** A result with its day: the stored one; of version 1, which stored none, the day of its instant here. */
export type DatedResult = ResultRow & { readonly day: Day };

/** Everything that was played on this device, read at once. */
export interface History {
  readonly attempts: readonly AttemptRow[];
  /** In the order in which they ended. */
  readonly results: readonly DatedResult[];
  /** What is proven of a deal, by its code. */
  readonly truths: ReadonlyMap<string, TruthRow['truth']>;
}

/** Nothing was played, or nothing is stored. */
export const NO_HISTORY: History = { attempts: [], results: [], truths: new Map() };

/** A text that names no day (an earlier version took any from a file) is as good as none. */
const storedDay = ({ day, endedAt }: ResultRow): Day =>
  (day === undefined ? undefined : readDay(day)) ?? localDay(endedAt);

/** Reads it all; some thousand games take a few hundredths of a second. */
export const readHistory = async (database: Database): Promise<History> => {
  const tx = database.transaction(['attempts', 'results', 'truths']);
  const [attempts, results, truths] = await Promise.all([
    tx.objectStore('attempts').getAll(),
    tx.objectStore('results').getAll(),
    tx.objectStore('truths').getAll(),
  ]);
  return {
    attempts: attempts.filter(isAttemptRow),
    results: results
      .map((row) => ({ ...row, day: storedDay(row) }))
      .toSorted((one, other) => one.endedAt - other.endedAt),
    truths: new Map(truths.map(({ code, truth }) => [code, truth])),
  };
};

/** Stores what was found out about a deal. */
export const keepTruth = (database: Database, row: TruthRow): Promise<unknown> => database.put('truths', row);

const CELEBRATED = 'celebratedDay';

/**
 * Is this win, the one result of `attempt`, the first of its day, and not yet celebrated as that? Asked once, it is: the
 * answer is yes one time only.
 */
export const celebrateFirstWin = async (
  database: Database,
  attempt: string,
  { results }: History,
): Promise<Day | undefined> => {
  const own = results.find((row) => row.attempt === attempt && row.ending === 'won');
  const first = own && results.find(({ ending, day }) => ending === 'won' && day === own.day);
  if (own === undefined || first !== own) return undefined;
  const tx = database.transaction('meta', 'readwrite');
  const before = await tx.store.get(CELEBRATED);
  if (before?.value === own.day) return undefined;
  await tx.store.put({ name: CELEBRATED, value: own.day });
  await tx.done;
  return own.day;
};
