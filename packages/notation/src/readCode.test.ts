import { type Game, gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { type CodeFault, codeText, EXAMPLE_CODE, longCode, orderOf, readCode, shortCode } from './index.ts';

const read = (text: string): string | CodeFault => {
  const code = readCode(text);
  return code.ok ? codeText(code.value) : code.error;
};
const klondike = gameOf('KL', 'D1N') as Game;
const LONG = codeText(longCode(klondike, orderOf(shortCode(klondike, 27)))).slice(-48);

describe('C5: a code is read whatever surrounds it', () => {
  test.each([
    ['RU1-C-AAAAABB', EXAMPLE_CODE],
    // Case.
    ['ru1-c-aaaaabb', EXAMPLE_CODE],
    ['Ru1-C-AaAaAbB', EXAMPLE_CODE],
    // Spaces, dots, underscores, no sign at all.
    ['RU1 C AAAAABB', EXAMPLE_CODE],
    ['  RU1  -  C  -  AAAAABB  ', EXAMPLE_CODE],
    ['RU 1 - C - AAAAABB', EXAMPLE_CODE],
    ['RU-1-C-AAAAABB', EXAMPLE_CODE],
    ['RU1.C.AAAAABB', EXAMPLE_CODE],
    ['RU1_C_AAAAABB', EXAMPLE_CODE],
    ['RU1CAAAAABB', EXAMPLE_CODE],
    ['ru1caaaaabb', EXAMPLE_CODE],
    ['RU1-CAAAAABB', EXAMPLE_CODE],
    ['RU1C-AAAAABB', EXAMPLE_CODE],
    ['RU1\nC\nAAAAABB', EXAMPLE_CODE],
    ['RU1\tC\tAAAAABB\r\n', EXAMPLE_CODE],
    ['RU1\u00a0C\u202fAAAAABB', EXAMPLE_CODE],
    // The number in groups.
    ['RU1-C-AAA-AABB', EXAMPLE_CODE],
    ['RU1 C AAAA ABB', EXAMPLE_CODE],
    ['RU1 C A A A A A B B', EXAMPLE_CODE],
    ['RU1-C-AAA AABB.', EXAMPLE_CODE],
    ['ru1 c aaa aabb', EXAMPLE_CODE],
    ['(RU1-C-AAAA ABB)', EXAMPLE_CODE],
    ['RU1CAAA-AABB', EXAMPLE_CODE],
    ['(see RU1 C AAAA ABB!)', EXAMPLE_CODE],
    ['RU1CAAAAABB forever', EXAMPLE_CODE],
    // Sentences, in four languages and several marks.
    ['Have you tried RU1-C-AAAAABB? It is hard.', EXAMPLE_CODE],
    ['Probeer RU1-C-AAAAABB eens, zei hij.', EXAMPLE_CODE],
    ['Schönes Spiel: „RU1-C-AAAAABB“!', EXAMPLE_CODE],
    ['Essayez « RU1-C-AAAAABB ».', EXAMPLE_CODE],
    ['code:RU1-C-AAAAABB,', EXAMPLE_CODE],
    ['[RU1-C-AAAAABB]', EXAMPLE_CODE],
    ['<RU1-C-AAAAABB>', EXAMPLE_CODE],
    ['`RU1-C-AAAAABB`', EXAMPLE_CODE],
    ['**RU1-C-AAAAABB**', EXAMPLE_CODE],
    ['_RU1-C-AAAAABB_', EXAMPLE_CODE],
    ['"RU1-C-AAAAABB"', EXAMPLE_CODE],
    ['RU1-C-AAAAABB😀', EXAMPLE_CODE],
    ['😀RU1-C-AAAAABB', EXAMPLE_CODE],
    ['RU1-C-AAAAABB|7|', EXAMPLE_CODE],
    ['I won in 3 minutes with RU1-C-AAAAABB', EXAMPLE_CODE],
    ['In game 12 we had RU1-C-AAAAABB, then KL1-D1N-AAAAAAA', EXAMPLE_CODE],
    // Links.
    ['https://play.example/RU1-C-AAAAABB', EXAMPLE_CODE],
    ['https://play.example/#RU1-C-AAAAABB', EXAMPLE_CODE],
    ['https://play.example/#/play/ru1-c-aaaaabb?from=mail', EXAMPLE_CODE],
    ['https://play.example/?code=RU1-C-AAAAABB&lang=nl', EXAMPLE_CODE],
    ['https://out.example/?to=https%3A%2F%2Fplay.example%2FRU1-C-AAAAABB', EXAMPLE_CODE],
    ['mailto:?body=Try%20RU1-C-AAAAABB', EXAMPLE_CODE],
    // What looks like the letters of a game and is not the code.
    ['https://ru2.example/#KL1-D1N-AAAAAAA', 'KL1-D1N-AAAAAAA'],
    ['My TF 1 record is 400; here is RU1-C-AAAAABB', EXAMPLE_CODE],
    // Options.
    ['kl1d1naaaaaab', 'KL1-D1N-AAAAAAB'],
    ['KL1D3VAAAAAAB', 'KL1-D3V-AAAAAAB'],
    ['KL1D3NP3EAAAAAAB', 'KL1-D3NP3E-AAAAAAB'],
    ['KL1-D3NP3E-AAAAAAB', 'KL1-D3NP3E-AAAAAAB'],
    ['KL1 d3np3e aaaaaab', 'KL1-D3NP3E-AAAAAAB'],
    ['KL1D1NEAAAAAA', 'KL1-D1N-EAAAAAA'],
    ['KL1D1NEEAAAAAA', 'KL1-D1NE-EAAAAAA'],
    ['KL1-D1NE-EAAAAAA', 'KL1-D1NE-EAAAAAA'],
    ['KL1D1NPAAAAAA', 'KL1-D1N-PAAAAAA'],
    ['KL1D1NXAAAAAA', 'KL1-D1N-XAAAAAA'],
    ['TF1-D1N-AAAAAAB', 'TF1-D1N-AAAAAAB'],
    ['TF1D3NZZZZZZZ', 'TF1-D3N-ZZZZZZZ'],
    ['YU1-C-ZZZZZZZ', 'YU1-C-ZZZZZZZ'],
    ['RU1-R-AAAAABB', 'RU1-R-AAAAABB'],
  ])('%j', (text, code) => {
    expect(read(text)).toBe(code);
  });

  test.each([
    ...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u2e3a\u2e3b\u301c\ufe58\ufe63\uff0d\u058a\u05be\u200b\u2060\ufeff',
  ])('with the dash %j', (dash) => {
    expect(read(`RU1${dash}C${dash}AAAAABB`)).toBe(EXAMPLE_CODE);
    expect(read(`see RU${dash}1${dash}${dash}C${dash}AAA${dash}AABB`)).toBe(EXAMPLE_CODE);
  });

  test.each([
    `KL1-D1NX-${LONG}`,
    `kl1-d1nx-${LONG.toLowerCase()}`,
    `KL1D1NX${LONG}`,
    `KL1 D1N X${LONG}`.replace(' X', 'X '),
    `KL1-D1NX-${LONG.match(/.{6}/g)?.join(' ')}`,
    `KL1-D1NX-${LONG.match(/.{4}/g)?.join('-')}.`,
    `https://play.example/#KL1-D1NX-${LONG}`,
  ])('C6: a long code, %j', (text) => {
    expect(read(text)).toBe(`KL1-D1NX-${LONG}`);
  });
  test.each([
    [`KL1D3NP2EX${LONG}`, `KL1-D3NP2EX-${LONG}`],
    [`KL1-D3NP2EX-${LONG}`, `KL1-D3NP2EX-${LONG}`],
    [`YU1CX${LONG}`, `YU1-CX-${LONG}`],
  ])('C6: a long code with more options, %j', (text, code) => {
    expect(read(text)).toBe(code);
  });
});

describe('C5: a wrong text says where it is wrong and what was found', () => {
  test.each([
    // No code at all.
    ['', { why: 'noCode' }],
    ['AAAAABB', { why: 'noCode' }],
    ['RU-C-AAAAABB', { why: 'noCode' }],
    ['Klondike is fun', { why: 'noCode' }],
    ['1-C-AAAAABB', { why: 'noCode' }],
    ['XRU1-C-AAAAABB', { why: 'noCode' }],
    // The game.
    ['XX1-C-AAAAABB', { why: 'unknownGame', at: 0, found: 'XX' }],
    ['try xy1-C-AAAAABB', { why: 'unknownGame', at: 4, found: 'xy' }],
    // The version.
    ['RU2-C-AAAAABB', { why: 'laterVersion', at: 2, version: '2' }],
    ['see RU 12-C-AAAAABB', { why: 'laterVersion', at: 7, version: '12' }],
    ['RU0-C-AAAAABB', { why: 'unknownGame', at: 2, found: 'RU0' }],
    ['RU01-C-AAAAABB', { why: 'unknownGame', at: 2, found: 'RU01' }],
    ['RUl-C-AAAAABB', { why: 'unknownGame', at: 2, found: 'RUl' }],
    ['see RUI-C-AAAAABB', { why: 'unknownGame', at: 6, found: 'RUI' }],
    ['ru|-c-aaaaabb', { why: 'unknownGame', at: 2, found: 'ru|' }],
    // The number: characters that look alike.
    ['RU1-C-AAAAAB0', { why: 'wrongLetter', at: 12, found: '0' }],
    // An emoji is one character, of however many units it is made.
    ['🂡 RU1-C-AAAAAB0', { why: 'wrongLetter', at: 14, found: '0' }],
    ['👩‍👩‍👧 RU1-C-AAAAAB0', { why: 'wrongLetter', at: 14, found: '0' }],
    ['❤️❤️ RU2-C-AAAAABB', { why: 'laterVersion', at: 5, version: '2' }],
    ['RU1-C-0AAAABB', { why: 'wrongLetter', at: 6, found: '0' }],
    ['RU1-C-AAA1ABB', { why: 'wrongLetter', at: 9, found: '1' }],
    ['RU1-C-AAAÄABB', { why: 'wrongLetter', at: 9, found: 'Ä' }],
    ['RU1-C-AAAA\u0308ABB', { why: 'wrongLetter', at: 10, found: '\u0308' }],
    ['RU1-C-AAAßABB', { why: 'wrongLetter', at: 9, found: 'ß' }],
    ['RU1-C-AAAıABB', { why: 'wrongLetter', at: 9, found: 'ı' }],
    ['RU1-C-AAAſABB', { why: 'wrongLetter', at: 9, found: 'ſ' }],
    ['RU1-C-AAA\u212aABB', { why: 'wrongLetter', at: 9, found: '\u212a' }],
    ['RU1-C-AAAＡABB', { why: 'wrongLetter', at: 9, found: 'Ａ' }],
    ['RU1-C-АAAAABB', { why: 'wrongLetter', at: 6, found: 'А' }],
    ['RU1-C-AAA😀ABB', { why: 'wrongLetter', at: 9, found: '😀' }],
    ['RU1-C-😀AAAABB', { why: 'wrongLetter', at: 6, found: '😀' }],
    ['RU1-C-AAA𝐀ABB', { why: 'wrongLetter', at: 9, found: '𝐀' }],
    ['RU1-C-AAA*ABB', { why: 'wrongLetter', at: 9, found: '*' }],
    ['RU1-C-AAA*AABB', { why: 'wrongLetter', at: 9, found: '*' }],
    ['RU1-C-@AAAABB', { why: 'wrongLetter', at: 6, found: '@' }],
    ['RU1-C-AAA|ABB', { why: 'wrongLetter', at: 9, found: '|' }],
    ['RU1-C-AAA€', { why: 'wrongLetter', at: 9, found: '€' }],
    ['RU1-C-AAA-0ABB', { why: 'wrongLetter', at: 10, found: '0' }],
    ['🂡 RU1-C-AAA0ABB', { why: 'wrongLetter', at: 11, found: '0' }],
    ['https://play.example/#RU1-C-AAAAAB8', { why: 'wrongLetter', at: 34, found: '8' }],
    // The number: too short, too long.
    ['RU1-C-', { why: 'wrongLength', at: 6, found: 0, expected: 7 }],
    ['RU1-C', { why: 'wrongLength', at: 5, found: 0, expected: 7 }],
    ['RU1-C-AAAAAB', { why: 'wrongLength', at: 6, found: 6, expected: 7 }],
    ['RU1-C-AAAAAB.', { why: 'wrongLength', at: 6, found: 6, expected: 7 }],
    ['RU1-C-AAAA, he said', { why: 'wrongLength', at: 6, found: 4, expected: 7 }],
    ['RU1-C-AAAAABBB', { why: 'wrongLength', at: 6, found: 8, expected: 7 }],
    ['RU1CAAAAABBB', { why: 'wrongLength', at: 4, found: 8, expected: 7 }],
    ['RU1-C-AAA last', { why: 'wrongLength', at: 6, found: 3, expected: 7 }],
    ['RU1-C-AAA AABBB', { why: 'wrongLength', at: 6, found: 3, expected: 7 }],
    [`YU1-CX-${LONG.slice(1)}`, { why: 'wrongLength', at: 7, found: 47, expected: 48 }],
    [`YU1-CX-A${LONG}`, { why: 'wrongLength', at: 7, found: 49, expected: 48 }],
    ['YU1-CX-AAAAABB', { why: 'wrongLength', at: 7, found: 7, expected: 48 }],
    [`YU1-CX-${'Z'.repeat(48)}`, { why: 'numberTooLarge', at: 7 }],
    // The first fault of a text with several codes is told.
    ['RU1-C-AAAAAB0 and RU1-C-AAAAAB', { why: 'wrongLetter', at: 12, found: '0' }],
  ] as const)('%j', (text, fault) => {
    expect(read(text)).toEqual(fault);
  });

  const options = {
    KL: 'D1N, D3N, D1V or D3V; after N also P1 to P9; then E',
    TF: 'D1N or D3N',
    RU: 'C (Classic) or R (Relaxed)',
    YU: 'C',
  };
  test.each([
    ['RU1-X-AAAAABB', 'RU', 4, 'X'],
    ['RU1-AAAAABB', 'RU', 4, 'AAAAABB'],
    ['RU1', 'RU', 3, ''],
    ['RU1-', 'RU', 4, ''],
    ['RU1-CE-AAAAABB', 'RU', 5, 'CE'],
    ['RU1-CZ-AAAAABB', 'RU', 5, 'CZ'],
    ['YU1-R-AAAAABB', 'YU', 4, 'R'],
    ['TF1-DlN-AAAAAAB', 'TF', 5, 'DlN'],
    ['TF1-D1V-AAAAAAB', 'TF', 6, 'D1V'],
    ['TF1-D1NE-AAAAAAB', 'TF', 7, 'D1NE'],
    ['TF1-DIN-AAAAAAB', 'TF', 5, 'DIN'],
    ['KL1-D2N-AAAAAAB', 'KL', 5, 'D2N'],
    ['KL1-D1-AAAAAAB', 'KL', 6, 'D1'],
    ['KL1-DON-AAAAAAB', 'KL', 5, 'DON'],
    ['KL1-D1VP3-AAAAAAB', 'KL', 7, 'D1VP3'],
    ['KL1-D1NP0-AAAAAAB', 'KL', 8, 'D1NP0'],
    ['KL1-D1NP10-AAAAAAB', 'KL', 9, 'D1NP10'],
    ['KL1-D1NEP3-AAAAAAB', 'KL', 8, 'D1NEP3'],
    [`YU1-CZ-${LONG}`, 'YU', 5, 'CZ'],
    ['see kl1 d9n aaaaaab', 'KL', 9, 'd9n'],
  ] as const)('options: %j', (text, letters, at, found) => {
    expect(read(text)).toEqual({ why: 'badOptions', at, found, letters, expected: options[letters] });
  });
  test('a text full of things like codes is read in a moment', () => {
    const started = performance.now();
    expect(read('KL1 '.repeat(250_000))).toMatchObject({ why: 'badOptions', at: 4, found: 'KL1' });
    // It once took thirteen seconds.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
