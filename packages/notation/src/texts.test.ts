import { cardOf, carry, DRAW, PILE_IDS, packOf, REDEAL } from '@geduld/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardText,
  dealText,
  type Entry,
  entryText,
  parseCard,
  parseDeal,
  parseEntry,
  REDO,
  UNDO,
} from './index.ts';

describe('the text of cards', () => {
  test('text and reading are inverse, and every spelling is read', () => {
    expect(dealText(packOf(13))).toBe(
      'AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C ' +
        'TS TH TD TC JS JH JD JC QS QH QD QC KS KH KD KC',
    );
    for (const card of packOf(13)) {
      const text = cardText(card);
      const signed = text.replace('S', '♠').replace('H', '♥').replace('D', '♦').replace('C', '♣');
      for (const spelling of [
        text,
        text.toLowerCase(),
        text.replace('T', '10'),
        text.toLowerCase().replace('t', '10'),
        signed,
      ])
        expect(parseCard(spelling)).toEqual({ ok: true, value: card });
    }
    expect(cardText(cardOf(12, 'hearts'))).toBe('QH');
  });
  test.each([
    ['', 'rank', 0, ''],
    ['1H', 'rank', 0, '1'],
    ['H7', 'rank', 0, 'H'],
    ['0S', 'rank', 0, '0'],
    [' 7H', 'rank', 0, ' '],
    ['ßH', 'rank', 0, 'ß'],
    ['7', 'suit', 1, ''],
    ['10', 'suit', 2, ''],
    ['7X', 'suit', 1, 'X'],
    ['10X', 'suit', 2, 'X'],
    ['7ß', 'suit', 1, 'ß'],
    ['77', 'suit', 1, '7'],
    ['7HH', 'end', 2, 'H'],
    ['10H ', 'end', 3, ' '],
    ['7Hß', 'end', 2, 'ß'],
  ] as const)('%j is no card', (text, expected, at, found) => {
    expect(parseCard(text)).toEqual({ ok: false, error: { expected, at, found } });
  });
  test('reading never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4 }), (text) => {
        const read = parseCard(text);
        if (read.ok) expect(parseCard(cardText(read.value))).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the text of deals', () => {
  const whole = dealText(packOf(13));

  test('text and reading are inverse for any order, with any white space between cards', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...packOf(13)], { minLength: 52, maxLength: 52 }), (order) => {
        expect(parseDeal(dealText(order))).toEqual({ ok: true, value: order });
        expect(parseDeal(`\n ${dealText(order).toLowerCase().replaceAll(' ', '\t ')} `)).toEqual({
          ok: true,
          value: order,
        });
      }),
      { numRuns: 100 },
    );
  });
  test.each([
    ['', { why: 'cardCount', found: 0, expected: 52 }],
    [whole.slice(3), { why: 'cardCount', found: 51, expected: 52 }],
    [`${whole} AS`, { why: 'twice', card: cardOf(1, 'spades'), first: 1, nth: 53 }],
    [whole.replace('AH', 'KC'), { why: 'twice', card: cardOf(13, 'clubs'), first: 2, nth: 52 }],
    [
      whole.replace('AD', 'XD'),
      { why: 'notACard', nth: 3, found: 'XD', fault: { expected: 'rank', at: 0, found: 'X' } },
    ],
    [
      `${whole}, 2S`,
      { why: 'notACard', nth: 52, found: 'KC,', fault: { expected: 'end', at: 2, found: ',' } },
    ],
  ] as const)('a deal that is none: %#', (text, fault) => {
    expect(parseDeal(text)).toEqual({ ok: false, error: fault });
  });
  test('reading never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void parseDeal(text)),
      { numRuns: 500 },
    );
  });
});

describe('the text of moves', () => {
  const entries: readonly Entry[] = [
    DRAW,
    REDEAL,
    UNDO,
    REDO,
    ...PILE_IDS.flatMap((from) =>
      PILE_IDS.flatMap((to) => [1, 2, 9, 10, 13, 20, 21, 52, 99].map((count) => carry(from, to, count))),
    ),
  ];

  test('text and reading are inverse', () => {
    for (const entry of entries) expect(parseEntry(entryText(entry))).toEqual({ ok: true, value: entry });
    expect(new Set(entries.map(entryText)).size).toBe(entries.length);
    expect(
      [DRAW, REDEAL, UNDO, REDO, carry('c3', 'c5', 2), carry('w', 'fh'), carry('fs', 'c1')].map(entryText),
    ).toEqual(['draw', 'redeal', 'undo', 'redo', 'c3-c5:2', 'w-fh', 'fs-c1']);
  });
  test.each([
    ['', 'move', 0, ''],
    ['pass', 'move', 0, 'pass'],
    ['Draw', 'move', 0, 'Draw'],
    [' draw', 'move', 0, ' draw'],
    ['draw ', 'move', 0, 'draw '],
    ['C1-c2', 'pile', 0, 'C1-c2'],
    ['c8-c2', 'pile', 0, 'c8-c2'],
    ['c0-c2', 'pile', 0, 'c0-c2'],
    ['x-c2', 'pile', 0, 'x-c2'],
    ['-c2', 'pile', 0, '-c2'],
    ['c1', 'dash', 2, ''],
    ['c1c2', 'dash', 2, 'c1c2'.slice(2)],
    ['c10-c2', 'dash', 2, '0-c2'],
    ['w', 'dash', 1, ''],
    ['w–fh', 'dash', 1, '–fh'],
    ['c1-', 'pile', 3, ''],
    ['c1-c8', 'pile', 3, 'c8'],
    ['w-f', 'pile', 2, 'f'],
    ['c1-c2x', 'end', 5, 'x'],
    ['c1-c2 ', 'end', 5, ' '],
    ['c1-c22', 'end', 5, '2'],
    ['c1-c2:', 'count', 6, ''],
    ['c1-c2:0', 'count', 6, '0'],
    ['c1-c2:1', 'count', 6, '1'],
    ['c1-c2:02', 'count', 6, '02'],
    ['c1-c2:-2', 'count', 6, '-2'],
    ['c1-c2:2x', 'count', 6, '2x'],
    ['c1-c2:x2', 'count', 6, 'x2'],
    ['c1-c2:100', 'count', 6, '100'],
    ['c1-c2:1.5', 'count', 6, '1.5'],
  ] as const)('%j is no move', (text, expected, at, found) => {
    expect(parseEntry(text)).toEqual({ ok: false, error: { expected, at, found } });
  });
  test('reading never throws, and what it reads it writes again', () => {
    const pieces = fc.array(
      fc.constantFrom('c1', 'c', '9', 'fs', 'w', 's', '-', ':', '2', '10', 'draw', ' '),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 8 }),
          pieces.map((all) => all.join('')),
        ),
        (text) => {
          const read = parseEntry(text);
          if (read.ok) expect(entryText(read.value)).toBe(text);
          else expect(text.endsWith(read.error.found)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
