import { type Card, dealOrder, packOf } from '@geduld/core';
import { allGames, type Game, gameOf } from '@geduld/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf } from './dealCode.ts';
import {
  codeText,
  dealText,
  LONG_LETTERS,
  longCode,
  orderOf,
  readCode,
  SHORT_CODES,
  SHORT_LETTERS,
  shortCode,
} from './index.ts';
import { PERMUTATIONS, permutationAt, permutationIndex } from './permutation.ts';

const game = (letters: Game['letters'], options: string): Game => gameOf(letters, options) as Game;

/** Published in docs/dealing.md, and made by a second program in another language. Frozen. */
const VECTORS: readonly (readonly [string, number, string])[] = [
  [
    'AAAAAAA',
    0,
    'QD TS 3S JS 4D 7S QS 3H 4C AS 3D 2D 9D 2C KD TD 8D AH 8S 2S 7D 2H JD 6D 5H 9H 6S 4H TH KS 3C 6C JH 5S 7C 6H AD 7H TC QH QC 5C KH 8C KC AC 9S JC 5D 8H 4S 9C',
  ],
  [
    'AAAAAAB',
    1,
    '5C 3S 5S 9H 6S JC 6C 5D QC 3D 5H 7H AD 4D TS 8D 9S 8H AH 4H QS 4S TD 9C KS KH 6D QD 3C JD 2H 2D TC 2S 7D KC 8C KD TH 7S 6H 4C JH AS AC 7C 2C 3H 8S JS 9D QH',
  ],
  [
    'AAAAABB',
    27,
    '2S 2H 5S 2D 9C KH 9H QC QH 6S 5D 5C TC TH 9S AH AC 3H 8H QS TD JS KC 5H 7H AD JH 8C 4H 3S 7C 9D 4C 7D KS JC AS KD 8S 4D 8D 7S JD 6H 3C TS 6D QD 4S 6C 2C 3D',
  ],
  [
    'GEDULDX',
    1902750145,
    '4H 2D TH 6D TD AD 7C 9C JH KS AS 2H TS KH 5S 8S 3D 9H 8H 6H 7S QC TC AH 5H 2C 6C 3H 4C KC 3S 9D 3C AC JS 4S 2S 8D 9S QH 6S 7D 5D 5C QD QS 8C 7H JC 4D KD JD',
  ],
  [
    'NOPQRST',
    4189392187,
    '7S 9D TH 7H AC 4C 2C 8C AD 6S 5C QD AH 9S JH 2D JC 2H 5S TD TS 6H 8S 6D JS 5D 8D QC 9C 3D QH 6C KD 3S 7D KH 4D 3H 4H 2S QS 5H 9H KC TC KS 8H JD 7C 4S AS 3C',
  ],
  [
    'ZZZZZZZ',
    8031810175,
    'QS JC TS 5S JD JS AS 5C 3S 3H 7D KC AD 8C 9H 9C KH 5D 7C 3C 4D QD 6S 2C 6H 2H 3D QC TD AC 8D 9D JH 7H AH 4S TH QH 2S 8H 6C 4C TC KD 4H 2D KS 6D 9S 5H 7S 8S',
  ],
];

/*
 * Dealing method 1 a second time, by other means: no BigInt, but a 64-bit word as four digits of 16 bits; the
 * remainder by long division; the pack as text.
 */
type Word = readonly [number, number, number, number];
const add = (a: Word, b: Word): Word => {
  const out = [0, 0, 0, 0];
  let carried = 0;
  for (let n = 0; n < 4; n++) {
    const sum = (a[n] as number) + (b[n] as number) + carried;
    out[n] = sum % 65536;
    carried = Math.floor(sum / 65536);
  }
  return out as unknown as Word;
};
const times = (a: Word, b: Word): Word => {
  const out = [0, 0, 0, 0];
  for (let n = 0; n < 4; n++) {
    let carried = 0;
    for (let m = 0; n + m < 4; m++) {
      const sum = (out[n + m] as number) + (a[n] as number) * (b[m] as number) + carried;
      out[n + m] = sum % 65536;
      carried = Math.floor(sum / 65536);
    }
  }
  return out as unknown as Word;
};
const bitsOf = (word: Word): string =>
  word
    .toReversed()
    .map((part) => part.toString(2).padStart(16, '0'))
    .join('');
