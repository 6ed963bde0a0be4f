import { type Game, gameOf } from '@geduld/games';
import { entryText, parseCard } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { type Card, finishMoves, isSafeHome, isWon, playLegal, type RuleSpec } from './index.ts';

const spec = (letters: Game['letters'], options: string): RuleSpec => (gameOf(letters, options) as Game).spec;
const klondike = spec('KL', 'D1N');
const card = (text: string): Card => {
  const read = parseCard(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('K11: a card that is safe at home', () => {
  const heights = (s: number, h: number, d: number, c: number) =>
    handPosition(klondike, `rest: s\nfs: ${s}\nfh: ${h}\nfd: ${d}\nfc: ${c}`);

  test.each([
    ['an ace', 'AH', [0, 0, 0, 0], true],
    ['a two', '2H', [0, 1, 0, 0], true],
    ['a three without black twos', '3H', [0, 2, 0, 0], false],
    ['a three with one black two', '3H', [2, 2, 0, 1], false],
    ['a three with the other one', '3H', [1, 2, 0, 2], false],
    ['a three with both', '3H', [2, 2, 0, 2], true],
    ['a black three with both red twos', '3S', [2, 2, 2, 0], true],
    ['a black three without one', '3S', [2, 1, 2, 2], false],
    ['a black three without the other', '3S', [2, 2, 1, 2], false],
    ['a club like a spade', '7C', [0, 6, 6, 6], true],
    ['a diamond like a heart', '7D', [6, 0, 6, 6], true],
    ['a diamond like a heart, not yet', '7D', [6, 6, 6, 5], false],
  ] as const)('alternating colours: %s', (_name, text, [s, h, d, c], expected) => {
    expect(isSafeHome(klondike, heights(s, h, d, c), card(text))).toBe(expected);
  });

  test('same suit: what could lie on it is home', () => {
    const russian = spec('RU', 'C');
    expect(isSafeHome(russian, heights(0, 6, 0, 0), card('7H'))).toBe(true);
    expect(isSafeHome(russian, heights(12, 5, 12, 12), card('7H'))).toBe(false);
  });

  test.each([
    [[6, 6, 6, 6], true],
    [[5, 6, 6, 6], false],
    [[6, 5, 6, 6], false],
    [[6, 6, 5, 6], false],
    [[6, 6, 6, 5], false],
  ] as const)('any suit: all four lower cards must be home, %j', ([s, h, d, c], expected) => {
    expect(isSafeHome(spec('RU', 'R'), heights(s, h, d, c), card('7H'))).toBe(expected);
  });

  test.each([
    ['an ace', 'AH', [0, 0, 0, 0], true],
    ['a two without the black aces: one may bring a group along', '2H', [0, 1, 0, 1], false],
    ['a two with both', '2H', [1, 1, 0, 1], true],
  ] as const)('where any group moves: %s', (_name, text, [s, h, d, c], expected) => {
    expect(isSafeHome(spec('YU', 'C'), heights(s, h, d, c), card(text))).toBe(expected);
  });

  test('a building rule that is not known is a bug', () => {
    const odd = { ...klondike, building: 'odd' } as never;
    expect(() => isSafeHome(odd, heights(6, 6, 6, 6), card('7H'))).toThrow('known kinds: "odd"');
  });
});

describe('K10: the finish', () => {
  const finish = (text: string, rules = klondike) =>
    finishMoves(rules, handPosition(rules, text))?.map(entryText);

  test('players-want 29: the lowest card first, leftmost of equals, until all are home', () => {
    const text = 'c1: KS QH\nc2: KH QS JH\nc3: KD\nc5: KC QD JS';
    const moves = ['c2-fh', 'c5-fs', 'c1-fh', 'c2-fs', 'c5-fd', 'c1-fs', 'c2-fh', 'c3-fd', 'c5-fc'];
    expect(finish(text)).toEqual(moves);
    let position = handPosition(klondike, text);
    for (const move of finishMoves(klondike, position) ?? [])
      position = playLegal(klondike, position, move).position;
    expect(isWon(klondike, position)).toBe(true);
  });
  test.each([
    ['a stock', 'c1: KS\ns: KH'],
    ['a waste', 'c1: KS\nw: KH'],
    ['a card face down', 'c1: kh KS'],
    ['a finish that is stuck', 'c1: QH KH\nc2: JS QS KS\nc3: QD KD\nc4: JH'],
    ['a won game', ''],
  ])('none with %s', (_name, text) => {
    expect(finish(text)?.length).toBe(undefined);
  });
  test('an empty column is passed over, also while no spade is home', () => {
    const spec = { ...klondike, ranks: 1 };
    expect(finish('c2: AH\nc4: AS', spec)).toEqual(['c2-fh', 'c4-fs']);
  });
  test('one card is enough', () => {
    expect(finish('c7: KC')).toEqual(['c7-fc']);
  });
});
