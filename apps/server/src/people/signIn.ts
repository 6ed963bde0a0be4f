import { ok } from '@geduld/core';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Handler } from '../http/handlers.ts';
import { begin } from './challenges.ts';
import { partyOf } from './passkeys.ts';

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
