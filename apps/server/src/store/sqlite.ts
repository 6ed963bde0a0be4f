import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { invariant } from '@geduld/core';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { migrate, type Store, type Tx } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Committed is on the disk (FULL), readers never wait (WAL), what is erased is overwritten (secure_delete), and another
 * process that writes is waited for.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma secure_delete = on;
  pragma cache_size = -16384;
  pragma mmap_size = 0;
`;
/** Jobs in one transaction at most: a commit to the disk is shared by those who wait for it at the same time. */
const MOST_JOBS = 64;
/** Statements that are kept compiled. */
const MOST_STATEMENTS = 200;

/** Does nothing. */
const NOTHING = 'select 1 where false';

/** What SQLite says when it is the store and not the program that is at fault: by the primary result code. */
const AWAY = new Set([5, 6, 8, 10, 13, 14]);

interface Waiting {
  readonly run: (tx: Tx) => Promise<() => void>;
  readonly reject: (fault: unknown) => void;
}

/** Opens, or makes, the database in a file. */
export const openSqlite = async (file: string): Promise<Store> => {
  mkdirSync(dirname(file), { recursive: true });
  // Kysely's `begin` would take the right to write at the first write, and then fail where another process has written meanwhile.
  const writing = databaseOf(file);
  const writer = kyselyOf(writing, 'begin immediate');
  const reader = kyselyOf(databaseOf(file), 'begin');
  const migrated = await migrate(writer, 'sqlite');
  if (!migrated.ok) throw new Error(migrated.error);
  let waiting: Waiting[] = [];
  let draining = false;

  const drain = async (): Promise<void> => {
    draining = true;
    // Those who come in this turn of the loop share the transaction.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_JOBS);
      waiting = waiting.slice(MOST_JOBS);
      try {
        const settle = await writer.transaction().execute(async (tx) => {
          const settled: (() => void)[] = [];
          for (const { run } of batch) settled.push(await run(tx));
          return settled;
        });
        for (const done of settle) done();
      } catch (fault) {
        for (const { reject } of batch) reject(fault);
      }
    }
    draining = false;
  };

  return {
    kind: 'sqlite',
    read: reader,
    write: <Answer>(job: (tx: Tx) => Promise<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        const run = async (tx: Tx) => {
          await sql`savepoint job`.execute(tx);
          try {
            const answer = await job(tx);
            await sql`release job`.execute(tx);
            return () => resolve(answer);
          } catch (fault) {
            // A full disk ends the whole transaction: nothing of those before this job is left either.
            if (!writing.isTransaction) throw fault;
            await sql`rollback to job`.execute(tx);
            await sql`release job`.execute(tx);
            return () => reject(fault);
          }
        };
        waiting.push({ run, reject });
        if (!draining) void drain();
      }),
    isAway: (fault) => isSqliteFault(fault) && AWAY.has(fault.errcode & 0xff),
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(writer);
    },
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
};

const isSqliteFault = (fault: unknown): fault is { readonly errcode: number } =>
  fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number';

const databaseOf = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec(PRAGMAS);
  return database;
};

const kyselyOf = (database: DatabaseSync, begin: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database, begin) }) });

/** The database of Node as Kysely wants one. Statements stay compiled; a transaction begins as it is told to. */
const forKysely = (database: DatabaseSync, begin: string): SqliteDatabase => {
  const kept = new Map<string, StatementSync>();
  const compiled = (text: string): StatementSync => {
    const found = kept.get(text);
    if (found) return found;
    const made = database.prepare(text);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest);
    kept.set(text, made);
    return made;
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      // What a full disk has ended needs no end any more; the fault that is told is the disk's.
      const isEnded = text === 'rollback' && !database.isTransaction;
      const statement = compiled(isEnded ? NOTHING : text === 'begin' ? begin : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
};

const values = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    invariant(
      value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array,
      'a value that SQLite takes',
    );
    return value;
  });
