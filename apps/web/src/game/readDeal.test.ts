import { codeText, dealText, orderOf, readCode } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { dealOfGame } from './attempts.ts';
import { dealNumber } from './chance.ts';
import { readTyped } from './readDeal.ts';

describe('what a player types', () => {
  test('a code, whatever stands around it', () => {
    const read = readTyped('Try this: ru1 c aaaaabb!', 'KL1-D1N');
    expect(read.ok && codeText(read.value)).toBe('RU1-C-AAAAABB');
  });

  test('the 52 cards of a deal, for the game that is chosen, with signs between columns', () => {
    const order = orderOf(dealOfGame('KL1-D1N', 27));
    const words = dealText(order).split(' ');
    const lined = `${words.slice(0, 1).join(' ')} | ${words.slice(1, 28).join(', ')}\nstock: ${words.slice(28).join(' ')}`;
    const read = readTyped(lined, 'KL1-D3N');
    expect(read.ok && orderOf(read.value)).toEqual(order);
    expect(read.ok && codeText(read.value)).toMatch(/^KL1-D3NX-[A-Z]{48}$/);
  });

  test.each([
    ['', { of: 'code', fault: { why: 'noCode' } }],
    ['RU1-C-AAAA0BB', { of: 'code', fault: { why: 'wrongLetter', at: 10, found: '0' } }],
    ['QH 10S', { of: 'cards', fault: { why: 'cardCount', found: 2, expected: 52 } }],
    ['QH 10S QH', { of: 'cards', fault: { why: 'twice', first: 1, nth: 3 } }],
  ])('%j is refused with its fault', (text, error) => {
    expect(readTyped(text, 'KL1-D1N')).toMatchObject({ ok: false, error });
  });
});

test('a game that is none is dealt as Klondike draw 1', () => {
  expect(codeText(dealOfGame('ZZ1-Q', 1))).toBe('KL1-D1N-AAAAAAB');
  expect(codeText(dealOfGame('KL1-D9N', 1))).toBe('KL1-D1N-AAAAAAB');
  expect(readCode(codeText(dealOfGame('KL1-D3NP3E', 5))).ok).toBe(true);
});

test('numbers of deals: bits beyond the last whole block are thrown away', () => {
  const draws: (readonly [number, number])[] = [
    [0xffffffff, 0xffffffff],
    [0, 26 ** 7 % 2 ** 32],
    [1, 5],
  ];
  let at = 0;
  expect(dealNumber(() => draws[at++] as readonly [number, number])).toBe((26 ** 7 % 2 ** 32) % 26 ** 7);
  expect(at).toBe(2);
});
