import { type Card, cardOf, packOf, type Refusal } from '@geduld/core';
import { expect, test } from 'vitest';
import { loadPlanMessages } from '../plan/words.ts';
import type { DailyMessages } from './dailyWords.ts';
import { loadDialogMessages, loadMessages } from './load.ts';
import { loadHelpMessages } from './loadHelp.ts';
import {
  directionOf,
  LANGUAGES,
  type Language,
  localeOf,
  type Messages,
  sentence,
  tagOf,
} from './messages.ts';

/** Words that are the same in another language as in English: names, keys, and what both took from elsewhere. */
const SHARED = new Set([
  'Computer',
  'Passkey',
  'Passkeys',
  'Klondike',
  'Thoughtful',
  'Russian',
  'Yukon',
  'Vegas',
  'Standard',
  'Normal',
  'Menu',
  'Table',
  'Score',
  'Total',
  'Esc',
  'App',
  'Hint',
  'Hints',
  'Stop',
  'Code',
  'Link',
  'Pause',
  'Volume',
  'Vibration',
  'Full',
  'Minimal',
  'Period',
  'Tips',
  'Licence',
  'Questions',
  'Points',
  'Art deco',
  'score 3',
  'S, W, F',
  '2 places.',
]);

/** Every text of a catalogue by its place; a sentence with parts is made with parts that any of them can take. */
const textsOf = (catalogue: unknown, place = ''): readonly (readonly [place: string, text: string])[] => {
  if (typeof catalogue === 'string') return [[place, catalogue]];
  if (Array.isArray(catalogue)) return catalogue.flatMap((each, nth) => textsOf(each, `${place}[${nth}]`));
  if (typeof catalogue === 'function') return [[place, String(catalogue(3, '5'))]];
  return Object.entries(catalogue as object).flatMap(([name, each]) => textsOf(each, `${place}.${name}`));
};

const sayings = ({ said, table, card, pile, bar, actions, notices, games }: Messages) => {
  const seven = cardOf(7, 'hearts');
  return textsOf({
    bar,
    actions,
    notices,
    games,
    card: card(seven),
    piles: (['w', 's', 'c3', 'fh'] as const).map(pile),
    openCard: table.openCard(seven, 'c3', 2),
    carried: said.carried(seven, 3, 'c1', 'c2'),
    turnedUp: said.turnedUp(seven, 'c3'),
    drew: said.drew([seven]),
    selected: said.selected(seven, 2),
    ...{ dealt: said.dealt('G', 'C'), opened: said.opened('G', 3), undone: said.undone, redone: said.redone },
    ...{ redealt: said.redealt(3), finished: said.finished(3), places: said.places(2), won: said.won(3) },
    dropped: said.dropped,
  });
};

const dailySayings = (daily: DailyMessages) => ({
  ...daily,
  day: daily.day('D', true, ['K'], ['T']),
  deals: [daily.dealsOfToday('D'), daily.dealt('G', 'D')],
  dealsOf: daily.dealsOf('d'),
  week: { ...daily.week, day: [daily.week.day('D', true), daily.week.day('D', false)] },
});

const dialogSayings = async (language: Language) => {
  const { codeFaults, dealFaults, transferFaults, access, daily, play, statistics, online, ...rest } =
    await loadDialogMessages(language);
  const { answers, ...asking } = access;
  const { recordFaults, replayFaults, ...around } = play;
  const { faults, ...plan } = await loadPlanMessages(language);
  const { facts, ...help } = await loadHelpMessages(language);
  const seven = cardOf(7, 'hearts');
  return textsOf({
    ...{ rest, asking, around, plan, help },
    facts: { ...facts, undo: facts.undo('unlimited'), passes: facts.passes('unlimited') },
    ...{ daily: dailySayings(daily), statistics },
    online: { ...online, won: { ...online.won, ranked: online.won.ranked(['L']) } },
    carry: answers.carry(seven, 2, 'c3', ['c4', 'fh']),
    takeBack: answers.takeBack([seven]),
    inPile: [answers.inPile(seven, 'c3', 0), answers.inPile(seven, 'c3', 1)],
    home: answers.home(seven),
    unseen: answers.unseen(seven),
    inPiles: [answers.pile('c3', [seven], 2), answers.pile('w', [seven], 2), answers.pile('s', [], 2)],
    nothing: [answers.pile('c3', [], 0), answers.nothingMoves, answers.nothingChanged],
    stock: [answers.draw, answers.redeal],
  });
};

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s has nothing English left, and no text is empty',
  async (language) => {
    const own = [...sayings(await loadMessages(language)), ...(await dialogSayings(language))];
    const english = new Map([...sayings(await loadMessages('en')), ...(await dialogSayings('en'))]);
    expect(own.map(([place]) => place)).toEqual([...english.keys()]);
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
    const left = own.filter(([place, text]) => {
      const words = text.replaceAll(/[\d\p{P}\p{S}\s]|Geduld/gu, '');
      return text === english.get(place) && !SHARED.has(text) && words.length > 1;
    });
    expect(left).toEqual([]);
  },
);

test.each(LANGUAGES)(
  '%s names each card and says of each where it would go, each in its own way',
  async (language) => {
    const { card, refusals } = await loadMessages(language);
    const says = (building: 'alternateColor' | 'sameSuit' | 'anySuit') => (of: Card) => {
      const refusal: Refusal = { why: 'doesNotBuild', card: of, onto: cardOf(9, 'spades'), building };
      return sentence(refusals, refusal);
    };
    const pack = packOf(13);
    expect(new Set(pack.map(card)).size).toBe(52);
    for (const building of ['alternateColor', 'sameSuit', 'anySuit'] as const) {
      // Four kings share one sentence, the other 48 cards have one each.
      expect(new Set(pack.map(says(building))).size).toBe(49);
    }
  },
);

test('the page says which language it has and which way it is written', () => {
  expect(LANGUAGES.map(tagOf)).toEqual([
    'en',
    'nl',
    'de',
    'fr',
    'es',
    'it',
    'pt-BR',
    'pl',
    'sv',
    'tr',
    'ja',
    'ar',
  ]);
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

test.each(LANGUAGES)('%s has the digits of the cards in its numbers', (language) => {
  expect(new Intl.NumberFormat(localeOf(language)).format(45)).toBe('45');
});

test('codes keep their order in sentences that run from right to left', async () => {
  const { bar } = await loadMessages('ar');
  expect(bar.shareCode('RU1-C-AAAAABB')).toContain('\u2066RU1-C-AAAAABB\u2069');
});

test('Turkish has its own capitals', async () => {
  const { refusals, said } = await loadMessages('tr');
  expect(sentence(refusals, { why: 'emptyPile', pile: 'w' })).toBe('Iskarta boş.');
  expect(said.turnedUp(cardOf(2, 'spades'), 'w')).toBe('Iskartada maça ikilisi açıldı.');
});
