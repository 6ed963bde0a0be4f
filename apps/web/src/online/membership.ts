import type { Database } from '../storage/database.ts';
import { type DeviceKey, keyOf } from './key.ts';

/** Who this device is on the server of this page, as long as its player takes part. */
export interface Membership {
  readonly key: DeviceKey;
  /** The person whose device it is: what was heard of another one is of no use. */
  readonly person: string;
  /** Everything up to this number of the person's other devices is here. */
  readonly heard: number;
  /** `paused`: nothing is sent. `signedOut`: the server knows this device no more. */
  readonly state: 'in' | 'paused' | 'signedOut';
}

/** The name of its row. */
const NAME = 'membership';

/** The membership that is stored; `undefined` when the player does not take part. */
export const readMembership = async (db: Database): Promise<Membership | undefined> => {
  const value = (await db.get('online', NAME))?.value as
    | (Omit<Membership, 'key'> & { readonly pair: CryptoKeyPair })
    | undefined;
  if (value === undefined) return undefined;
  const { pair, ...rest } = value;
  return { ...rest, key: await keyOf(pair) };
};

/** Stores it. */
export const writeMembership = async (db: Database, { key, ...rest }: Membership): Promise<void> => {
  await db.put('online', { name: NAME, value: { ...rest, pair: key.pair } });
};

/**
 * Forgets it with all that was told and heard. `alsoSent`: what became of won games is forgotten too, since nothing of it is there
 * any more.
 */
export const forgetMembership = async (db: Database, alsoSent: boolean): Promise<void> => {
  const tx = db.transaction(['online', 'told', 'outbox'], 'readwrite', { durability: 'strict' });
  void tx.objectStore('online').delete(NAME);
  void tx.objectStore('told').clear();
  if (alsoSent) void tx.objectStore('outbox').clear();
  await tx.done;
};

/** Another person from now on: everything is told and heard once more. */
export const changePerson = async (
  db: Database,
  membership: Membership,
  person: string,
): Promise<Membership> => {
  const next = { ...membership, person, heard: 0 };
  await db.clear('told');
  await writeMembership(db, next);
  return next;
};
