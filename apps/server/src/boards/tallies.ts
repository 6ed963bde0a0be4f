import type { Stand } from './changes.ts';
import { gameNamed } from './lists.ts';

/** How many people came to stand somewhere, or left (less than 0). */
export interface TallyChange {
  readonly list: string;
  readonly bucket: number;
  readonly players: number;
}

/** A row of the tallies. */
type Counter = Pick<TallyChange, 'list' | 'bucket'>;

/**
 * What is counted of a list, so that no question has to count people one by one: all of them; those of each bucket of values,
 * in the order of the values; and where a bucket is a single value, which very many may share, those of each hour in which
 * they reached it.
 */
export interface Counters {
  readonly all: Counter;
  readonly value: Counter;
  /** Absent where a bucket holds several values. */
  readonly hour: Counter | undefined;
  /** Where what the finest counter counts begins. */
  readonly from: Pick<Stand, 'value' | 'reached'>;
}

const HOUR_MS = 3_600_000;

/** The counters in which a place is counted. */
export const countersOf = ({ list, value, reached }: Pick<Stand, 'list' | 'value' | 'reached'>): Counters => {
  const all = allOf(list);
  const steps = stepsOf(list);
  if (steps) {
    const bucket = steps.bucketOf(value);
    return {
      all,
      value: { list, bucket },
      hour: undefined,
      from: { value: steps.least(bucket), reached: 0 },
    };
  }
  const hour = Math.floor(reached / HOUR_MS);
  return {
    all,
    value: { list, bucket: value },
    hour: { list: `${list} =${value}`, bucket: hour },
    from: { value, reached: hour * HOUR_MS },
  };
};

/** The counter of everybody on a list. */
export const allOf = (list: string): Counter => ({ list: `${list} *`, bucket: 0 });

/** Buckets of several values. */
interface Steps {
  readonly bucketOf: (value: number) => number;
  readonly least: (bucket: number) => number;
}

/** Milliseconds are spread over many orders: steps of half a second at a minute, of a second and a half at ten. */
const ROOTS: Steps = {
  bucketOf: (value) => Math.floor(Math.sqrt(value)),
  least: (bucket) => bucket * bucket,
};
/** Scores with a bonus for time lie between 0 and 25,000 or so: some 1,500 buckets. */
const SCORE_STEP = 16;
const SCORES: Steps = {
  bucketOf: (value) => Math.floor(value / SCORE_STEP),
  least: (bucket) => bucket * SCORE_STEP,
};

/** The buckets of lists on which hardly two people have the same value. */
const stepsOf = (list: string): Steps | undefined => {
  const [board, game = ''] = list.split(' ');
  if (board === 'fastest') return ROOTS;
  return board === 'score' && gameNamed(game)?.scoring.timeBonus ? SCORES : undefined;
};

/** What changes in the counters when one person goes from some places to others; in the order of their keys. */
export const tallyChanges = (before: readonly Stand[], after: readonly Stand[]): readonly TallyChange[] => {
  const sums = new Map<string, TallyChange>();
  const count = (stand: Stand, players: number) => {
    const { all, value, hour } = countersOf(stand);
    for (const { list, bucket } of hour ? [all, value, hour] : [all, value]) {
      const key = `${list} ${bucket}`;
      sums.set(key, { list, bucket, players: (sums.get(key)?.players ?? 0) + players });
    }
  };
  for (const stand of before) count(stand, -1);
  for (const stand of after) count(stand, 1);
  return [...sums.values()].filter(({ players }) => players !== 0).toSorted(byKey);
};

/** One order for all writers, by the code units of the name: two that want the same rows never wait for each other in a ring. */
const byKey = (one: TallyChange, other: TallyChange): number => {
  if (one.list !== other.list) return one.list < other.list ? -1 : 1;
  return one.bucket - other.bucket;
};
