import { type Static, Type } from 'typebox';
import { bytesText, DEVICE, INSTANT, PERSON, record } from './fields.ts';

/** A device joins with its public key and signs the request with the private one. It is a person of its own until it signs in. */
export const JOIN = record({
  /** The public key, raw and uncompressed: 65 bytes, base64url. */
  key: bytesText(87, 87),
  /** What the person calls it: "Phone". Seen by this person only. */
  label: Type.String({ maxLength: 40 }),
});
export type Join = Static<typeof JOIN>;

const DEVICE_ROW = record({
  device: DEVICE,
  label: Type.String(),
  joined: INSTANT,
  /** The day on which it was last heard of, in universal time. */
  seen: Type.String(),
  /** Is it the one that asks? */
  mine: Type.Boolean(),
});

const PASSKEY_ROW = record({ passkey: Type.String(), label: Type.String(), added: INSTANT });

/** Everything that the server shows a person of themselves, but results and sync. */
export const ME = record({
  person: PERSON,
  name: Type.Union([Type.String(), Type.Null()]),
  tag: Type.String(),
  devices: Type.Array(DEVICE_ROW),
  passkeys: Type.Array(PASSKEY_ROW),
  /** Recovery codes that are not used up. */
  recoveryCodes: Type.Integer(),
});
export type Me = Static<typeof ME>;

/** A name that others see: 2 to 20 letters, digits, spaces and . - _ ' of any script; `null`: none. */
export const RENAME = record({ name: Type.Union([Type.String({ maxLength: 80 }), Type.Null()]) });

/** Options for the browser's own passkey dialog, as `@simplewebauthn/browser` takes them. */
export const CEREMONY = record({ challenge: bytesText(22, 22), options: Type.Unknown() });
export type Ceremony = Static<typeof CEREMONY>;

/** Bytes of a passkey's ceremony. Longer names of passkeys (some old security keys) are not taken. */
const PASSKEY_ID = bytesText(1, 400);
const PASSKEY_BYTES = Type.String({ maxLength: 20_000, pattern: '^[A-Za-z0-9_-]*$' });
/** What browsers add besides is not looked at. */
const PASSKEY_COMMON = {
  id: PASSKEY_ID,
  rawId: PASSKEY_ID,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};
const LABEL = Type.Optional(Type.String({ maxLength: 40 }));

/** What the browser's dialog answered: a passkey that was made, as `startRegistration` of `@simplewebauthn/browser` tells it. */
export const PASSKEY_MADE = record({
  challenge: bytesText(22, 22),
  answer: Type.Object({
    ...PASSKEY_COMMON,
    response: Type.Object({
      clientDataJSON: PASSKEY_BYTES,
      attestationObject: PASSKEY_BYTES,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
  }),
  label: LABEL,
});
export type PasskeyMade = Static<typeof PASSKEY_MADE>;

/** A passkey that was used, as `startAuthentication` tells it. */
export const PASSKEY_USED = record({
  challenge: bytesText(22, 22),
  answer: Type.Object({
    ...PASSKEY_COMMON,
    response: Type.Object({
      clientDataJSON: PASSKEY_BYTES,
      authenticatorData: PASSKEY_BYTES,
      signature: PASSKEY_BYTES,
      userHandle: Type.Optional(PASSKEY_BYTES),
    }),
  }),
});
export type PasskeyUsed = Static<typeof PASSKEY_USED>;

/** New recovery codes; those before hold no more. Shown once: the server keeps only what they hash to. */
export const RECOVERY_CODES = record({ codes: Type.Array(Type.String()) });
export const RECOVERY = record({ code: Type.String({ maxLength: 60 }) });

/** What erasing took away: rows by kind. Nothing of the person is left. */
export const ERASED = record({ rows: Type.Record(Type.String(), Type.Integer()) });
export type Erased = Static<typeof ERASED>;

/** All that the server holds of a person, by kind. */
export const EXPORTED = Type.Record(Type.String(), Type.Unknown());
