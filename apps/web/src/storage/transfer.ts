import { err, ok, type Result } from '@geduld/core';
import { codeText, parseEntry, readCode } from '@geduld/notation';
import type { IDBPTransaction, StoreNames } from 'idb';
import * as v from 'valibot';
import type { TransferFault } from '../messages/dialogMessages.ts';
import type { Database } from './database.ts';
import { restore } from './restore.ts';
import { attempt, bookmark, named, outboxRow, result, text, time, truth } from './rowShapes.ts';
import {
  type AttemptRow,
  type BookmarkRow,
  isAttemptRow,
  type LogRow,
  type NamedRow,
  type OutboxRow,
  type ResultRow,
  type Schema,
  type SetAsideRow,
  type TruthRow,
} from './schema.ts';

/** Everything that is stored, as one file holds it. */
export interface Transfer {
  readonly attempts: readonly { readonly row: AttemptRow; readonly log: readonly LogRow[] }[];
  readonly results: readonly ResultRow[];
  readonly bookmarks: readonly BookmarkRow[];
  readonly truths: readonly TruthRow[];
  readonly settings: readonly NamedRow[];
  readonly meta: readonly NamedRow[];
  readonly setAside: readonly SetAsideRow[];
  readonly outbox: readonly OutboxRow[];
}

/** Every store that a file holds: all but what is this device's own on a server, which is of no use anywhere else. */
const STORES = [
  'attempts',
  'log',
  'results',
  'bookmarks',
  'truths',
  'settings',
  'meta',
  'setAside',
  'outbox',
] as const satisfies readonly StoreNames<Schema>[];

const FORMAT = 'geduld-export';
/** Files of version 1 have no bookmarks, no truths and no days; those of version 2 no outbox. */
const VERSION = 3;

const file = v.strictObject(
  {
    format: v.literal(FORMAT, FORMAT),
    version: v.picklist([1, 2, VERSION], `1 to ${VERSION}`),
    attempts: v.array(attempt, 'a list of games'),
    results: v.array(result, 'a list of results'),
    bookmarks: v.optional(v.array(bookmark, 'a list of bookmarks'), []),
    truths: v.optional(v.array(truth, 'a list of proofs'), []),
    settings: v.array(named, 'a list of settings'),
    meta: v.array(named, 'a list of facts'),
    setAside: v.array(
      v.strictObject({ id: text, at: time, reason: text, value: v.unknown() }, 'something set aside'),
      'a list of things set aside',
    ),
    outbox: v.optional(v.array(outboxRow, 'a list of won games for the server'), []),
  },
  'an object',
);

/** The text of a file. The same stored things give the same bytes; the inverse of `readTransfer`. */
export const transferText = (transfer: Transfer): string => {
  const { attempts, results, bookmarks, truths, settings, meta, setAside, outbox } = transfer;
  // Every row is written field by field, since the order of fields is part of the bytes.
  const body: v.InferOutput<typeof file> = {
    format: FORMAT,
    version: VERSION,
    attempts: attempts.map(({ row, log }) => ({
      id: row.id,
      code: row.code,
      carried: row.carried,
      cumulative: row.cumulative,
      started: row.started,
      at: row.at,
      played: row.played,
      moves: row.moves,
      score: row.score,
      won: row.won,
      ...(row.daily === undefined ? {} : { daily: row.daily }),
      ...(row.late === undefined ? {} : { late: row.late }),
      log: log.map((entry) => [entry.text, entry.t, entry.action] as [string, number, number]),
    })),
    results: results.map((of) => ({
      attempt: of.attempt,
      code: of.code,
      ending: of.ending,
      score: of.score,
      bonus: of.bonus,
      moveCount: of.moveCount,
      played: of.played,
      scoring: of.scoring,
      endedAt: of.endedAt,
      ...(of.day === undefined ? {} : { day: of.day }),
    })),
    bookmarks: bookmarks.map(({ id, attempt: of, n, name, at }) => ({ id, attempt: of, n, name, at })),
    truths: truths.map(({ code, truth: of, at }) => ({ code, truth: of, at })),
    settings: settings.map(({ name, value }) => ({ name, value })),
    meta: meta.map(({ name, value }) => ({ name, value })),
    setAside: setAside.map(({ id, at, reason, value }) => ({ id, at, reason, value: value ?? null })),
    outbox: outbox.map((row) => ({
      attempt: row.attempt,
      at: row.at,
      state: row.state,
      ...(row.ticket === undefined ? {} : { ticket: row.ticket }),
      ...(row.result === undefined ? {} : { result: row.result }),
      ...(row.boards === undefined ? {} : { boards: [...row.boards] }),
      ...(row.marks === undefined ? {} : { marks: [...row.marks] }),
      ...(row.why === undefined ? {} : { why: row.why }),
    })),
  };
  return `${JSON.stringify(body, undefined, 1)}\n`;
};

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

