import { expect, test } from 'vitest';
import { LANGUAGES, localeOf } from '../messages/messages.ts';
import { numberText, percentText } from './numberText.ts';
import { timeText } from './timeText.ts';

test.each(LANGUAGES)('%s writes numbers as Intl does, with a real minus', (language) => {
  const format = new Intl.NumberFormat(localeOf(language));
  for (const value of [-104, -52, 0, 7, 625, 999, 1000, 23_333])
    expect(numberText(value, language)).toBe(format.format(value).replace('-', '−'));
});

test.each([
  ['en', '38%'],
  ['nl', '38%'],
  ['de', '38\u00a0%'],
  ['fr', '38\u202f%'],
  ['tr', '%38'],
] as const)('%s writes parts of a hundred its own way', (language, text) => {
  expect(percentText(0.379, language)).toMatch(new RegExp(`^${text.replace(/\s/, '\\s')}$`));
});

test('time played', () => {
  expect([0, 999, 61_000, 3_599_999, 3_600_000, 36_061_000].map(timeText)).toEqual([
    '0:00',
    '0:00',
    '1:01',
    '59:59',
    '1:00:00',
    '10:01:01',
  ]);
});
