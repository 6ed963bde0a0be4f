import type { Generated } from 'kysely';

/** Milliseconds since 1970. */
type Instant = number;

/** The tables of the present version; `migrations.ts` makes them. Truths are 0 and 1: both stores know whole numbers. */
export interface Tables {
  /** One who plays: a device of its own, or an account of several. */
  person: {
    id: string;
    /** The shown name. */
    name: string | null;
    created: Instant;
    /** The number of the last state that was heard of (sync). */
    numbered: Generated<number>;
    /** How many states are kept, and how many letters they have. */
    kept: Generated<number>;
    letters: Generated<number>;
  };
  device: {
    /** The SHA-256 of the key. */
    id: string;
    person: string;
    /** The public key, raw, base64url. */
    key: string;
    label: string;
    joined: Instant;
    /** The day when it was last heard of, in universal time: finer would be tracking. */
    seen: string;
  };
  /** Signatures of writes that were used, until their time is over. */
  spent: { nonce: string; at: Instant };
  passkey: {
    id: string;
    person: string;
    key: string;
    counter: number;
    /** JSON, a list. */
    transports: string;
    label: string;
    added: Instant;
  };
  /** A ceremony that was begun, for one device; used once. */
  challenge: { id: string; device: string; purpose: 'add' | 'signIn'; challenge: string; at: Instant };
  /** What recovery codes hash to. */
  recovery: { hash: string; person: string };
  /** What all processes of a deployment share: the key of the tickets. */
  secret: { name: string; value: string };
  /** A deal that the server heard of from a person, with the attempt that was its first. */
  sight: { person: string; code: string; attempt: string; at: Instant };
  /** A verified win. */
  result: {
    id: string;
    person: string;
    attempt: string;
    /** `KL1-D1N` */
    game: string;
    code: string;
    /** Where the player was. */
    day: string;
    /** The day whose challenge it is, when it ranks there. */
    daily: string | null;
    received: Instant;
    score: number;
    bonus: number;
    moves: number;
    played: number;
    scoring: string;
    /** The marks of `protocol`, joined by commas. */
    marks: string;
    /** The record as JSON, deflated. */
    record: Uint8Array;
  };
  /** The days on which a person has won a game, as far as they count for streaks; instants of the first and the last win. */
  winday: { person: string; game: string; day: string; first: Instant; last: Instant };
  /** The place of a person on a list. The least value stands first: what is better when greater is stored negative. */
  standing: {
    /** Board, game and period: `fewestMoves KL1-D1N w2026-11-30`. */
    list: string;
    person: string;
    value: number;
    reached: Instant;
    result: string | null;
  };
  /** How many people stand in each bucket of values of a list, so that a place is found without counting everybody. */
  tally: { list: string; bucket: number; players: number };
  /** What a device last said of a thing (sync). */
  state: {
    person: string;
    kind: string;
    key: string;
    device: string;
    number: number;
    body: string;
    heard: Instant;
  };
}
