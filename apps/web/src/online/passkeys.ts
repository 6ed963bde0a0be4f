import { ok, type Result } from '@geduld/core';
import type { Me, PasskeyMade, PasskeyUsed } from '@geduld/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Ask } from './ask.ts';
import type { OnlineFault } from './faults.ts';

/** What came of a ceremony. `given up`: the player closed the browser's dialog, or there is no passkey for this. */
export type CeremonyOutcome = Result<Me, OnlineFault> | 'given up';

/** Has this browser passkeys at all? */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Makes a passkey for the account of this device. */
export const addPasskey = async (ask: Ask, label: string): Promise<CeremonyOutcome> => {
  const begun = await ask('passkeyChallenge', {});
  if (!begun.ok) return begun;
  const { challenge, options } = begun.value;
  let answer: PasskeyMade['answer'];
  try {
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    const { clientDataJSON, attestationObject, transports } = made.response;
    answer = {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  } catch {
    return 'given up';
  }
  return ask('addPasskey', { body: { challenge, answer, label } });
};

/** Signs this device in to the account of a passkey. */
export const signInByPasskey = async (ask: Ask): Promise<CeremonyOutcome> => {
  const begun = await ask('signInChallenge', {});
  if (!begun.ok) return begun;
  const { challenge, options } = begun.value;
  let answer: PasskeyUsed['answer'];
  try {
    const used = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
    answer = {
      id: used.id,
      rawId: used.rawId,
      type: used.type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  } catch {
    return 'given up';
  }
  const signed = await ask('signIn', { body: { challenge, answer } });
  return signed.ok ? ok(signed.value) : signed;
};
