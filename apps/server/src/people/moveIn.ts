import { ok, type Result } from '@geduld/core';
import type { Me } from '@geduld/protocol';
import { mergeResults } from '../boards/people.ts';
import type { Asker } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { lockPerson, type Store, type Tx } from '../store/store.ts';
import { mergeStates } from '../sync/mergeStates.ts';
import { tellMe } from './devices.ts';

/** Devices of one person at once. */
const MOST_DEVICES = 50;

/** Locks an account and says whether one more device may come to it. */
export const roomIn = async (
  store: Store,
  tx: Tx,
  { person }: Asker,
  account: string,
): Promise<Result<undefined, Refused>> => {
  if (account === person) return ok(undefined);
  if (!(await lockPerson(store, tx, account)))
    return refused('signIn', 'The account was erased meanwhile, or became part of another.');
  const devices = await tx.selectFrom('device').select('id').where('person', '=', account).execute();
  return devices.length < MOST_DEVICES
    ? ok(undefined)
    : refused('full', `A person may have ${MOST_DEVICES} devices at once; sign one of them out first.`);
};

/**
 * Makes a device one of an account that is locked. A device that was the only one of its person takes along all that this person had,
 * and that person is gone. One that leaves others behind leaves them everything, too: it is theirs as much.
 */
export const moveIn = async (tx: Tx, asker: Asker, account: string): Promise<Result<Me, Refused>> => {
  const { device, person } = asker;
  if (account === person) return tellMe(tx, asker);
  await tx.updateTable('device').set({ person: account }).where('id', '=', device).execute();
  const left = await tx.selectFrom('device').select('id').where('person', '=', person).limit(1).execute();
  if (left.length === 0) await becomeOne(tx, person, account);
  return tellMe(tx, { device, person: account });
};

const becomeOne = async (tx: Tx, person: string, account: string): Promise<void> => {
  await mergeResults(tx, person, account);
  await mergeStates(tx, person, account);
  // Whoever signs in by one of its passkeys means the account from now on; codes on two sheets of paper would be one too many.
  await tx.updateTable('passkey').set({ person: account }).where('person', '=', person).execute();
  await tx.deleteFrom('recovery').where('person', '=', person).execute();
  const gone = await tx
    .deleteFrom('person')
    .where('id', '=', person)
    .returning('name')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('person')
    .set({ name: gone.name })
    .where('id', '=', account)
    .where('name', 'is', null)
    .execute();
};