/**
 * Reads a file whole or not at all: shape first, then every game is played through. Moments later than `now` (of the
 * wall clock) become `now`: the clock that wrote them was wrong, and no game of this device should stay behind them.
 */
export const readTransfer = (content: string, now: number): Result<Transfer, TransferFault> => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (fault) {
    return err({ why: 'notJson', says: fault instanceof Error ? fault.message : String(fault) });
  }
  const head = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (head.format !== FORMAT) return err({ why: 'notOurs' });
  if (typeof head.version === 'number' && head.version > VERSION)
    return err({ why: 'laterFile', version: head.version });
  const parsed = v.safeParse(file, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return err({
      why: 'badPlace',
      place: placeText((issue.path ?? []).map(({ key }) => key)),
      found: shown(issue.input),
      expected: issue.message,
    });
  }
  const { attempts, results, bookmarks, truths, settings, meta, setAside, outbox } = parsed.output;
  const past = (moment: number): number => Math.min(moment, now);
  const read: { row: AttemptRow; log: readonly LogRow[] }[] = [];
  for (const [index, { log, ...row }] of attempts.entries()) {
    const rows = log.map(([entry, t, action], n) => ({ attempt: row.id, n, text: entry, t, action }));
    const fault = gameFault(`attempts[${index}]`, row, rows);
    if (fault) return err(fault);
    read.push({ row: { ...row, started: past(row.started), at: past(row.at) }, log: rows });
  }
  return ok({
    attempts: read,
    results: results.map((of) => ({ ...of, endedAt: past(of.endedAt) })),
    bookmarks: bookmarks.map((of) => ({ ...of, at: past(of.at) })),
    truths: truths.map((of) => ({ ...of, at: past(of.at) })),
    settings: settings.map(({ name, value: of }) => ({ name, value: of })),
    meta: meta.map(({ name, value: of }) => ({ name, value: of })),
    setAside: setAside.map(({ id, at, reason, value: of }) => ({ id, at, reason, value: of })),
    outbox: outbox.map((of) => ({ ...of, at: past(of.at) })),
  });
};

