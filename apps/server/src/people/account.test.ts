import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newApp, type TestApp } from '../testing/app.ts';
import { makePasskey } from '../testing/authenticator.ts';
import { ask, joined, ORIGIN, type TestDevice } from '../testing/device.ts';
import { STORE_KINDS } from '../testing/stores.ts';

describe.each(STORE_KINDS)('an account on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await newApp(kind);
  });
  afterAll(() => server.close());

  const begun = async (device: TestDevice) => (await ask(server.app, 'passkeyChallenge', device)).body;
  const add = (device: TestDevice, challenge: string, answer: unknown) =>
    ask(server.app, 'addPasskey', device, { body: { challenge, answer, label: 'Laptop' } });

  test('a name is given, shown to its person, and taken away', async () => {
    const device = await joined(server.app);
    expect((await ask(server.app, 'rename', device, { body: { name: ' Ada ' } })).body.name).toBe('Ada');
    expect((await ask(server.app, 'rename', device, { body: { name: 'geduld' } })).body).toMatchObject({
      why: 'name',
      place: 'name',
    });
    expect((await ask(server.app, 'me', device)).body.name).toBe('Ada');
    expect((await ask(server.app, 'rename', device, { body: { name: null } })).body.name).toBe(null);
  });

  test('a passkey is added, told, and taken away', async () => {
    const device = await joined(server.app);
    const ceremony = await begun(device);
    expect(ceremony.options).toMatchObject({
      rp: { id: 'localhost', name: 'Geduld' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
    });
    const passkey = makePasskey(ceremony, ORIGIN);
    const added = await add(device, ceremony.challenge, passkey.made);
    expect(added).toMatchObject({
      status: 200,
      body: { passkeys: [{ passkey: passkey.id, label: 'Laptop' }] },
    });
    expect((await begun(device)).options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    const removed = await ask(server.app, 'removePasskey', device, { params: { passkey: passkey.id } });
    expect(removed).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect(await ask(server.app, 'removePasskey', device, { params: { passkey: passkey.id } })).toMatchObject(
      { status: 404, body: { why: 'notFound' } },
    );
  });

  test('a ceremony is used once, by the device that began it, in its time, for its purpose', async () => {
    const device = await joined(server.app);
    const other = await joined(server.app);
    const ceremony = await begun(device);
    const { made } = makePasskey(ceremony, ORIGIN);
    const refused = { status: 403, body: { why: 'signIn' } };
    expect(await add(other, ceremony.challenge, made)).toMatchObject(refused);
    expect((await add(device, ceremony.challenge, made)).status).toBe(200);
    expect(await add(device, ceremony.challenge, makePasskey(ceremony, ORIGIN).made)).toMatchObject(refused);

    const late = await begun(device);
    server.shift(300_001);
    const at = Date.now() + 300_001;
    const body = { challenge: late.challenge, answer: makePasskey(late, ORIGIN).made };
    expect(await ask(server.app, 'addPasskey', device, { body, at })).toMatchObject(refused);
    server.shift(0);
  });

  test.each([
    ['of another origin', { origin: 'https://else.example' }],
    ['that answers another challenge', { challenge: 'AAAA' }],
    ['that brings a certificate, whose addresses would be fetched', { certificate: true }],
  ])('a passkey %s is refused, and has used the ceremony up', async (_, odd) => {
    const device = await joined(server.app);
    const ceremony = await begun(device);
    const refused = { status: 403, body: { why: 'signIn' } };
    expect(await add(device, ceremony.challenge, makePasskey(ceremony, ORIGIN, odd).made)).toMatchObject(
      refused,
    );
    expect(await add(device, ceremony.challenge, makePasskey(ceremony, ORIGIN).made)).toMatchObject(refused);
    expect((await ask(server.app, 'me', device)).body.passkeys).toEqual([]);
  });

  test('recovery codes are ten of 100 bits, and new ones take the place of the old', async () => {
    const device = await joined(server.app);
    const first = (await ask(server.app, 'recoveryCodes', device)).body.codes;
    const second = (await ask(server.app, 'recoveryCodes', device)).body.codes;
    expect(new Set([...first, ...second]).size).toBe(20);
    for (const code of second) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await ask(server.app, 'me', device)).body.recoveryCodes).toBe(10);
    const kept = JSON.stringify(await server.store.read.selectFrom('recovery').selectAll().execute());
    for (const code of second) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  test('the last device signs out only where there is a way back', async () => {
    const device = await joined(server.app);
    const out = () => ask(server.app, 'signOut', device, { params: { device: device.id } });
    expect(await out()).toMatchObject({ status: 409, body: { why: 'lastWay' } });
    await ask(server.app, 'recoveryCodes', device);
    expect(await out()).toMatchObject({ status: 200, body: { devices: [] } });
    expect((await ask(server.app, 'me', device)).body).toMatchObject({ why: 'unknownDevice' });
  });
});
