import { err, ok, type Result } from '@geduld/core';
import type { PasskeyUsed } from '@geduld/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Handler } from '../http/handlers.ts';
import type { Refused } from '../http/problems.ts';
import type { Store } from '../store/store.ts';
import { begin, challengeOf, take } from './challenges.ts';
import { moveIn, roomIn } from './moveIn.ts';
import { NO_CEREMONY, partyOf } from './passkeys.ts';
import { recoveryHash } from './recovery.ts';

/** Begins to sign in by passkey: any that this browser knows for this deployment. */
export const signInChallenge: Handler<'signInChallenge'> = ({ origin, now, write }) =>
  write(async (tx, { device }) => {
    const { id, challenge } = await begin(tx, device, 'signIn', now);
    const options = await generateAuthenticationOptions({
      rpID: partyOf(origin),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'preferred',
    });
    return ok({ challenge: id, options });
  });

/** The passkey's counter after its use, where it holds. */
const verified = async (
  store: Store,
  answer: PasskeyUsed['answer'],
  challenge: string,
  origin: string,
): Promise<Result<number, Refused>> => {
  const row = await store.read
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', answer.id)
    .executeTakeFirst();
  if (row === undefined) return err(NO_CEREMONY);
  try {
    const response: AuthenticationResponseJSON = answer;
    const { verified: holds, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
        counter: row.counter,
      },
    });
    return holds ? ok(authenticationInfo.newCounter) : err(NO_CEREMONY);
  } catch {
    // The library throws for everything that does not hold.
    return err(NO_CEREMONY);
  }
};

/** Makes the device one of the passkey's person; what it had of its own goes there too. */
export const signIn: Handler<'signIn'> = async ({ store, asker, body, now, origin, write }) => {
  const challenge = await challengeOf(store.read, body.challenge, asker.device, 'signIn', now);
  const counter =
    challenge === undefined ? err(NO_CEREMONY) : await verified(store, body.answer, challenge, origin);
  return write(async (tx, { device, person }) => {
    if (!(await take(tx, body.challenge, device)) || !counter.ok) return err(NO_CEREMONY);
    // The person of the passkey now, and not that of a moment ago: it may have been taken away, or have moved.
    const passkey = await tx
      .updateTable('passkey')
      .set({ counter: counter.value })
      .where('id', '=', body.answer.id)
      .where('counter', '<=', counter.value)
      .returning('person')
      .executeTakeFirst();
    if (passkey === undefined) return err(NO_CEREMONY);
    const asker = { device, person };
    const room = await roomIn(store, tx, asker, passkey.person);
    return room.ok ? moveIn(tx, asker, passkey.person) : room;
  });
};

const NO_CODE: Refused = {
  why: 'signIn',
  says: 'The recovery code does not hold, or was used before.',
};

/** The same by a recovery code, which is used up where the device finds room. */
export const recover: Handler<'recover'> = ({ store, body, write }) =>
  write(async (tx, asker) => {
    const hash = recoveryHash(body.code);
    const code = await tx.selectFrom('recovery').select('person').where('hash', '=', hash).executeTakeFirst();
    if (code === undefined) return err(NO_CODE);
    const room = await roomIn(store, tx, asker, code.person);
    if (!room.ok) return room;
    // Another device may have used it while this one waited for the account.
    const used = await tx
      .deleteFrom('recovery')
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst();
    return used ? moveIn(tx, asker, code.person) : err(NO_CODE);
  });
