import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Ceremony } from '@geduld/protocol';

/** What an authenticator of a test does otherwise than a good one. */
export interface Oddity {
  readonly origin?: string;
  readonly challenge?: string;
  /** Another key than the passkey's signs. */
  readonly key?: KeyObject;
  readonly counter?: number;
  /** A format of attestation, with a certificate in it. */
  readonly certificate?: boolean;
}

/** A passkey in a test. */
export interface TestPasskey {
  readonly id: string;
  readonly key: KeyObject;
  /** What the browser's dialog answers when it is made. */
  readonly made: unknown;
}

/** The head of a CBOR item: its kind and a number below 65,536. */
const head = (kind: number, length: number): Buffer => {
  if (length < 24) return Buffer.of((kind << 5) | length);
  if (length < 256) return Buffer.of((kind << 5) | 24, length);
  return Buffer.of((kind << 5) | 25, length >> 8, length & 255);
};

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** As much of CBOR as passkeys are made of. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key as string | number), cbor(item as Cbor)]),
    ]);
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
};

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Present and verified; with a new passkey besides. */
const USED = 0b101;
const MADE = 0b1000101;

const authenticatorData = (origin: string, flags: number, counter: number, rest: Buffer): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, rest]);
};

const challengeIn = ({ options }: Ceremony): string => (options as { readonly challenge: string }).challenge;

/** Makes a passkey as a browser would for a ceremony that was begun. */
export const makePasskey = (ceremony: Ceremony, origin: string, odd: Oddity = {}): TestPasskey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const rest = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cbor(cose)]);
  const statement: ReadonlyMap<string, Cbor> = odd.certificate
    ? new Map<string, Cbor>([
        ['alg', -7],
        ['sig', randomBytes(70)],
        ['x5c', [randomBytes(300)]],
      ])
    : new Map<string, Cbor>();
  const attestation = new Map<string, Cbor>([
    ['fmt', odd.certificate ? 'packed' : 'none'],
    ['attStmt', statement],
    ['authData', authenticatorData(origin, MADE, odd.counter ?? 0, rest)],
  ]);
  const data = clientData('webauthn.create', odd.challenge ?? challengeIn(ceremony), odd.origin ?? origin);
  return {
    id: text(id),
    key: privateKey,
    made: {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: text(data),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    },
  };
};

/** Uses a passkey as a browser would for a ceremony that was begun. */
export const usePasskey = (
  { id, key }: Pick<TestPasskey, 'id' | 'key'>,
  ceremony: Ceremony,
  origin: string,
  odd: Oddity = {},
): unknown => {
  const data = clientData('webauthn.get', odd.challenge ?? challengeIn(ceremony), odd.origin ?? origin);
  const authenticator = authenticatorData(origin, USED, odd.counter ?? 0, Buffer.alloc(0));
  const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), odd.key ?? key);
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: text(data),
      authenticatorData: text(authenticator),
      signature: text(signature),
    },
  };
};
