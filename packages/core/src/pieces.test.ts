import { type Game, gameOf } from '@geduld/games';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import {
  assertNever,
  buildsOn,
  type Card,
  COLUMN_IDS,
  cardAt,
  cardOf,
  cardsOf,
  columnAt,
  columnIndexOf,
  columnsOf,
  err,
  FOUNDATION_IDS,
  foundationIndexOf,
  foundationTop,
  homeOf,
  invariant,
  isColumn,
  isFoundation,
  isRed,
  isWon,
  KING,
  ok,
  PILE_IDS,
  packOf,
  packSize,
  positionKey,
  type Rank,
  rankOf,
  roleOf,
  runLength,
  SUITS,
  sizeOf,
  suitIndexOf,
  suitOf,
  topOf,
} from './index.ts';

const klondike = (gameOf('KL', 'D1N') as Game).spec;
const strict = (gameOf('KL', 'D3V') as Game).spec;
const russian = (gameOf('RU', 'C') as Game).spec;

describe('G1: cards', () => {
  test('52 cards, each of its rank, suit and colour', () => {
    const pack = packOf(13);
    expect(pack.length).toBe(52);
    expect(new Set(pack).size).toBe(52);
    expect(packSize(klondike)).toBe(52);
    for (const [suitIndex, suit] of SUITS.entries())
      for (let rank = 1; rank <= KING; rank++) {
        const card = cardOf(rank as Rank, suit);
        expect(card).toBe(4 * (rank - 1) + suitIndex);
        expect(cardAt(rank, suitIndex)).toBe(card);
        expect([rankOf(card), suitOf(card), suitIndexOf(card)]).toEqual([rank, suit, suitIndex]);
        expect(isRed(card)).toBe(suit === 'hearts' || suit === 'diamonds');
        expect(pack[card]).toBe(card);
      }
    expect(packOf(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(SUITS).toEqual(['spades', 'hearts', 'diamonds', 'clubs']);
  });
});

describe('piles', () => {
  test('every pile has its role, its number and its place', () => {
    expect(PILE_IDS.map(roleOf)).toEqual([
      ...Array<string>(7).fill('column'),
      ...Array<string>(4).fill('foundation'),
      'waste',
      'stock',
    ]);
    expect(PILE_IDS.join(' ')).toBe('c1 c2 c3 c4 c5 c6 c7 fs fh fd fc w s');
    expect(PILE_IDS.filter(isColumn)).toEqual(COLUMN_IDS);
    expect(PILE_IDS.filter(isFoundation)).toEqual(FOUNDATION_IDS);
    expect(COLUMN_IDS.map(columnIndexOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(FOUNDATION_IDS.map(foundationIndexOf)).toEqual([0, 1, 2, 3]);
    expect(SUITS.map((suit) => homeOf(cardOf(7, suit)))).toEqual(FOUNDATION_IDS);
  });
});

describe('building', () => {
  const seven = cardOf(7, 'hearts');
  const onto = (building: Parameters<typeof buildsOn>[0]) =>
    packOf(13).filter((card) => buildsOn(building, seven, card));

  test('K2: one rank lower in the other colour', () => {
    expect(onto('alternateColor')).toEqual([cardOf(8, 'spades'), cardOf(8, 'clubs')]);
    expect(buildsOn('alternateColor', cardOf(7, 'spades'), cardOf(8, 'diamonds'))).toBe(true);
    expect(buildsOn('alternateColor', cardOf(7, 'spades'), cardOf(8, 'clubs'))).toBe(false);
  });
  test('R2: one rank lower in the same suit, or in any when relaxed', () => {
    expect(onto('sameSuit')).toEqual([cardOf(8, 'hearts')]);
    expect(onto('anySuit')).toEqual(SUITS.map((suit) => cardOf(8, suit)));
  });
  test('a king builds on nothing', () => {
    for (const building of ['alternateColor', 'sameSuit', 'anySuit'] as const)
      expect(packOf(13).filter((card) => buildsOn(building, cardOf(13, 'clubs'), card))).toEqual([]);
  });
  test('K2: how many cards at the end of a column are a run', () => {
    const cards = [cardOf(9, 'spades'), cardOf(8, 'hearts'), cardOf(7, 'spades'), cardOf(6, 'diamonds')];
    const broken = [cardOf(9, 'spades'), cardOf(8, 'hearts'), cardOf(6, 'spades'), cardOf(5, 'diamonds')];
    expect([0, 1, 2, 3, 4, 5].map((open) => runLength('alternateColor', cards, open))).toEqual([
      4, 3, 2, 1, 0, 0,
    ]);
    expect(runLength('alternateColor', broken, 0)).toBe(2);
    expect(runLength('sameSuit', cards, 0)).toBe(1);
    expect(runLength('anySuit', cards, 0)).toBe(4);
    expect(runLength('alternateColor', [], 0)).toBe(0);
  });
});

describe('positions', () => {
  const position = handPosition(klondike, 'c1: qs KS\nc3: KH QC\nc4: KC\ns: QD KD\nw: QH JD');

  test('what lies on each pile, bottom first, and how many', () => {
    expect(cardsOf(position, 'c1')).toEqual([cardOf(12, 'spades'), cardOf(13, 'spades')]);
    expect(cardsOf(position, 'c2')).toEqual([]);
    expect(cardsOf(position, 'fh')).toEqual(Array.from({ length: 11 }, (_, n) => cardAt(n + 1, 1)));
    expect(cardsOf(position, 's')).toEqual([cardOf(13, 'diamonds'), cardOf(12, 'diamonds')]);
    expect(cardsOf(position, 'w')).toEqual([cardOf(12, 'hearts'), cardOf(11, 'diamonds')]);
    expect(PILE_IDS.map((pile) => sizeOf(position, pile))).toEqual([
      2, 0, 2, 1, 0, 0, 0, 11, 11, 10, 11, 2, 2,
    ]);
    expect(PILE_IDS.map((pile) => topOf(position, pile))).toEqual(
      PILE_IDS.map((pile) => cardsOf(position, pile).at(-1)),
    );
    expect(columnAt(position, 'c1').down).toBe(1);
    expect(columnsOf(position)).toEqual(COLUMN_IDS);
    expect(cardsOf({ ...position, columns: [] }, 'c1')).toEqual([]);
    expect(sizeOf({ ...position, columns: [] }, 'c1')).toBe(0);
  });
  test('the top of a foundation', () => {
    expect(foundationTop(position, 'fd')).toBe(cardOf(10, 'diamonds'));
    expect(foundationTop(handPosition(klondike, 'rest: s'), 'fd')).toBeUndefined();
    expect(foundationTop(handPosition(klondike, 'rest: s\nfc: 1'), 'fc')).toBe(cardOf(1, 'clubs'));
  });
  test('G1: won with all cards home, and not before', () => {
    expect(isWon(klondike, handPosition(klondike, ''))).toBe(true);
    for (const king of ['KS', 'KH', 'KD', 'KC'])
      expect(isWon(klondike, handPosition(klondike, `c1: ${king}`))).toBe(false);
    const small = { ...klondike, ranks: 2 };
    expect(isWon(small, { ...position, foundations: [2, 2, 2, 2] })).toBe(true);
  });
  test('keys tell positions apart: places, faces, order, stock from waste, counted redeals', () => {
    const base = 'c1: qs KS\nc2: KH QC\nc4: KC';
    const others = [
      'c1: qs KS\nc2: KH QC\nc5: KC',
      'c1: QS KS\nc2: KH QC\nc4: KC',
      'c1: QS KS\nc2: QC KH\nc4: KC',
      'c1: qs KS\nc2: KH QC\ns: KC',
      'c1: qs KS\nc2: KH QC\nw: KC',
      'c1: qs KS\ns: KH QC KC',
      'c1: qs KS\ns: QC KH KC',
      'c1: qs KS\nw: QC KH KC',
      'c1: qs KS\nw: QC KH\ns: KC',
      'c1: qs KS\nc2: KH\nc4: KC QC',
    ];
    const keys = [base, ...others].map((text) => positionKey(klondike, handPosition(klondike, text)));
    expect(new Set(keys).size).toBe(11);
    expect(positionKey(klondike, handPosition(klondike, base))).toBe(keys[0]);
    const after = (spec: typeof klondike, redeals: number) =>
      positionKey(spec, handPosition(spec, `w: KS\nredeals: ${redeals}`));
    expect(after(strict, 0)).not.toBe(after(strict, 1));
    expect(after(klondike, 0)).toBe(after(klondike, 1));
    const bare = (redeals: number) => positionKey(russian, { ...handPosition(russian, 'c1: KS'), redeals });
    expect(bare(0)).toBe(bare(1));
  });
  test('keys tell face-down cards from the digits of their number', () => {
    const column = (down: number, cards: readonly number[]) =>
      positionKey(klondike, { ...position, columns: [{ cards: cards as readonly Card[], down }] });
    // Two columns whose number of face-down cards and first cards would run together as digits.
    expect(column(1, [1, 2, 3])).not.toBe(column(11, [2, 3]));
    expect(column(1, [0, 1])).not.toBe(column(10, [1]));
  });
  test('keys keep neighbouring piles apart', () => {
    const home = (foundations: readonly number[]) => positionKey(klondike, { ...position, foundations });
    expect(home([1, 11, 0, 0])).not.toBe(home([11, 1, 0, 0]));
    const empty = { cards: [], down: 0 };
    const king = { cards: [cardOf(13, 'spades')], down: 0 };
    const keyed = (columns: typeof position.columns) => positionKey(klondike, { ...position, columns });
    expect(keyed([king, empty])).not.toBe(keyed([empty, king]));
  });
});

describe('results', () => {
  test('the two answers', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(err('no')).toEqual({ ok: false, error: 'no' });
  });
  test('a broken invariant and a kind that is not known throw', () => {
    expect(() => invariant(true, 'holds')).not.toThrow();
    expect(() => invariant(false, 'cards are cards')).toThrow('Invariant broken: cards are cards');
    expect(() => assertNever('odd' as never)).toThrow('Not one of the known kinds: "odd"');
  });
  test('a kind that is not known is found by every switch', () => {
    expect(() => buildsOn('odd' as never, cardOf(1, 'spades'), cardOf(2, 'spades'))).toThrow(
      'known kinds: "odd"',
    );
  });
});
