import { randomBytes } from 'node:crypto';
import { ok } from '@geduld/core';
import type { Me } from '@geduld/protocol';
import type { Kysely } from 'kysely';
import type { Handler } from '../http/handlers.ts';
import { refused } from '../http/problems.ts';
import { spend } from '../http/spent.ts';
import type { Tables } from '../store/tables.ts';
import { tagOf } from './tag.ts';

/** 16 random bytes as text: the name of a row that nobody can guess. */
export const randomName = (): string => randomBytes(16).toString('base64url');

/** The day of an instant in universal time. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What a person is shown of themselves; `device` is the one that asks. */
export const meOf = async (db: Kysely<Tables>, person: string, device: string): Promise<Me | undefined> => {
  const row = await db.selectFrom('person').selectAll().where('id', '=', person).executeTakeFirst();
  if (row === undefined) return undefined;
  const [devices, passkeys, codes] = await Promise.all([
    db
      .selectFrom('device')
      .selectAll()
      .where('person', '=', person)
      .orderBy('joined')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('passkey')
      .selectAll()
      .where('person', '=', person)
      .orderBy('added')
      .orderBy('id')
      .execute(),
    db.selectFrom('recovery').select('hash').where('person', '=', person).execute(),
  ]);
  return {
    person,
    name: row.name,
    tag: tagOf(person),
    devices: devices.map(({ id, label, joined, seen }) => ({
      device: id,
      label,
      joined,
      seen,
      mine: id === device,
    })),
    passkeys: passkeys.map(({ id, label, added }) => ({ passkey: id, label, added })),
    recoveryCodes: codes.length,
  };
};

/** Makes a device known, as a person of its own. The request was signed by the key that it brings. */
export const join: Handler<'join'> = async ({ store, now, body, signature }) => {
  const { device } = signature;
  const joined = await store.write(async (tx) => {
    if (!(await spend(tx, signature, now))) return undefined;
    const known = await tx.selectFrom('device').select('person').where('id', '=', device).executeTakeFirst();
    if (known) return known.person;
    const person = randomName();
    await tx.insertInto('person').values({ id: person, name: null, created: now }).execute();
    const made = await tx
      .insertInto('device')
      .values({ id: device, person, key: body.key, label: body.label, joined: now, seen: utcDay(now) })
      .onConflict((same) => same.column('id').doNothing())
      .returning('person')
      .executeTakeFirst();
    if (made) return person;
    // The same device joined meanwhile through another process.
    await tx.deleteFrom('person').where('id', '=', person).execute();
    return (await tx.selectFrom('device').select('person').where('id', '=', device).executeTakeFirstOrThrow())
      .person;
  });
  if (joined === undefined) return refused('replayed', 'This signature was used before.');
  const me = await meOf(store.read, joined, device);
  return me ? ok(me) : refused('unknownDevice', 'This device was signed out meanwhile.');
};

/** Says who the device is. */
export const me: Handler<'me'> = async ({ store, asker }) => {
  const found = await meOf(store.read, asker.person, asker.device);
  return found ? ok(found) : refused('unknownDevice', 'This device was signed out meanwhile.');
};
