import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, startGeduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
const path = (name: string): string => join(folder, name);

describe('backup and restore', () => {
  test('a store goes into a file while its server runs, and from the file into another store', async () => {
    mkdirSync(path('dist'));
    writeFileSync(path('dist/index.html'), '');
    const running = startGeduld(['serve'], {
      GEDULD_PORT: '0',
      GEDULD_DIR: path('dist'),
      GEDULD_DATA: path('data'),
    });
    await running.said('(Ctrl-C ends it).');
    const first = await geduld(['backup', path('one'), '--data', path('data'), '--json']);
    running.child.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ exit: 0, err: '' });
    expect(first).toMatchObject({ exit: 0, err: '' });
    expect(first.json()).toMatchObject([{ rows: { person: 0, result: 0 } }]);
    expect(statSync(path('one')).mode & 0o777).toBe(0o600);

    expect(await geduld(['restore', path('one')], '', { GEDULD_DATA: path('other') })).toMatchObject({
      exit: 0,
    });
    await geduld(['backup', path('two'), '--data', path('other')]);
    const [one, two] = ['one', 'two'].map((name) =>
      readFileSync(path(name), 'utf8').split('\n').slice(1, -2),
    );
    expect(two).toEqual(one);
  });

  test('what is missing or broken is said, and nothing is left behind', async () => {
    expectStop(await geduld(['backup', path('x'), '--data', path('none')]), 3, 'found no geduld.sqlite');
    expectStop(await geduld(['restore', path('none'), '--data', path('new')]), 3, 'found no such file');
    writeFileSync(path('cut'), '{"geduld":"backup","version":1,"schema":"0001","made":1}\n');
    expectStop(await geduld(['restore', path('cut'), '--data', path('new')]), 3, 'has no end');
    expectStop(await geduld(['backup']), 2, 'expected the file to write');
  });
});
