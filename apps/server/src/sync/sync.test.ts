import type { State, Synced } from '@geduld/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newApp, type TestApp } from '../testing/app.ts';
import { ask, joined, type TestDevice } from '../testing/device.ts';
import { STORE_KINDS } from '../testing/stores.ts';

const state = (key: string, body: string, kind: State['kind'] = 'attempt'): State => ({ kind, key, body });

describe.each(STORE_KINDS)('sync on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await newApp(kind);
  });
  afterAll(() => server.close());

  const say = (device: TestDevice, states: readonly State[], after = 0) =>
    ask(server.app, 'sync', device, { body: { states, after } });
  const hear = async (device: TestDevice, after = 0): Promise<Synced> => (await say(device, [], after)).body;

  /** Devices of one person; how they came together is tested elsewhere. */
  const devicesOf = async (count: number): Promise<readonly TestDevice[]> => {
    const devices = await Promise.all(Array.from({ length: count }, () => joined(server.app)));
    const [first] = devices;
    const { person } = (await ask(server.app, 'me', first)).body;
    await server.store.write((tx) =>
      tx
        .updateTable('device')
        .set({ person })
        .where(
          'id',
          'in',
          devices.map(({ id }) => id),
        )
        .execute(),
    );
    return devices;
  };
  const pair = async (): Promise<readonly [TestDevice, TestDevice]> => {
    const [one, other] = await devicesOf(2);
    if (one === undefined || other === undefined) throw new Error('two devices');
    return [one, other];
  };

  test('what one device says the other hears, numbered, and not the one that said it', async () => {
    const [phone, laptop] = await pair();
    expect((await say(phone, [state('a', '1'), state('b', '2')])).body).toEqual({
      states: [],
      upTo: 2,
      more: false,
    });
    const heard = await hear(laptop);
    expect(heard.states.map(({ number, key, body, device }) => [number, key, body, device])).toEqual([
      [1, 'a', '1', phone.id],
      [2, 'b', '2', phone.id],
    ]);
    expect(heard).toMatchObject({ upTo: 2, more: false });
    expect(await hear(laptop, heard.upTo)).toEqual({ states: [], upTo: 2, more: false });
  });

  test('said again, nothing changes; said anew, the last word stands, with a new number', async () => {
    const [phone, laptop] = await pair();
    await say(phone, [state('a', 'é😀')]);
    await say(phone, [state('a', 'é😀'), state('a', 'é😀')]);
    expect(await hear(laptop)).toMatchObject({ upTo: 1, states: [{ body: 'é😀' }] });
    await say(phone, [state('a', 'x😀'), state('a', 'yy')]);
    expect(await hear(laptop, 1)).toMatchObject({ upTo: 2, states: [{ number: 2, body: 'yy' }] });
    const { person } = (await ask(server.app, 'me', phone)).body;
    expect(
      await server.store.read
        .selectFrom('person')
        .select(['kept', 'letters'])
        .where('id', '=', person)
        .execute(),
    ).toEqual([{ kept: 1, letters: 2 }]);
  });

  test('two devices that say something of one thing stand beside each other', async () => {
    const [phone, laptop] = await pair();
    await say(phone, [state('a', 'phone'), state('a', 'setting', 'setting')]);
    await say(laptop, [state('a', 'laptop')]);
    expect((await hear(phone)).states.map(({ body }) => body)).toEqual(['laptop']);
    expect((await hear(laptop)).states.map(({ body }) => body)).toEqual(['phone', 'setting']);
  });

  test('others hear nothing of it', async () => {
    const [phone] = await pair();
    await say(phone, [state('a', 'mine')]);
    expect(await hear(await joined(server.app))).toEqual({ states: [], upTo: 0, more: false });
  });

  test('a device that was away a month hears everything in parts, by number and by size', async () => {
    const [phone, laptop] = await pair();
    for (let part = 0; part < 3; part++)
      await say(
        phone,
        Array.from({ length: 150 }, (_, at) =>
          state(`k${part * 150 + at}`, 'x'.repeat(at === 0 ? 100_000 : 1)),
        ),
      );
    for (let part = 0; part < 3; part++)
      await say(
        phone,
        Array.from({ length: 8 }, (_, at) => state(`long${part * 8 + at}`, 'x'.repeat(190_000))),
      );
    const heard: string[] = [];
    let [after, more, answers] = [0, true, 0];
    while (more) {
      const told = await hear(laptop, after);
      expect(told.states.length).toBeGreaterThan(0);
      expect(told.states.length).toBeLessThanOrEqual(200);
      expect(told.states.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(1_500_000);
      heard.push(...told.states.map(({ key }) => key));
      ({ upTo: after, more } = told);
      answers++;
    }
    expect(new Set(heard).size).toBe(474);
    expect(heard.length).toBe(474);
    expect(after).toBe(474);
    expect(answers).toBeGreaterThan(5);
  });

  test('a server that was put back to a backup tells everything again, and shows it', async () => {
    const [phone, laptop] = await pair();
    await say(phone, [state('a', '1')]);
    expect(await hear(laptop, 900)).toMatchObject({ upTo: 1, states: [{ key: 'a' }] });
  });

  test('more than a person may keep is refused, and nothing of it is kept', async () => {
    const [phone, laptop] = await pair();
    const { person } = (await ask(server.app, 'me', phone)).body;
    await say(phone, [state('a', '1')]);
    await server.store.write((tx) =>
      tx.updateTable('person').set({ kept: 99_999 }).where('id', '=', person).execute(),
    );
    expect(await say(phone, [state('b', '1'), state('c', '1')])).toMatchObject({
      status: 409,
      body: { why: 'full', place: 'states' },
    });
    expect((await say(phone, [state('a', '2'), state('b', '1')])).status).toBe(200);
    await server.store.write((tx) =>
      tx.updateTable('person').set({ letters: 49_999_999 }).where('id', '=', person).execute(),
    );
    expect((await say(phone, [state('a', '22')])).status).toBe(200);
    expect(await say(phone, [state('a', '333')])).toMatchObject({ body: { why: 'full' } });
    expect((await hear(laptop)).states.map(({ body }) => body)).toEqual(['1', '22']);
  });

  test('a text that a store cannot keep is refused', async () => {
    const [phone] = await pair();
    expect(await say(phone, [state('a', 'x\u0000y')])).toMatchObject({
      status: 400,
      body: { why: 'badRequest' },
    });
    expect((await say(phone, [state('a', '"\\u0000"')])).status).toBe(200);
  });

  test('any order of offline devices, with answers lost, ends in the same states everywhere', async () => {
    const said = fc.record({
      device: fc.nat(2),
      /** Is the answer lost on its way? Then the device says everything again, and asks after the same number. */
      lost: fc.boolean(),
      states: fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(3)), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(said, { maxLength: 12 }), async (turns) => {
        const devices = await devicesOf(3);
        const known = devices.map(() => ({ after: 0, heard: new Map<string, string>() }));
        const own = devices.map(() => new Map<string, string>());
        const meet = async (at: number, states: readonly State[], lost: boolean): Promise<void> => {
          const [device, mine] = [devices[at], known[at]];
          if (device === undefined || mine === undefined) throw new Error('a device');
          const answer: Synced = (await say(device, states, mine.after)).body;
          if (lost) return meet(at, states, false);
          for (const { device: who, key, body } of answer.states) mine.heard.set(`${who} ${key}`, body);
          mine.after = answer.upTo;
        };
        for (const { device, lost, states } of turns) {
          for (const [key, body] of states) own[device]?.set(key, String(body));
          await meet(
            device,
            states.map(([key, body]) => state(key, String(body))),
            lost,
          );
        }
        for (const at of devices.keys()) await meet(at, [], false);
        const expected = devices.flatMap(({ id }, at) =>
          [...(own[at] ?? [])].map(([key, body]) => [`${id} ${key}`, body] as const),
        );
        for (const [at, { id }] of devices.entries())
          expect(new Map([...(known[at]?.heard ?? [])].toSorted())).toEqual(
            new Map(expected.filter(([key]) => !key.startsWith(id)).toSorted()),
          );
      }),
      { numRuns: 25 },
    );
  });
});
