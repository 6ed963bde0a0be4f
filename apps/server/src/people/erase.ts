import { ok } from '@geduld/core';
import { forgetPages } from '../boards/keptPages.ts';
import { eraseResults } from '../boards/people.ts';
import type { Handler } from '../http/handlers.ts';
import { dropDevices } from './signOut.ts';

/**
 * Erases the person: results, places on boards, sync, devices, passkeys, all in one transaction; answers the rows that went. What is
 * left says nothing of anybody: counters of boards, and the hash of this request's signature until its time is over.
 */
export const erase: Handler<'erase'> = async ({ store, write }) => {
  const erased = await write(async (tx, { person }) => {
    const results = await eraseResults(tx, person);
    const gone = async (table: 'state' | 'passkey' | 'recovery'): Promise<number> => {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    };
    const rows = {
      ...results,
      states: await gone('state'),
      passkeys: await gone('passkey'),
      recoveryCodes: await gone('recovery'),
    };
    const devices = await tx.selectFrom('device').select('id').where('person', '=', person).execute();
    await dropDevices(
      tx,
      devices.map(({ id }) => id),
    );
    await tx.deleteFrom('person').where('id', '=', person).execute();
    return ok({ rows: { ...rows, devices: devices.length, people: 1 } });
  });
  // Out of the files, too. Where another program holds the log, the housekeeping does it later.
  if (erased.ok) {
    forgetPages(store);
    await store.scrub();
  }
  return erased;
};
