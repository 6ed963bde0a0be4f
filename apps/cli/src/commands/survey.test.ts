import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, startGeduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-survey-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const call = (out: string, from: number, count: number, ...more: readonly string[]): readonly string[] => [
  ...[
    'survey',
    '--game',
    'RU',
    '--options',
    'C',
    '--from',
    `${from}`,
    '--count',
    `${count}`,
    '--out',
    file(out),
  ],
  ...more,
];
interface Line {
  readonly number?: number;
  readonly verdict?: string;
}
const linesOf = (out: string): readonly Line[] =>
  readFileSync(file(out), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const verdictsOf = (out: string): readonly string[] =>
  linesOf(out)
    .slice(1)
    .map(({ number, verdict }) => `${number} ${verdict}`)
    .sort();

describe.concurrent('survey', () => {
  test('deals of a range on several threads, once each, and what they come to', async () => {
    const ran = await geduld(call('range', 40, 60, '--threads', '2'));
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(ran.out).toMatch(
      /^Russian, RU C, 60 deals:\n {2}can be won +(\d+) .+\n {2}cannot be won +\d+ .+\n {2}not decided +0 .+\nBetween /,
    );
    const lines = linesOf('range');
    expect(lines[0]).toEqual({ survey: 1, game: 'RU', options: 'C' });
    const numbers = lines.slice(1).map(({ number }) => Number(number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => 40 + n));
    const solved = await geduld(['solve', '--json', 'RU1-C-AAAAABO']);
    const [answer] = solved.json() as readonly { readonly verdict: string }[];
    expect(verdictsOf('range')).toContain(`40 ${answer?.verdict}`);
  });

  test('started again it goes on with what is lacking, and a torn line is no loss', async () => {
    await geduld(call('again', 0, 10));
    const first = verdictsOf('again');
    appendFileSync(file('again'), '{"number":10,"verd');
    const ran = await geduld(call('again', 5, 10, '--json'));
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(verdictsOf('again')).toHaveLength(15);
    expect(verdictsOf('again')).toEqual(expect.arrayContaining([...first]));
    expect(ran.json()).toMatchObject([{ game: 'RU', options: 'C', deals: 15, win: {}, dead: {}, open: {} }]);
    const before = readFileSync(file('again'), 'utf8');
    expect(await geduld(call('again', 0, 15))).toMatchObject({ exit: 0, err: '' });
    expect(readFileSync(file('again'), 'utf8')).toBe(before);
  });

  test('deals that stayed open are searched once more only if asked', async () => {
    writeFileSync(file('open'), '{"survey":1,"game":"RU","options":"C"}\n{"number":0,"verdict":"open"}\n');
    await geduld(call('open', 0, 1));
    expect(verdictsOf('open')).toEqual(['0 open']);
    const ran = await geduld(call('open', 0, 1, '--again', '--json'));
    expect(verdictsOf('open')).toHaveLength(2);
    expect(ran.json()).toMatchObject([{ deals: 1, open: { count: 0 } }]);
  });

  test('files of several machines are put together, a proof above an open search', async () => {
    const head = '{"survey":1,"game":"KL","options":"D3N"}\n';
    writeFileSync(file('one'), `${head}{"number":0,"verdict":"open"}\n{"number":1,"verdict":"win"}\n`);
    writeFileSync(file('two'), `${head}{"number":0,"verdict":"dead"}\n{"number":7,"verdict":"open"}\n`);
    const ran = await geduld(['survey', '--sum', file('one'), file('two'), '--json']);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    const [sum] = ran.json() as readonly {
      readonly winnable: { readonly low: number; readonly high: number };
    }[];
    expect(sum).toMatchObject({ game: 'KL', options: 'D3N', deals: 3, win: { count: 1, rate: 1 / 3 } });
    expect(sum).toMatchObject({ dead: { count: 1 }, open: { count: 1 } });
    // One of three by itself, two of three if the open one can be won.
    expect(sum?.winnable.low).toBeCloseTo(0.0615, 4);
    expect(sum?.winnable.high).toBeCloseTo(1 - 0.0615, 4);
  });

  test('Ctrl-C keeps what was done', async () => {
    const path = file('stopped');
    const words = ['survey', '--game', 'KL', '--options', 'D3N', '--count', '100000', '--out', path];
    const running = startGeduld(words);
    while (!readOr(path).includes('"number":3,')) await new Promise((resolve) => setTimeout(resolve, 50));
    running.child.kill('SIGINT');
    const ran = await running.ended;
    const done = verdictsOf('stopped').length;
    expect(ran.exit).toBe(3);
    expect(ran.err).toBe(
      `geduld: survey: stopped; ${100_000 - done} of 100000 are left, the same call goes on with them.\n`,
    );
    expect(ran.out).toContain(`KL D3N, ${done} deals:`);
    expect(verdictsOf('stopped').some((line) => line.includes('open'))).toBe(false);
  });

  const head = '{"survey":1,"game":"RU","options":"R"}\n';
  const win = '{"number":5,"verdict":"win"}\n';
  test.each([
    [['survey'], 2, '--game is missing, expected KL, TF, RU or YU'],
    [['survey', '--game', 'RU', '--out', 'x'], 2, '--count is missing, expected how many deals'],
    [['survey', '--game', 'RU', '--count', '5'], 2, '--out is missing, expected the file of the survey'],
    [call('x', 0, 0), 2, '--count: found "0", expected a whole number from 1 to 10000000'],
    [call('x', 8_031_810_170, 9), 2, '--count: found "9", expected a whole number from 1 to 6'],
    [['survey', 'x', '--count', '5'], 2, 'found a file without --sum, expected --out FILE'],
    [['survey', '--sum', '--count', '5', 'x'], 2, 'found --count with --sum, expected files only'],
    [['survey', '--sum'], 2, 'found no file, expected those of --sum'],
    [['survey', '--sum', 'none'], 3, '"none": there is no such file'],
    [call('none/x', 0, 5), 3, 'there is no such file'],
    [call('other', 0, 5), 1, 'found a survey of RU R, expected RU C'],
    [
      ['survey', '--sum', file('other'), file('clash')],
      1,
      'found deal 5 dead, expected win as it was found before',
    ],
    [
      ['survey', '--sum', file('bad')],
      1,
      'line 2: found {"number":-1}, expected a deal\'s number and verdict',
    ],
    [['survey', '--sum', file('text')], 1, 'line 1: found hello, expected the first line of a survey'],
    [['survey', '--sum', file('empty')], 1, 'found nothing in the files, expected surveys'],
  ] as const)('%j', async (words, exit, says) => {
    writeFileSync(file('other'), head + win);
    writeFileSync(file('clash'), `${head}{"number":5,"verdict":"dead"}\n`);
    writeFileSync(file('bad'), `${head}{"number":-1}\n`);
    writeFileSync(file('text'), 'hello\n');
    writeFileSync(file('empty'), '');
    expectStop(await geduld(words), exit, says);
  });
});

const readOr = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
