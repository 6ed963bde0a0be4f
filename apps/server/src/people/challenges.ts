import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Store, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { randomName } from './devices.ts';

/** How long a ceremony may take. */
const LIFE_MS = 300_000;

/** A ceremony that was begun. */
interface Begun {
  /** Its name here. */
  readonly id: string;
  /** What the passkey signs. */
  readonly challenge: string;
}

type Purpose = Tables['challenge']['purpose'];

/** Begins a ceremony for a device; whatever it had begun before is forgotten. */
export const begin = async (tx: Tx, device: string, purpose: Purpose, now: number): Promise<Begun> => {
  await tx.deleteFrom('challenge').where('device', '=', device).execute();
  const begun = { id: randomName(), challenge: randomBytes(32).toString('base64url') };
  await tx
    .insertInto('challenge')
    .values({ ...begun, device, purpose, at: now })
    .execute();
  return begun;
};

/** What a passkey has to have signed: of a ceremony of this device, for this purpose, in its time. */
export const challengeOf = async (
  db: Kysely<Tables>,
  id: string,
  device: string,
  purpose: Purpose,
  now: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('challenge')
    .select('challenge')
    .where('id', '=', id)
    .where('device', '=', device)
    .where('purpose', '=', purpose)
    .where('at', '>=', now - LIFE_MS)
    .executeTakeFirst();
  return row?.challenge;
};

/** Uses a ceremony up, whatever comes of it; answers whether it was still there. */
export const take = async (tx: Tx, id: string, device: string): Promise<boolean> => {
  const row = await tx
    .deleteFrom('challenge')
    .where('id', '=', id)
    .where('device', '=', device)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Forgets the ceremonies that nobody ended. */
export const forgetChallenges = (store: Store, now: number): Promise<unknown> =>
  store.write((tx) =>
    tx
      .deleteFrom('challenge')
      .where('at', '<', now - LIFE_MS)
      .execute(),
  );
