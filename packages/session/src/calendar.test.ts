import { codeText } from '@geduld/notation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  DAILY_OPTIONS,
  type Day,
  dailyCode,
  dailyNumber,
  dayNumber,
  dayOf,
  dayOfNumber,
  daysOfMonth,
  monthOf,
  readDay,
  weekdayOf,
  weekOf,
  type Zone,
} from './index.ts';

const day = (text: string): Day => {
  const read = readDay(text);
  if (read === undefined) throw new Error(`no day: ${text}`);
  return read;
};
const at = (text: string): number => Date.parse(text);
const fixed =
  (hours: number): Zone =>
  () =>
    hours * 60;
/** A real place's clock, from the tables of the platform. */
const place = (timeZone: string): Zone => {
  const fields = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const parts = Object.fromEntries(fields.formatToParts(instant).map(({ type, value }) => [type, value]));
    const { year, month, day: of, hour, minute, second } = parts;
    const wall = Date.parse(`${year}-${month}-${of}T${hour}:${minute}:${second}Z`);
    return (wall - Math.floor(instant / 1000) * 1000) / 60_000;
  };
};
const numbers = fc.integer({ min: -100_000, max: 100_000 });

describe('the day of an instant', () => {
  test.each([
    ['2026-11-30T09:59:59.999Z', 14, '2026-11-30'],
    ['2026-11-30T10:00:00Z', 14, '2026-12-01'],
    ['2026-11-30T10:59:59.999Z', -11, '2026-11-29'],
    ['2026-11-30T11:00:00Z', -11, '2026-11-30'],
    ['2026-11-30T23:59:59.999Z', 0, '2026-11-30'],
    ['2026-12-31T18:29:59Z', 5.5, '2026-12-31'],
    ['2026-12-31T18:30:00Z', 5.5, '2027-01-01'],
  ] as const)('players-want 25: %s at %d hours is %s', (instant, hours, expected) => {
    expect(dayOf(at(instant), fixed(hours))).toBe(expected);
  });
  test.each([
    ['Europe/Amsterdam', '2026-03-29', 23],
    ['Europe/Amsterdam', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Pacific/Kiritimati', '2026-03-29', 24],
    ['Pacific/Pago_Pago', '2026-10-25', 24],
  ] as const)('players-want 25: in %s %s has %d hours, one after the other', (name, date, hours) => {
    const zone = place(name);
    const quarter = 900_000;
    let counted = 0;
    let left = false;
    for (let instant = at(date) - 36 * 3_600_000; instant < at(date) + 60 * 3_600_000; instant += quarter) {
      const is = dayOf(instant, zone) === date;
      if (is) expect(left).toBe(false);
      if (is) counted++;
      else if (counted > 0) left = true;
    }
    expect(counted / 4).toBe(hours);
  });
  test('K16, players-want 25: days follow each other without a gap, wherever one is', () => {
    for (const name of ['Europe/Amsterdam', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const zone = place(name);
      let before = dayOf(at('2026-01-01T00:00Z'), zone);
      for (
        let instant = at('2026-01-01T01:00Z');
        instant < at('2027-01-02T00:00Z');
        instant += 6 * 3_600_000
      ) {
        const now = dayOf(instant, zone);
        expect([before, addDays(before, 1)]).toContain(now);
        before = now;
      }
    }
  });
});

describe('days and months', () => {
  test('number and day are inverse, and days in order are texts in order', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        expect(dayNumber(dayOfNumber(one))).toBe(one);
        expect(dayOfNumber(one) < dayOfNumber(other)).toBe(one < other);
      }),
    );
    expect([day('1970-01-01'), day('2026-11-30')].map(dayNumber)).toEqual([0, 20_787]);
  });
  test.each([
    '',
    '2026-11-3',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-30T00:00',
    'today',
  ])('%j is no day', (text) => expect(readDay(text)).toBeUndefined());
  test('a leap day is one', () => expect(readDay('2028-02-29')).toBe('2028-02-29'));
  test('weekdays, Monday first', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-06', '1970-01-01', '1969-12-31', '1969-12-28'];
    expect(days.map((text) => weekdayOf(day(text)))).toEqual([1, 2, 7, 4, 3, 7]);
  });
  test('a week has the day in it and begins as the place has it', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 7 }), (number, first) => {
        const week = weekOf(dayOfNumber(number), first);
        expect(week.length).toBe(7);
        expect(week).toContain(dayOfNumber(number));
        expect(weekdayOf(week[0] as Day)).toBe(first);
        expect(week[6]).toBe(addDays(week[0] as Day, 6));
      }),
    );
    expect(weekOf(day('2026-11-30'), 7)).toEqual(
      ['29', '30'].map((of) => `2026-11-${of}`).concat([1, 2, 3, 4, 5].map((of) => `2026-12-0${of}`)),
    );
  });
  test('months have their days', () => {
    expect(monthOf(day('2026-11-30'))).toEqual({ year: 2026, month: 11 });
    expect(daysOfMonth({ year: 2026, month: 2 }).length).toBe(28);
    expect(daysOfMonth({ year: 2028, month: 2 }).at(-1)).toBe('2028-02-29');
    expect(daysOfMonth({ year: 2026, month: 12 }).at(-1)).toBe('2026-12-31');
    expect(daysOfMonth({ year: 2026, month: 11 })[0]).toBe('2026-11-01');
  });
  test.each([
    [1, { year: 2027, month: 1 }],
    [0, { year: 2026, month: 12 }],
    [-12, { year: 2025, month: 12 }],
    [-24_312, { year: 0, month: 12 }],
  ])('December 2026 and %i months', (months, expected) =>
    expect(addMonths({ year: 2026, month: 12 }, months)).toEqual(expected),
  );
});

