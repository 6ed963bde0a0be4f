import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type Day,
  dayOf,
  dayOfNumber,
  dayRuns,
  dayStreaks,
  type OnDay,
  type Zone,
} from './index.ts';

const HOUR = 3_600_000;
const fixed =
  (hours: number): Zone =>
  () =>
    hours * 60;
/** Something at an instant, on the day that it is there. */
const where = (text: string, hours: number): OnDay => {
  const at = Date.parse(text);
  return { at, day: dayOf(at, fixed(hours)) };
};
/** At noon, where one stays. */
const noon = (number: number): OnDay => ({ day: dayOfNumber(number), at: number * 24 * HOUR + 12 * HOUR });
const someDays = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_060 }), { maxLength: 40 });

/** The same, told naively from the rule. */
const longestOf = (numbers: readonly number[]): number => {
  const won = new Set(numbers);
  let most = 0;
  for (let from = 19_990; from < 20_100; from++) {
    let length = 0;
    while (won.has(from + length)) length++;
    most = Math.max(most, length);
  }
  return most;
};

describe('streaks of days', () => {
  test('L3: nothing won is no streak', () => {
    expect(dayStreaks([], noon(20_000))).toEqual({ current: 0, longest: 0 });
    expect(dayRuns([])).toEqual([]);
  });
  test('L3, players-want 25: each day counts once, in whatever order and however often it was won', () => {
    fc.assert(
      fc.property(someDays, fc.array(fc.nat({ max: 60 })), (numbers, more) => {
        const again = more.flatMap((index) => numbers[index] ?? []);
        const runs = dayRuns([...numbers, ...again].map(noon));
        expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(numbers.length);
        expect(Math.max(0, ...runs.map(({ length }) => length))).toBe(longestOf(numbers));
        for (const run of runs) expect(run.last).toBe(addDays(run.first, run.length - 1));
      }),
    );
  });
  test('L3: a streak stands until a whole day has passed', () => {
    const won = [20_000, 20_001, 20_002].map(noon);
    const current = [20_002, 20_003, 20_004].map((today) => dayStreaks(won, noon(today)).current);
    expect(current).toEqual([3, 3, 0]);
    expect(dayStreaks(won, noon(20_004)).longest).toBe(3);
  });
  test('L3: the current streak ends with the days at hand', () => {
    fc.assert(
      fc.property(someDays, (numbers) => {
        const today = 20_061;
        let length = 0;
        const won = new Set(numbers);
        const from = won.has(today) ? today : today - 1;
        while (won.has(from - length)) length++;
        expect(dayStreaks(numbers.map(noon), noon(today)).current).toBe(length);
      }),
    );
  });
  test('players-want 25: a flight west lives one day twice, and it counts once', () => {
    const wins = [
      where('2026-11-28T22:00Z', 14),
      where('2026-11-29T22:00Z', 14),
      // Five hours in the air: the same calendar day again.
      where('2026-11-30T22:00Z', -11),
      where('2026-12-01T22:00Z', -11),
    ];
    expect(wins.map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30', '2026-11-30', '2026-12-01']);
    expect(dayStreaks(wins, wins[3] as OnDay)).toEqual({ current: 3, longest: 3 });
    // Landed: today is a day that was won already, and the day ahead is not lost.
    const landed = where('2026-11-30T09:00Z', -11);
    expect(landed.day).toBe('2026-11-29');
    expect(dayStreaks(wins.slice(0, 2), landed)).toEqual({ current: 2, longest: 2 });
  });
  test('players-want 25: a flight east over the date line loses no day that the player never had', () => {
    const wins = [where('2026-11-30T20:00Z', -11), where('2026-12-01T09:00Z', -11)];
    const landed = where('2026-12-02T01:00Z', 14);
    expect([...wins, landed].map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-30', '2026-12-02']);
    expect(dayStreaks(wins, landed)).toEqual({ current: 1, longest: 1 });
    expect(dayStreaks([...wins, landed], landed)).toEqual({ current: 2, longest: 2 });
  });
  test('players-want 25: who stays at home and misses a day has missed it, summer time or not', () => {
    const wins = [where('2026-03-28T22:59Z', 1), where('2026-03-29T22:01Z', 2)];
    expect(wins.map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-30']);
    expect(dayStreaks(wins, wins[1] as OnDay)).toEqual({ current: 1, longest: 1 });
  });
  test('players-want 25: what was won yesterday stays yesterday, wherever it is asked', () => {
    const win = where('2026-11-30T22:30Z', 1);
    expect(win.day).toBe('2026-11-30');
    expect(dayOf(win.at, fixed(14))).toBe('2026-12-01');
    const [run] = dayRuns([win]);
    expect(run?.first).toBe('2026-11-30' as Day);
  });
  test('days of a clock that was set far ahead break nothing', () => {
    const wins = [noon(20_000), noon(20_001), noon(29_000)];
    expect(dayStreaks(wins, noon(20_001))).toEqual({ current: 2, longest: 2 });
  });
  test('L4: a run says when it reached its length', () => {
    const early = { day: dayOfNumber(20_001), at: noon(20_001).at - HOUR };
    expect(dayRuns([noon(20_000), noon(20_001), early])[0]).toMatchObject({ length: 2, reached: early.at });
  });
});

test('more runs than a call takes arguments are counted: a file may bring any number of days', () => {
  const day = dayOfNumber(0);
  const events = Array.from({ length: 200_000 }, (_, n) => ({
    day: addDays(day, 2 * n),
    at: n * 172_800_000,
  }));
  expect(dayStreaks(events, { day, at: 0 })).toEqual({ current: 1, longest: 1 });
});
