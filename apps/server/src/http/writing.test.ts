import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { lockPerson } from '../store/store.ts';
import { newApp, type TestApp } from '../testing/app.ts';
import { type Answered, ask, joined, type TestDevice } from '../testing/device.ts';
import { STORE_KINDS } from '../testing/stores.ts';

describe.each(STORE_KINDS)('a write that waits for its person on %s', (kind) => {
  let server: TestApp;
  afterEach(() => server.close());
  const personOf = async (device: TestDevice): Promise<string> =>
    (await ask(server.app, 'me', device)).body.person;

  /** Renames by a device while its person is locked, and something happens to the device under that lock. */
  const renamedWhile = async (
    device: TestDevice,
    happens: (tx: Parameters<Parameters<typeof server.store.write>[0]>[0]) => Promise<unknown>,
  ): Promise<Answered> => {
    const person = await personOf(device);
    let renamed: Promise<Answered> | undefined;
    await server.store.write(async (tx) => {
      await lockPerson(server.store, tx, person);
      renamed = ask(server.app, 'rename', device, { body: { name: 'Ada' } });
      // Its signature is checked meanwhile, and the write begins to wait.
      await wait(300);
      await happens(tx);
    });
    if (renamed === undefined) throw new Error('it was asked');
    return renamed;
  };

  test('is refused when the device was signed out meanwhile', async () => {
    server = await newApp(kind);
    const device = await joined(server.app);
    const answer = await renamedWhile(device, (tx) =>
      tx.deleteFrom('device').where('id', '=', device.id).execute(),
    );
    expect(answer).toMatchObject({ status: 401, body: { why: 'unknownDevice' } });
    const names = await server.store.read.selectFrom('person').select('name').execute();
    expect(names).toEqual([{ name: null }]);
  });

  test('is done for the account to which the device has moved meanwhile', async () => {
    server = await newApp(kind);
    const [device, other] = [await joined(server.app), await joined(server.app)];
    const [person, account] = [await personOf(device), await personOf(other)];
    const answer = await renamedWhile(device, async (tx) => {
      await tx.updateTable('device').set({ person: account }).where('id', '=', device.id).execute();
      await tx.deleteFrom('person').where('id', '=', person).execute();
    });
    expect(answer).toMatchObject({ status: 200, body: { person: account, name: 'Ada' } });
    expect(await ask(server.app, 'me', other)).toMatchObject({ body: { name: 'Ada' } });
  });

  test('notes the day on which a device was heard of', async () => {
    server = await newApp(kind);
    const device = await joined(server.app);
    const day = 86_400_000;
    server.shift(day);
    const at = Date.now() + day;
    const { body } = await ask(server.app, 'rename', device, { body: { name: null }, at });
    expect(body.devices[0].seen).toBe(new Date(at).toISOString().slice(0, 10));
  });
});
