import { SIGNATURE_LIFE } from '@geduld/protocol';
import type { Store, Tx } from '../store/store.ts';
import type { HeldSignature } from './signed.ts';

/** Uses a signature up, in the transaction of what it asks for; answers whether it was still unused. */
export const spend = async (tx: Tx, { nonce }: HeldSignature, now: number): Promise<boolean> => {
  const spent = await tx
    .insertInto('spent')
    .values({ nonce, at: now })
    .onConflict((same) => same.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
};

/**
 * Forgets the signatures whose time is over; the margin is for processes whose clocks differ. A signature may lie ahead by
 * its life and be used at once, so that it lives twice as long here.
 */
export const forgetSpent = (store: Store, now: number): Promise<unknown> =>
  store.write((tx) =>
    tx
      .deleteFrom('spent')
      .where('at', '<', now - 3 * SIGNATURE_LIFE)
      .execute(),
  );
