import { BASE, ROUTES, type RouteName } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcDay } from '../day.ts';
import { newApp, type TestApp } from '../testing/app.ts';
import { usePasskey } from '../testing/authenticator.ts';
import { type BusyPerson, busyPerson } from '../testing/busyPerson.ts';
import { type Asked, ask, authorizationOf, joined, newDevice, ORIGIN, pathOf } from '../testing/device.ts';
import { storedLines } from '../testing/storedLines.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { submissionOf, wonRecord } from '../testing/wins.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];
const WORD = 'a-word-of-one-person';
const LIST = { params: { game: 'KL1-D1N', board: 'won' } };

/** How a stranger who knows every name of somebody's things would get at them, route by route. */
const ATTACKS: { readonly [Name in RouteName]: (victim: BusyPerson) => readonly Asked[] } = {
  about: () => [{}],
  join: ({ device }) => [{ body: { key: device.key, label: 'Mine now' } }],
  me: () => [{}],
  rename: () => [{ body: { name: 'Somebody' } }],
  erase: () => [{}],
  exportMe: () => [{}],
  signOut: ({ device }) => [{ params: { device: device.id } }],
  signOutOthers: () => [{}],
  passkeyChallenge: () => [{}],
  addPasskey: ({ ceremony, passkey }) => [{ body: { challenge: ceremony.challenge, answer: passkey.made } }],
  removePasskey: ({ passkey }) => [{ params: { passkey: passkey.id } }],
  recoveryCodes: () => [{}],
  signInChallenge: () => [{}],
  signIn: ({ ceremony, passkey }) => [
    // What the person's own browser would send, seen on its way and sent by another device.
    { body: { challenge: ceremony.challenge, answer: usePasskey(passkey, ceremony, ORIGIN) } },
    {
      body: {
        challenge: ceremony.challenge,
        answer: usePasskey({ ...newDevice(), id: passkey.id, key: newDevice().privateKey }, ceremony, ORIGIN),
      },
    },
  ],
  recover: ({ codes }) => [
    { body: { code: 'AAAAA-AAAAA-AAAAA-AAAAA' } },
    { body: { code: (codes[0] ?? '').slice(0, -1) } },
  ],
  ticket: ({ dealt }) => [{ body: dealt }],
  submit: ({ attempt, ticket, dealt }) => [
    { body: submissionOf(wonRecord(8), utcDay(Date.now()) as Day, { attempt }) },
    { body: submissionOf(wonRecord(4), utcDay(Date.now()) as Day, { ticket, attempt: dealt.attempt }) },
  ],
  published: ({ result }) => [{ params: { result } }],
  board: () => [LIST],
  around: () => [LIST],
  sync: () => [
    { body: { after: 0, states: [] } },
    { body: { after: 0, states: [{ kind: 'bookmark', key: `${WORD}-0`, body: 'over' }] } },
  ],
};

/** What a signature says otherwise than the request that it goes with. */
interface Changed extends Asked {
  readonly as?: string;
  readonly to?: string;
  readonly holding?: string;
}

