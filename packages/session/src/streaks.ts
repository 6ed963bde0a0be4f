import { addDays, dayNumber } from './calendar.ts';
import type { Day } from './day.ts';

/** Something that happened at an instant (milliseconds since 1970), on the day that it was where the player was. */
export interface OnDay {
  readonly day: Day;
  readonly at: number;
}

/** Days in a row, each with something that counts. */
export interface DayRun {
  readonly first: Day;
  readonly last: Day;
  /** Days that count; less than from first to last where a day between them never came (`isNext`). */
  readonly length: number;
  /** The instant at which the run reached its length. */
  readonly reached: number;
}

interface CountedDay {
  readonly day: Day;
  readonly first: number;
  readonly last: number;
}

/** Less than any calendar day lasts, in milliseconds: the shortest loses one hour to summer time. */
const SHORTEST_DAY = 22.5 * 3_600_000;
/** No flight brings anybody back by more calendar days. */
const MOST_BACK = 2;

const between = (one: Day, other: Day): number => dayNumber(other) - dayNumber(one);

/**
 * Does the second day follow the first without a day lost? The next one does; so does the one after it where so little
 * time lies between the two that the player never had the whole day between, as on a flight east over the date line.
 */
const isNext = (one: CountedDay, other: CountedDay): boolean => {
  const days = between(one.day, other.day);
  return days <= 1 || (days === 2 && other.first - one.last < SHORTEST_DAY);
};

/** Each day once, in the order of the calendar, however often and in whatever order something happened on it. */
const countedDays = (events: readonly OnDay[]): readonly CountedDay[] => {
  const days = new Map<Day, CountedDay>();
  for (const { day, at } of events) {
    const there = days.get(day);
    days.set(day, {
      day,
      first: Math.min(there?.first ?? at, at),
      last: Math.max(there?.last ?? at, at),
    });
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
};

/** Every run of days in a row, in the order of the calendar. Each day is part of exactly one. */
export const dayRuns = (events: readonly OnDay[]): readonly DayRun[] => {
  const runs: DayRun[] = [];
  let before: CountedDay | undefined;
  for (const counted of countedDays(events)) {
    const run = before && isNext(before, counted) ? runs.pop() : undefined;
    const { day, first } = counted;
    runs.push(
      run
        ? { ...run, last: day, length: run.length + 1, reached: Math.max(run.reached, first) }
        : { first: day, last: day, length: 1, reached: first },
    );
    before = counted;
  }
  return runs;
};

/** Days in a row: now, and the most there ever were. */
export interface DayStreaks {
  readonly current: number;
  readonly longest: number;
}

/**
 * The streaks of days at a moment (L3). A streak stands until a day has passed without anything: one that reached
 * yesterday can still go on today. After a flight west its last day may be ahead of today.
 */
export const dayStreaks = (events: readonly OnDay[], now: OnDay): DayStreaks => {
  const runs = dayRuns(events);
  // One by one: as many arguments as there may be runs are more than a call takes.
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  // A clock that was once set far ahead has left days that are not yet anybody's: no streak of today.
  const near = events.filter(({ day }) => day <= addDays(now.day, MOST_BACK));
  const days = countedDays(near);
  const last = days.at(-1);
  const stands = last && isNext(last, { day: now.day, first: now.at, last: now.at });
  return { current: stands ? (dayRuns(near).at(-1)?.length ?? 0) : 0, longest };
};
