import { describe, expect, test } from 'vitest';
import {
  allGames,
  FAMILIES,
  type Game,
  type GameLetters,
  gameOf,
  isGameLetters,
  klondikeOptionsText,
  readKlondikeOptions,
} from './index.ts';

const game = (letters: GameLetters, options: string): Game => {
  const found = gameOf(letters, options);
  if (!found) throw new Error(`${letters} ${options}`);
  return found;
};
const stockOf = (options: string, letters: GameLetters = 'KL') => game(letters, options).spec.stock;

describe('C2: the families', () => {
  test('C2: four games, each by two letters', () => {
    expect(Object.keys(FAMILIES)).toEqual(['KL', 'TF', 'RU', 'YU']);
    for (const letters of Object.keys(FAMILIES)) expect(isGameLetters(letters)).toBe(true);
    for (const text of ['', 'kl', 'XX', 'KLR', 'toString', '__proto__'])
      expect(isGameLetters(text)).toBe(false);
  });
  test('C2: the standard game of each family', () => {
    const standard = Object.values(FAMILIES).map((family) => `${family.letters} ${family.standard}`);
    expect(standard).toEqual(['KL D1N', 'TF D1N', 'RU C', 'YU C']);
    for (const family of Object.values(FAMILIES))
      expect(family.game(family.standard)?.options).toBe(family.standard);
  });
  test('C3: every game once, its pattern reads its options, and its name is in its spec', () => {
    const games = allGames();
    expect(games.map(({ letters, options }) => `${letters} ${options}`).join(', ')).toBe(
      'KL D1V, KL D1VE, KL D1N, KL D1NE, KL D1NP1, KL D1NP1E, KL D1NP2, KL D1NP2E, KL D1NP3, KL D1NP3E, KL D1NP4, ' +
        'KL D1NP4E, KL D1NP5, KL D1NP5E, KL D1NP6, KL D1NP6E, KL D1NP7, KL D1NP7E, KL D1NP8, KL D1NP8E, KL D1NP9, ' +
        'KL D1NP9E, KL D3V, KL D3VE, KL D3N, KL D3NE, KL D3NP1, KL D3NP1E, KL D3NP2, KL D3NP2E, KL D3NP3, KL D3NP3E, ' +
        'KL D3NP4, KL D3NP4E, KL D3NP5, KL D3NP5E, KL D3NP6, KL D3NP6E, KL D3NP7, KL D3NP7E, KL D3NP8, KL D3NP8E, ' +
        'KL D3NP9, KL D3NP9E, TF D1N, TF D3N, RU C, RU R, YU C',
    );
    for (const { letters, options, spec } of games) {
      expect(spec.id).toBe(`${letters} ${options}`);
      expect(spec.ranks).toBe(13);
      const { pattern } = FAMILIES[letters];
      pattern.lastIndex = 0;
      expect(pattern.exec(options.toLowerCase())?.[0].toUpperCase()).toBe(options.replace('E', ''));
    }
  });
});

describe('C3: the options of Klondike', () => {
  test.each([
    ['D1N', { draw: 1, scoring: 'standard', passes: 'unlimited', anyVacancy: false }],
    ['D3N', { draw: 3, scoring: 'standard', passes: 'unlimited', anyVacancy: false }],
    ['D1V', { draw: 1, scoring: 'vegas', passes: 1, anyVacancy: false }],
    ['D3V', { draw: 3, scoring: 'vegas', passes: 3, anyVacancy: false }],
    ['D3NP3E', { draw: 3, scoring: 'standard', passes: 3, anyVacancy: true }],
    ['D1NP9', { draw: 1, scoring: 'standard', passes: 9, anyVacancy: false }],
    ['D1VE', { draw: 1, scoring: 'vegas', passes: 1, anyVacancy: true }],
  ] as const)('%s', (text, options) => {
    expect(readKlondikeOptions(text)).toEqual(options);
    expect(klondikeOptionsText(options)).toBe(text);
  });
  test('reading and text are inverse for all of them', () => {
    for (const { letters, options } of allGames()) {
      const read = letters === 'KL' ? readKlondikeOptions(options) : undefined;
      expect(read === undefined ? options : klondikeOptionsText(read)).toBe(options);
    }
  });
  test.each([
    '',
    'D',
    'D1',
    'D2N',
    'N',
    'd1n',
    'D1NP',
    'D1NP0',
    'D1NP10',
    'D1VP3',
    'D1NEP3',
    'D1NX',
    'D1NN',
    ' D1N',
    'D1N ',
  ])('C3: %j is none', (text) => {
    expect(readKlondikeOptions(text)).toBeUndefined();
    expect(gameOf('KL', text)).toBeUndefined();
  });
  test.each([
    ['TF', ['', 'D1', 'D1V', 'D1NP3', 'D1NE', 'd1n', 'C']],
    ['RU', ['', 'c', 'X', 'CR', 'D1N']],
    ['YU', ['', 'R', 'c', 'CC']],
  ] as const)('C3: what is no option of %s', (letters, texts) => {
    for (const text of texts) expect(gameOf(letters, text)).toBeUndefined();
  });
});

