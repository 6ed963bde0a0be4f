import { err, ok, type Result } from '@geduld/core';
import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsOf } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The stores that there are. All SQL but what stands in `sqlite.ts` and `postgres.ts` is the same for both. */
export type StoreKind = 'sqlite' | 'postgres';

/** What a write works in: all of it is done, or nothing. */
export type Tx = Transaction<Tables>;

/** Where everything is kept. */
export interface Store {
  readonly kind: StoreKind;
  /** For reading; it sees what is committed. */
  readonly read: Kysely<Tables>;
  /**
   * Does a job in a transaction, and settles when it is committed to the disk. A job that throws leaves nothing behind. Jobs
   * may be run again from the start, so that they do nothing but read and write the store.
   */
  readonly write: <Answer>(job: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
  /** Is this fault one of the store (unreachable, full, locked), and none of the program? */
  readonly isAway: (fault: unknown) => boolean;
  /**
   * Takes what was erased out of the files, too, as far as that is the store's to do: SQLite's log is written into the database and
   * emptied. PostgreSQL does it in its own time (vacuum, and its log as it goes round).
   */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Brings the tables to the present version; several processes may ask at once. */
export const migrate = async (db: Kysely<Tables>, kind: StoreKind): Promise<Result<undefined, string>> => {
  const { error, results } = await new Migrator({ db, provider: migrationsOf(kind) }).migrateToLatest();
  if (error === undefined) return ok(undefined);
  const at = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the first';
  const says = error instanceof Error ? error.message : String(error);
  return err(`migration ${at} of the store failed: ${says}`);
};

/** Locks the row of a person until the write ends, so that writes of one person come one after another. */
export const lockPerson = async (store: Pick<Store, 'kind'>, tx: Tx, person: string): Promise<boolean> => {
  const row = tx.selectFrom('person').select('id').where('id', '=', person);
  // SQLite has one writer at a time anyway.
  const found = await (store.kind === 'postgres' ? row.forUpdate() : row).executeTakeFirst();
  return found !== undefined;
};
