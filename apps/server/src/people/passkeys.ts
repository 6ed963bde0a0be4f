import { err, ok, type Result } from '@geduld/core';
import type { PasskeyMade } from '@geduld/protocol';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { begin, challengeOf, take } from './challenges.ts';
import { tellMe } from './devices.ts';
import { tagOf } from './tag.ts';

/** Passkeys that one person may keep. */
const MOST_PASSKEYS = 20;

/** The name to which passkeys of this deployment are bound. */
export const partyOf = (origin: string): string => new URL(origin).hostname;

/** What is said of every ceremony that does not hold; why exactly helps nobody but who forges. */
export const NO_CEREMONY: Refused = {
  why: 'signIn',
  says: 'The passkey does not hold, or its ceremony was used or is too old; begin again.',
};

const FULL: Refused = { why: 'full', says: `A person may keep ${MOST_PASSKEYS} passkeys.` };

/** Begins to add a passkey. */
export const passkeyChallenge: Handler<'passkeyChallenge'> = ({ origin, now, write }) =>
  write(async (tx, { device, person }) => {
    const kept = await tx.selectFrom('passkey').select('id').where('person', '=', person).execute();
    if (kept.length >= MOST_PASSKEYS) return err(FULL);
    const { name } = await tx
      .selectFrom('person')
      .select('name')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const { id, challenge } = await begin(tx, device, 'add', now);
    const called = `${name ?? 'Geduld'} ${tagOf(person)}`;
    const options = await generateRegistrationOptions({
      rpName: 'Geduld',
      rpID: partyOf(origin),
      userName: called,
      userDisplayName: called,
      userID: new Uint8Array(Buffer.from(person, 'base64url')),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      excludeCredentials: kept.map(({ id: passkey }) => ({ id: passkey })),
      // Signing in names nobody: the passkey itself has to know whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return ok({ challenge: id, options });
  });

/**
 * Does the passkey bring no certificates? None are asked for, and checking them would fetch whatever addresses they name: of
 * the sender's choosing, from inside.
 */
const isPlain = (attestationObject: string): boolean => {
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
};

interface NewPasskey {
  readonly id: string;
  readonly key: string;
  readonly counter: number;
}

const verified = async (
  answer: PasskeyMade['answer'],
  challenge: string,
  origin: string,
): Promise<Result<NewPasskey, Refused>> => {
  try {
    if (!isPlain(answer.response.attestationObject)) return err(NO_CEREMONY);
    const response: RegistrationResponseJSON = answer;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return err(NO_CEREMONY);
    const { id, publicKey, counter } = registrationInfo.credential;
    return ok({ id, key: Buffer.from(publicKey).toString('base64url'), counter });
  } catch {
    // The library throws for everything that does not hold.
    return err(NO_CEREMONY);
  }
};

/** Adds the passkey that the browser made. */
export const addPasskey: Handler<'addPasskey'> = async ({ store, asker, body, now, origin, write }) => {
  const challenge = await challengeOf(store.read, body.challenge, asker.device, 'add', now);
  const made = challenge === undefined ? err(NO_CEREMONY) : await verified(body.answer, challenge, origin);
  return write(async (tx, { device, person }) => {
    if (!(await take(tx, body.challenge, device)) || !made.ok) return err(NO_CEREMONY);
    const kept = await tx.selectFrom('passkey').select('id').where('person', '=', person).execute();
    if (kept.length >= MOST_PASSKEYS) return err(FULL);
    const added = await tx
      .insertInto('passkey')
      .values({
        ...made.value,
        person,
        transports: JSON.stringify(body.answer.response.transports ?? []),
        label: body.label ?? '',
        added: now,
      })
      .onConflict((same) => same.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // A name that is taken: of a passkey that was added before, or of one that lies about its name.
    return added ? tellMe(tx, { device, person }) : err(NO_CEREMONY);
  });
};

/** Takes a passkey away. The device that asks stays, so that the person stays reachable. */
export const removePasskey: Handler<'removePasskey'> = ({ params, write }) =>
  write(async (tx, asker) => {
    const gone = await tx
      .deleteFrom('passkey')
      .where('id', '=', params.passkey)
      .where('person', '=', asker.person)
      .returning('id')
      .executeTakeFirst();
    return gone
      ? tellMe(tx, asker)
      : refused('notFound', 'The person who asks has no such passkey.', { place: 'passkey' });
  });
