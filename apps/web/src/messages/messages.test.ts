import { cardOf, PILE_IDS, packOf, type Refusal } from '@geduld/core';
import { EXAMPLE_CODE, readCode } from '@geduld/notation';
import { act, type SessionRefusal, startSession } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import type { Happening } from '../game/table.ts';
import { announcement } from './announce.ts';
import type { TransferFault } from './dialogMessages.ts';
import { languageFor, loadDialogMessages, loadMessages } from './load.ts';
import { LANGUAGES, type SentencesFor, sentence } from './messages.ts';

const seven = cardOf(7, 'hearts');
const nine = cardOf(9, 'spades');
const queen = cardOf(12, 'clubs');
const king = cardOf(13, 'diamonds');

/** Each kind of refusal, some in several forms: a kind that is missing here does not compile. */
const REFUSALS: {
  readonly [Why in SessionRefusal['why']]: readonly Extract<SessionRefusal, { why: Why }>[];
} = {
  gameWon: [{ why: 'gameWon' }],
  noSuchPile: [{ why: 'noSuchPile', pile: 'w' }],
  noStock: [{ why: 'noStock' }],
  stockEmpty: [{ why: 'stockEmpty' }],
  nothingToRedeal: [{ why: 'nothingToRedeal' }],
  stockNotEmpty: [
    { why: 'stockNotEmpty', left: 1 },
    { why: 'stockNotEmpty', left: 2 },
  ],
  noPassLeft: [
    { why: 'noPassLeft', passes: 1 },
    { why: 'noPassLeft', passes: 3 },
  ],
  badCount: [{ why: 'badCount', count: 0 }],
  samePile: [{ why: 'samePile', pile: 'c1' }],
  fromStock: [{ why: 'fromStock' }],
  ontoStock: [{ why: 'ontoStock' }],
  ontoWaste: [{ why: 'ontoWaste' }],
  emptyPile: PILE_IDS.map((pile) => ({ why: 'emptyPile', pile })),
  tooFewCards: [{ why: 'tooFewCards', pile: 'c1', found: 1, asked: 2 }],
  faceDown: [{ why: 'faceDown', pile: 'c3' }],
  onlyTopCard: [
    { why: 'onlyTopCard', pile: 'w', asked: 2 },
    { why: 'onlyTopCard', pile: 'fh', asked: 2 },
  ],
  notARun: [
    { why: 'notARun', card: seven, onto: nine, building: 'alternateColor' },
    { why: 'notARun', card: seven, onto: nine, building: 'sameSuit' },
  ],
  groupTooLarge: [{ why: 'groupTooLarge', count: 21, limit: 20 }],
  oneCardHome: [{ why: 'oneCardHome', count: 2 }],
  wrongFoundation: [{ why: 'wrongFoundation', card: seven, pile: 'fs' }],
  notNextHome: [{ why: 'notNextHome', card: seven, wanted: cardOf(1, 'hearts') }],
  vacancyWantsKing: [{ why: 'vacancyWantsKing', card: seven }],
  doesNotBuild: (['alternateColor', 'sameSuit', 'anySuit'] as const).flatMap((building) =>
    packOf(13).map((card) => ({ why: 'doesNotBuild' as const, card, onto: nine, building })),
  ),
  nothingToUndo: [{ why: 'nothingToUndo' }],
  undoLimit: [{ why: 'undoLimit', limit: 100 }],
  nothingToRedo: [{ why: 'nothingToRedo' }],
  cannotFinish: [{ why: 'cannotFinish' }],
};

const TRANSFER_FAULTS: readonly TransferFault[] = [
  { why: 'notJson', says: 'unexpected end' },
  { why: 'notOurs' },
  { why: 'laterFile', version: 2 },
  { why: 'badPlace', place: 'attempts[0].log[2]', found: '"c1"', expected: 'a move' },
];

/**
 * A sentence with nothing of a program left in it. It begins with a capital, or with a letter of a script that has no
 * capitals (no letter of the other languages is one), and ends with the stop of its script.
 */
