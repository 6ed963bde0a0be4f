import { ok } from '@geduld/core';
import type { Handler } from '../http/handlers.ts';
import { readMarks, unpackRecord } from '../results/stored.ts';
import { tellMe } from './devices.ts';

/** Hands over all that the server holds of the person, but what is secret from everybody: hashes of recovery codes. */
export const exportMe: Handler<'exportMe'> = async ({ store, asker }) => {
  const { read } = store;
  const me = await tellMe(read, asker);
  if (!me.ok) return me;
  const { person } = asker;
  const results = await read
    .selectFrom('result')
    .selectAll()
    .where('person', '=', person)
    .orderBy('received')
    .orderBy('id')
    .execute();
  const created = await read
    .selectFrom('person')
    .select('created')
    .where('id', '=', person)
    .executeTakeFirst();
  return ok({
    person: { ...me.value, created: created?.created },
    devices: await read.selectFrom('device').selectAll().where('person', '=', person).orderBy('id').execute(),
    passkeys: await read
      .selectFrom('passkey')
      .selectAll()
      .where('person', '=', person)
      .orderBy('id')
      .execute(),
    deals: await read
      .selectFrom('sight')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at')
      .orderBy('code')
      .execute(),
    results: results.map((row) => ({
      ...row,
      marks: readMarks(row.marks),
      record: unpackRecord(row.record),
    })),
    days: await read
      .selectFrom('winday')
      .selectAll()
      .where('person', '=', person)
      .orderBy('game')
      .orderBy('day')
      .execute(),
    places: await read
      .selectFrom('standing')
      .selectAll()
      .where('person', '=', person)
      .orderBy('list')
      .execute(),
    states: await read
      .selectFrom('state')
      .selectAll()
      .where('person', '=', person)
      .orderBy('number')
      .execute(),
  });
};
