import { splitMix64 } from '@geduld/core';
import { type GameLetters, gameOf } from '@geduld/games';
import { type DealCode, SHORT_CODES, shortCode } from '@geduld/notation';
import type { Day } from './day.ts';

const DAY_LENGTH = 86_400_000;

/** A month of the calendar. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Days since 1 January 1970, which is 0. The inverse of `dayOfNumber`. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_LENGTH;

/** The day of a number. The inverse of `dayNumber`. */
export const dayOfNumber = (number: number): Day =>
  new Date(number * DAY_LENGTH).toISOString().slice(0, 10) as Day;

/** Reads `2026-11-30`; `undefined` for a text that names no day, such as 30 February. */
export const readDay = (text: string): Day | undefined => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? (text as Day) : undefined;
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return dayOfNumber(dayNumber(day)) === day ? day : undefined;
};

/** The day so many days later; earlier, where `days` is negative. */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** The seven days of the week in which a day lies; `firstDay` is the weekday with which weeks begin. */
export const weekOf = (day: Day, firstDay: number): readonly Day[] => {
  const first = addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, n) => addDays(first, n));
};

/** The month in which a day lies. */
export const monthOf = (day: Day): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** The month so many months later; earlier, where `months` is negative. */
export const addMonths = ({ year, month }: Month, months: number): Month => {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
};

/** Every day of a month, in order. */
export const daysOfMonth = (month: Month): readonly Day[] => {
  const first = firstOf(month);
  const length = dayNumber(firstOf(addMonths(month, 1))) - dayNumber(first);
  return Array.from({ length }, (_, n) => addDays(first, n));
};

const firstOf = ({ year, month }: Month): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01` as Day;

/**
 * The options with which a daily challenge can be played, by game; the first is the one that is offered to a new
 * player. Draw mode and rule are the player's choice, the scoring is the standard one.
 */
export const DAILY_OPTIONS: Readonly<Record<GameLetters, readonly string[]>> = {
  KL: ['D1N', 'D3N'],
  TF: ['D1N', 'D3N'],
  RU: ['C', 'R'],
  YU: ['C'],
};

/** The games in the order in which their deals of a day are drawn. Frozen: a later game comes behind them. */
const DRAWN: readonly GameLetters[] = ['KL', 'TF', 'RU', 'YU'];

/**
 * The number of a game's daily challenge (K16): with the number of the day as the seed of SplitMix64, the first number
 * below 26^7 is Klondike's, the second Thoughtful's, then Russian's, then Yukon's. Frozen and published in
 * `docs/dealing.md`: everybody who plays the challenge of a day plays these cards, for ever.
 *
 * Each game has a number of its own, although one number would do for all: the open columns of Thoughtful would show
 * what lies face down in Klondike, and Russian what lies so in Yukon.
 */
export const dailyNumber = (day: Day, letters: GameLetters): number => {
  const rng = splitMix64(BigInt(dayNumber(day)));
  let number = 0;
  for (let drawn = 0; drawn <= DRAWN.indexOf(letters); drawn++) number = rng.below(SHORT_CODES);
  return number;
};

/** The challenge of a day as it can be dealt; `undefined` for options with which it is not played. */
export const dailyCode = (day: Day, letters: GameLetters, options: string): DealCode | undefined => {
  const game = DAILY_OPTIONS[letters].includes(options) ? gameOf(letters, options) : undefined;
  return game && shortCode(game, dailyNumber(day, letters));
};
