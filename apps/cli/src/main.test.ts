import { describe, expect, test } from 'vitest';
import { expectStop } from './testing/expectStop.ts';
import { geduld, type Ran } from './testing/run.ts';

const CODE = 'KL1-D1N-AAAAAAB';

describe.concurrent('geduld', () => {
  test('explains itself and its commands', async () => {
    const general = await geduld(['--help']);
    expect(general).toMatchObject({ exit: 0, err: '' });
    const commands = [
      'deal',
      'code',
      'verify',
      'count',
      'solve',
      'review',
      'survey',
      'play',
      'serve',
      'edition',
      'licence',
    ];
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
    [
      [],
      'found no command, expected one of deal, code, verify, count, solve, review, survey, play, serve, backup, restore, edition, licence',
    ],
    [['resolve'], 'found "resolve", expected one of deal'],
    [['constructor'], 'found "constructor", expected one of deal'],
    [['help', 'x'], 'found "x", expected one of deal'],
    [['deal'], 'deal: found nothing, expected a code'],
    [['deal', '--loud', CODE], 'deal: found the option "--loud", expected one of --json, --help'],
  ])('%j is a wrong call', async (words, says) => {
    expectStop(await geduld(words), 2, says);
  });
});
