import { readFileSync } from 'node:fs';
import { gameOf } from '@geduld/games';
import { codeText, longCode, parseDeal } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, type Ran } from '../testing/run.ts';

const path = (relative: string): string => new URL(`../../../../${relative}`, import.meta.url).pathname;
const deals = readFileSync(path('packages/solver/golden/deals.txt'), 'utf8').split('\n');

interface Row {
  readonly entry: number;
  readonly move: string | null;
  readonly verdict: string;
  readonly lost: boolean;
  readonly kept: string | null;
}
const rows = (ran: Ran) => ran.json() as readonly Row[];
const recordOf = (code: string, moves: readonly string[]): string =>
  JSON.stringify({ v: 1, code, moves, t: moves.map(() => 0), score: 0, moveCount: 0, won: false });
const codeOfLine = (letters: 'RU', options: string, line: number): string => {
  const game = gameOf(letters, options);
  const order = parseDeal(deals[line] as string);
  if (game === undefined || !order.ok) throw new Error(`line ${line}`);
  return codeText(longCode(game, order.value));
};

describe.concurrent('review', () => {
  test('a won game could be won all along', async () => {
    const file = path('examples/won-klondike-draw-3.json');
    const { moves } = JSON.parse(readFileSync(file, 'utf8'));
    const [people, programs] = await Promise.all([
      geduld(['review', file]),
      geduld(['review', file, '--json']),
    ]);
    expect(people).toMatchObject({ exit: 0, err: '' });
    expect(people.out).toMatch(/\nThe win was never lost\.\n$/);
    expect(people.out).toMatch(/^KL1-D3N-\w+\n *0 {2}deal {6}can be won\n *1 {2}/);
    expect(programs).toMatchObject({ exit: 0, err: '' });
    expect(rows(programs)).toEqual(
      [null, ...moves].map((move, entry) => ({ entry, move, verdict: 'win', lost: false, kept: null })),
    );
  });

  test('a deal that cannot be won was not lost by any move', async () => {
    const record = recordOf(codeOfLine('RU', 'C', 11), []);
    const [people, programs] = await Promise.all([
      geduld(['review', '-'], record),
      geduld(['review', '-', '--json'], record),
    ]);
    expect(people.out).toMatch(/This deal cannot be won, so nothing was lost\.\n$/);
    expect(rows(programs)).toEqual([{ entry: 0, move: null, verdict: 'dead', lost: false, kept: null }]);
  });

  test('the entry with which the win was lost, what would have kept it, and an undo that gives it back', async () => {
    const record = recordOf('KL1-D3N-AAAAAAQ', ['c4-c7', 'draw', 'undo', 'undo', 'c1-fd', 'c4-c7']);
    const [people, programs] = await Promise.all([
      geduld(['review', '-'], record),
      geduld(['review', '-', '--json'], record),
    ]);
    expect(people).toMatchObject({ exit: 0, err: '' });
    expect(people.out).toContain('The win was lost at entry 1, c4-c7; c1-fd would have kept it.\n');
    expect(rows(programs).slice(0, 6)).toEqual([
      { entry: 0, move: null, verdict: 'win', lost: false, kept: null },
      { entry: 1, move: 'c4-c7', verdict: 'dead', lost: true, kept: 'c1-fd' },
      { entry: 2, move: 'draw', verdict: 'dead', lost: false, kept: null },
      { entry: 3, move: 'undo', verdict: 'dead', lost: false, kept: null },
      { entry: 4, move: 'undo', verdict: 'win', lost: false, kept: null },
      { entry: 5, move: 'c1-fd', verdict: 'win', lost: false, kept: null },
    ]);
    const last = rows(programs)[6] as Row;
    expect(last).toMatchObject({ entry: 6, move: 'c4-c7', verdict: 'dead', lost: true });
    expect(last.kept).toMatch(/^[cwfdrs]\w/);
    expect(
      people.out.endsWith(`The win was lost at entry 6, c4-c7; ${last.kept} would have kept it.\n`),
    ).toBe(true);
  });

  test('limits leave positions open', async () => {
    const game = gameOf('KL', 'D3N');
    const order = parseDeal(deals[294] as string);
    if (game === undefined || !order.ok) throw new Error('line 294');
    const ran = await geduld(
      ['review', '-', '--json', '--nodes', '2000'],
      recordOf(codeText(longCode(game, order.value)), ['draw', 'draw']),
    );
    expect(ran).toMatchObject({
      exit: 3,
      err: 'geduld: review: 3 of 3 positions stayed open: 3 by --nodes.\n',
    });
    expect(rows(ran).map(({ entry, move, verdict }) => [entry, move, verdict])).toEqual([
      [0, null, 'open'],
      [1, 'draw', 'open'],
      [2, 'draw', 'open'],
    ]);
  });

  test.each([
    [['review'], '', 2, 'found nothing, expected a file, or - for standard input'],
    [['review', '-'], '', 1, 'standard input: found nothing, expected a record'],
    [['review', '-'], 'x', 1, 'standard input: found a text that is no JSON'],
    [
      ['review', '-'],
      recordOf('KL1-D1N-AAAAAAB', ['draw', 'redeal']),
      1,
      'entry 2, "redeal": The stock still has',
    ],
    [
      ['review', '-'],
      recordOf('KL1-D1N-AAAAAA', []),
      1,
      'standard input: code, character 9: found 6 letters',
    ],
    [['review', 'none.json'], '', 3, '"none.json": there is no such file'],
  ])('%j %s', async (words, input, exit, says) => {
    expectStop(await geduld(words, input), exit, says);
  });
});
