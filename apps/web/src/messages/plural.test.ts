import { expect, test } from 'vitest';
import { loadMessages } from './load.ts';
import { LANGUAGES, localeOf } from './messages.ts';
import { formIn, oneIn } from './plural.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100];
const hasOne = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one');

test.each(LANGUAGES.map(localeOf).filter(hasOne))('%s counts as Intl says', (locale) => {
  const one = oneIn(locale);
  const rules = new Intl.PluralRules(locale);
  for (const count of [...Array(200).keys(), 0.5, 1.5, 1_000_000])
    expect(one(count), String(count)).toBe(rules.select(count) === 'one');
});

test('a language of many forms takes the one that Intl names, any other number the rest', () => {
  const form = formIn<'one' | 'few' | 'many'>('pl', 'many');
  const forms = { one: 'karta', few: 'karty', many: 'kart' };
  expect(COUNTS.map((count) => form(count, forms))).toEqual([
    'kart',
    'karta',
    'karty',
    'karty',
    'kart',
    'kart',
    'kart',
    'karty',
    'kart',
  ]);
  expect(form(1.5, forms)).toBe('kart');
});

/** Every form that each language has, as it stands after these numbers. */
const MOVES = {
  en: '0 moves, 1 move, 2 moves, 3 moves, 5 moves, 11 moves, 21 moves, 22 moves, 100 moves',
  nl: '0 zetten, 1 zet, 2 zetten, 3 zetten, 5 zetten, 11 zetten, 21 zetten, 22 zetten, 100 zetten',
  de: '0 Züge, 1 Zug, 2 Züge, 3 Züge, 5 Züge, 11 Züge, 21 Züge, 22 Züge, 100 Züge',
  fr: '0 coup, 1 coup, 2 coups, 3 coups, 5 coups, 11 coups, 21 coups, 22 coups, 100 coups',
  es: '0 jugadas, 1 jugada, 2 jugadas, 3 jugadas, 5 jugadas, 11 jugadas, 21 jugadas, 22 jugadas, 100 jugadas',
  it: '0 mosse, 1 mossa, 2 mosse, 3 mosse, 5 mosse, 11 mosse, 21 mosse, 22 mosse, 100 mosse',
  pt: '0 jogada, 1 jogada, 2 jogadas, 3 jogadas, 5 jogadas, 11 jogadas, 21 jogadas, 22 jogadas, 100 jogadas',
  pl: '0 ruchów, 1 ruch, 2 ruchy, 3 ruchy, 5 ruchów, 11 ruchów, 21 ruchów, 22 ruchy, 100 ruchów',
  sv: '0 drag, 1 drag, 2 drag, 3 drag, 5 drag, 11 drag, 21 drag, 22 drag, 100 drag',
  tr: '0 hamle, 1 hamle, 2 hamle, 3 hamle, 5 hamle, 11 hamle, 21 hamle, 22 hamle, 100 hamle',
  ja: '0手, 1手, 2手, 3手, 5手, 11手, 21手, 22手, 100手',
  ar: '0 نقلة, نقلة واحدة, نقلتان, 3 نقلات, 5 نقلات, 11 نقلة, 21 نقلة, 22 نقلة, 100 نقلة',
} as const;

test.each(LANGUAGES)('%s counts moves in all its forms', async (language) => {
  const { said } = await loadMessages(language);
  expect(COUNTS.map((count) => said.moveCount(count).replace(/[.。]$/, '')).join(', ')).toBe(MOVES[language]);
});

test.each([
  ['pl', 'talia, 1 karta; talia, 2 karty; talia, 5 kart; talia, 22 karty; talia, 24 karty'],
  [
    'ar',
    'كومة السحب، ورقة واحدة; كومة السحب، ورقتان; كومة السحب، 5 أوراق; كومة السحب، 22 ورقة; كومة السحب، 24 ورقة',
  ],
] as const)('%s counts cards in all its forms', async (language, said) => {
  const { table } = await loadMessages(language);
  expect([1, 2, 5, 22, 24].map((count) => table.pile('s', count)).join('; ')).toBe(said);
});