/** `attempts[3].log[17]`, as a person finds it in the file. */
const placeText = (keys: readonly unknown[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

const gameFault = (place: string, row: AttemptRow, log: readonly LogRow[]): TransferFault | undefined => {
  const code = readCode(row.code);
  if (!code.ok || codeText(code.value) !== row.code)
    return { why: 'badPlace', place: `${place}.code`, found: shown(row.code), expected: 'a code' };
  for (const [n, entry] of log.entries())
    if (!parseEntry(entry.text).ok)
      return { why: 'badPlace', place: `${place}.log[${n}]`, found: shown(entry.text), expected: 'a move' };
  const restored = restore(row, log);
  if (restored && !restored.broken) return undefined;
  const at = restored ? restored.session.log.length : 0;
  return {
    why: 'badPlace',
    place: `${place}.log[${at}]`,
    found: shown(log[at]?.text),
    expected: 'a move that this game allows',
  };
};

/** Everything in the database as it is now. Deals that were never touched, and games that no longer hold, are not in it. */
export const readEverything = async (db: Database): Promise<Transfer> => {
  const tx = db.transaction(STORES);
  const [rows, log, results, bookmarks, truths, settings, meta, setAside, outbox] = await Promise.all([
    tx.objectStore('attempts').getAll(),
    tx.objectStore('log').getAll(),
    tx.objectStore('results').getAll(),
    tx.objectStore('bookmarks').getAll(),
    tx.objectStore('truths').getAll(),
    tx.objectStore('settings').getAll(),
    tx.objectStore('meta').getAll(),
    tx.objectStore('setAside').getAll(),
    tx.objectStore('outbox').getAll(),
  ]);
  const logOf = Map.groupBy(log, ({ attempt: id }) => id);
  const attempts: { row: AttemptRow; log: readonly LogRow[] }[] = [];
  const unread: SetAsideRow[] = [];
  for (const row of rows) {
    const entries = logOf.get(row.id) ?? [];
    if (entries.length === 0) continue;
    const restored = restore(row, entries);
    if (restored && !restored.broken) attempts.push({ row, log: entries });
    // Not yet met by a start, which would have set it aside: it goes along as what it is.
    else
      unread.push({
        id: String(row.id),
        at: isAttemptRow(row) ? row.at : 0,
        reason: 'cannot be read',
        value: { attempt: row, rows: entries },
      });
  }
  return {
    attempts,
    results,
    bookmarks: bookmarks.filter(({ removed }) => !removed),
    truths,
    settings,
    meta,
    setAside: [...setAside, ...unread],
    outbox,
  };
};

/**
 * Adds a file to the database, all in one transaction. Nothing that is there is lost: of two logs of one attempt the
 * longer stays, the first result of an attempt stays; settings are those of the file.
 */
export const writeTransfer = async (db: Database, transfer: Transfer): Promise<void> => {
  const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
  try {
    await writeAll(tx, transfer);
  } catch (fault) {
    // What cannot be stored at all (nested too deep) fails before the database sees it: it would keep what came before.
    tx.done.catch(() => undefined);
    tx.abort();
    throw fault;
  }
  await tx.done;
};

const writeAll = async (
  tx: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  transfer: Transfer,
): Promise<void> => {
  const log = tx.objectStore('log');
  for (const { row, log: entries } of transfer.attempts) {
    const there = await log.count(IDBKeyRange.bound([row.id, Number.NEGATIVE_INFINITY], [row.id, []]));
    if (there > entries.length) continue;
    await tx.objectStore('attempts').put(row);
    for (const entry of entries) await log.put(entry);
  }
  for (const each of transfer.results)
    if ((await tx.objectStore('results').count(each.attempt)) === 0)
      await tx.objectStore('results').put(each);
  for (const each of transfer.bookmarks) {
    const there = await tx.objectStore('bookmarks').get(each.id);
    if (there === undefined || there.at <= each.at) await tx.objectStore('bookmarks').put(each);
  }
  for (const each of transfer.truths) {
    // What was proven stays; that a search was given up says less.
    const there = await tx.objectStore('truths').get(each.code);
    if (there === undefined || there.truth === 'open') await tx.objectStore('truths').put(each);
  }
  // Chosen now, whatever other devices of the player chose before.
  const at = Date.now();
  for (const each of transfer.settings) await tx.objectStore('settings').put({ ...each, at });
  for (const each of transfer.meta) await tx.objectStore('meta').put(each);
  for (const each of transfer.setAside) await tx.objectStore('setAside').put(each);
  for (const each of transfer.outbox)
    if ((await tx.objectStore('outbox').count(each.attempt)) === 0) await tx.objectStore('outbox').put(each);
};
