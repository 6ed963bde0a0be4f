import { cardOf, carry, PILE_IDS } from '@geduld/core';
import { allGames } from '@geduld/games';
import { parseDeal, parseRecord, readCode } from '@geduld/notation';
import { act, type SessionRefusal, startSession } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import {
  codeSentence,
  dealSentence,
  moveSentence,
  pileName,
  recordSentence,
  refusalSentence,
  replaySentence,
} from './sentences.ts';

const QUEEN = cardOf(12, 'hearts');
const KING = cardOf(13, 'spades');
const REFUSALS: readonly SessionRefusal[] = [
  { why: 'gameWon' },
  { why: 'noSuchPile', pile: 'w' },
  { why: 'noStock' },
  { why: 'stockEmpty' },
  { why: 'nothingToRedeal' },
  { why: 'stockNotEmpty', left: 1 },
  { why: 'noPassLeft', passes: 1 },
  { why: 'noPassLeft', passes: 3 },
  { why: 'badCount', count: 0 },
  { why: 'samePile', pile: 'c1' },
  { why: 'fromStock' },
  { why: 'ontoStock' },
  { why: 'ontoWaste' },
  { why: 'emptyPile', pile: 'fh' },
  { why: 'tooFewCards', pile: 'c2', found: 1, asked: 4 },
  { why: 'faceDown', pile: 'c2' },
  { why: 'onlyTopCard', pile: 'w', asked: 2 },
  { why: 'notARun', card: QUEEN, onto: KING, building: 'sameSuit' },
  { why: 'groupTooLarge', count: 21, limit: 20 },
  { why: 'oneCardHome', count: 2 },
  { why: 'wrongFoundation', card: QUEEN, pile: 'fs' },
  { why: 'notNextHome', card: QUEEN, wanted: cardOf(1, 'hearts') },
  { why: 'vacancyWantsKing', card: QUEEN },
  { why: 'doesNotBuild', card: KING, onto: QUEEN, building: 'alternateColor' },
  { why: 'nothingToUndo' },
  { why: 'undoLimit', limit: 100 },
  { why: 'nothingToRedo' },
  { why: 'cannotFinish' },
];

describe('refusals', () => {
  test.each(REFUSALS)('$why is one sentence', (refusal) => {
    expect(refusalSentence(refusal)).toMatch(/^[A-Z0-9][^\n]*\.$/);
    expect(refusalSentence(refusal)).not.toMatch(/undefined|\[object/);
  });

  test('they name the cards as they can be shown', () => {
    const refusal: SessionRefusal = { why: 'vacancyWantsKing', card: QUEEN };
    expect(refusalSentence(refusal)).toBe('Only a king may go to an empty column, not QH.');
    expect(refusalSentence(refusal, () => 'Q♥')).toBe('Only a king may go to an empty column, not Q♥.');
  });

  test('every carry that any game refuses at its start has a sentence', () => {
    let refused = 0;
    for (const game of allGames()) {
      const session = startSession({ game, deal: { kind: 'short', number: 1 } });
      for (const from of PILE_IDS)
        for (const to of PILE_IDS)
          for (const count of [0, 1, 2, 30]) {
            const acted = act(session, carry(from, to, count), 0);
            if (acted.ok) continue;
            refused += 1;
            expect(refusalSentence(acted.error)).toMatch(/\.$/);
          }
    }
    expect(refused).toBeGreaterThan(20_000);
  });
});

test('piles have names', () => {
  expect(PILE_IDS.map(pileName)).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7'].map((n) => `column ${n}`),
    ...['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => `the foundation of ${suit}`),
    'the waste',
    'the stock',
  ]);
});

test.each([
  ['nothing', 'found no code in it, expected one such as RU1-C-AAAAABB.'],
  ['XX1-C-AAAAABB', 'character 1: found the game "XX", expected KL, TF, RU or YU.'],
  ['RU2-C-AAAAABB', 'character 3: found version 2, expected 1; a later Geduld reads it.'],
  ['RU1-Q-AAAAABB', 'character 5: found "Q", expected options of RU: C (Classic) or R (Relaxed).'],
  ['RU1-C-AAAA0BB', 'character 11: found "0", expected a letter from A to Z, as in RU1-C-AAAAABB.'],
  ['RU1-C-AAA', 'character 7: found 3 letters, expected 7, as in RU1-C-AAAAABB.'],
  [`RU1-CX-${'Z'.repeat(48)}`, 'character 8: found a number that no deal has, expected one below 52!.'],
])('the code %s', (text, sentence) => {
  const read = readCode(text);
  expect(read.ok ? '' : codeSentence(read.error)).toBe(sentence);
});

test.each([
  ['1S', 'card 1: "1S" does not begin with a rank (A, 2 to 10, T, J, Q, K); expected a card such as QH.'],
  ['QH KX', 'card 2: "KX" has no suit (S, H, D, C) behind its rank; expected a card such as QH.'],
  ['QHH', 'card 1: "QHH" goes on behind its suit with "H"; expected a card such as QH.'],
  ['AS 2S AS', 'card 3: found AS, which is card 1 already; expected each of the 52 cards once.'],
  ['AS', 'found 1 card, expected 52.'],
])('the deal %s', (text, sentence) => {
  const read = parseDeal(text);
  expect(read.ok ? '' : dealSentence(read.error)).toBe(sentence);
});

test.each([
  ['{', 'found a text that is no JSON, expected a record.'],
  ['3', 'found "3", expected a record, which is a JSON object.'],
  ['{"v":2}', 'v: found 2, expected 1; a later Geduld reads it.'],
  ['{"v":1,"code":3}', 'code: found 3, expected a deal code.'],
])('the record %s', (text, sentence) => {
  const read = parseRecord(text);
  expect(read.ok ? '' : recordSentence(read.error)).toBe(sentence);
});

test('a replay that fails is told with its entry', () => {
  expect(replaySentence({ why: 'code', fault: { why: 'noCode' } })).toMatch(/^code, found no code/);
  expect(replaySentence({ why: 'refused', entry: 5, text: 'c1-c2', refusal: { why: 'noStock' } })).toBe(
    'entry 5, "c1-c2": This game has no stock to draw from.',
  );
  expect(replaySentence({ why: 'brokenStep', entry: 2, text: 'draw', expected: 'undo' })).toBe(
    'entry 2: found "draw", expected undo, since the step before is not whole yet.',
  );
  expect(replaySentence({ why: 'total', field: 'score', found: 5, expected: 10 })).toBe(
    'score: found 5, expected 10 after the last entry.',
  );
  const fault = { at: 3, found: '', expected: 'pile' } as const;
  expect(replaySentence({ why: 'unreadable', entry: 1, text: 'c1-', fault })).toBe(
    `entry 1, ${moveSentence(fault)}`,
  );
  expect(moveSentence(fault)).toBe(
    'character 4: found the end, expected a pile: c1 to c7, fs, fh, fd, fc, w or s.',
  );
});
