import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld, startGeduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-'));

describe.concurrent('serve', () => {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>home');

  test.each(['SIGINT', 'SIGTERM'] as const)('serves until %s', async (signal) => {
    const running = startGeduld(['serve', '--dir', dist, '--data', join(folder, signal), '--port', '0']);
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
      await geduld(['serve', '--dir', dist, '--data', join(folder, 'data'), '--port', port]),
      3,
      `found ${port} in use by another program`,
    );
    other.close();
    expectStop(await geduld(['serve', '--port', '65536']), 2, 'expected a whole number from 0 to 65535');
    expectStop(await geduld(['serve', '--dir', join(folder, 'none')]), 3, 'found no index.html');
    expectStop(await geduld(['serve', '--origin', 'https://a.example/']), 2, 'expected a scheme and a host');
  });

  test('what the environment says counts where the call says nothing', async () => {
    expectStop(await geduld(['serve'], '', { GEDULD_PORT: '65536' }), 2, 'GEDULD_PORT: found "65536"');
    expectStop(await geduld(['serve', '--port', 'x'], '', { GEDULD_PORT: '1' }), 2, '--port: found "x"');
    expectStop(
      await geduld(['serve'], '', { GEDULD_PROXY: 'yes' }),
      2,
      'GEDULD_PROXY: found "yes", expected 1 or 0',
    );
  });
});
