import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const CODE = 'KL1-D1N-AAAAAAB';
const record = (moves: readonly string[], change: object = {}): object => ({
  v: 1,
  code: CODE,
  moves,
  t: moves.map((_, n) => n * 1000),
  score: 0,
  moveCount: moves.length,
  won: false,
  ...change,
});
const GOOD = JSON.stringify(record(['draw', 'draw']));

describe.concurrent('verify', () => {
  test('a record that holds', async () => {
    const path = file('good.json', JSON.stringify(JSON.parse(GOOD), null, 2));
    const [people, programs, piped] = await Promise.all([
      geduld(['verify', path]),
      geduld(['verify', path, '--json']),
      geduld(['verify', '-', '--json'], GOOD),
    ]);
    expect(people).toMatchObject({ exit: 0, err: '' });
    expect(people.out).toContain('holds: score 0, moves 2, not won, 2 entries.');
    for (const ran of [programs, piped]) {
      expect(ran).toMatchObject({ exit: 0, err: '' });
      expect(ran.json()).toEqual([{ ok: true, score: 0, moveCount: 2, won: false, entries: 2 }]);
    }
  });

  test('byte order marks and carriage returns do not matter', async () => {
    const path = file(
      'windows.json',
      `\ufeff${JSON.stringify(JSON.parse(GOOD), null, 2).replaceAll('\n', '\r\n')}`,
    );
    expect(await geduld(['verify', path])).toMatchObject({ exit: 0 });
  });

  test.each([
    [record(['draw', 'c1-c2']), 2, /entry 2, "c1-c2": 5C does not go on 5S/],
    [record(['draw', 'redeal', 'x']), 2, /entry 2, "redeal": The stock still has 23 cards/],
    [record(['drew']), 1, /entry 1, character 1: found "drew", expected a move/],
    [record(['undo']), 1, /entry 1, "undo": There is nothing to undo/],
    [record(['draw'], { score: 5 }), null, /score: found 5, expected 0 after the last entry/],
    [record(['draw'], { won: true }), null, /won: found true, expected false/],
    [record(['draw'], { code: 'KL1-D1N-AAAAAA' }), null, /code, character 9: found 6 letters, expected 7/],
    [record(['draw'], { t: [] }), null, /t: found 0, expected as many entries as moves, 1/],
    [{ v: 2 }, null, /v: found 2, expected 1/],
  ])('%j does not hold', async (bad, entry, says) => {
    const ran = await geduld(['verify', '-', '--json'], JSON.stringify(bad));
    expect(ran.exit).toBe(1);
    expect(ran.json()).toMatchObject([{ ok: false, entry }]);
    expect((ran.json()[0] as { reason: string }).reason).toMatch(says);
    expect(ran.err).toMatch(says);
  });

  test('records on lines are judged in order, the bad ones too', async () => {
    const path = file('lines.jsonl', `${GOOD}\n\n${JSON.stringify(record(['c1-c2']))}\n{"v":1\n${GOOD}`);
    const ran = await geduld(['verify', '--json', path]);
    expect(ran.exit).toBe(1);
    expect(ran.json().map((each) => (each as { ok: boolean }).ok)).toEqual([true, false, false, true]);
    expect(ran.err).toMatch(/line 3: entry 1.*\n.*line 4: found a text that is no JSON/);
  });

  test.each([
    ['an empty file', () => file('empty', ''), 1, 'found nothing, expected a record'],
    ['text', () => file('text', 'dear reader'), 1, 'found a text that is no JSON'],
    ['a list', () => file('list', '[1]'), 1, 'expected a record, which is a JSON object'],
    [
      'bytes',
      () => file('bytes', new Uint8Array([0xff, 0xfe, 0, 1, 0x80])),
      3,
      'found bytes that are no text',
    ],
    ['one endless line', () => file('huge', 'a'.repeat(17 * 2 ** 20)), 3, 'found a line of more than 16 MB'],
    ['a folder', () => folder, 3, 'this is a folder, expected a file'],
    ['no file', () => join(folder, 'none'), 3, 'there is no such file'],
    ['a file as a folder', () => join(file('plain', ''), 'x'), 3, 'a part of the path is no folder'],
    ['nothing on standard input', () => '-', 1, 'standard input: found nothing'],
  ])('%s', async (_, path, exit, says) => {
    expectStop(await geduld(['verify', path()]), exit, says);
  });

  test('an absurdly long record meets a limit, not a long wait', async () => {
    const moves = Array<string>(500_001).fill('draw');
    const times = { t: moves.map(() => 0) };
    for (const call of [
      ['verify', '-'],
      ['review', '-'],
    ])
      expectStop(
        await geduld(call, JSON.stringify(record(moves, times))),
        3,
        'found 500001 entries, expected at most 500000',
      );
  });

  test('a locale of another language changes nothing', async () => {
    const ran = await geduld(['verify', '-'], GOOD, { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' });
    expect(ran).toMatchObject({ exit: 0 });
    expect(await geduld(['deal', 'kl1-d1n-aaaaaai'], '', { LC_ALL: 'tr_TR' })).toMatchObject({ exit: 0 });
  });
});
