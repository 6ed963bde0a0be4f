import { ok, type Result, timeBonus } from '@geduld/core';
import type { Mark, Receipt } from '@geduld/protocol';
import { isTimed } from '../boards/counted.ts';
import { gameText } from '../boards/lists.ts';
import { rankWin } from '../boards/rank.ts';
import type { Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { randomName } from '../people/devices.ts';
import type { Tx } from '../store/store.ts';
import { ticketSecret } from './secret.ts';
import { marksText, packRecord, receiptOf, type StoredResult } from './stored.ts';
import { readTicket, type TicketFacts } from './ticket.ts';
import { isLate, timeMark } from './timing.ts';
import { type VerifiedWin, verifiedWin } from './verified.ts';

/** Verifies a won game and ranks it. Everything that comes of it is written in one transaction. */
export const submit: Handler<'submit'> = async ({ store, now, body, write }) => {
  const verified = verifiedWin(body);
  if (!verified.ok) return verified;
  const win = verified.value;
  const ticket = await ticketOf(body.ticket, win, () => ticketSecret(store));
  if (!ticket.ok) return ticket;
  const record = await packRecord(win.record);
  return write(async (tx, { person }): Promise<Result<Receipt, Refused>> => {
    const others = await tx
      .selectFrom('result')
      .select(WITHOUT_RECORD)
      .where('person', '=', person)
      .where((row) => row.or([row('attempt', '=', win.attempt), row('code', '=', win.code)]))
      .execute();
    const again = others.find(({ attempt }) => attempt === win.attempt);
    if (again) return ok(receiptOf(again));
    const own = await ownTicket(tx, person, ticket.value);
    if (!own.ok) return own;
    const marks = await marksOf(tx, person, win, own.value, now, others.length > 0);
    if (!marks.ok) return marks;
    const row: StoredResult = { ...rowOf(win, marks.value), person, received: now, record };
    await tx.insertInto('result').values(row).execute();
    await rankWin(
      tx,
      person,
      { ...row, game: win.game, day: win.day, daily: win.daily, marks: marks.value },
      Math.min(win.endedAt, now),
    );
    return ok(receiptOf(row));
  });
};

const WITHOUT_RECORD = [
  'id',
  'person',
  'attempt',
  'game',
  'code',
  'day',
  'daily',
  'received',
  'score',
  'bonus',
  'moves',
  'played',
  'scoring',
  'marks',
] as const;

/** The ticket of a submission, when it is of this server and of this attempt at this deal. */
const ticketOf = async (
  text: string | undefined,
  { attempt, code }: VerifiedWin,
  secret: () => Promise<Buffer>,
): Promise<Result<TicketFacts | undefined, Refused>> => {
  if (text === undefined) return ok(undefined);
  const facts = readTicket(await secret(), text);
  if (facts === undefined)
    return refused('ticket', 'The ticket was not made by this server.', { place: 'ticket' });
  if (facts.attempt !== attempt) return notThis('attempt');
  return facts.code === code ? ok(facts) : notThis('code');
};

const notThis = (what: 'person' | 'attempt' | 'code'): Result<never, Refused> =>
  refused('ticket', `The ticket is of another ${what}.`, { place: 'ticket' });

/**
 * The ticket of the person who sends. One whose device has moved to an account since the deal brings the ticket of a person that is
 * gone: the first sight of the deal, which moved along, vouches for it; where there is none, the game counts as one without.
 */
const ownTicket = async (
  tx: Tx,
  person: string,
  ticket: TicketFacts | undefined,
): Promise<Result<TicketFacts | undefined, Refused>> => {
  if (ticket === undefined || ticket.person === person) return ok(ticket);
  const other = await tx.selectFrom('person').select('id').where('id', '=', ticket.person).executeTakeFirst();
  if (other) return notThis('person');
  const moved = await tx
    .selectFrom('sight')
    .select('code')
    .where('person', '=', person)
    .where('code', '=', ticket.code)
    .where('attempt', '=', ticket.attempt)
    .where('at', '=', ticket.at)
    .executeTakeFirst();
  return ok(moved && ticket);
};

const marksOf = async (
  tx: Tx,
  person: string,
  win: VerifiedWin,
  ticket: TicketFacts | undefined,
  now: number,
  wonBefore: boolean,
): Promise<Result<readonly Mark[], Refused>> => {
  const sight =
    ticket &&
    (await tx
      .selectFrom('sight')
      .select('attempt')
      .where('person', '=', person)
      .where('code', '=', win.code)
      .executeTakeFirst());
  const timed = timeMark(win.played, win.record.t.length - 1, {
    now,
    dealtAt: ticket?.at,
    isFirst: sight?.attempt === win.attempt,
  });
  if (!timed.ok) return timed;
  const marks: readonly (Mark | undefined)[] = [
    timed.value,
    isLate(win.day, now) ? 'late' : undefined,
    wonBefore ? 'wonBefore' : undefined,
    win.imported ? 'imported' : undefined,
  ];
  return ok(marks.filter((mark) => mark !== undefined));
};

const rowOf = (win: VerifiedWin, marks: readonly Mark[]) => {
  const { scoring } = win.game;
  return {
    id: randomName(),
    attempt: win.attempt,
    game: gameText(win.game),
    code: win.code,
    day: win.day,
    daily: win.daily,
    score: win.score,
    bonus: scoring.timeBonus && isTimed(marks) ? timeBonus(Math.floor(win.played / 1000)) : 0,
    moves: win.moves,
    played: win.played,
    scoring: scoring.id,
    marks: marksText(marks),
  };
};
