import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { authorizationText, BASE, ROUTES, type RouteName, signedText } from '@geduld/protocol';
import type { FastifyInstance } from 'fastify';
import { deviceOf } from '../http/signed.ts';

/** Where the app of a test is reached. */
export const ORIGIN = 'http://localhost:4173';

/** An answer of the server in a test. */
export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects in it
  readonly body: any;
}

/** How a test asks: parts of the path, the query, the body. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The time of the signature; now when nothing is said. */
  readonly at?: number;
  readonly nonce?: string;
  /** The origin that is signed for; that of the app when nothing is said. */
  readonly origin?: string;
}

/** A device of a test, with a key as browsers make it. */
export interface TestDevice {
  readonly id: string;
  readonly key: string;
  readonly privateKey: KeyObject;
}

/** A new device that nobody knows yet. */
export const newDevice = (): TestDevice => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const key = raw.toString('base64url');
  return { id: deviceOf(key), key, privateKey };
};

/** Path and query of a route. */
export const pathOf = (name: RouteName, { params = {}, query = {} }: Asked): string => {
  const path = Object.entries(params).reduce(
    (text, [part, value]) => text.replace(`:${part}`, encodeURIComponent(value)),
    BASE + ROUTES[name].path,
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** The header that a device signs a request with. */
export const authorizationOf = (
  { id, privateKey }: TestDevice,
  method: string,
  path: string,
  payload: string,
  { at = Date.now(), nonce = randomBytes(12).toString('base64url'), origin = ORIGIN }: Asked = {},
): string => {
  const bodyHash = createHash('sha256').update(payload).digest('base64url');
  const text = signedText({ origin, method, path, at, nonce, bodyHash });
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return authorizationText({ device: id, at, nonce, signature: signature.toString('base64url') });
};

/** Asks a route, signed by a device or by nobody. */
export const ask = async (
  app: FastifyInstance,
  name: RouteName,
  device: TestDevice | undefined,
  asked: Asked = {},
): Promise<Answered> => {
  const { method } = ROUTES[name];
  const path = pathOf(name, asked);
  const payload = asked.body === undefined ? '' : JSON.stringify(asked.body);
  const answer = await app.inject({
    method,
    url: path,
    headers: {
      host: new URL(ORIGIN).host,
      ...(payload ? { 'content-type': 'application/json' } : {}),
      ...(device ? { authorization: authorizationOf(device, method, path, payload, asked) } : {}),
    },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
};

/** A device that has joined; `at` by the server's clock. */
export const joined = async (app: FastifyInstance, label = 'Test', at = Date.now()): Promise<TestDevice> => {
  const device = newDevice();
  const { status, body } = await ask(app, 'join', device, { body: { key: device.key, label }, at });
  if (status !== 200) throw new Error(`joining answered ${status} ${JSON.stringify(body)}`);
  return device;
};
