import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
const CODE = 'KL1-D1N-AAAAAAB';

describe.concurrent('play without a terminal', () => {
  test('plays lines and prints how the game stands', async () => {
    const ran = await geduld(['play', CODE], '# a remark\nd\ndraw\n\nu\n');
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toContain('Klondike KL1-D1N-AAAAAAB');
    expect(ran.out).toContain('score 0 | moves 2 | 0:00');
    expect(ran.out).toContain('\n##23  3C ');
  });

  test('says what is refused, goes on, and answers no', async () => {
    const ran = await geduld(['play', CODE, '--json'], 'c1-c2\r\nd\r\nzz\r\n');
    expect(ran.exit).toBe(1);
    expect(ran.err).toMatch(
      /^geduld: play: line 1: 5C does not go on 5S: .*\ngeduld: play: line 3: "zz" is no move/,
    );
    expect(ran.json()).toMatchObject([
      {
        code: CODE,
        score: 0,
        moveCount: 1,
        won: false,
        stock: 23,
        waste: ['3C'],
        record: { moves: ['draw'] },
      },
    ]);
    expect((ran.json()[0] as { columns: string[][] }).columns[1]).toEqual(['??', '5S']);
  });

  test('keeps a record and goes on with it', async () => {
    const path = join(folder, 'played.json');
    expect(await geduld(['play', CODE, '--record', path], 'd\nd\nq\nd\n')).toMatchObject({ exit: 0 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ moves: ['draw', 'draw'] });
    expectStop(await geduld(['play', CODE, '--record', path], 'd\n'), 2, 'holds something already');
    const resumed = await geduld(['play', '--resume', path, '--record', path, '--json'], 'u\nr\nd\n');
    expect(resumed.json()).toMatchObject([{ moveCount: 3 }]);
    expect(await geduld(['verify', path])).toMatchObject({ exit: 0 });
  });

  test('a won game says so', async () => {
    const won = JSON.parse(
      readFileSync(new URL('../../../../examples/won-yukon.json', import.meta.url), 'utf8'),
    );
    const ran = await geduld(['play', won.code], won.moves.join('\n'));
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toMatch(/Won in \d+ moves and 0:00: score 625\.\n$/);
  });

  test('a random deal of the game that is asked for', async () => {
    const codes = await Promise.all(
      ['1', '2'].map(() => geduld(['play', '--game', 'ru', '--options', 'r', '--json'])),
    );
    const [one, other] = codes.map((ran) => (ran.json()[0] as { code: string }).code);
    expect(one).toMatch(/^RU1-R-[A-Z]{7}$/);
    expect(one).not.toBe(other);
  });

  test.each([
    [['play', 'nonsense'], 1, 'found no code in it'],
    [['play', CODE, '--game', 'RU'], 2, 'found a code and --game or --options'],
    [['play', '--resume', 'x', CODE], 2, 'found --resume and another game'],
    [['play', '--resume', join(folder, 'none')], 3, 'there is no such file'],
    [['play', '--resume', folder], 3, 'this is a folder'],
    [['play', '--record', folder], 3, 'this is a folder'],
    [['play', '--record', join(folder, 'no', 'x')], 3, 'found no folder for it'],
  ])('%j', async (words, exit, says) => {
    expectStop(await geduld(words), exit, says);
  });

  test('bytes that are no text are no moves', async () => {
    expectStop(
      await geduld(['play', CODE], new Uint8Array([0xff, 0xfe, 0])),
      3,
      'found bytes that are no text',
    );
  });
});
