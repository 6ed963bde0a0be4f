import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate, type Store, type Tx } from './store.ts';
import type { Tables } from './tables.ts';

/** `bigint`, and what `count` answers: texts to the driver, since they may be longer than a number. Ours are not. */
const INT8 = 20;
/** Another transaction was first (serialization, deadlock): nothing is done, and it may be tried again. */
const AGAIN = new Set(['40001', '40P01']);
const MOST_TRIES = 5;
/**
 * Connection faults, too few resources, an operator's doing, faults of its system, and a database that only reads: by the
 * first two letters of the code.
 */
const AWAY = new Set(['08', '53', '57', '58', '25']);
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOENT',
]);

/** Connects to a database by its URL. */
export const openPostgres = async (url: string, connections = 10): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'geduld',
    types: {
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it: the next one who asks gets another.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction: the next statement fails, and tells it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const migrated = await migrate(db, 'postgres');
  if (!migrated.ok) {
    await db.destroy();
    throw new Error(migrated.error);
  }
  const write = async <Answer>(job: (tx: Tx) => Promise<Answer>, tries = 1): Promise<Answer> => {
    try {
      return await db.transaction().execute(job);
    } catch (fault) {
      if (tries < MOST_TRIES && AGAIN.has(codeOf(fault))) return write(job, tries + 1);
      throw fault;
    }
  };
  return {
    kind: 'postgres',
    read: db,
    write: (job) => write(job),
    isAway: (fault) => {
      const code = codeOf(fault);
      return AWAY.has(code.slice(0, 2)) || SYSTEM.has(code) || isBroken(fault);
    },
    scrub: async () => undefined,
    close: () => db.destroy(),
  };
};

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';

/** The driver's own faults of connections have no code. */
const isBroken = (fault: unknown): boolean =>
  fault instanceof Error &&
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    fault.message,
  );