const fromBits = (bits: string): Word =>
  [48, 32, 16, 0].map((at) => Number.parseInt(bits.slice(at, at + 16), 2)) as unknown as Word;
const xorShifted = (word: Word, by: number): Word => {
  const bits = bitsOf(word);
  const shifted = bits.slice(0, 64 - by).padStart(64, '0');
  return fromBits([...bits].map((bit, at) => (bit === shifted[at] ? '0' : '1')).join(''));
};
const hex = (text: string): Word =>
  [12, 8, 4, 0].map((at) => Number.parseInt(text.slice(at, at + 4), 16)) as unknown as Word;
const remainder = (word: Word, bound: number): number =>
  word.reduceRight((rest, part) => (rest * 65536 + part) % bound, 0);
const isBelow = (a: Word, b: Word): boolean => bitsOf(a) < bitsOf(b);

const secondDeal = (number: number): string => {
  let state: Word = [number % 65536, Math.floor(number / 65536) % 65536, Math.floor(number / 2 ** 32), 0];
  const next = (): Word => {
    state = add(state, hex('9e3779b97f4a7c15'));
    const once = times(xorShifted(state, 30), hex('bf58476d1ce4e5b9'));
    return xorShifted(times(xorShifted(once, 27), hex('94d049bb133111eb')), 31);
  };
  const below = (bound: number): number => {
    // 2^64 mod bound words at the top are no whole block: 2^64 − 1 − ((2^64 − 1) mod bound + 1) mod bound is the last good one.
    const all: Word = [65535, 65535, 65535, 65535];
    const odd = (remainder(all, bound) + 1) % bound;
    const last = add(all, add([65535 - odd, 65535, 65535, 65535], [1, 0, 0, 0]));
    for (;;) {
      const word = next();
      if (odd === 0 || !isBelow(last, word)) return remainder(word, bound);
    }
  };
  const pack = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
  const placed: string[] = new Array(52);
  for (let last = 51; last >= 0; last--) {
    const pick = last === 0 ? 0 : below(last + 1);
    placed[last] = pack[pick] as string;
    pack[pick] = pack[last] as string;
  }
  return placed.join(' ');
};

describe('C4: the published deals', () => {
  test.each(VECTORS)('%s', (letters, number, cards) => {
    expect(dealText(dealOrder(BigInt(number)))).toBe(cards);
    expect(secondDeal(number)).toBe(cards);
    for (const name of [`KL1-D1N-${letters}`, `RU1-C-${letters}`, `TF1-D3N-${letters}`]) {
      const code = readCode(name);
      if (!code.ok) throw new Error(code.error.why);
      expect(code.value.deal).toEqual({ kind: 'short', number });
      expect(dealText(orderOf(code.value))).toBe(cards);
      expect(codeText(code.value)).toBe(name);
    }
  });
  test('a second program of other means gives the same deals', () => {
    for (let n = 0; n < 150; n++) {
      const number = (n * 53_687_091 + n) % SHORT_CODES;
      expect(dealText(dealOrder(BigInt(number)))).toBe(secondDeal(number));
    }
  });
  test('G5, R9: the same number gives every game the same cards', () => {
    for (const each of allGames()) expect(dealText(orderOf(shortCode(each, 27)))).toBe(VECTORS[2]?.[2]);
  });
});

