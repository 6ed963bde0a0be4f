import { type TSchema, Type } from 'typebox';

/**
 * A plain object with these fields and no others, so that a misspelt one is refused and not overlooked. Frozen facts
 * are all that goes over the wire.
 */
export const record = <const Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Bytes as base64url without padding: a key, a signature, a random name. */
export const bytesText = (least: number, most: number) =>
  Type.String({ minLength: least, maxLength: most, pattern: '^[A-Za-z0-9_-]+$' });

/** An instant, milliseconds since 1970 in universal time. */
export const INSTANT = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** A calendar day, `2026-11-30`; whether the month has it is for `readDay` to say. */
export const DAY = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });

/** Which game, with its options, as a code begins: `KL1-D1N`. */
export const GAME = Type.String({ pattern: '^[A-Z]{2}1-[A-Z0-9]{1,8}$' });

/** The name of an attempt, as the device that dealt it made it. */
export const ATTEMPT = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** The name of a device: the SHA-256 of its public key, 32 bytes. */
export const DEVICE = bytesText(43, 43);

/** The name of a person on this server: 16 random bytes. */
export const PERSON = bytesText(22, 22);

/** The code of a deal, short or long. */
export const CODE = Type.String({ minLength: 10, maxLength: 72 });
