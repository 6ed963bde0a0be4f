import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkLicence } from './licence.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const issuer = { deployment: 'cards.example', publicKey: x };
const CLAIMS = { geduld: 1, for: 'cards.example', from: '2026-11-01', until: '2027-10-31', id: 'k3' };
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: unknown, key: KeyObject = privateKey, alg = 'EdDSA'): string => {
  const text = `${part({ alg })}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};
const check = (text: string, today = '2026-11-30') => checkLicence(text, issuer, today);

test('P3: a licence is read wherever it stands, line breaks and all', async () => {
  const text = signed(CLAIMS);
  for (const pasted of [text, `  ${text}\n`, `${text.slice(0, 70)}\r\n${text.slice(70)}`])
    expect(await check(pasted)).toEqual({ ok: true, value: CLAIMS });
});

test('P3: forged, of another, changed, expired, too early: each refused with its reason', async () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  expect(await check(signed(CLAIMS, other))).toMatchObject({ error: { why: 'badSignature' } });
  const [header, , signature] = signed(CLAIMS).split('.');
  const forged = `${header}.${part({ ...CLAIMS, until: '2099-12-31' })}.${signature}`;
  expect(await check(forged)).toMatchObject({ error: { why: 'badSignature' } });
  expect(await check(signed({ ...CLAIMS, for: 'other.example' }))).toEqual({
    ok: false,
    error: { why: 'otherDeployment', for: 'other.example' },
  });
  expect(await check(signed(CLAIMS), '2027-11-01')).toMatchObject({ error: { why: 'expired' } });
  expect(await check(signed(CLAIMS), '2026-10-31')).toMatchObject({ error: { why: 'notYet' } });
});

test('P3: what is no licence is none, whoever signed it', async () => {
  for (const text of [
    '',
    'hello',
    signed(CLAIMS).slice(0, -1),
    signed(CLAIMS, privateKey, 'none'),
    signed(CLAIMS, privateKey, 'HS256'),
    signed({ ...CLAIMS, geduld: 2 }),
    signed('text that is long enough'),
  ])
    expect(await check(text)).toEqual({ ok: false, error: { why: 'notALicence' } });
});

test('a browser that knows no Ed25519 says so and trusts nothing', async () => {
  const { subtle } = globalThis.crypto;
  const own = Object.getOwnPropertyDescriptor(subtle, 'importKey');
  Object.defineProperty(subtle, 'importKey', {
    configurable: true,
    value: () => Promise.reject(new DOMException('no such algorithm', 'NotSupportedError')),
  });
  try {
    expect(await check(signed(CLAIMS))).toEqual({ ok: false, error: { why: 'cannotCheck' } });
  } finally {
    if (own) Object.defineProperty(subtle, 'importKey', own);
    else Reflect.deleteProperty(subtle, 'importKey');
  }
});

test('P3: a long text that is no licence is refused without being searched from every letter', async () => {
  // From every letter it would be ten thousand million looks: minutes, for which the page would stand still.
  for (const text of ['a'.repeat(1_000_000), `aaaaaaaa.${'a'.repeat(1_000_000)}`])
    expect(await check(text)).toEqual({ ok: false, error: { why: 'notALicence' } });
  expect(await check(`My licence: ${signed(CLAIMS)}`)).toMatchObject({ ok: true });
});
