import { readDay } from '@geduld/session';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../messages/messages.ts';
import { dayText, firstWeekday, monthText, weekdayNames } from './dateText.ts';
import { regionalOf } from './locale.ts';
import { numberText } from './numberText.ts';

const asked = (...languages: readonly string[]) => vi.stubGlobal('navigator', { languages });
afterEach(() => vi.unstubAllGlobals());
const day = readDay('2026-11-30');
if (day === undefined) throw new Error('the day of the test');

test('numbers and dates have the region of the player where it fits the language', () => {
  asked('de-CH', 'en-US', 'nl-BE', 'en');
  expect((['de', 'nl', 'en', 'fr'] as const).map(regionalOf)).toEqual(['de-CH', 'nl-BE', 'en-US', 'fr']);
  expect(numberText(23_333, 'de')).toMatch(/^23['’]333$/);
});

test('a day is the same day in every zone and language', () => {
  asked('en-GB');
  for (const language of LANGUAGES)
    for (const form of ['long', 'withYear', 'short', 'brief', 'number'] as const)
      expect(dayText(day, language, form)).toContain('30');
  expect(dayText(day, 'en', 'long')).toBe('Monday 30 November');
  expect(dayText(day, 'nl', 'withYear')).toBe('30 november 2026');
  expect(monthText({ year: 2026, month: 2 }, 'fr')).toBe('février 2026');
});

test('weeks begin as the place has it', () => {
  asked('en-GB', 'pt-BR');
  expect((['en', 'pt', 'ja', 'de'] as const).map(firstWeekday)).toEqual([1, 7, 7, 1]);
  expect(weekdayNames('en').map(({ short }) => short)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(weekdayNames('pt')[0]?.long).toBe('domingo');
});

test('weeks begin as the place has it where the browser does not tell', () => {
  asked('en-US', 'nl-NL');
  class Untelling extends Intl.Locale {}
  Object.defineProperty(Untelling.prototype, 'getWeekInfo', { value: undefined });
  Object.defineProperty(Untelling.prototype, 'weekInfo', { value: undefined });
  vi.stubGlobal('Intl', { Locale: Untelling, DateTimeFormat: Intl.DateTimeFormat });
  expect((['en', 'nl', 'ar'] as const).map(firstWeekday)).toEqual([7, 1, 6]);
});
