import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BASE } from '@geduld/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../server.ts';
import { testConfig } from '../testing/config.ts';

let stop: () => Promise<void>;
afterEach(() => stop());

describe('connections that are none of a browser', () => {
  const open = async (patience = 600) => {
    const running = await startServer(testConfig({ patience, data: mkdtempSync(join(tmpdir(), 'geduld-')) }));
    stop = running.stop;
    return running.port;
  };
  /** All that the server says to these words until it closes, or until a time has passed. */
  const say = (port: number, words: string, patience = 6000) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.write(words));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
      setTimeout(() => socket.destroy(), patience).unref();
    });
  const isUp = async (port: number) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${BASE}/about`);
    return status === 200;
  };

  test('a body or a head that comes to no end is answered and closed', async () => {
    const port = await open();
    const half = `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"after"`;
    const [body, head] = await Promise.all([
      say(port, half),
      say(port, `GET ${BASE}/about HTTP/1.1\r\nHost: x\r\nX-Slow: `),
    ]);
    for (const heard of [body, head]) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(heard).toContain("Content-Security-Policy: default-src 'self'");
      expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ why: 'badRequest' });
    }
    expect(await isUp(port)).toBe(true);
  });

  test.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
    [
      'two lengths',
      `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a chunk that is none',
      `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    ['a very long head', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', `GET ${BASE}/about HTTP/1.1\r\n\r\n`, 400],
  ])('%s', async (_, words, status) => {
    const port = await open();
    expect(await say(port, words)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await isUp(port)).toBe(true);
  });

  test('a body that is too long is refused before it is read, and one that breaks off harms nobody', async () => {
    const port = await open();
    const long = await say(
      port,
      `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{`,
    );
    expect(long).toMatch(/^HTTP\/1\.1 413 /);
    expect(long).toContain('"why":"tooLarge"');
    for (let n = 0; n < 20; n++) {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${BASE}/sync HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
        );
        setTimeout(() => socket.resetAndDestroy(), 5);
      });
      socket.on('error', () => undefined);
    }
    await wait(100);
    expect(await isUp(port)).toBe(true);
  });

  test('hundreds of slow connections leave room for others', async () => {
    const port = await open(3000);
    const slow = Array.from({ length: 300 }, () => say(port, 'GET / HTTP/1.1\r\nX: '));
    await wait(200);
    expect(await isUp(port)).toBe(true);
    for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });
});
