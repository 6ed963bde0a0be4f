import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The file of SQLite in the data folder; its log lies beside it. */
export const SQLITE_FILE = 'geduld.sqlite';

/** Opens the store that a deployment names: PostgreSQL by its URL, else SQLite in the data folder. */
export const openStore = (data: string, database: string | undefined): Promise<Store> =>
  database === undefined ? openSqlite(join(data, SQLITE_FILE)) : openPostgres(database);
