import { KEY_ALGORITHM, SIGN_ALGORITHM } from '@geduld/protocol';

/** Bytes as base64url without padding. */
export const bytesText = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** SHA-256 as base64url. */
export const hashText = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesText(await crypto.subtle.digest('SHA-256', bytes));

/** The key of this device: what the server knows it by. */
export interface DeviceKey {
  /** The name of the device: the hash of its public key. */
  readonly id: string;
  readonly publicText: string;
  /** What the browser keeps; the private half cannot be read by any script, ours included. */
  readonly pair: CryptoKeyPair;
  readonly sign: (text: string) => Promise<string>;
}

/** Can keys be made here? Not on pages without https. */
export const canHaveKey = (): boolean => globalThis.crypto?.subtle !== undefined;

/** A pair as a key. */
export const keyOf = async (pair: CryptoKeyPair): Promise<DeviceKey> => {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    id: await hashText(raw),
    publicText: bytesText(raw),
    pair,
    sign: async (text) =>
      bytesText(await crypto.subtle.sign(SIGN_ALGORITHM, pair.privateKey, new TextEncoder().encode(text))),
  };
};

/** A new key that nobody knows yet. */
export const makeKey = async (): Promise<DeviceKey> =>
  keyOf(await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify']));
