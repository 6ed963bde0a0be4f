import { generateKeyPairSync } from 'node:crypto';
import type { Day } from '@geduld/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcDay } from '../day.ts';
import { newApp, type TestApp } from '../testing/app.ts';
import { makePasskey, type Oddity, type TestPasskey, usePasskey } from '../testing/authenticator.ts';
import { ask, joined, ORIGIN, type TestDevice } from '../testing/device.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { submissionOf, wonRecord } from '../testing/wins.ts';

describe.each(STORE_KINDS)('signing in on %s', (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await newApp(kind);
  });
  afterAll(() => server.close());

  const me = async (device: TestDevice) => (await ask(server.app, 'me', device)).body;
  const withPasskey = async (device: TestDevice): Promise<TestPasskey> => {
    const ceremony = (await ask(server.app, 'passkeyChallenge', device)).body;
    const passkey = makePasskey(ceremony, ORIGIN, { counter: 1 });
    const body = { challenge: ceremony.challenge, answer: passkey.made };
    expect((await ask(server.app, 'addPasskey', device, { body })).status).toBe(200);
    return passkey;
  };
  const use = async (device: TestDevice, passkey: Pick<TestPasskey, 'id' | 'key'>, odd: Oddity = {}) => {
    const ceremony = (await ask(server.app, 'signInChallenge', device)).body;
    const body = {
      challenge: ceremony.challenge,
      answer: usePasskey(passkey, ceremony, ORIGIN, { counter: 2, ...odd }),
    };
    return { body, answer: await ask(server.app, 'signIn', device, { body }) };
  };
  const say = (device: TestDevice, key: string, body: string, after = 0) =>
    ask(server.app, 'sync', device, { body: { after, states: [{ kind: 'attempt', key, body }] } });
  const hear = async (device: TestDevice) =>
    (await ask(server.app, 'sync', device, { body: { after: 0, states: [] } })).body;
  const win = (device: TestDevice, nth: number) =>
    ask(server.app, 'submit', device, { body: submissionOf(wonRecord(nth), utcDay(Date.now()) as Day) });
  const wonOf = async (device: TestDevice): Promise<number> => {
    const { body } = await ask(server.app, 'around', device, { params: { game: 'KL1-D1N', board: 'won' } });
    return body.places.find(({ mine }: { readonly mine: boolean }) => mine)?.value ?? 0;
  };

  test('by a passkey a device is one of the account, with all that it had of its own', async () => {
    const laptop = await joined(server.app, 'Laptop');
    const phone = await joined(server.app, 'Phone');
    const passkey = await withPasskey(laptop);
    await ask(server.app, 'rename', phone, { body: { name: 'Ada' } });
    await say(laptop, 'a', 'laptop');
    await say(phone, 'a', 'phone');
    await say(phone, 'b', 'phone');
    expect((await win(laptop, 0)).status).toBe(200);
    for (const nth of [0, 1]) expect((await win(phone, nth)).status).toBe(200);
    const before = await me(phone);

    const { answer } = await use(phone, passkey);
    expect(answer.status).toBe(200);
    const account = await me(laptop);
    expect(answer.body.person).toBe(account.person);
    expect(account).toMatchObject({ name: 'Ada', passkeys: [{ passkey: passkey.id }] });
    expect(account.devices.map(({ label }: { readonly label: string }) => label).toSorted()).toEqual([
      'Laptop',
      'Phone',
    ]);
    // The deal that both have won counts once.
    expect(await wonOf(phone)).toBe(2);
    expect(await wonOf(laptop)).toBe(2);
    expect((await hear(laptop)).states.map(({ body }: { readonly body: string }) => body)).toEqual([
      'phone',
      'phone',
    ]);
    expect((await hear(phone)).states.map(({ body }: { readonly body: string }) => body)).toEqual(['laptop']);
    const counts = await server.store.read
      .selectFrom('person')
      .select(['numbered', 'kept', 'letters'])
      .where('id', '=', account.person)
      .execute();
    expect(counts).toEqual([{ numbered: 3, kept: 3, letters: 16 }]);
    const gone = await server.store.read
      .selectFrom('person')
      .select('id')
      .where('id', '=', before.person)
      .execute();
    expect(gone).toEqual([]);
    const tag = await ask(server.app, 'board', undefined, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(JSON.stringify(tag.body)).not.toContain(before.tag);
  });

  test('a game that was dealt before its device signed in keeps the time of its deal', async () => {
    const [laptop, phone] = [await joined(server.app), await joined(server.app)];
    const passkey = await withPasskey(laptop);
    const day = utcDay(Date.now()) as Day;
    const dealt = async (device: TestDevice, nth: number) => {
      const submission = submissionOf(wonRecord(nth), day);
      const { attempt, record } = submission;
      const { ticket } = (await ask(server.app, 'ticket', device, { body: { attempt, code: record.code } }))
        .body;
      return { ...submission, ticket };
    };
    const first = await dealt(phone, 10);
    await dealt(laptop, 11);
    server.shift(1000);
    const second = await dealt(phone, 11);
    server.shift(0);
    expect((await use(phone, passkey)).answer.status).toBe(200);
    const hour = 3_600_000;
    server.shift(hour);
    const send = async (body: unknown) =>
      (await ask(server.app, 'submit', phone, { body, at: Date.now() + hour })).body.marks;
    expect(await send(first)).toEqual(['paused']);
    // The laptop had seen this deal before: the ticket of a person that is gone proves nothing any more.
    expect(await send(second)).toEqual(['offline']);
    server.shift(0);
  });

  test('again, it stays what it is', async () => {
    const laptop = await joined(server.app);
    const passkey = await withPasskey(laptop);
    const { answer } = await use(laptop, passkey);
    expect(answer).toMatchObject({ status: 200, body: await me(laptop) });
  });

  test('signed out, come back alone and signed in again, its last word stands', async () => {
    const laptop = await joined(server.app);
    const phone = await joined(server.app);
    const passkey = await withPasskey(laptop);
    await use(phone, passkey);
    await say(phone, 'a', 'before');
    await ask(server.app, 'signOut', laptop, { params: { device: phone.id } });
    expect((await me(phone)).why).toBe('unknownDevice');
    expect((await ask(server.app, 'join', phone, { body: { key: phone.key, label: '' } })).status).toBe(200);
    await say(phone, 'a', 'after');
    expect((await use(phone, passkey, { counter: 3 })).answer.status).toBe(200);
    expect((await hear(laptop)).states).toMatchObject([{ body: 'after' }]);
  });

  test('a device that leaves others behind leaves them what they had together', async () => {
    const [one, two, three] = [await joined(server.app), await joined(server.app), await joined(server.app)];
    await use(two, await withPasskey(one));
    await say(two, 'a', 'ours');
    const { answer } = await use(two, await withPasskey(three));
    expect(answer.status).toBe(200);
    expect((await hear(one)).states).toMatchObject([{ body: 'ours' }]);
    expect((await hear(three)).states).toEqual([]);
  });

  test('an own passkey comes along', async () => {
    const [one, two] = [await joined(server.app), await joined(server.app)];
    const own = await withPasskey(two);
    await use(two, await withPasskey(one));
    const third = await joined(server.app);
    const { answer } = await use(third, own);
    expect(answer.body.person).toBe((await me(one)).person);
  });

  test.each<readonly [string, Oddity]>([
    ['another key signs', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['another page asks', { origin: 'https://else.example' }],
    ['another challenge is signed', { challenge: 'AAAA' }],
    ['a copy of it has been used before', { counter: 1 }],
  ])('a passkey does not hold when %s', async (_, odd) => {
    const [one, two] = [await joined(server.app), await joined(server.app)];
    const { answer } = await use(two, await withPasskey(one), odd);
    expect(answer).toMatchObject({ status: 403, body: { why: 'signIn' } });
    expect((await me(two)).person).not.toBe((await me(one)).person);
  });

  test('a ceremony is used once, by its device, not for another purpose; a passkey that is gone holds no more', async () => {
    const [one, two] = [await joined(server.app), await joined(server.app)];
    const passkey = await withPasskey(one);
    const refused = { status: 403, body: { why: 'signIn' } };
    const { body } = await use(two, passkey);
    expect(await ask(server.app, 'signIn', two, { body })).toMatchObject(refused);
    const three = await joined(server.app);
    const ceremony = (await ask(server.app, 'signInChallenge', two)).body;
    const stolen = {
      challenge: ceremony.challenge,
      answer: usePasskey(passkey, ceremony, ORIGIN, { counter: 9 }),
    };
    expect(await ask(server.app, 'signIn', three, { body: stolen })).toMatchObject(refused);
    const adding = (await ask(server.app, 'passkeyChallenge', three)).body;
    const mixed = {
      challenge: adding.challenge,
      answer: usePasskey(passkey, adding, ORIGIN, { counter: 9 }),
    };
    expect(await ask(server.app, 'signIn', three, { body: mixed })).toMatchObject(refused);
    await ask(server.app, 'removePasskey', one, { params: { passkey: passkey.id } });
    expect((await use(three, passkey, { counter: 9 })).answer).toMatchObject(refused);
  });

  test('a recovery code holds once, however it is typed', async () => {
    const [one, two, three] = [await joined(server.app), await joined(server.app), await joined(server.app)];
    const [code = '', other = ''] = (await ask(server.app, 'recoveryCodes', one)).body.codes;
    const recover = (device: TestDevice, text: string) =>
      ask(server.app, 'recover', device, { body: { code: text } });
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await recover(two, typed)).toMatchObject({ status: 200, body: { recoveryCodes: 9 } });
    expect(await recover(three, code)).toMatchObject({ status: 403, body: { why: 'signIn' } });
    expect(await recover(three, 'AAAAA-AAAAA-AAAAA-AAAAA')).toMatchObject({ status: 403 });
    const answers = await Promise.all([recover(three, other), recover(await joined(server.app), other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('an account is full at fifty devices, and the code is kept for later', async () => {
    const one = await joined(server.app);
    const { person } = await me(one);
    const [code = ''] = (await ask(server.app, 'recoveryCodes', one)).body.codes;
    await server.store.write((tx) =>
      tx
        .insertInto('device')
        .values(
          Array.from({ length: 49 }, (_, at) => ({
            id: `full-${kind}-${at}`,
            person,
            key: '',
            label: '',
            joined: 0,
            seen: '2026-01-01',
          })),
        )
        .execute(),
    );
    const two = await joined(server.app);
    const recover = () => ask(server.app, 'recover', two, { body: { code } });
    expect(await recover()).toMatchObject({ status: 409, body: { why: 'full' } });
    await ask(server.app, 'signOutOthers', one);
    expect((await recover()).status).toBe(200);
  });

  test('two that go to one another at once end as one person', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await joined(server.app), await joined(server.app)];
      const [ofOne, ofTwo] = [
        (await ask(server.app, 'recoveryCodes', one)).body.codes[0],
        (await ask(server.app, 'recoveryCodes', two)).body.codes[0],
      ];
      await Promise.all([say(one, 'a', 'one'), say(two, 'a', 'two')]);
      const answers = await Promise.all([
        ask(server.app, 'recover', one, { body: { code: ofTwo } }),
        ask(server.app, 'recover', two, { body: { code: ofOne } }),
        say(one, 'b', 'one'),
        say(two, 'b', 'two'),
      ]);
      for (const { status } of answers) expect([200, 403]).toContain(status);
      const [first, second] = [await me(one), await me(two)];
      expect(first.person).toBe(second.person);
      const { kept } = await server.store.read
        .selectFrom('person')
        .select('kept')
        .where('id', '=', first.person)
        .executeTakeFirstOrThrow();
      expect(kept).toBe(4);
    }
  });
});
