import { BASE, ROUTES } from '@geduld/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import { newApp, type TestApp } from '../testing/app.ts';
import { testConfig } from '../testing/config.ts';
import { ask, joined, newDevice } from '../testing/device.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { tidy } from './housekeeping.ts';

let server: TestApp;
afterEach(() => server.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe.each(STORE_KINDS)('running on %s', (kind) => {
  test('health says that it lives; ready says whether it can be asked', async () => {
    server = await newApp(kind);
    expect((await get('/health')).json()).toEqual({ status: 'up' });
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
    await server.store.close();
    expect((await get('/health')).statusCode).toBe(200);
    const away = await get('/ready');
    expect([away.statusCode, away.json()]).toEqual([503, { status: 'store away' }]);
  });

  test('what has had its time is forgotten, and nothing before', async () => {
    server = await newApp(kind);
    const device = await joined(server.app);
    await ask(server.app, 'signInChallenge', device);
    await ask(server.app, 'passkeyChallenge', device);
    const left = async () => {
      const count = async (table: 'spent' | 'challenge') =>
        (await server.store.read.selectFrom(table).selectAll().execute()).length;
      return [await count('spent'), await count('challenge')];
    };
    const before = await left();
    expect(before[0]).toBeGreaterThan(1);
    expect(before[1]).toBe(1);
    await tidy(server.store, Date.now());
    expect(await left()).toEqual(before);
    await tidy(server.store, Date.now() + 400_000);
    expect(await left()).toEqual([before[0], 0]);
    await tidy(server.store, Date.now() + 1_000_000);
    expect(await left()).toEqual([0, 0]);
  });
});

describe('running', () => {
  test('a server that stops says so, and answers what is under way', async () => {
    const store = await newStore('sqlite');
    let stopping = false;
    const app = await createApp({
      config: testConfig(),
      store,
      clock: Date.now,
      handlers,
      isStopping: () => stopping,
    });
    server = { app, store, shift: () => undefined, close: () => app.close().then(store.close) };
    stopping = true;
    const answer = await get('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }]);
  });

  test('metrics are for this machine and for who has the token', async () => {
    server = await newApp('sqlite', { metricsToken: 'secret' });
    await ask(server.app, 'about', undefined);
    const own = await get('/metrics');
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain('geduld_request_seconds_count{route="about",status="200"} 1');
    expect(own.body).toContain('geduld_process_resident_memory_bytes');
    const far = (headers: Readonly<Record<string, string>>) =>
      server.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '198.51.100.7', headers });
    expect((await far({})).statusCode).toBe(403);
    expect((await far({ authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await far({ authorization: 'Bearer secret' })).statusCode).toBe(200);
    // Behind a proxy that nobody told of, everybody seems to be this machine.
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    await server.close();
    server = await newApp('sqlite', { behindProxy: true });
    expect((await get('/metrics')).statusCode).toBe(403);
  });

  test('the log says what was answered, and nothing of who asked', async () => {
    const store = await newStore('sqlite');
    let log = '';
    const logTo = {
      write: (line: string) => {
        log += line;
      },
    };
    const config = testConfig({ log: 'info' });
    const app = await createApp({ config, store, clock: Date.now, handlers, logTo });
    server = { app, store, shift: () => undefined, close: () => app.close().then(store.close) };
    const device = newDevice();
    const body = { key: device.key, label: 'My telephone' };
    const { person } = (await ask(app, 'join', device, { body })).body;
    await ask(app, 'rename', device, { body: { name: 'Wilhelmina Wolff' } });
    await ask(app, 'signOut', device, { params: { device: device.id } });
    await app.inject({ method: 'GET', url: `${BASE}/me?who=wilhelmina`, remoteAddress: '198.51.100.7' });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['join', 200],
      ['rename', 200],
      ['signOut', 409],
      ['me', 401],
    ]);
    for (const personal of [
      device.id,
      person,
      'telephone',
      'Wilhelmina',
      'wilhelmina',
      '198.51.100.7',
      '127.0.0.1',
    ])
      expect(log).not.toContain(personal);
  });

  test('the description names every route, from the schemas that check', async () => {
    server = await newApp('sqlite');
    const answer = await get(`${BASE}/openapi.json`);
    expect(answer.statusCode).toBe(200);
    const { paths, openapi } = answer.json();
    expect(openapi).toBe('3.1.0');
    for (const name of Object.keys(handlers) as (keyof typeof ROUTES)[]) {
      const route = ROUTES[name];
      const path = `${BASE}${route.path}`.replace(/:(\w+)/g, '{$1}');
      const told = paths[path]?.[route.method.toLowerCase()];
      expect(told, name).toMatchObject({ operationId: name, summary: route.does });
      expect(told.responses['200'], name).toBeDefined();
      expect(told.responses.default, name).toBeDefined();
    }
    expect(Object.keys(paths).every((path) => path.startsWith(`${BASE}/`))).toBe(true);
  });

  test('too many requests of a device, of an address, and of who would join, are told when to come again', async () => {
    server = await newApp('sqlite', { requestsAMinute: 16 });
    const device = await joined(server.app);
    const answers = [];
    // Joining was one of its sixteen.
    for (let n = 0; n < 16; n++) answers.push(await ask(server.app, 'me', device));
    expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(200), 429]);
    expect(answers.at(-1)?.body).toMatchObject({ why: 'tooMany' });
    // Whoever only says that it is this device uses up nothing of it, and no other device is concerned.
    const other = await joined(server.app);
    expect((await ask(server.app, 'me', other)).status).toBe(200);
    for (let n = 0; n < 20; n++) await ask(server.app, 'me', { ...newDevice(), id: other.id });
    expect((await ask(server.app, 'me', other)).status).toBe(200);
    // Two have joined from here; a third is one too many in this minute.
    const third = newDevice();
    expect(await ask(server.app, 'join', third, { body: { key: third.key, label: '' } })).toMatchObject({
      status: 429,
      body: { why: 'tooMany' },
    });
    const strangers = [];
    for (let n = 0; n < 170; n++) strangers.push((await ask(server.app, 'me', newDevice())).status);
    expect(new Set(strangers)).toEqual(new Set([401, 429]));
    expect((await get('/health')).statusCode).toBe(200);
  });
});
