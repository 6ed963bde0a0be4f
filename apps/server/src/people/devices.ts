import { randomBytes } from 'node:crypto';
import { ok, type Result } from '@geduld/core';
import type { Me } from '@geduld/protocol';
import type { Kysely } from 'kysely';
import { utcDay } from '../day.ts';
import type { Asker, Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { spend } from '../http/spent.ts';
import type { Tables } from '../store/tables.ts';
import { tagOf } from './tag.ts';

/** 16 random bytes as text: the name of a row that nobody can guess. */
export const randomName = (): string => randomBytes(16).toString('base64url');

/** What a person is shown of themselves; refused where the device or its person is gone. */
export const tellMe = async (db: Kysely<Tables>, { person, device }: Asker): Promise<Result<Me, Refused>> => {
  const row = await db.selectFrom('person').selectAll().where('id', '=', person).executeTakeFirst();
  const devices = await db
    .selectFrom('device')
    .selectAll()
    .where('person', '=', person)
    .orderBy('joined')
    .orderBy('id')
    .execute();
  if (row === undefined || !devices.some(({ id }) => id === device))
    return refused('unknownDevice', 'This device was signed out meanwhile.');
  const passkeys = await db
    .selectFrom('passkey')
    .selectAll()
    .where('person', '=', person)
    .orderBy('added')
    .orderBy('id')
    .execute();
  const codes = await db.selectFrom('recovery').select('hash').where('person', '=', person).execute();
  return ok({
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
  });
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
  return tellMe(store.read, { device, person: joined });
};

/** Says who the device is. */
export const me: Handler<'me'> = ({ store, asker }) => tellMe(store.read, asker);
