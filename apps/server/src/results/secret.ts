import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** What was read once of a store stays as it is: nobody changes a secret. */
const kept = new WeakMap<Store, Promise<Buffer>>();

/** The key that signs tickets, the same for all processes of a deployment; who asks first makes it. 32 bytes. */
export const ticketSecret = (store: Store): Promise<Buffer> => {
  const known = kept.get(store);
  if (known) return known;
  const asked = secretOf(store, 'tickets');
  kept.set(store, asked);
  // A store that was away is asked again.
  asked.catch(() => kept.delete(store));
  return asked;
};

const secretOf = async (store: Store, name: string): Promise<Buffer> => {
  const find = () =>
    store.read.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return Buffer.from(found.value, 'base64url');
  await store.write((tx) =>
    tx
      .insertInto('secret')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((same) => same.column('name').doNothing())
      .execute(),
  );
  return secretOf(store, name);
};
