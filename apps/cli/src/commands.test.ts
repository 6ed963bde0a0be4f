import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countFrom, deal, dealOrder, type RuleSpec } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { geduld, type Ran, startGeduld } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
/** One sentence on standard error that begins with the program's name; no stack, nothing on standard output. */
const expectStop = (ran: Ran, exit: number, says: RegExp | string): void => {
  expect({ exit: ran.exit, out: ran.out }).toEqual({ exit, out: '' });
  expect(ran.err).toMatch(/^geduld: [^\n]+\.\n$/);
  expect(ran.err).not.toMatch(/ {4}at |node:internal/);
  expect(ran.err).toMatch(says);
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

describe.concurrent('geduld', () => {
  test('explains itself and its commands', async () => {
    const general = await geduld(['--help']);
    expect(general).toMatchObject({ exit: 0, err: '' });
    const commands = ['deal', 'code', 'verify', 'count', 'play', 'serve'];
    const helps = await Promise.all(commands.map((name) => geduld([name, '--help'])));
    for (const [n, name] of commands.entries()) {
      expect(general.out).toMatch(new RegExp(`^  ${name} `, 'm'));
      const help = helps[n] as Ran;
      expect(help).toMatchObject({ exit: 0, err: '' });
      expect(help.out).toMatch(new RegExp(`^geduld ${name}`));
      expect(help.out).toContain('For example:');
      for (const line of `${help.out}${general.out}`.split('\n'))
        expect(line.length, line).toBeLessThanOrEqual(92);
    }
  });

  test('has a version', async () => {
    expect(await geduld(['--version'])).toMatchObject({ exit: 0, out: 'geduld 0.1.0\n', err: '' });
  });

  test.each([
    [[], 'found no command, expected one of deal, code, verify, count, play, serve'],
    [['solve'], 'found "solve", expected one of deal'],
    [['constructor'], 'found "constructor", expected one of deal'],
    [['help', 'x'], 'found "x", expected one of deal'],
    [['deal'], 'deal: found nothing, expected a code'],
    [['deal', '--loud', CODE], 'deal: found the option "--loud", expected one of --json, --help'],
  ])('%j is a wrong call', async (words, says) => {
    expectStop(await geduld(words), 2, says);
  });
});

describe.concurrent('deal', () => {
  test('gives programs exactly what the contract says', async () => {
    const ran = await geduld(['deal', '--json', 'kl1 d3n aaaaaab', 'RU1-C-AAAAABB']);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    const [klondike, russian] = ran.json() as Record<string, unknown>[];
    expect(Object.keys(klondike as object)).toEqual([
      'code',
      'game',
      'options',
      'columns',
      'down',
      'stock',
      'deal',
    ]);
    expect(klondike).toMatchObject({
      code: 'KL1-D3N-AAAAAAB',
      game: 'KL',
      options: 'D3N',
      down: [0, 1, 2, 3, 4, 5, 6],
    });
    const { columns, stock, deal: text } = klondike as { columns: string[][]; stock: string[]; deal: string };
    expect([...columns.flat(), ...stock].join(' ')).toBe(text);
    expect(russian).toMatchObject({ code: 'RU1-C-AAAAABB', stock: [] });
    expect((russian as { columns: string[][] }).columns.map(({ length }) => length)).toEqual([
      1, 6, 7, 8, 9, 10, 11,
    ]);
  });

  test('shows people the columns, the backs in brackets, and the stock', async () => {
    const { out, exit } = await geduld(['deal', CODE]);
    expect(exit).toBe(0);
    expect(out).toContain(' 5C   (3S)  (9H)  (6C)  (5H)  (8D)  (4S)\n       5S   (6S)');
    expect(out).toContain('stock, in the order in which it is drawn\n 3C  JD  2H');
    expect(out).toMatch(/^[ -~\n]*$/);
  });

  test('a bad code is a no, and the good ones beside it are still shown', async () => {
    const ran = await geduld(['deal', '--json', 'KL1-D1N-AAAA0AB', CODE]);
    expect(ran).toMatchObject({ exit: 1 });
    expect(ran.json()).toMatchObject([{ code: CODE }]);
    expect(ran.err).toBe(
      'geduld: deal: "KL1-D1N-AAAA0AB", character 13: found "0", expected a letter from A to Z, as in RU1-C-AAAAABB.\n',
    );
  });
});

describe.concurrent('code', () => {
  const klondike = ['code', '--game', 'KL', '--options', 'D3N'];

  test('numbers have short codes, deals long ones, and both lead back', async () => {
    const short = await geduld([...klondike, '--number', '27', '--json']);
    expect(short).toMatchObject({ exit: 0, err: '' });
    const [named] = short.json() as { code: string; number: number; deal: string }[];
    expect(named).toMatchObject({ code: 'KL1-D3N-AAAAABB', number: 27 });
    const cards = String(named?.deal);
    const long = await geduld([...klondike, '--deal', cards]);
    expect(long).toMatchObject({ exit: 0, err: '' });
    expect(long.out).toMatch(/^KL1-D3NX-[A-Z]{48}\n$/);
    const piped = await geduld(
      [...klondike, '--deal', '-'],
      `\ufeff${cards.toLowerCase().replaceAll(' ', '\r\n')}\r\n`,
    );
    expect(piped).toMatchObject({ exit: 0, out: long.out });
    const back = await geduld(['deal', '--json', long.out.trim()]);
    expect(back.json()).toMatchObject([{ deal: cards }]);
    expect(await geduld(['code', '--game', 'ru', '--number', '8031810175'])).toMatchObject({
      out: 'RU1-C-ZZZZZZZ\n',
    });
  });

  test.each([
    [['--number', '8031810176'], 2, 'expected a whole number from 0 to 8031810175'],
    [['--number', '-1'], 2, 'found "-1"'],
    [['--number'], 2, '--number wants N behind it, found nothing'],
    [[], 2, 'found neither --number nor --deal'],
    [['--number', '1', '--deal', 'AS'], 2, 'found both'],
    [['--deal', 'AS KS'], 1, '--deal, found 2 cards, expected 52'],
    [['--deal', '-'], 1, 'standard input, found 0 cards'],
  ])('%j', async (words, exit, says) => {
    expectStop(await geduld([...klondike, ...words]), exit, says);
  });

  test.each([
    [['code', '--number', '1'], '--game is missing'],
    [['code', '--game', 'XX', '--number', '1'], 'found "XX", expected KL'],
    [
      ['code', '--game', 'TF', '--options', 'D2N', '--number', '1'],
      'found "D2N", expected for TF: D1N or D3N',
    ],
  ])('%j', async (words, says) => {
    expectStop(await geduld(words), 2, says);
  });
});

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
    const moves = Array<string>(50_001).fill('draw');
    expectStop(
      await geduld(['verify', '-'], JSON.stringify(record(moves))),
      3,
      'found 50001 entries, expected at most 50000',
    );
  });

  test('a locale of another language changes nothing', async () => {
    const ran = await geduld(['verify', '-'], GOOD, { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' });
    expect(ran).toMatchObject({ exit: 0 });
    expect(await geduld(['deal', 'kl1-d1n-aaaaaai'], '', { LC_ALL: 'tr_TR' })).toMatchObject({ exit: 0 });
  });
});

