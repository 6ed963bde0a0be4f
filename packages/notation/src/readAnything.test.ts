import { type Game, gameOf } from '@geduld/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodeFault, codeText, longCode, orderOf, readCode, shortCode } from './index.ts';

const read = (text: string): string | CodeFault => {
  const code = readCode(text);
  return code.ok ? codeText(code.value) : code.error;
};
const klondike = gameOf('KL', 'D1N') as Game;
const LONG = codeText(longCode(klondike, orderOf(shortCode(klondike, 27)))).slice(-48);

describe('C5: reading never throws and never hangs', () => {
  test('whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        readCode(text);
      }),
      { numRuns: 2_000 },
    );
    const parts = fc.constantFrom(
      'RU1',
      'KL',
      'TF1',
      'yu',
      '1',
      '-',
      ' ',
      'C',
      'D1N',
      'D3',
      'V',
      'P3',
      'E',
      'X',
      'AAAAABB',
      'A',
      '0',
      'ß',
      '😀',
      '\ud800',
      '%2F',
      '.',
      LONG,
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const code = readCode(text);
        if (code.ok) expect(read(codeText(code.value))).toBe(codeText(code.value));
        else if ('at' in code.error) expect(code.error.at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 3_000 },
    );
  });
  test('a very long text', () => {
    for (const piece of ['A', ' ', 'RU1', 'RU1-C-', 'RU ', 'RU1-C-A ', 'RU1-C-AAAA0', '1', '-'])
      expect(typeof readCode(piece.repeat(20_000)).ok).toBe('boolean');
    expect(readCode(`RU1-C-${'A '.repeat(100_000)}`)).toEqual({
      ok: false,
      error: { why: 'wrongLength', at: 6, found: 1, expected: 7 },
    });
  });
});
