import { type Game, gameOf } from '@geduld/games';
import { entryText } from '@geduld/notation';
import { everyMove, handPosition } from '@geduld/testkit';
import { expect, test } from 'vitest';
import { canRedeal, goesHome, judge, legalMoves, type Position, type RuleSpec, topOf } from './index.ts';

const agrees = (spec: RuleSpec, position: Position): void => {
  const offered = legalMoves(spec, position).map(entryText);
  const accepted = everyMove(position).filter((move) => judge(spec, position, move).ok);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.toSorted()).toEqual(accepted.map(entryText).sort());
};

const klondike = (gameOf('KL', 'D1N') as Game).spec;
const strict = (gameOf('KL', 'D3V') as Game).spec;
const house = (gameOf('KL', 'D1NE') as Game).spec;
const russian = (gameOf('RU', 'C') as Game).spec;

test.each([
  ['near the end', klondike, 'c1: qh KS\nc2: QD\nc3: KD\nc4: KC\nc5: KH\nw: QC'],
  ['any vacancy', house, 'c1: qh KS\nc2: QD\nc3: KD\nc4: KC\nc5: KH\nw: QC'],
  ['groups', russian, 'c1: JS KH QS\nc2: qc KS\nc3: KC QH KD'],
  [
    'the limit',
    russian,
    'c1: QS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D 7D\nc2: KS\nc3: KC\nrest: c3',
  ],
  ['a heap that is no run', klondike, 'c1: KS QS\nc2: KH QH JC\nc3: QC KC'],
  ['won', klondike, ''],
])('G4: offered and accepted moves are the same on the brink: %s', (_name, spec, text) => {
  agrees(spec, handPosition(spec, text));
});

test('moves are listed from columns left to right, waste, foundations, stock', () => {
  const texts = (text: string) => legalMoves(klondike, handPosition(klondike, text)).map(entryText);
  expect(texts('c1: KS\nc3: KH QS\nw: QH\ns: KD')).toEqual([
    'c1-c2',
    'c1-c4',
    'c1-c5',
    'c1-c6',
    'c1-c7',
    'c3-fs',
    'c3-c2:2',
    'c3-c4:2',
    'c3-c5:2',
    'c3-c6:2',
    'c3-c7:2',
    'w-fh',
    'w-c1',
    'fh-c3',
    'fd-c1',
    'fc-c2',
    'fc-c4',
    'fc-c5',
    'fc-c6',
    'fc-c7',
    'draw',
  ]);
  expect(texts('c1: KS\nw: KH').at(-1)).toBe('redeal');
});

test.each([
  [0, true],
  [1, true],
  [2, false],
  [3, false],
])('K5: three passes, after %i redeals', (redeals, expected) => {
  expect(canRedeal(strict, handPosition(strict, `w: KS\nredeals: ${redeals}`))).toBe(expected);
});

test('K5: a redeal needs an empty stock, a waste and a game that has a stock', () => {
  expect(canRedeal(klondike, handPosition(klondike, 'w: KS\nredeals: 90'))).toBe(true);
  expect(canRedeal(klondike, handPosition(klondike, 'w: KS\ns: KH'))).toBe(false);
  expect(canRedeal(klondike, handPosition(klondike, 'c1: KS'))).toBe(false);
  expect(
    canRedeal(russian, {
      ...handPosition(russian, 'c1: KS'),
      waste: [topOf(handPosition(russian, 'c1: KS'), 'c1') as never],
    }),
  ).toBe(false);
});

test('G1: the next card of the suit goes home, no other', () => {
  const position = handPosition(klondike, 'c1: QS\nc2: KS\nc3: KH');
  expect(goesHome(position, topOf(position, 'c1') as never)).toBe(true);
  expect(goesHome(position, topOf(position, 'c2') as never)).toBe(false);
  expect(goesHome(position, topOf(position, 'c3') as never)).toBe(true);
});
