import { readDay } from '@geduld/session';
import * as v from 'valibot';
import { LAST_MOMENT } from './schema.ts';

// The shapes of stored rows as they come from elsewhere: from a file, or from another device. What is wrong is named
// in words that a person finds the place by.

const whole = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
const count = v.pipe(whole, v.minValue(0, 'a whole number from 0'));
/** A moment, milliseconds since 1970. */
export const time = v.pipe(count, v.maxValue(LAST_MOMENT, 'a moment that a date can tell'));
/** No game was played for longer: ten years of milliseconds. What is added to a greater number would not be exact. */
const MOST_PLAYED = 10 * 366 * 24 * 60 * 60 * 1000;
const duration = v.pipe(count, v.maxValue(MOST_PLAYED, 'milliseconds of at most ten years'));
/** A text. */
export const text = v.string('a text');
const flag = v.boolean('true or false');
const day = v.pipe(
  text,
  // Not its form alone: what is counted by days fails on 31 February.
  v.check((of) => readDay(of) !== undefined, 'a day such as 2026-11-30'),
);
/** A setting, or a fact about the whole. */
export const named = v.strictObject({ name: text, value: v.unknown() }, 'a name and a value');

const entries = v.array(
  v.strictTuple([text, duration, count], 'a text, milliseconds, an action'),
  'a list of entries',
);

/** What an attempt is before anything is played of it. */
export const dealFields = {
  code: text,
  carried: whole,
  cumulative: flag,
  started: time,
  daily: v.exactOptional(day),
  late: v.exactOptional(flag),
};

/** What was played of it. */
export const lineFields = { at: time, played: duration, log: entries };

/** A game with its log. */
export const attempt = v.strictObject(
  {
    id: v.pipe(text, v.nonEmpty('a name')),
    code: text,
    carried: whole,
    cumulative: flag,
    started: time,
    at: time,
    played: duration,
    moves: count,
    score: whole,
    won: flag,
    daily: v.exactOptional(day),
    late: v.exactOptional(flag),
    log: entries,
  },
  'a game',
);

/** The result of a game. */
export const result = v.strictObject(
  {
    attempt: text,
    code: text,
    ending: v.picklist(['won', 'givenUp', 'newDeal'], 'won, givenUp or newDeal'),
    score: whole,
    bonus: count,
    moveCount: count,
    played: duration,
    scoring: text,
    endedAt: time,
    day: v.exactOptional(day),
  },
  'a result',
);

/** A place in a game that has a name. */
export const bookmark = v.strictObject(
  { id: text, attempt: text, n: count, name: text, at: time },
  'a bookmark',
);

/** What is proven of a deal. */
export const truth = v.strictObject(
  { code: text, truth: v.picklist(['win', 'dead', 'open'], 'win, dead or open'), at: time },
  'a proof',
);

/** A won game that goes to the server. */
export const outboxRow = v.strictObject(
  {
    attempt: text,
    at: time,
    state: v.picklist(
      ['dealt', 'waiting', 'sent', 'refused', 'elsewhere'],
      'dealt, waiting, sent, refused or elsewhere',
    ),
    ticket: v.exactOptional(text),
    result: v.exactOptional(text),
    boards: v.exactOptional(v.array(text, 'a list of names')),
    marks: v.exactOptional(v.array(text, 'a list of names')),
    why: v.exactOptional(text),
  },
  'a won game for the server',
);
