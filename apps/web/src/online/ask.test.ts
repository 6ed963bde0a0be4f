import { parseAuthorization, SIGN_ALGORITHM, type Signed, signedText } from '@geduld/protocol';
import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';
import { type DeviceKey, hashText, makeKey } from './key.ts';

const ORIGIN = 'https://cards.example';
const NOW = 1_800_000_000_000;

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/** A server that gives these answers in turn, and what was asked of it. */
const serverOf = (key: DeviceKey | undefined, ...answers: readonly (() => Response)[]) => {
  const sent: Sent[] = [];
  const ask = createAsk({
    origin: ORIGIN,
    now: () => NOW,
    key: () => key,
    fetch: async (path, init) => {
      sent.push({ path, init });
      const answer = answers[sent.length - 1];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { ask, sent };
};
const json = (value: unknown, status = 200) => Response.json(value, { status });
const problem =
  (why: string, now = NOW) =>
  () =>
    json({ why, says: 'So it is.', now }, 400);
const ABOUT = { name: 'Geduld', version: 1, now: NOW, passkeys: true };
const TICKET = { ticket: 'abc', first: true };
const wish = { body: { attempt: 'attempt-1', code: 'RU1-C-AAAAAAB' } };

/** Does the signature hold, as the server checks it? */
const holds = async (key: DeviceKey, { path, init }: Sent): Promise<boolean> => {
  const parts = parseAuthorization(new Headers(init.headers).get('Authorization') ?? '');
  if (parts === undefined) return false;
  const bodyHash = await hashText(new TextEncoder().encode((init.body as string | undefined) ?? ''));
  const { at, nonce } = parts;
  const signed: Signed = { origin: ORIGIN, method: init.method ?? '', path, at, nonce, bodyHash };
  return (
    parts.device === key.id &&
    crypto.subtle.verify(
      SIGN_ALGORITHM,
      key.pair.publicKey,
      Buffer.from(parts.signature, 'base64url'),
      new TextEncoder().encode(signedText(signed)),
    )
  );
};

test('an answer of the right shape is handed on, any other is none of this server’s', async () => {
  const { ask } = serverOf(
    undefined,
    () => json(ABOUT),
    () => json({ ...ABOUT, more: 1 }),
    () => new Response('<html>', { status: 404 }),
    () => json({ oops: true }, 500),
  );
  expect(await ask('about', {})).toEqual({ ok: true, value: ABOUT });
  for (let n = 0; n < 3; n++) expect(await ask('about', {})).toEqual({ ok: false, error: { why: 'answer' } });
  expect(await ask('about', {})).toEqual({ ok: false, error: { why: 'offline' } });
});

test('a request is signed over its method, path, time and body, and its key cannot be read', async () => {
  const key = await makeKey();
  expect(key.id).toMatch(/^[\w-]{43}$/);
  expect(key.publicText).toMatch(/^[\w-]{87}$/);
  await expect(crypto.subtle.exportKey('jwk', key.pair.privateKey)).rejects.toThrow();
  const { ask, sent } = serverOf(key, () => json(TICKET));
  expect(await ask('ticket', wish)).toEqual({ ok: true, value: TICKET });
  const [one] = sent;
  expect(one && (await holds(key, one))).toBe(true);
  expect(one && (await holds(key, { ...one, path: '/api/v1/results' }))).toBe(false);
  expect(one && (await holds(key, { ...one, init: { ...one.init, body: '{}' } }))).toBe(false);
});

test('a clock that is wrong is set right by the server’s, once, and stays so', async () => {
  const key = await makeKey();
  const late = NOW + 3_600_000;
  const { ask, sent } = serverOf(
    key,
    problem('clock', late),
    () => json(TICKET),
    () => json(TICKET),
  );
  expect((await ask('ticket', wish)).ok).toBe(true);
  await ask('ticket', wish);
  const times = sent.map(
    ({ init }) => parseAuthorization(new Headers(init.headers).get('Authorization') ?? '')?.at,
  );
  expect(times).toEqual([NOW, late, late]);
});

test('paths and queries are written out, and what is not said is left out', async () => {
  const { ask, sent } = serverOf(undefined, problem('notFound'), problem('notFound'));
  await ask('board', { params: { game: 'KL1-D1N', board: 'won' }, query: { period: 'week', from: 'a_b' } });
  await ask('signOut', { params: { device: 'a/b' } });
  expect(sent.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
    'GET /api/v1/boards/KL1-D1N/won?period=week&from=a_b',
    'DELETE /api/v1/me/devices/a%2Fb',
  ]);
});
