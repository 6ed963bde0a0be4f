import { countFrom, deal, dealOrder, type RuleSpec } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, startGeduld } from '../testing/run.ts';

const CODE = 'KL1-D1N-AAAAAAB';

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
