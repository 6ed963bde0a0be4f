import { type Static, Type } from 'typebox';
import { DEVICE, INSTANT, oneOf, record } from './fields.ts';

/**
 * What devices of one person tell each other. Each device says what it knows of a thing (its state); what it said earlier of
 * the same thing is replaced, what others said of it stands beside it. Putting states together is the devices' own
 * work (`merge` of the session package), and comes out the same in any order: so nothing can conflict.
 */
export const SYNC_KINDS = ['result', 'attempt', 'bookmark', 'setting'] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** The longest state, in letters: a game of 5,000 entries. */
const MOST_STATE = 200_000;
/** States in one request. */
export const MOST_STATES = 200;
/** States that one person may keep, and the letters of all of them: tens of thousands of games. */
export const MOST_KEPT = 100_000;
export const MOST_LETTERS = 50_000_000;

const KIND = oneOf(SYNC_KINDS);
const KEY = Type.String({ minLength: 1, maxLength: 100 });

/** A state as a device sends it. */
const STATE = record({
  kind: KIND,
  /** What it is a state of: the attempt, the bookmark, the name of the setting. */
  key: KEY,
  /** JSON; the server does not read it. */
  body: Type.String({ maxLength: MOST_STATE }),
});
export type State = Static<typeof STATE>;

export const SYNC = record({
  /**
   * The number up to which this device has everything; 0 for a new one, and for one whose person is another than it was. Where the
   * server has never counted so far (its store was put back to a backup) it tells everything again: then `upTo` is
   * smaller than this, and a device sends everything again, too.
   */
  after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  states: Type.Array(STATE, { maxItems: MOST_STATES }),
});
export type Sync = Static<typeof SYNC>;

/** A state of another device, numbered in the order in which the server heard of it. */
const NUMBERED = record({
  number: Type.Integer(),
  device: DEVICE,
  kind: KIND,
  key: KEY,
  body: Type.String(),
  heard: INSTANT,
});
export type Numbered = Static<typeof NUMBERED>;

export const SYNCED = record({
  states: Type.Array(NUMBERED),
  /** Everything up to this number is told; ask again `after` it. */
  upTo: Type.Integer(),
  /** Is there more behind it? */
  more: Type.Boolean(),
});
export type Synced = Static<typeof SYNCED>;