/** As `docs/dealing.md` publishes them; a second program in another language made them. */
const DAILY_VECTORS = [
  ['1969-12-31', 'BHOXZAE', 'LLFHMFP', 'MZASCLT', 'YMKJKDU'],
  ['1970-01-01', 'XDVILJJ', 'EIRCJIA', 'CANYUTB', 'RBFHYMM'],
  ['2026-01-01', 'NJMQJSY', 'JRTEHEO', 'PIBSYPC', 'GOQONDS'],
  ['2026-11-30', 'GCCSLAR', 'MAZBJXO', 'HINFJHJ', 'VASTIUZ'],
  ['2026-12-01', 'BZUFZIZ', 'RJHBKTG', 'LCPBEBI', 'GRJBNBS'],
  ['2028-02-29', 'FJXPBZO', 'WOPQQNA', 'CYQBBLG', 'AVOXETQ'],
  ['2100-03-01', 'MMSJKTG', 'EDAHXQF', 'RVIQJVY', 'IGOOZTX'],
] as const;

describe('the daily challenge', () => {
  test.each(DAILY_VECTORS)(
    'K16: the deals of %s, the same for everybody',
    (date, klondike, thoughtful, russian, yukon) => {
      const of = (letters: 'KL' | 'TF' | 'RU' | 'YU', options: string) => {
        const code = dailyCode(day(date), letters, options);
        return code && codeText(code);
      };
      expect(of('KL', 'D1N')).toBe(`KL1-D1N-${klondike}`);
      expect(of('TF', 'D1N')).toBe(`TF1-D1N-${thoughtful}`);
      expect(of('RU', 'C')).toBe(`RU1-C-${russian}`);
      expect(of('YU', 'C')).toBe(`YU1-C-${yukon}`);
    },
  );
  test('K16: in the draw mode and by the rule that are chosen the cards are the same', () => {
    const today = day('2026-11-30');
    expect(Object.values(DAILY_OPTIONS).flat()).toEqual(['D1N', 'D3N', 'D1N', 'D3N', 'C', 'R', 'C']);
    for (const letters of ['KL', 'TF', 'RU', 'YU'] as const)
      for (const options of DAILY_OPTIONS[letters])
        expect(dailyCode(today, letters, options)?.deal).toEqual({
          kind: 'short',
          number: dailyNumber(today, letters),
        });
    expect(dailyCode(today, 'KL', 'D1V')).toBeUndefined();
    expect(dailyCode(today, 'YU', 'R')).toBeUndefined();
  });
  test('K16: another day, another game: other cards', () => {
    const all = Array.from({ length: 2000 }, (_, n) => dayOfNumber(20_000 + n)).flatMap((of) =>
      (['KL', 'TF', 'RU', 'YU'] as const).map((letters) => dailyNumber(of, letters)),
    );
    expect(new Set(all).size).toBe(8000);
    expect(all.every((number) => Number.isInteger(number) && number >= 0 && number < 26 ** 7)).toBe(true);
  });
});
