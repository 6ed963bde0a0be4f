/** What a device signs of a request. */
export interface Signed {
  /** The origin that the request is for, so that no other server can use it. */
  readonly origin: string;
  readonly method: string;
  /** Path and query, as sent. */
  readonly path: string;
  /** By the device's clock, set right by the server's; milliseconds since 1970. */
  readonly at: number;
  /** 12 random bytes, base64url: what makes every signature one that is used once. */
  readonly nonce: string;
  /** SHA-256 of the body, base64url; of nothing for no body. */
  readonly bodyHash: string;
}

/** The algorithm of device keys, as Web Crypto names it. Every browser has it, and can keep the key from scripts. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SIGN_ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A signature is good for so long before and after its time, in milliseconds. */
export const SIGNATURE_LIFE = 300_000;

/** The text that is signed: a line for each part. None of them can hold a line's end. */
export const signedText = ({ origin, method, path, at, nonce, bodyHash }: Signed): string =>
  ['geduld 1', origin, method, path, at, nonce, bodyHash].join('\n');

/** The parts of the header `Authorization`. */
export interface Authorization {
  readonly device: string;
  readonly at: number;
  readonly nonce: string;
  /** 64 bytes, r and s, base64url. */
  readonly signature: string;
}

/** `Geduld device.at.nonce.signature`. The inverse of `parseAuthorization`. */
export const authorizationText = ({ device, at, nonce, signature }: Authorization): string =>
  `Geduld ${device}.${at}.${nonce}.${signature}`;

const AUTHORIZATION = /^Geduld ([\w-]{43})\.(\d{1,16})\.([\w-]{16})\.([\w-]{86})$/;

/** Reads the header; `undefined` for any other. */
export const parseAuthorization = (text: string): Authorization | undefined => {
  const [, device, at, nonce, signature] = AUTHORIZATION.exec(text) ?? [];
  if (device === undefined || at === undefined || nonce === undefined || signature === undefined)
    return undefined;
  return { device, at: Number(at), nonce, signature };
};
