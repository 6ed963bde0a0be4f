import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { err, ok, type Result } from '@geduld/core';
import { parseAuthorization, SIGNATURE_LIFE, signedText } from '@geduld/protocol';
import { type Refused, refused } from './problems.ts';

/** A request, as far as it is signed. */
export interface SignedRequest {
  readonly origin: string;
  readonly method: string;
  /** Path and query as they came. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** The body as it came. */
  readonly bytes: Uint8Array;
}

/** A signature that holds. */
export interface HeldSignature {
  readonly device: string;
  /** What is spent: a hash of device and nonce, so that what is kept of it names nobody, not even after an erasure. */
  readonly nonce: string;
  readonly at: number;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** The name of the device with a public key. */
export const deviceOf = (key: string): string => hashOf(Buffer.from(key, 'base64url'));

/** The raw uncompressed point of P-256 as a key; `undefined` when it is not on the curve. */
const keyObject = (key: string): KeyObject | undefined => {
  const raw = Buffer.from(key, 'base64url');
  if (raw.length !== 65 || raw[0] !== 4) return undefined;
  try {
    return createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: raw.subarray(1, 33).toString('base64url'),
        y: raw.subarray(33).toString('base64url'),
      },
    });
  } catch {
    return undefined;
  }
};

/**
 * Checks the signature of a request. `keyOf` finds the public key of a device. Whether the signature was used before is for
 * the write that spends it to say: reading twice harms nobody.
 */
export const checkSignature = async (
  request: SignedRequest,
  now: number,
  keyOf: (device: string) => Promise<string | undefined>,
): Promise<Result<HeldSignature, Refused>> => {
  if (request.authorization === undefined)
    return refused('unsigned', 'This needs a signed request; the header Authorization is missing.', {
      place: 'Authorization',
      found: 'nothing',
      expected: 'Geduld device.at.nonce.signature',
    });
  const parts = parseAuthorization(request.authorization);
  if (parts === undefined)
    return refused('unsigned', 'The header Authorization cannot be read.', {
      place: 'Authorization',
      found: request.authorization.slice(0, 40),
      expected: 'Geduld device.at.nonce.signature',
    });
  const { device, at, nonce, signature } = parts;
  if (Math.abs(at - now) > SIGNATURE_LIFE)
    return refused('clock', 'The time of the signature is too far from the clock of the server.', {
      place: 'Authorization',
      found: String(at),
      expected: `within ${SIGNATURE_LIFE} ms of ${now}`,
    });
  const key = await keyOf(device);
  if (key === undefined)
    return refused('unknownDevice', 'This device is not known here: it has not joined, or was signed out.');
  const object = keyObject(key);
  const text = signedText({
    origin: request.origin,
    method: request.method,
    path: request.path,
    at,
    nonce,
    bodyHash: hashOf(request.bytes),
  });
  const holds =
    object !== undefined &&
    verify(
      'sha256',
      Buffer.from(text),
      { key: object, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  return holds ? ok({ device, nonce: hashOf(Buffer.from(`${device}.${nonce}`)), at }) : err(NOT_HELD);
};

const NOT_HELD: Refused = {
  why: 'unsigned',
  says: 'The signature does not hold for this request.',
  place: 'Authorization',
};
