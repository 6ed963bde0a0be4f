import { describe, expect, test } from 'vitest';
import { authorizationText, parseAuthorization, signedText } from './signing.ts';

const parts = {
  device: 'd'.repeat(43),
  at: 1_700_000_000_000,
  nonce: 'n'.repeat(16),
  signature: 's'.repeat(86),
};

describe('signed requests', () => {
  test('the header is read as it was written', () => {
    expect(parseAuthorization(authorizationText(parts))).toEqual(parts);
  });

  test.each([
    '',
    'Bearer x',
    authorizationText(parts).slice(0, -1),
    `${authorizationText(parts)}x`,
    `${authorizationText(parts)}\n`,
    authorizationText({ ...parts, device: '+'.repeat(43) }),
    authorizationText({ ...parts, at: -1 }),
    authorizationText({ ...parts, at: 1.5 }),
    authorizationText({ ...parts, nonce: 'n' }),
  ])('%j is none', (text) => expect(parseAuthorization(text)).toBeUndefined());

  test('each part of a request changes the text that is signed', () => {
    const signed = { origin: 'o', method: 'GET', path: '/p', at: 1, nonce: 'n', bodyHash: 'h' };
    const others = Object.keys(signed).map((name) =>
      signedText({ ...signed, [name]: name === 'at' ? 2 : 'x' }),
    );
    expect(new Set([signedText(signed), ...others]).size).toBe(7);
  });
});