describe.concurrent('count', () => {
  test('gives what core counts, a depth at a time', async () => {
    const { spec } = gameOf('KL', 'D1N') as { spec: RuleSpec };
    const expected = [...countFrom(spec, deal(spec, dealOrder(1n)), 6)];
    const ran = await geduld(['count', CODE, '--depth', '6', '--json']);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.json()).toEqual(expected);
    const people = await geduld(['count', CODE, '--depth', '1']);
    expect(people.out).toMatch(/^depth +sequences +positions\n +0 +1 +1\n +1 +2 +2\n$/);
  });

  test('stops at its limit with what is known', async () => {
    const ran = await geduld(['count', CODE, '--depth', '40', '--limit', '200', '--json']);
    expect(ran.exit).toBe(3);
    expect(ran.json().length).toBeGreaterThan(5);
    expect(ran.err).toMatch(
      /^geduld: count: depth \d+ needs more than 200 positions in memory, the limit; depths 0 to \d+ are known/,
    );
  });

  test('stops at Ctrl-C with what is known', async () => {
    const running = startGeduld(['count', 'YU1-C-AAAAAAB', '--depth', '90', '--json']);
    await running.said('"depth":5');
    running.child.kill('SIGINT');
    const ran = await running.ended;
    expect(ran.exit).toBe(3);
    expect(ran.json()[0]).toEqual({ depth: 0, sequences: 1, positions: 1 });
    expect(ran.err).toMatch(/stopped while depth \d+ was being counted; depths 0 to \d+ are known/);
  });

  test.each([
    [['count', CODE], 2, '--depth is missing'],
    [['count', CODE, '--depth', 'x'], 2, 'expected a whole number from 0 to 1000'],
    [['count', 'XX1-C-AAAAAAA', '--depth', '1'], 1, 'found the game "XX"'],
  ])('%j', async (words, exit, says) => {
    expectStop(await geduld(words), exit, says);
  });

  test('a reader that stops reading is no fault', async () => {
    const running = startGeduld(['count', 'YU1-C-AAAAAAB', '--depth', '90', '--json']);
    await running.said('"depth":1');
    running.child.stdout.destroy();
    expect(await running.ended).toMatchObject({ exit: 0, err: '' });
  });
});

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
      readFileSync(new URL('../../../examples/won-yukon.json', import.meta.url), 'utf8'),
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

describe.concurrent('serve', () => {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>home');

  test.each(['SIGINT', 'SIGTERM'] as const)('serves until %s', async (signal) => {
    const running = startGeduld(['serve', '--dir', dist, '--port', '0']);
    const line = await running.said('(Ctrl-C ends it).\n');
    const url = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? '';
    const answer = await fetch(url.replace('localhost', '127.0.0.1'));
    expect(await answer.text()).toBe('<!doctype html>home');
    running.child.kill(signal);
    expect(await running.ended).toMatchObject({ exit: 0, err: '' });
  });

  test('a port that is taken, a port that is none, an app that is not there', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expectStop(
      await geduld(['serve', '--dir', dist, '--port', port]),
      3,
      `found ${port} in use by another program`,
    );
    other.close();
    expectStop(await geduld(['serve', '--port', '65536']), 2, 'expected a whole number from 0 to 65535');
    expectStop(await geduld(['serve', '--dir', join(folder, 'none')]), 3, 'found no index.html');
  });
});
