import type { ServerClock } from '../clock.ts';
import { utcDay } from '../day.ts';
import { lockPerson, type Store, type Tx } from '../store/store.ts';
import type { Write } from './handlers.ts';
import { refused } from './problems.ts';
import type { HeldSignature } from './signed.ts';
import { spend } from './spent.ts';

/** A device moves to another person rarely; to one after another while a single write waits, hardly ever. */
const MOST_MOVES = 5;

/**
 * Locks the person of a device and answers its row. It is looked up again under the lock, since while that was waited for the
 * device may have been signed out, or have moved to an account.
 */
const lockedDevice = async (store: Store, tx: Tx, device: string) => {
  const look = () =>
    tx.selectFrom('device').select(['person', 'seen']).where('id', '=', device).executeTakeFirst();
  let row = await look();
  // There nobody writes in between.
  if (store.kind === 'sqlite') return row;
  for (let tries = 0; row && tries < MOST_MOVES; tries++) {
    const locked = await lockPerson(store, tx, row.person);
    const again = await look();
    if (locked && again?.person === row.person) return again;
    row = again;
  }
  return undefined;
};

/** The writes of a device whose signature held. */
export const writeOf =
  (store: Store, clock: ServerClock, signature: HeldSignature): Write =>
  (job) =>
    store.write(async (tx) => {
      const now = clock();
      const { device } = signature;
      const row = await lockedDevice(store, tx, device);
      if (row === undefined) return refused('unknownDevice', 'This device was signed out meanwhile.');
      if (!(await spend(tx, signature, now))) return refused('replayed', 'This signature was used before.');
      const today = utcDay(now);
      if (row.seen !== today)
        await tx.updateTable('device').set({ seen: today }).where('id', '=', device).execute();
      return job(tx, { device, person: row.person });
    });
