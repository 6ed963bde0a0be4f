import { cardOf } from '@geduld/core';
import { allGames } from '@geduld/games';
import { parseCard } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { withCardNames } from '../help/cardNames.ts';
import { factsOf } from '../help/facts.ts';
import { SECTIONS } from '../help/sections.ts';
import { loadDialogMessages, loadMessages } from './load.ts';
import { loadHelpMessages } from './loadHelp.ts';
import { LANGUAGES } from './messages.ts';

const english = await loadHelpMessages('en');

/** Every text of a value, with the path to it. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
};
const cardsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, card]) => card ?? '').sort();

describe.each(LANGUAGES)('H1: help in %s', async (language) => {
  const words = await loadHelpMessages(language);
  const { card } = await loadMessages(language);

  test('notes and steps name the same cards as in English, all of them cards', () => {
    const inEnglish = new Map(textsIn({ ...english.examples, lesson: english.lesson.steps }));
    const texts = textsIn({ ...words.examples, lesson: words.lesson.steps });
    expect(texts.length).toBe(inEnglish.size);
    for (const [path, text] of texts) {
      for (const name of cardsIn(text)) expect(parseCard(name).ok, `${path}: ${name}`).toBe(true);
      // Some languages need not name a card again where they say "it".
      const missing = cardsIn(text).filter((name) => !cardsIn(inEnglish.get(path) ?? '').includes(name));
      expect(missing, path).toEqual([]);
      const shown = withCardNames(text, card);
      expect(shown, path).toMatch(/^[\p{Lu}\p{Lo}\d«„¡¿]/u);
      if (path.includes('.notes.')) expect(shown, path).toMatch(/[.?!。？؟]$/);
      expect(shown).not.toMatch(/[{}]/);
    }
  });

  test('texts are sentences, and none is left out', () => {
    for (const [path, text] of textsIn([words.shared, words.rules, words.questions])) {
      expect(text.trim().length, path).toBeGreaterThan(5);
      if (!path.endsWith('.asks')) expect(text, path).toMatch(/[.?。？؟]$/);
    }
    for (const [letters, sections] of Object.entries(SECTIONS))
      for (const section of sections)
        expect(
          section === 'score' ||
            section in words.shared ||
            section in words.rules[letters as keyof typeof SECTIONS],
        ).toBe(true);
  });

  test('every option of every game is told', () => {
    const told = allGames().map((game) => factsOf(game, words.facts).join('; '));
    expect(new Set(told).size).toBe(allGames().length);
    for (const facts of told) expect(facts).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('R2, H2: rules and settings bear the names that the sources give them', async () => {
  const named = async (language: 'nl' | 'de') => {
    const { newGame, settings } = await loadDialogMessages(language);
    const { placementHelp, interactiveRules, autoPlace, doubleTap } = settings.switches;
    return [
      ...[newGame.classic, newGame.classicSays, newGame.relaxed, newGame.relaxedSays],
      ...[interactiveRules, placementHelp, autoPlace, doubleTap].map(({ name }) => name),
    ];
  };
  expect(await named('nl')).toEqual([
    ...['Klassiek', 'Dezelfde kleur', 'Soepel', 'Gemengde kleuren'],
    ...['Interactieve spelregels', 'Plaatsingshulp', 'Automatisch plaatsen', 'Dubbelklikken'],
  ]);
  expect(await named('de')).toEqual([
    ...['Klassisch', 'Gleiche Farbe', 'Gelockert', 'Gemischte Farben'],
    ...['Interaktive Regeln', 'Ablagehilfe', 'Automatische Ablage', 'Doppelklick'],
  ]);
  for (const [language, family] of [
    ['nl', 'dezelfde familie'],
    ['de', 'gleichen Familie'],
  ] as const) {
    const { refusals } = await loadMessages(language);
    const of = cardOf(7, 'hearts');
    const onto = cardOf(9, 'spades');
    expect(refusals.doesNotBuild({ why: 'doesNotBuild', card: of, onto, building: 'sameSuit' })).toContain(
      family,
    );
  }
});
