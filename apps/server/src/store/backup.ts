import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@geduld/core';
import { type Kysely, sql } from 'kysely';
import { SCHEMA } from './migrations.ts';
import type { Store, Tx } from './store.ts';
import { isTable, TABLE_KEYS, TABLE_NAMES } from './tableKeys.ts';
import type { Tables } from './tables.ts';

/** Rows that are read, or written, at once. */
const AT_ONCE = 500;

/** A value as a line of JSON holds it: bytes are wrapped, so that they are told from texts. */
type Kept = string | number | null | { readonly bytes: string };
type Row = Readonly<Record<string, unknown>>;

const keep = (value: unknown): Kept => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  throw new Error(`a value of a kind that no table has: ${typeof value}`);
};

const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value
    ? Buffer.from(String(value.bytes), 'base64')
    : value;

/** The rows of a table after one, in the order of their key. */
const rowsAfter = (db: Kysely<Tables>, table: keyof Tables, last: Row | undefined) => {
  const keys = TABLE_KEYS[table];
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const after =
    last === undefined ? sql`` : sql`where (${names}) > (${sql.join(keys.map((key) => sql.val(last[key])))})`;
  return sql<Row>`select * from ${sql.table(table)} ${after} order by ${names} limit ${sql.lit(AT_ONCE)}`.execute(
    db,
  );
};

/** How many rows of each table a backup holds. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Everything in the store at one moment, a line of JSON for each row, each with its end: a head, the rows, and a foot with their number and
 * the checksum of all lines before it. The same for both stores. `take` gets line after line. Others go on meanwhile.
 */
export const backupLines = (
  store: Store,
  now: number,
  take: (line: string) => Promise<void>,
): Promise<Counts> => {
  const hash = createHash('sha256');
  const tell = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return take(line);
  };
  const read = store.read.transaction();
  // SQLite's reader sees one moment in any case.
  const snapshot =
    store.kind === 'postgres' ? read.setIsolationLevel('repeatable read').setAccessMode('read only') : read;
  return snapshot.execute(async (tx) => {
    // The moment is that of the first question, and not that of the begin.
    await tx.selectFrom('secret').select('name').limit(1).execute();
    await tell({ geduld: 'backup', version: 1, schema: SCHEMA, made: now });
    const counts: Record<string, number> = {};
    for (const table of TABLE_NAMES) {
      counts[table] = 0;
      for (let last: Row | undefined; ; ) {
        const { rows } = await rowsAfter(tx, table, last);
        for (const row of rows)
          await tell({
            table,
            row: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, keep(value)])),
          });
        counts[table] += rows.length;
        last = rows.at(-1);
        if (rows.length < AT_ONCE) break;
      }
    }
    await tell({ end: { rows: counts, sha256: hash.copy().digest('hex') } });
    return counts;
  });
};

/** What is wrong with a backup; thrown, so that nothing of it stays. */
class BadBackup extends Error {}

const parsed = (line: string, at: number): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // It is said below.
  }
  throw new BadBackup(`line ${at}: found no object of JSON, expected a row of a backup`);
};

const checkHead = (head: Readonly<Record<string, unknown>>): void => {
  if (head.geduld !== 'backup' || head.version !== 1)
    throw new BadBackup('line 1: found no head of a backup of Geduld');
  if (head.schema !== SCHEMA)
    throw new BadBackup(`line 1: found tables of version ${String(head.schema)}, expected ${SCHEMA}`);
};

const isEmpty = async (tx: Tx): Promise<boolean> => {
  for (const table of TABLE_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
};

const insert = async (tx: Tx, table: keyof Tables, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
    tx,
  );
};

/** Puts rows back as they come, several of a table at once. */
const restoreRows = async (tx: Tx, lines: AsyncIterable<string>): Promise<Counts> => {
  const hash = createHash('sha256');
  const counts: Record<string, number> = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0]));
  let waiting: Row[] = [];
  let table: keyof Tables | undefined;
  const flush = async () => {
    if (table !== undefined) await insert(tx, table, waiting);
    waiting = [];
  };
  let at = 0;
  let end: unknown;
  for await (const line of lines) {
    at++;
    if (end !== undefined) throw new BadBackup(`line ${at}: found more behind the end`);
    const value = parsed(line, at);
    if (at === 1) checkHead(value);
    if ('end' in value) {
      const expected = { rows: counts, sha256: hash.copy().digest('hex') };
      if (JSON.stringify(value.end) !== JSON.stringify(expected))
        throw new BadBackup('the number of rows or the checksum at the end is not that of the lines');
      end = value.end;
      continue;
    }
    hash.update(`${line}\n`);
    if (at === 1) continue;
    const name = String(value.table);
    if (!isTable(name) || typeof value.row !== 'object' || value.row === null)
      throw new BadBackup(`line ${at}: found no row of a table that is known`);
    if (name !== table || waiting.length >= AT_ONCE) await flush();
    table = name;
    waiting.push(Object.fromEntries(Object.entries(value.row).map(([key, kept]) => [key, unwrap(kept)])));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  await flush();
  if (end === undefined) throw new BadBackup('the file has no end: it was not written whole');
  return counts;
};

/**
 * Fills an empty store from the lines of a backup, without their ends: all of it, or nothing, with what was wrong. `lines` begins
 * anew at each call.
 */
export const restoreLines = async (
  store: Store,
  lines: () => AsyncIterable<string>,
): Promise<Result<Counts, string>> => {
  try {
    return ok(
      await store.write(async (tx) => {
        if (!(await isEmpty(tx))) throw new BadBackup('the store is not empty; a backup goes into a new one');
        return restoreRows(tx, lines());
      }),
    );
  } catch (fault) {
    if (fault instanceof BadBackup) return err(fault.message);
    throw fault;
  }
};
