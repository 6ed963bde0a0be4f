import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticApp } from './staticApp.ts';

let server: Server;
let folder: string;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'geduld-')), 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.secret'));
  const files = {
    'index.html': '<!doctype html>home',
    'sw.js': 'worker',
    'manifest.webmanifest': '{}',
    'assets/index-B1gx9Q_z.js': 'script',
    'assets/index-B1gx9Q_z.js.br': 'brotli',
    'assets/index-B1gx9Q_z.js.gz': 'gzip',
    'assets/kernel-aaaaaaaa.wasm': '\0asm',
    'icon.svg': '<svg/>',
    '.secret/key': 'no',
    '../outside.txt': 'no',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  server = createServer(staticApp(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 'text/html;charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html;charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/icon.svg?x=1', 'image/svg+xml', 'no-cache'],
  ['/assets/index-B1gx9Q_z.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/assets/kernel-aaaaaaaa.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
])('%s has its type, its caching and the headers that protect it', async (path, type, caching) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(caching);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('what was compressed before is sent to those who can read it', async () => {
  const path = '/assets/index-B1gx9Q_z.js';
  const br = await get(path, { 'accept-encoding': 'gzip, br' });
  expect(br).toMatchObject({
    text: 'brotli',
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  });
  expect(br.headers['content-type']).toBe('text/javascript');
  expect(await get(path, { 'accept-encoding': 'gzip' })).toMatchObject({ text: 'gzip' });
  expect(await get(path)).toMatchObject({ text: 'script' });
});

test('a copy that is still good is not sent again', async () => {
  const first = await get('/');
  const again = await get('/', { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, text: '', headers: { 'x-content-type-options': 'nosniff' } });
});

test.each([
  '/nothing.js',
  '/a/deep/path',
  '/assets/gone-12345678.js',
  '/.secret/key',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/%zz',
  '/%00',
  '/a%5cb',
])('%s is not there', async (path) => {
  const { status, text, headers } = await get(path);
  expect([status, text]).not.toEqual([200, 'no']);
  expect(text).not.toBe('no');
  if (status !== 200)
    expect({ status, caching: headers['cache-control'] }).toEqual({ status: 404, caching: 'no-store' });
});

test('nothing but GET and HEAD is answered', async () => {
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await get('/', {}, 'HEAD')).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': '19' },
  });
});

test('parts of a file are given; odd ranges are ignored and break nothing', async () => {
  expect(await get('/sw.js', { range: 'bytes=2-3' })).toMatchObject({ status: 206, text: 'rk' });
  for (const range of ['bytes=5-2', 'bytes=-3', 'bytes=x-y', 'bytes=0-1,3-4', 'lines=1-2'])
    expect(await get('/sw.js', { range }), range).toMatchObject({ status: 200, text: 'worker' });
  expect(await get('/sw.js', { range: 'bytes=99-' })).toMatchObject({ status: 416 });
});

test('a file that a new build brings is there at once', async () => {
  expect(await get('/new.txt')).toMatchObject({ status: 404 });
  writeFileSync(join(folder, 'new.txt'), 'new');
  expect(await get('/new.txt')).toMatchObject({ status: 200, text: 'new' });
});