describe.each(STORE_KINDS)('every route on %s', (kind) => {
  let server: TestApp;
  let victim: BusyPerson;
  beforeAll(async () => {
    server = await newApp(kind);
    victim = await busyPerson(server.app, WORD, 3);
  });
  afterAll(() => server.close());

  /** All that is stored of the person. */
  const kept = async () =>
    (await storedLines(server.store)).filter(
      (line) => line.includes(victim.person) || line.includes(victim.device.id),
    );
  const secrets = () => [
    victim.person,
    victim.device.id,
    victim.device.key,
    victim.passkey.id,
    victim.ceremony.challenge,
    victim.attempt,
    victim.dealt.attempt,
    WORD,
  ];
  /** What a stranger said is not told back as a secret. */
  const tells = (body: unknown, asked: Asked) => {
    const said = JSON.stringify(asked);
    return secrets().filter(
      (secret) => JSON.stringify(body ?? '').includes(secret) && !said.includes(secret),
    );
  };

  test.each(NAMES)('%s neither reads nor writes what is another person’s', async (name) => {
    const before = await kept();
    expect(before.length).toBeGreaterThan(15);
    for (const asked of ATTACKS[name](victim)) {
      const stranger = await joined(server.app);
      const answers = [
        await ask(server.app, name, stranger, asked),
        // The person's name on a key of one's own.
        await ask(server.app, name, { ...newDevice(), id: victim.device.id }, asked),
        await ask(server.app, name, newDevice(), asked),
        await ask(server.app, name, undefined, asked),
      ];
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        expect(tells(body, asked)).toEqual([]);
      }
      if (ROUTES[name].by === 'device' || ROUTES[name].by === 'key')
        for (const { body } of answers.slice(1)) expect(['unsigned', 'unknownDevice']).toContain(body.why);
    }
    expect(await kept()).toEqual(before);
  });

  test.each(NAMES.filter((name) => ROUTES[name].by !== 'anybody'))(
    '%s takes no signature of another request, of another place, or of another time',
    async (name) => {
      const before = await kept();
      const [asked = {}] = ATTACKS[name](victim);
      const { method } = ROUTES[name];
      const path = pathOf(name, asked);
      const payload = asked.body === undefined ? '' : JSON.stringify(asked.body);
      const send = (authorization: string) =>
        server.app.inject({
          method,
          url: path,
          headers: { authorization, ...(payload ? { 'content-type': 'application/json' } : {}) },
          ...(payload ? { payload } : {}),
        });
      const by = ({ as = method, to = path, holding = payload, ...asked }: Changed) =>
        authorizationOf(victim.device, as, to, holding, asked);
      const good = by({});
      const forged = [
        by({ as: 'PUT' }),
        by({ to: `${path}?` }),
        by({ holding: `${payload} ` }),
        by({ origin: 'https://else.example' }),
        by({ at: Date.now() - 301_000 }),
        by({ at: Date.now() + 301_000 }),
        `${good.slice(0, -1)}${good.endsWith('A') ? 'Q' : 'A'}`,
        good.replace(/\.\d+\./, `.${Date.now() + 1}.`),
        good.slice(0, 60),
        'Geduld',
        'Bearer x',
      ];
      for (const authorization of forged) {
        const answer = await send(authorization);
        expect(answer.statusCode).toBe(401);
        expect(['unsigned', 'clock']).toContain(answer.json().why);
      }
      expect(await kept()).toEqual(before);
    },
  );

  test.each(NAMES.filter((name) => ROUTES[name].by === 'device' && ROUTES[name].method !== 'GET'))(
    '%s is done once, however often its request is sent again',
    async (name) => {
      const someone = await busyPerson(server.app, `of-${name}`, 1);
      const [asked = {}] = ATTACKS[name](someone);
      const once = { ...asked, nonce: 'AAAAAAAAAAAAAAAA', at: Date.now() };
      // Told nothing new, sync only reads.
      if (name === 'sync') Object.assign(once, ATTACKS.sync(someone)[1]);
      await ask(server.app, name, someone.device, once);
      const after = await storedLines(server.store);
      const again = await ask(server.app, name, someone.device, once);
      expect(['replayed', 'unknownDevice']).toContain(again.body.why);
      expect(await storedLines(server.store)).toEqual(after);
    },
  );

  test('every answer has the headers that protect it, whatever it says', async () => {
    const answers = [
      await server.app.inject({ method: 'GET', url: `${BASE}/about` }),
      await server.app.inject({ method: 'GET', url: `${BASE}/nothing` }),
      await server.app.inject({ method: 'PUT', url: `${BASE}/me` }),
      await server.app.inject({ method: 'GET', url: '/health' }),
      await server.app.inject({ method: 'GET', url: '/metrics' }),
      await server.app.inject({ method: 'GET', url: '/nothing' }),
      await server.app.inject({ method: 'GET', url: `${BASE}/results/%zz` }),
      await server.app.inject({
        method: 'POST',
        url: `${BASE}/sync`,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
      await server.app.inject({
        method: 'POST',
        url: `${BASE}/sync`,
        payload: 'x',
        headers: { 'content-type': 'text/xml' },
      }),
      await server.app.inject({
        method: 'POST',
        url: `${BASE}/sync`,
        payload: JSON.stringify('x'.repeat(2_100_000)),
        headers: { 'content-type': 'application/json' },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 404, 404, 200, 200, 404, 400, 400, 400, 413,
    ]);
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|https?:|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});