describe('C1: the letters of a number', () => {
  test.each([
    [0, 'AAAAAAA'],
    [1, 'AAAAAAB'],
    [25, 'AAAAAAZ'],
    [26, 'AAAAABA'],
    [27, 'AAAAABB'],
    [26 ** 6, 'BAAAAAA'],
    [26 ** 7 - 1, 'ZZZZZZZ'],
  ])('%i', (number, letters) => {
    expect(codeText(shortCode(game('RU', 'C'), number))).toBe(`RU1-C-${letters}`);
    expect(numberOf(letters)).toBe(BigInt(number));
  });
  test('there are 26^7', () => {
    expect(SHORT_CODES).toBe(8_031_810_176);
    expect(SHORT_LETTERS).toBe(7);
    expect(numberOf('')).toBe(0n);
  });
  test('C3: all 49 games are written and read', () => {
    const names = allGames().map((each) => codeText(shortCode(each, 12345)));
    expect(new Set(names).size).toBe(49);
    for (const [at, name] of names.entries()) {
      const code = readCode(name);
      if (!code.ok) throw new Error(name);
      expect(codeText(code.value)).toBe(name);
      expect(code.value.game.spec).toEqual(allGames()[at]?.spec);
    }
  });
  test('C1: text and reading are inverse', () => {
    const games = fc.constantFrom(...allGames());
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: SHORT_CODES - 1 }), (each, number) => {
        const code = readCode(codeText(shortCode(each, number)));
        expect(code.ok && code.value.deal).toEqual({ kind: 'short', number });
        expect(code.ok && code.value.game.options).toBe(each.options);
      }),
      { numRuns: 500 },
    );
  });
});

describe('C6: long codes', () => {
  const pack = packOf(13);

  test('52! and the letters that it needs', () => {
    expect(PERMUTATIONS).toBe(80658175170943878571660636856403766975289505440883277824000000000000n);
    expect(LONG_LETTERS).toBe(48);
    expect(26n ** 48n > PERMUTATIONS && 26n ** 47n < PERMUTATIONS).toBe(true);
  });
  test.each([
    ['the pack as it is', pack, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['the pack from behind', pack.toReversed(), 'ZHMEDIRAFWRLDAFOVSIGBJJLWCJVLOUXWNPDRDURZIQHZZZZ'],
    ['deal 0', dealOrder(0n), 'WSOYIGMYLSTMWODBOQDPWOQRYXRJCKQCJZHTTVIBHGHEJAAY'],
    ['deal 27', dealOrder(27n), 'BZQNXYPRIHQUTZJKXCERKBGEAZFJTUIUITPWGHEQBCFUYTTO'],
  ])('%s, as a second program writes it', (_name, order, letters) => {
    const text = `YU1-CX-${letters}`;
    expect(codeText(longCode(game('YU', 'C'), order))).toBe(text);
    const code = readCode(text);
    expect(code.ok && orderOf(code.value)).toEqual(order);
    expect(code.ok && code.value.deal).toEqual({ kind: 'long', order });
  });
  test('the first index that is too large', () => {
    const first = readCode('YU1-CX-ZHMEDIRAFWRLDAFOVSIGBJJLWCJVLOUXWNPDRDURZIQIAAAA');
    expect(first).toEqual({ ok: false, error: { why: 'numberTooLarge', at: 7 } });
  });
  test('index and order are inverse, in dictionary order', () => {
    expect(permutationIndex(pack)).toBe(0n);
    expect(permutationAt(PERMUTATIONS - 1n)).toEqual(pack.toReversed());
    const swapped = [...pack.slice(0, 50), pack[51] as Card, pack[50] as Card];
    expect(permutationIndex(swapped)).toBe(1n);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: PERMUTATIONS - 1n }), (index) => {
        expect(permutationIndex(permutationAt(index))).toBe(index);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([...pack], { minLength: 52, maxLength: 52 }), (order) => {
        const code = readCode(codeText(longCode(game('KL', 'D3NP3E'), order)));
        expect(code.ok && orderOf(code.value)).toEqual(order);
        expect(code.ok && code.value.game.options).toBe('D3NP3E');
      }),
      { numRuns: 200 },
    );
  });
});
