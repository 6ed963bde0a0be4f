import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'geduld-licence-'));
const decoded = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

describe('licence', () => {
  test('P3: a key, its public half, and a licence that it signs', async () => {
    const path = join(folder, 'cards.key');
    const made = await geduld(['licence', 'new-key', path, '--json']);
    expect(made).toMatchObject({ exit: 0, err: '' });
    const [{ publicKey }] = made.json() as [{ publicKey: string }];
    expect(publicKey).toMatch(/^[\w-]{43}$/);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(await geduld(['licence', 'public-key', path])).toMatchObject({ exit: 0, out: `${publicKey}\n` });
    expectStop(await geduld(['licence', 'new-key', path]), 3, 'there already');

    const call = ['licence', 'issue', path, '--for', 'cards.example', '--from', '2026-12-01'];
    const issued = await geduld([...call, '--until', '2027-11-30', '--id', 'k3']);
    expect(issued).toMatchObject({ exit: 0, err: '' });
    const [header, payload, signature = ''] = issued.out.trim().split('.');
    expect(decoded(header)).toEqual({ alg: 'EdDSA' });
    expect(decoded(payload)).toEqual({
      geduld: 1,
      for: 'cards.example',
      from: '2026-12-01',
      until: '2027-11-30',
      id: 'k3',
    });
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const [again] = (await geduld([...call, '--until', '2027-11-30', '--json'])).json();
    expect(again).toMatchObject({ for: 'cards.example', until: '2027-11-30' });

    expectStop(await geduld([...call, '--until', '2026-11-30']), 2, 'expected a day from 2026-12-01 on');
    expectStop(await geduld([...call, '--until', '2027-02-30x']), 2, '--until: found "2027-02-30x"');
    expectStop(await geduld(call), 2, '--until: found ""');
  });

  test('what is no key, no action, no name is said', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"kty":"RSA"}');
    const issue = (path: string) => [
      'licence',
      'issue',
      path,
      '--for',
      'cards.example',
      '--until',
      '2099-01-01',
    ];
    expectStop(await geduld(issue(other)), 1, 'found no key for licences');
    expectStop(await geduld(issue(join(folder, 'none'))), 3, 'cannot be read');
    expectStop(await geduld(['licence', 'sign', other]), 2, 'found "sign", expected new-key');
    expectStop(await geduld(['licence', 'issue', other, '--for', 'A B']), 2, '--for: found "A B"');
  });
});
