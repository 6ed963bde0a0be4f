import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { ok, type Result } from '@geduld/core';
import type { LicenceClaims } from '@geduld/session';
import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { quoted } from './args.ts';
import { cannotGo, type Stop, saysNo } from './stop.ts';

/** A key pair that signs licences: its private half stays in a file with whoever runs the deployment. */
export interface LicenceKey {
  readonly jwk: JWK;
  /** The public half as an edition names it: 43 letters of base64url. */
  readonly publicKey: string;
}

/** Is this the public half of such a key? */
export const isPublicKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Makes a key pair and writes it to a new file that its owner alone can read; one that is there is never replaced. */
export const makeKey = async (path: string): Promise<Result<LicenceKey, Stop>> => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  try {
    writeFileSync(path, `${JSON.stringify(jwk)}\n`, { flag: 'wx', mode: 0o600 });
    chmodSync(path, 0o600);
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    if (code === 'EEXIST') return cannotGo(`found ${quoted(path)} there already, expected a new file.`);
    return cannotGo(`${quoted(path)} cannot be written (${message}).`);
  }
  return keyOf(path, jwk);
};

/** The key pair in a file. */
export const readKey = (path: string): Result<LicenceKey, Stop> => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    return cannotGo(`${quoted(path)} cannot be read (${(fault as Error).message}).`);
  }
  try {
    return keyOf(path, JSON.parse(text) as JWK);
  } catch {
    return noKey(path);
  }
};

const noKey = (path: string) =>
  saysNo(`${quoted(path)}: found no key for licences, expected a file that new-key has made.`);

const keyOf = (path: string, jwk: JWK): Result<LicenceKey, Stop> => {
  const { crv, d, x } = jwk;
  if (crv !== 'Ed25519' || typeof d !== 'string' || typeof x !== 'string' || !isPublicKey(x))
    return noKey(path);
  return ok({ jwk, publicKey: x });
};

/** Signs a licence: a compact JWS (EdDSA), as the app reads it offline. */
export const signLicence = async (claims: LicenceClaims, { jwk }: LicenceKey): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(await importJWK(jwk, 'EdDSA'));
