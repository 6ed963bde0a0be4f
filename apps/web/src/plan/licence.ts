import { err, ok, type Result } from '@geduld/core';
import { claimsFault, type LicenceClaims, type LicenceFault, readClaims } from '@geduld/session';

/** Which licences a deployment takes: those for its name that its key has signed. */
export interface Issuer {
  readonly deployment: string;
  /** The public half of the key: 32 bytes as base64url. */
  readonly publicKey: string;
}

/**
 * A licence wherever it stands in a pasted text or a file: three parts of base64url, a compact JWS. A part begins where a
 * word begins; tried at every letter, a long file that is no licence would be searched for minutes.
 */
const LICENCE = /(?<![\w-])([\w-]{8,})\.([\w-]{16,})\.([\w-]{86})/;

const bytesOf = (part: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const jsonOf = (part: string): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)));
  } catch {
    return undefined;
  }
};

/**
 * Reads a licence and checks it, offline: its form, its signature (Ed25519), for which deployment and for which days it
 * is. Only claims whose signature is right are told.
 */
export const checkLicence = async (
  text: string,
  { deployment, publicKey }: Issuer,
  today: string,
): Promise<Result<LicenceClaims, LicenceFault>> => {
  const [, header = '', payload = '', signature = ''] = LICENCE.exec(text.replace(/\s+/g, '')) ?? [];
  const { alg } = (jsonOf(header) ?? {}) as { readonly alg?: unknown };
  if (alg !== 'EdDSA') return err({ why: 'notALicence' });
  const signed = await isSigned(`${header}.${payload}`, signature, publicKey);
  if (signed === undefined) return err({ why: 'cannotCheck' });
  if (!signed) return err({ why: 'badSignature' });
  const claims = readClaims(jsonOf(payload));
  if (claims === undefined) return err({ why: 'notALicence' });
  const fault = claimsFault(claims, deployment, today);
  return fault ? err(fault) : ok(claims);
};

/** Did this key sign the text? `undefined` where the browser cannot tell: it knows no Ed25519, or the page is not secure. */
const isSigned = async (text: string, signature: string, publicKey: string): Promise<boolean | undefined> => {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return undefined;
  }
};
