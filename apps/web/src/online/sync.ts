import { err, ok, type Result } from '@geduld/core';
import type { Database } from '../storage/database.ts';
import type { Ask } from './ask.ts';
import type { OnlineFault } from './faults.ts';
import { type Heard, hear } from './hear.ts';
import { type Membership, writeMembership } from './membership.ts';
import { newsOf, noteTold } from './tell.ts';

/**
 * Tells what is news here and hears what is news elsewhere, until neither is left. `on`: the attempt that is being played
 * now. What came before a fault is kept on both sides.
 */
export const sync = async (
  db: Database,
  ask: Ask,
  membership: Membership,
  on: string | undefined,
  heard: Heard,
): Promise<Result<Membership, OnlineFault>> => {
  const device = membership.key.id;
  let now = membership;
  for (;;) {
    const { news, more: moreToTell } = await newsOf(db, device, on);
    const answer = await ask('sync', {
      body: { after: now.heard, states: news.map(({ state }) => ({ ...state })) },
    });
    if (!answer.ok) return err(answer.error);
    await noteTold(
      db,
      news.map(({ state: { kind, key }, mark }) => ({ kind, key, mark })),
    );
    const { states, upTo, more } = answer.value;
    for (const state of states) await hear(db, state, device, heard);
    // A store that was put back to a backup has forgotten what came after it: it is told everything again.
    if (upTo < now.heard) await db.clear('told');
    const again = upTo < now.heard;
    if (upTo !== now.heard) {
      now = { ...now, heard: upTo };
      await writeMembership(db, now);
    }
    if (!more && !moreToTell && !again) return ok(now);
  }
};
