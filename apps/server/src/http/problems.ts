import { err, type Result } from '@geduld/core';
import type { Problem, ProblemWhy } from '@geduld/protocol';

/** What is said of a request that is not done. `place`, `found`, `expected` where there is something to point at. */
export interface Refused extends Omit<Problem, 'now'> {}

/** The status that goes with each reason. */
export const STATUS: Readonly<Record<ProblemWhy, number>> = {
  badRequest: 400,
  notFound: 404,
  unsigned: 401,
  clock: 401,
  replayed: 401,
  unknownDevice: 401,
  signIn: 403,
  record: 422,
  ticket: 422,
  name: 422,
  lastWay: 409,
  full: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
  fault: 500,
};

/** A refusal with its sentence, and where there is one, the place of the fault. */
export const refused = (
  why: ProblemWhy,
  says: string,
  at: Pick<Refused, 'place' | 'found' | 'expected'> = {},
): Result<never, Refused> => err({ why, says, ...at });
