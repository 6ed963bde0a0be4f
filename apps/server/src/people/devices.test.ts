import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import type { Store } from '../store/store.ts';
import { testConfig } from '../testing/config.ts';
import { ask, joined, newDevice } from '../testing/device.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';

describe.each(STORE_KINDS)('devices on %s', (kind) => {
  let store: Store;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    store = await newStore(kind);
    app = await createApp({ config: testConfig(), store, clock: Date.now, handlers });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  test('a device that joins is a person of its own, and is so once', async () => {
    const device = newDevice();
    const body = { key: device.key, label: 'Phone' };
    const first = await ask(app, 'join', device, { body });
    const again = await ask(app, 'join', device, { body });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ name: null, passkeys: [], recoveryCodes: 0 });
    expect(first.body.devices).toMatchObject([{ device: device.id, label: 'Phone', mine: true }]);
  });

  test('who is not known, or signs with another key, or too late, is refused with the reason', async () => {
    const device = await joined(app);
    expect((await ask(app, 'me', newDevice())).body).toMatchObject({ why: 'unknownDevice' });
    expect((await ask(app, 'me', { ...newDevice(), id: device.id })).body).toMatchObject({ why: 'unsigned' });
    expect((await ask(app, 'me', undefined)).body).toMatchObject({ why: 'unsigned' });
    expect((await ask(app, 'me', device, { at: Date.now() - 400_000 })).body).toMatchObject({ why: 'clock' });
  });

  test('a signature is used once', async () => {
    const device = newDevice();
    const asked = { body: { key: device.key, label: '' }, nonce: 'AAAAAAAAAAAAAAAA', at: Date.now() };
    expect((await ask(app, 'join', device, asked)).status).toBe(200);
    expect((await ask(app, 'join', device, asked)).body).toMatchObject({ why: 'replayed' });
  });
});
