import { describe, expect, test } from 'vitest';
import { plainJson, quoted, readArgs, readWhole } from './args.ts';

const shape = {
  options: { depth: { type: 'value', value: 'N', about: '' }, loud: { type: 'flag', about: '' } },
  words: { least: 1, most: 2, called: 'a code' },
} as const;
const read = (...argv: readonly string[]) => readArgs(shape, argv);
const complaint = (...argv: readonly string[]) => {
  const answer = read(...argv);
  return answer.ok ? undefined : answer.error;
};

describe('the words of a call', () => {
  test('words and options come in any order; -- ends the options', () => {
    expect(read('--depth', '3', 'A', '--json')).toEqual({
      ok: true,
      value: { words: ['A'], values: { depth: '3', json: true } },
    });
    expect(read('A', '--depth=3', '--loud')).toMatchObject({ ok: true, value: { values: { loud: true } } });
    expect(read('--', '--json')).toMatchObject({ ok: true, value: { words: ['--json'], values: {} } });
    expect(read('-')).toMatchObject({ ok: true, value: { words: ['-'] } });
    expect(read('A', '--depth', '-5')).toMatchObject({ ok: true, value: { values: { depth: '-5' } } });
  });

  test('help needs no words', () => {
    for (const help of ['--help', '-h'])
      expect(read(help)).toMatchObject({ ok: true, value: { values: { help: true } } });
  });

  test.each([
    [[], 'found nothing, expected a code.'],
    [['A', 'B', 'C'], 'found one word too many, "C"; expected a code.'],
    [['A', '--deep'], 'found the option "--deep", expected one of --depth, --loud, --json, --help.'],
    [['A', '-d'], 'found the option "-d", expected one of --depth, --loud, --json, --help.'],
    [
      ['A', '--constructor'],
      'found the option "--constructor", expected one of --depth, --loud, --json, --help.',
    ],
    [['A', '--depth'], '--depth wants N behind it, found nothing.'],
    [['A', '--depth', '--json'], '--depth wants N behind it, found "--json".'],
    [['A', '--json=1'], '--json takes no value, found "1" behind it.'],
    [['A', '--depth=1', '--depth=2'], '--depth is given twice, expected once.'],
  ])('%j is a wrong call', (argv, sentence) => {
    expect(complaint(...argv)).toEqual({ exit: 2, sentence });
  });
});

test('a whole number is digits alone, within its range', () => {
  expect(readWhole('--n', '0', 0, 7)).toEqual({ ok: true, value: 0 });
  expect(readWhole('--n', '7', 0, 7)).toEqual({ ok: true, value: 7 });
  for (const text of ['', '8', '-1', '1.5', '1e0', ' 1', '0x1', '９', '99999999999999999999'])
    expect(readWhole('--n', text, 0, 7), text).toMatchObject({ ok: false, error: { exit: 2 } });
});

test('a text from outside is shown on one line, short, and without control characters', () => {
  expect(quoted('a\nb\u001b[31m')).toBe('"a\\nb\\u001b[31m"');
  expect(quoted('\u009b31m\u2028')).toBe('"?31m?"');
  expect(quoted('\u202egnp.exe\u2066 \u200b \u{e0041}')).toBe('"?gnp.exe? ? ?"');
  expect(quoted('x'.repeat(61))).toBe(`"${'x'.repeat(60)}" …`);
});

test('JSON for programs reads back as it was, and holds nothing that a terminal obeys', () => {
  const said = { found: '\u009b31m \u202e \u{e0041} é ♠' };
  const json = plainJson(JSON.stringify(said));
  expect(JSON.parse(json)).toEqual(said);
  expect(json).toBe('{"found":"\\u009b31m \\u202e \\udb40\\udc41 é ♠"}');
});
