import { allGames, type Game, gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { deal, dealOrder, packOf, type RuleSpec, shuffled, splitMix64 } from './index.ts';

const spec = (letters: Game['letters'], options: string): RuleSpec => (gameOf(letters, options) as Game).spec;

describe('C4: the generator', () => {
  const low = (seed: bigint, words: number) => {
    const rng = splitMix64(seed);
    return Array.from({ length: words }, () => rng.below(2 ** 32));
  };

  test('SplitMix64 gives the words that its authors and others publish', () => {
    // The published 64-bit words; `below(2^32)` is the low half of each.
    const published: readonly (readonly [bigint, readonly bigint[]])[] = [
      [0n, [0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n, 0x06c45d188009454fn, 0xf88bb8a8724c81ecn]],
      [1234567n, [6457827717110365317n, 3203168211198807973n, 9817491932198370423n, 4593380528125082431n]],
    ];
    for (const [seed, words] of published)
      expect(low(seed, words.length)).toEqual(words.map((word) => Number(word & 0xffffffffn)));
  });

  test('the seed is taken modulo 2^64', () => {
    expect(low(1n << 64n, 3)).toEqual(low(0n, 3));
    expect(low((1n << 64n) + 5n, 3)).toEqual(low(5n, 3));
  });

  test('every bound gives whole numbers below it', () => {
    const rng = splitMix64(9n);
    for (let bound = 1; bound <= 52; bound++) {
      const n = rng.below(bound);
      expect(Number.isInteger(n) && n >= 0 && n < bound).toBe(true);
    }
    expect(rng.below(1)).toBe(0);
  });

  test('a word of the incomplete last block is thrown away', () => {
    const words = [0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n, 0x06c45d188009454fn, 0xf88bb8a8724c81ecn];
    const wide = splitMix64(0n);
    // Three quarters of all words are below 3 · 2^62; the others are no whole block of it.
    const three = 3n * 2n ** 62n;
    const kept = words.filter((word) => word < three);
    expect(kept.map((word) => wide.below(Number(three)) - Number(word))).toEqual([0, 0]);
  });
});

test('C4: Fisher–Yates goes from the last card down to the second and swaps', () => {
  const asked: number[] = [];
  const picks = [0, 1, 1];
  const rng = { below: (bound: number) => picks[asked.push(bound) - 1] ?? 0 };
  // 0 1 2 3: swap places 3 and 0, 2 and 1, 1 and 1.
  expect(shuffled([0, 1, 2, 3] as never, rng)).toEqual([3, 2, 1, 0]);
  expect(asked).toEqual([4, 3, 2]);
});

test('C4: shuffling leaves the pack as it was and loses no card', () => {
  const pack = packOf(13);
  for (let seed = 0n; seed < 20n; seed++) {
    const order = shuffled(pack, splitMix64(seed));
    expect(order.toSorted((a, b) => a - b)).toEqual(pack);
  }
  expect(pack.map(Number)).toEqual(Array.from({ length: 52 }, (_, n) => n));
});

describe('laying out', () => {
  const pack = packOf(13);
  const shape = (rules: RuleSpec) =>
    deal(rules, pack).columns.map(({ cards, down }) => [down, cards.length - down]);

  test('K1: columns of one to seven cards, the end card alone open, 24 in the stock', () => {
    expect(shape(spec('KL', 'D3V'))).toEqual([0, 1, 2, 3, 4, 5, 6].map((down) => [down, 1]));
    expect(deal(spec('KL', 'D1N'), pack).stock.length).toBe(24);
  });
  test('T1: the same columns, all cards open, 24 in the stock', () => {
    expect(shape(spec('TF', 'D1N'))).toEqual([1, 2, 3, 4, 5, 6, 7].map((up) => [0, up]));
    expect(deal(spec('TF', 'D3N'), pack).stock.length).toBe(24);
  });
  test.each([
    ['RU', 'C'],
    ['RU', 'R'],
    ['YU', 'C'],
  ] as const)(
    'R1, Y1: one open card, then one to six face down with five open: %s %s',
    (letters, options) => {
      const start = deal(spec(letters, options), pack);
      expect(shape(spec(letters, options))).toEqual([[0, 1], ...[1, 2, 3, 4, 5, 6].map((down) => [down, 5])]);
      expect(start.stock).toEqual([]);
      expect(start.columns.reduce((sum, { down }) => sum + down, 0)).toBe(21);
    },
  );
  test('C4: columns first, each from its bottom, then the stock as it is drawn', () => {
    const start = deal(spec('KL', 'D1N'), pack);
    expect(start.columns.flatMap(({ cards }) => cards)).toEqual(pack.slice(0, 28));
    expect(start.stock).toEqual(pack.slice(28).toReversed());
    expect({ ...start, columns: [], stock: [] }).toEqual({
      columns: [],
      stock: [],
      foundations: [0, 0, 0, 0],
      waste: [],
      redeals: 0,
    });
  });
  test('R9: the same number gives the same cards to every game', () => {
    const order = dealOrder(27n);
    for (const { spec: rules } of allGames()) {
      const { columns, stock } = deal(rules, order);
      expect([...columns.flatMap(({ cards }) => cards), ...stock.toReversed()]).toEqual(order);
    }
  });
  test('a small pack is dealt from its own cards', () => {
    const small = { ...spec('KL', 'D1N'), ranks: 2, columns: [{ down: 1, up: 1 }] };
    const order = dealOrder(3n, 2);
    expect(order.length).toBe(8);
    expect(deal(small, order).columns).toEqual([{ cards: order.slice(0, 2), down: 1 }]);
  });
  test('what is no whole pack is a bug', () => {
    const klondike = spec('KL', 'D1N');
    expect(() => deal(klondike, pack.slice(1))).toThrow('a deal is one whole pack');
    expect(() => deal(klondike, [...pack.slice(1), pack[1] as never])).toThrow('a deal is one whole pack');
  });
});
