import { type Static, Type } from 'typebox';
import { ATTEMPT, bytesText, CODE, DAY, INSTANT, oneOf, record } from './fields.ts';

/** Entries of the longest record that is replayed. */
export const MOST_ENTRIES = 5_000;

/**
 * Asked for at the deal: the server signs that it heard of this deal then. A game whose ticket came only after its first
 * move is better sent in without one: it would claim more time than has passed since.
 */
export const TICKET_WISH = record({ attempt: ATTEMPT, code: CODE });
export type TicketWish = Static<typeof TICKET_WISH>;

/**
 * The signed ticket: opaque to the device. `first`: is this the first that the server hears of this deal from this person? Only
 * then can its time count.
 */
export const TICKET = record({ ticket: Type.String({ maxLength: 400 }), first: Type.Boolean() });
export type Ticket = Static<typeof TICKET>;

/** A record as it goes over the wire: `GameRecord` of the notation, bounded. */
const PLAYED_RECORD = record({
  v: Type.Literal(1),
  code: CODE,
  moves: Type.Array(Type.String({ maxLength: 12 }), { maxItems: MOST_ENTRIES }),
  t: Type.Array(Type.Integer({ minimum: 0, maximum: 1e12 }), { maxItems: MOST_ENTRIES }),
  score: Type.Integer({ minimum: -1e6, maximum: 1e6 }),
  moveCount: Type.Integer({ minimum: 0, maximum: 1e6 }),
  won: Type.Boolean(),
  steps: Type.Optional(
    Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]), {
      maxItems: MOST_ENTRIES,
    }),
  ),
});

/** A won game, sent in to be verified and ranked. Games that were not won are nobody's but the player's (sync). */
export const SUBMISSION = record({
  attempt: ATTEMPT,
  /** Of the deal; a game dealt offline has none, and ranks where no time is needed. */
  ticket: Type.Optional(Type.String({ maxLength: 400 })),
  record: PLAYED_RECORD,
  /** The calendar day where the player was when it ended. */
  day: DAY,
  endedAt: INSTANT,
  /** The day whose challenge it is (K16). */
  daily: Type.Optional(DAY),
});
export type Submission = Static<typeof SUBMISSION>;

/** The five lists (L4). */
export const BOARD_NAMES = ['won', 'score', 'fastest', 'fewestMoves', 'streak'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];
export const BOARD_NAME = oneOf(BOARD_NAMES);

/** Why a result stands on fewer boards than it might. */
const MARKS = [
  /** Dealt without the server (or its clock was set back since): its time is not known. */
  'offline',
  /** The person had heard of this deal before: no time. */
  'seenBefore',
  /** Much more time passed between deal and win than was played: no time. */
  'paused',
  /** It came long after its day, or its day is ahead: no streak, no day's, week's or month's list. */
  'late',
  /** The person has won this deal before: on no list. */
  'wonBefore',
  /** The cards were brought along (a long code), and may have been laid so that they are won in a minute: on no list. */
  'imported',
] as const;
export type Mark = (typeof MARKS)[number];

/** What became of a submission. Sent in again, the same answer. */
export const RECEIPT = record({
  attempt: ATTEMPT,
  /** Names the result: its record can be fetched by everybody, and verified again. */
  result: bytesText(22, 22),
  score: Type.Integer(),
  /** For time (K8); 0 where the time does not count. */
  bonus: Type.Integer(),
  moveCount: Type.Integer(),
  /** Milliseconds. */
  played: Type.Integer(),
  /** The boards for which it counts; it need not be this person's best there. */
  boards: Type.Array(BOARD_NAME),
  marks: Type.Array(oneOf(MARKS)),
});
export type Receipt = Static<typeof RECEIPT>;

/** A ranked result with its record, as everybody may fetch it: `geduld verify` takes the record. */
export const PUBLISHED = record({ result: bytesText(22, 22), day: DAY, record: PLAYED_RECORD });
export type Published = Static<typeof PUBLISHED>;