describe('what the options mean', () => {
  test('K4, K5: draw mode and passes', () => {
    expect(stockOf('D1N')).toEqual({ draw: 1, passes: 'unlimited' });
    expect(stockOf('D3N')).toEqual({ draw: 3, passes: 'unlimited' });
    expect(stockOf('D1V')).toEqual({ draw: 1, passes: 1 });
    expect(stockOf('D3VE')).toEqual({ draw: 3, passes: 3 });
    expect(stockOf('D1NP3')).toEqual({ draw: 1, passes: 3 });
    expect(stockOf('D3NP1E')).toEqual({ draw: 3, passes: 1 });
  });
  test('T4: draw 1 or 3, redeals without limit', () => {
    expect(stockOf('D1N', 'TF')).toEqual({ draw: 1, passes: 'unlimited' });
    expect(stockOf('D3N', 'TF')).toEqual({ draw: 3, passes: 'unlimited' });
  });
  test('K3, T3, R5: what an empty column takes', () => {
    const any = allGames().filter(({ spec }) => spec.vacancy === 'any');
    expect(any.length).toBe(22);
    expect(any.every(({ letters, options }) => letters === 'KL' && options.endsWith('E'))).toBe(true);
  });
  test('K2, T2, R2, R3, R4, Y1: building, groups and their limit', () => {
    const rules = (letters: GameLetters, options: string) => {
      const { building, group, groupLimit, stock } = game(letters, options).spec;
      return [building, group, groupLimit, stock === 'none'];
    };
    expect(rules('KL', 'D3VE')).toEqual(['alternateColor', 'run', 'none', false]);
    expect(rules('TF', 'D1N')).toEqual(['alternateColor', 'run', 'none', false]);
    expect(rules('RU', 'C')).toEqual(['sameSuit', 'any', 20, true]);
    expect(rules('RU', 'R')).toEqual(['anySuit', 'any', 20, true]);
    expect(rules('YU', 'C')).toEqual(['alternateColor', 'any', 'none', true]);
  });
  test('R9: Classic and Relaxed differ in building and name alone', () => {
    const { building: _classic, id: _classicId, ...classic } = game('RU', 'C').spec;
    const { building: _relaxed, id: _relaxedId, ...relaxed } = game('RU', 'R').spec;
    expect(classic).toEqual(relaxed);
  });
  test('K10, K11, K15, T6, T7, T8, R8: comfort', () => {
    const comfort = (letters: GameLetters, options: string) => {
      const { undoLimit, finish, tapping, farmable } = game(letters, options);
      return [undoLimit, finish, tapping, farmable];
    };
    expect(comfort('KL', 'D1N')).toEqual(['unlimited', true, 'bestPlace', false]);
    expect(comfort('KL', 'D3V')).toEqual(['unlimited', true, 'bestPlace', false]);
    for (const [letters, options] of [
      ['TF', 'D3N'],
      ['RU', 'C'],
      ['RU', 'R'],
      ['YU', 'C'],
    ] as const)
      expect(comfort(letters, options)).toEqual([100, false, 'homeFirst', true]);
  });
});
