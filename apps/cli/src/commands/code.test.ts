import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld } from '../testing/run.ts';

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