const isSentence = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\d“„«]/u.test(text) &&
  /[.!?。]$/.test(text) &&
  !/undefined|\bnull\b|NaN|\[object|\$\{|\bc[1-7]\b|f[shdc]\b/.test(text);

describe.each(LANGUAGES)('%s', async (language) => {
  const words = await loadMessages(language);
  const dialogs = await loadDialogMessages(language);

  test('says of itself what it is', () => expect(words.language).toBe(language));

  test('has a sentence for every refusal', () => {
    for (const refusal of Object.values(REFUSALS).flat() as SessionRefusal[])
      expect(isSentence(sentence(words.refusals, refusal)), sentence(words.refusals, refusal)).toBe(true);
  });

  test('refusals are one line: 90 characters at most', () => {
    for (const refusal of Object.values(REFUSALS).flat() as SessionRefusal[])
      expect(sentence(words.refusals, refusal).length).toBeLessThanOrEqual(90);
  });

  test('has 52 different names of cards and 13 of piles', () => {
    expect(new Set(packOf(13).map(words.card)).size).toBe(52);
    expect(new Set(PILE_IDS.map(words.pile)).size).toBe(13);
  });

  test.each([
    'hello',
    'XX1-C-AAAAAAA',
    'RU2-C-AAAAABB',
    'RU1-Z-AAAAABB',
    'RU1-C-AAAA0BB',
    'RU1-C-AAAA',
    `RU1-CX-${'Z'.repeat(48)}`,
  ])('says what is wrong with %s, and gives an example', (text) => {
    const code = readCode(text);
    if (code.ok) throw new Error(`${text} was read`);
    const says = sentence(dialogs.codeFaults, code.error);
    expect(says).toMatch(/[.!。]$/);
    expect(says).not.toMatch(/undefined|NaN|\[object/);
    if (!['laterVersion', 'numberTooLarge'].includes(code.error.why)) expect(says).toContain(EXAMPLE_CODE);
    if ('at' in code.error && code.error.why !== 'laterVersion')
      expect(says).toContain(String(code.error.at + 1));
  });

  test('says what is wrong with cards and files', () => {
    const says = [
      sentence(dialogs.dealFaults, { why: 'twice', card: queen, first: 3, nth: 9 }),
      sentence(dialogs.dealFaults, { why: 'cardCount', found: 51, expected: 52 }),
      sentence(dialogs.dealFaults, {
        why: 'notACard',
        nth: 4,
        found: '1S',
        fault: { expected: 'rank', at: 0, found: '1' },
      }),
      ...TRANSFER_FAULTS.map((fault) =>
        sentence(dialogs.transferFaults as SentencesFor<TransferFault>, fault),
      ),
    ];
    for (const text of says) expect(text).toMatch(/[.!。]$/);
    expect(says.join(' ')).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('names of cards for speech', async () => {
  const named = await Promise.all(
    LANGUAGES.map(async (language) => [
      (await loadMessages(language)).card(seven),
      (await loadMessages(language)).card(king),
    ]),
  );
  expect(named).toEqual([
    ['7 of hearts', 'king of diamonds'],
    ['harten 7', 'ruiten heer'],
    ['Herz 7', 'Karo König'],
    ['7 de cœur', 'roi de carreau'],
    ['7 de corazones', 'rey de diamantes'],
    ['7 di cuori', 're di quadri'],
    ['7 de copas', 'rei de ouros'],
    ['siódemka kier', 'król karo'],
    ['hjärter 7', 'ruter kung'],
    ['kupa yedilisi', 'karo papazı'],
    ['ハートの7', 'ダイヤのキング'],
    ['7 القلوب', 'ملك الديناري'],
  ]);
});

test('what a refused build says names the card that would take it', async () => {
  const refusal: Refusal = { why: 'doesNotBuild', card: seven, onto: nine, building: 'alternateColor' };
  const family: Refusal = { ...refusal, building: 'sameSuit' };
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { refusals } = await loadMessages(language);
      return [sentence(refusals, refusal), sentence(refusals, family)];
    }),
  );
  expect(said).toEqual([
    ['The 7 of hearts goes only on a black 8.', 'The 7 of hearts goes only on the 8 of the same family.'],
    ['Harten 7 mag alleen op een zwarte 8.', 'Harten 7 mag alleen op de 8 van dezelfde familie.'],
    ['Herz 7 passt nur auf eine schwarze 8.', 'Herz 7 passt nur auf die 8 der gleichen Familie.'],
    ['Le 7 de cœur ne va que sur un 8 noir.', 'Le 7 de cœur ne va que sur le 8 de la même famille.'],
    ['El 7 de corazones solo va sobre un 8 negro.', 'El 7 de corazones solo va sobre el 8 del mismo palo.'],
    ['Il 7 di cuori va solo su un 8 nero.', 'Il 7 di cuori va solo sull’8 dello stesso seme.'],
    ['O 7 de copas só vai sobre um 8 preto.', 'O 7 de copas só vai sobre o 8 do mesmo naipe.'],
    [
      'Siódemka kier pasuje tylko na czarną ósemkę.',
      'Siódemka kier pasuje tylko na ósemkę tego samego koloru.',
    ],
    ['Hjärter 7 passar bara på en svart 8.', 'Hjärter 7 passar bara på hjärter 8, samma färg.'],
    [
      'Kupa yedilisi yalnızca bir siyah sekizli üstüne konur.',
      'Kupa yedilisi yalnızca aynı seriden sekizli üstüne konur.',
    ],
    ['ハートの7は黒の8にだけ置けます。', 'ハートの7は同じスートの8にだけ置けます。'],
    ['7 القلوب: مكانها فقط على 8 سوداء.', '7 القلوب: مكانها فقط على 8 من النوع نفسه.'],
  ]);
});

test('the language of a page: chosen, else the first that the browser asks for, else English', () => {
  expect(languageFor('de', ['nl'])).toBe('de');
  expect(languageFor('auto', ['fi', 'nl-BE', 'de'])).toBe('nl');
  expect(languageFor('auto', ['FR'])).toBe('fr');
  for (const tag of ['pt', 'pt-PT', 'pt-BR']) expect(languageFor('auto', [tag])).toBe('pt');
  expect(languageFor('auto', ['ar-EG'])).toBe('ar');
  expect(languageFor('auto', ['ja-JP'])).toBe('ja');
  expect(languageFor('auto', ['zh-Hant-TW'])).toBe('en');
  expect(languageFor('nonsense', [])).toBe('en');
});

describe('announcements', async () => {
  const words = await loadMessages('en');
  const code = readCode('KL1-D1N-AAAAABB');
  if (!code.ok) throw new Error('the code of the test');
  const acted = act(startSession(code.value), { kind: 'draw' }, 0);
  if (!acted.ok) throw new Error('a draw is always possible');
  const moved: Happening = { kind: 'moved', step: acted.value.step, score: 0, moves: 1 };
  const shown = { hideScore: false, hideMoves: false };

  test('a move is one announcement at normal, more at full, none at low', () => {
    const drawn = announcement(words, moved, 'normal', shown) ?? '';
    expect(drawn).toMatch(/^Drawn: [\w ]+\.$/);
    expect(announcement(words, moved, 'full', shown)).toBe(`${drawn} Score 0. 1 move.`);
    expect(announcement(words, moved, 'low', shown)).toBeUndefined();
  });
  test('what is hidden is not said either', () => {
    const full = announcement(words, moved, 'full', { hideScore: true, hideMoves: true });
    expect(full).toBe(announcement(words, moved, 'normal', shown));
  });
  test('refusals are said at every level', () => {
    for (const level of ['low', 'normal', 'full'] as const)
      expect(announcement(words, { kind: 'refused', refusal: { why: 'stockEmpty' } }, level, shown)).toBe(
        'The stock is empty.',
      );
  });
});
