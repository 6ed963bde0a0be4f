import { readFileSync } from 'node:fs';
import { deal, isWon, type Position, play } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { orderOf, parseDeal, parseEntry, readCode } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, type Ran, startGeduld } from '../testing/run.ts';

const path = (relative: string): string => new URL(`../../../../${relative}`, import.meta.url).pathname;
const DEALS = path('packages/solver/golden/deals.txt');
const lines = readFileSync(DEALS, 'utf8').trim().split('\n');
const known = new Map(
  readFileSync(path('packages/solver/golden/klondike-d3.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => [Number(row.split('\t')[0]), row.split('\t')[1] === 'W' ? 'win' : 'dead']),
);
const KLONDIKE = ['solve', '--game', 'KL', '--options', 'D3N', '--json'];
/** Klondike, draw 3: no search decides it in a few visits. */
const HARD = 294;

interface Answer {
  readonly index?: number;
  readonly code?: string;
  readonly verdict: string;
  readonly visited: number;
  readonly ms: number;
  readonly moves: readonly string[];
  readonly because?: string;
}
const answers = (ran: Ran) => ran.json() as readonly Answer[];

const wins = (
  letters: 'KL' | 'RU' | 'YU' | 'TF',
  options: string,
  start: Position,
  moves: readonly string[],
) => {
  const spec = gameOf(letters, options)?.spec;
  if (spec === undefined) throw new Error(`${letters} ${options}`);
  let now = start;
  for (const text of moves) {
    const entry = parseEntry(text);
    if (!entry.ok || entry.value.kind === 'undo' || entry.value.kind === 'redo') return false;
    const played = play(spec, now, entry.value);
    if (!played.ok) return false;
    now = played.value.position;
  }
  return isWon(spec, now);
};
const startOfLine = (index: number): Position => {
  const order = parseDeal(lines[index] as string);
  const spec = gameOf('KL', 'D3N')?.spec;
  if (!order.ok || spec === undefined) throw new Error(lines[index]);
  return deal(spec, order.value);
};

describe.concurrent('solve', () => {
  test('codes of every game, each with moves that win by the rules', async () => {
    const codes = ['KL1-D1N-AAAAAAB', 'TF1-D1N-AAAAAAB', 'ru1caaaaabb', 'YU1-C-AAAAAAB'];
    const [people, programs] = await Promise.all([
      geduld(['solve', ...codes]),
      geduld(['solve', '--json', ...codes]),
    ]);
    expect(people).toMatchObject({ exit: 0, err: '' });
    expect(people.out).toMatch(
      /^KL1-D1N-AAAAAAB: can be won in \d+ moves \(\d+ visited, \d+\.\d ms\)\.\n {2}\S/,
    );
    expect(programs).toMatchObject({ exit: 0, err: '' });
    expect(answers(programs).map(({ code }) => code)).toEqual([
      ...codes.slice(0, 2),
      'RU1-C-AAAAABB',
      codes[3],
    ]);
    for (const answer of answers(programs)) {
      expect(Object.keys(answer)).toEqual(['code', 'verdict', 'visited', 'ms', 'moves']);
      const code = readCode(answer.code ?? '');
      if (!code.ok) throw new Error(answer.code);
      const { letters, options, spec } = code.value.game;
      expect(answer.verdict).toBe('win');
      expect(wins(letters, options, deal(spec, orderOf(code.value)), answer.moves)).toBe(true);
    }
  });

  test('lines of a file, in their order on any number of threads; --to is not among them', async () => {
    const call = [...KLONDIKE, '--deals', DEALS, '--from', '12', '--to', '32'];
    const [one, three] = await Promise.all([
      geduld([...call, '--nodes', '100000']),
      geduld([...call, '--nodes', '100000', '--threads', '3']),
    ]);
    const verdicts = (ran: Ran) =>
      answers(ran).map(({ index, verdict, visited }) => [index, verdict, visited]);
    expect(verdicts(three)).toEqual(verdicts(one));
    expect(answers(one).map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, n) => 12 + n));
    const decided = answers(one).filter(({ verdict }) => verdict !== 'open');
    expect(decided.length).toBeGreaterThan(12);
    for (const { index = -1, verdict, moves } of decided) {
      expect([index, verdict]).toEqual([index, known.get(index)]);
      if (verdict === 'win') expect(wins('KL', 'D3N', startOfLine(index), moves)).toBe(true);
      else expect(moves).toEqual([]);
    }
  });

  test('standard input; empty lines hold no deal and still count', async () => {
    const input = `${lines[1]}\r\n\n${lines[2]}\n\n`;
    const ran = await geduld([...KLONDIKE, '--deals', '-'], input);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(answers(ran).map(({ index, verdict }) => [index, verdict])).toEqual([
      [0, 'win'],
      [2, 'win'],
    ]);
  });

  test('limits leave a deal open, which is said and is no answer', async () => {
    const at = (...limits: readonly string[]) =>
      geduld([...KLONDIKE, '--deals', DEALS, '--from', `${HARD}`, '--to', `${HARD + 1}`, ...limits]);
    const [nodes, ms] = await Promise.all([at('--nodes', '2000'), at('--ms', '20')]);
    for (const [ran, because] of [
      [nodes, 'nodes'],
      [ms, 'ms'],
    ] as const) {
      expect(ran).toMatchObject({ exit: 3, err: `geduld: solve: 1 of 1 stayed open: 1 by --${because}.\n` });
      expect(answers(ran)).toMatchObject([{ index: HARD, verdict: 'open', moves: [], because }]);
    }
    expect(answers(nodes)[0]?.visited).toBeLessThan(10_000);
  });

  test('Ctrl-C ends it with what is known', async () => {
    const input = `${lines[1]}\n${lines[HARD]}\n${lines[2]}\n`;
    const running = startGeduld([...KLONDIKE, '--deals', '-']);
    running.child.stdin.end(input);
    await running.said('"index":0');
    running.child.kill('SIGINT');
    const ran = await running.ended;
    expect(ran).toMatchObject({ exit: 3, err: 'geduld: solve: stopped; 1 of 3 decided.\n' });
    expect(answers(ran)).toMatchObject([
      { index: 0, verdict: 'win' },
      { index: 1, verdict: 'open', because: 'stopped' },
    ]);
  });

  test('the end of a record', async () => {
    const record = path('examples/won-klondike-draw-1.json');
    const { code, moves } = JSON.parse(readFileSync(record, 'utf8'));
    const ran = await geduld(['solve', '--record', record, '--json']);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(answers(ran)).toEqual([
      { code, entry: moves.length, verdict: 'win', visited: 0, ms: expect.any(Number), moves: [] },
    ]);
  });

  const bad = `${lines[0]}\n${lines[1]?.replace('TC', 'TX')}\n`;
  test.each([
    [['solve'], '', 2, 'found none of codes, --deals and --record, expected one of them'],
    [
      ['solve', 'KL1-D1N-AAAAAAB', '--deals', '-'],
      '',
      2,
      'found more than one of codes, --deals and --record',
    ],
    [['solve', '--deals', '-'], '', 2, '--game is missing, expected KL, TF, RU or YU'],
    [['solve', '--game', 'XX', '--deals', '-'], '', 2, '--game: found "XX"'],
    [['solve', 'KL1-D1N-AAAAAAB', '--to', '4'], '', 2, 'found --to without --deals'],
    [
      ['solve', 'KL1-D1N-AAAAAAB', '--threads', '0'],
      '',
      2,
      '--threads: found "0", expected a whole number from 1',
    ],
    [['solve', 'KL1-D1N-AAAAAAB', '--ms', 'x'], '', 2, '--ms: found "x", expected a whole number'],
    [['solve', 'KL1-D1N-AAAAAAB', 'KL1-D1N-AAAAAA'], '', 1, '"KL1-D1N-AAAAAA", character 9: found 6 letters'],
    [[...KLONDIKE, '--deals', '-'], bad, 1, /standard input, line 2 \(index 1\), card \d+: "TX" has no suit/],
    [[...KLONDIKE, '--deals', '-'], '', 1, 'standard input: found nothing, expected a deal on each line'],
    [
      [...KLONDIKE, '--deals', '-', '--from', '2'],
      bad,
      2,
      '--from: found 2, expected less than 2, the lines of',
    ],
    [
      [...KLONDIKE, '--deals', '-', '--from', '2', '--to', '2'],
      bad,
      2,
      '--to: found "2", expected a whole number from 3',
    ],
    [[...KLONDIKE, '--deals', 'none.txt'], '', 3, '"none.txt": there is no such file'],
    [['solve', '--record', '-'], '{"v":1}', 1, 'standard input: code: found nothing, expected a deal code'],
  ])('%j', async (words, input, exit, says) => {
    expectStop(await geduld(words, input), exit, says);
  });
});
