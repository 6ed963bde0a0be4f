import { err, ok, type Result } from '@geduld/core';
import { MOST_ENTRIES, type Receipt, type Submission } from '@geduld/protocol';
import { recordedPlay, recordOf, replay, type Session, sessionWon, startSession } from '@geduld/session';
import { isPractice } from '../game/attempts.ts';
import { localDay } from '../game/localDay.ts';
import type { Database } from '../storage/database.ts';
import { restore } from '../storage/restore.ts';
import { isAttemptRow, type LogRow, type OutboxRow, type ResultRow } from '../storage/schema.ts';
import type { Ask } from './ask.ts';
import { type OnlineFault, passes } from './faults.ts';

/** Changes one row of the outbox; nobody else comes between reading and writing. */
const changeRow = async (
  db: Database,
  attempt: string,
  change: (row: OutboxRow | undefined) => OutboxRow | undefined,
): Promise<void> => {
  const tx = db.transaction('outbox', 'readwrite', { durability: 'strict' });
  const next = change(await tx.store.get(attempt));
  if (next) await tx.store.put(next);
  await tx.done;
};

/** Keeps the server's word about a deal: the first one, which is of the earliest time. */
export const keepTicket = (db: Database, attempt: string, ticket: string): Promise<void> =>
  changeRow(db, attempt, (row) => ({ at: Date.now(), state: 'dealt', ticket, ...row, attempt }));

/** Notes that another device of the player has this result, and sends it. */
export const sentElsewhere = (db: Database, attempt: string): Promise<void> =>
  changeRow(db, attempt, (row) => (row ? undefined : { attempt, at: Date.now(), state: 'elsewhere' }));

/** Puts every won game into the outbox that is not in it. Practice has no result. */
export const collectWins = async (db: Database): Promise<void> => {
  const tx = db.transaction(['results', 'outbox'], 'readwrite');
  const outbox = tx.objectStore('outbox');
  const [results, rows] = await Promise.all([tx.objectStore('results').getAll(), outbox.getAll()]);
  const known = new Map(rows.map((row) => [row.attempt, row]));
  for (const { attempt, ending } of results) {
    const row = known.get(attempt);
    if (ending !== 'won' || isPractice(attempt) || (row && row.state !== 'dealt')) continue;
    await outbox.put({ at: Date.now(), ...row, attempt, state: 'waiting' });
  }
  await tx.done;
};

/** So many won games wait for the network. */
export const waitingWins = (db: Database): Promise<number> => db.countFromIndex('outbox', 'state', 'waiting');

/** Deals that were heard of so long ago are not finished any more, in milliseconds. */
const TICKET_KEPT = 90 * 24 * 60 * 60 * 1000;

/** Throws away tickets that are of no use any more. */
export const clearTickets = async (db: Database): Promise<void> => {
  const tx = db.transaction('outbox', 'readwrite');
  for (
    let cursor = await tx.store.index('state').openCursor('dealt');
    cursor;
    cursor = await cursor.continue()
  )
    if (cursor.value.at < Date.now() - TICKET_KEPT) await cursor.delete();
  await tx.done;
};

/** The session as it stood when it was first won: what came after (taking back, winning again) is no part of the result. */
export const sessionAtWin = (session: Session, rows: readonly LogRow[]): Session | undefined => {
  const start = startSession(session.code);
  for (let n = 1; n <= rows.length; n++) {
    // A won game takes no move: only its end, or a taking back, can follow.
    if (n < rows.length && rows[n]?.text !== 'undo') continue;
    const played = replay(start, recordedPlay(rows.slice(0, n)));
    if (played.ok && sessionWon(played.value)) return played.value;
  }
  return undefined;
};

/** A won game as it is sent in, or why it cannot be. */
const submissionOf = async (
  db: Database,
  row: OutboxRow,
): Promise<Result<Submission, 'gone' | 'tooLarge'>> => {
  const tx = db.transaction(['attempts', 'log', 'results']);
  const [attempt, log, result]: [unknown, LogRow[], ResultRow | undefined] = await Promise.all([
    tx.objectStore('attempts').get(row.attempt),
    tx
      .objectStore('log')
      .getAll(IDBKeyRange.bound([row.attempt, Number.NEGATIVE_INFINITY], [row.attempt, []])),
    tx.objectStore('results').get(row.attempt),
  ]);
  const restored = restore(attempt, log);
  if (!restored || restored.broken || result === undefined || !isAttemptRow(attempt)) return err('gone');
  const won = sessionAtWin(restored.session, log);
  if (!won) return err('gone');
  const record = recordOf(won);
  if (record.moves.length > MOST_ENTRIES) return err('tooLarge');
  return ok({
    attempt: row.attempt,
    ...(row.ticket === undefined ? {} : { ticket: row.ticket }),
    record: {
      ...record,
      moves: [...record.moves],
      t: [...record.t],
      ...(record.steps ? { steps: record.steps.map(([from, to]) => [from, to] as [number, number]) } : {}),
    } as Submission['record'],
    day: result.day ?? localDay(result.endedAt),
    endedAt: result.endedAt,
    ...(attempt.daily === undefined ? {} : { daily: attempt.daily }),
  });
};

/** What came of sending: what was taken, the attempts that were not, and the fault that stopped it, when one did. */
export interface Sent {
  readonly receipts: readonly Receipt[];
  readonly refused: readonly string[];
  readonly stopped: OnlineFault | undefined;
}

/** Sends the won games that wait, one after the other; the first fault that passes stops it, and the rest waits on. */
export const sendWins = async (db: Database, ask: Ask): Promise<Sent> => {
  const receipts: Receipt[] = [];
  const refused: string[] = [];
  const refuse = (attempt: string, why: string) => {
    refused.push(attempt);
    return changeRow(db, attempt, (row) => row && { ...row, state: 'refused', why });
  };
  const rows = await db.getAllFromIndex('outbox', 'state', 'waiting');
  for (const row of rows.toSorted((one, other) => one.at - other.at)) {
    const body = await submissionOf(db, row);
    if (!body.ok) {
      await refuse(row.attempt, body.error);
      continue;
    }
    let answer = await ask('submit', { body: body.value });
    if (!answer.ok && row.ticket !== undefined && ['record', 'ticket'].includes(answer.error.why)) {
      // The time that it bears witness to may be what does not hold; without it the game counts where no time is asked.
      const { ticket: _, ...untimed } = body.value;
      answer = await ask('submit', { body: untimed });
    }
    if (answer.ok) {
      const { result, boards, marks } = answer.value;
      receipts.push(answer.value);
      await changeRow(db, row.attempt, (was) => was && { ...was, state: 'sent', result, boards, marks });
    } else if (
      passes(answer.error) ||
      answer.error.why === 'unknownDevice' ||
      answer.error.why === 'unsigned'
    )
      return { receipts, refused, stopped: answer.error };
    else await refuse(row.attempt, answer.error.why);
  }
  return { receipts, refused, stopped: undefined };
};
