import { type Static, Type } from 'typebox';
import { oneOf, record } from './fields.ts';

/**
 * Why a request was not done. `place`, `found` and `expected` say it for a person who looks for the fault; apps choose
 * their own words by `why`.
 */
const PROBLEM_WHYS = [
  /** The words of the request are wrong: a field, a parameter, a type. */
  'badRequest',
  /** No such route, result, board, device … or none of the one who asks. */
  'notFound',
  /** The signature does not hold, or is missing. */
  'unsigned',
  /** The time of the signature is too far from the server's clock; `now` of the answer is that clock. */
  'clock',
  /** This signature was used before. */
  'replayed',
  /** The device is not known: it never joined, was signed out, or its person has erased everything. */
  'unknownDevice',
  /** A passkey, recovery code or challenge does not hold. */
  'signIn',
  /** The record does not hold: `place` names the entry. */
  'record',
  /** The ticket does not hold. */
  'ticket',
  /** A shown name that the rules do not allow. */
  'name',
  /** It would leave no way back to the person: erase, or add a passkey or recovery codes first. */
  'lastWay',
  /** More than one person may keep. */
  'full',
  'tooLarge',
  /** Too many requests; `Retry-After` says how long to wait. */
  'tooMany',
  /** The store cannot be reached or written; nothing was done, ask again. */
  'unavailable',
  /** A fault of the server. */
  'fault',
] as const;
export type ProblemWhy = (typeof PROBLEM_WHYS)[number];

/** The body of every answer that is not a success. */
export const PROBLEM = record({
  why: oneOf(PROBLEM_WHYS),
  /** One sentence in English. */
  says: Type.String(),
  place: Type.Optional(Type.String()),
  found: Type.Optional(Type.String()),
  expected: Type.Optional(Type.String()),
  /** The server's clock. */
  now: Type.Integer(),
});
export type Problem = Static<typeof PROBLEM>;
