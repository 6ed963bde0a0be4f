import { describe, expect, test } from 'vitest';
import { geduld } from '../testing/run.ts';

const CODE = 'KL1-D1N-AAAAAAB';

describe.concurrent('deal', () => {
  test('gives programs exactly these fields', async () => {
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
