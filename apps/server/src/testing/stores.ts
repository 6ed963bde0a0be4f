import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomName } from '../people/devices.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { newDatabase } from './postgresServer.ts';

/** The stores on which every data test runs. */
export const STORE_KINDS: readonly StoreKind[] = ['sqlite', 'postgres'];

/** A new, empty store. */
export const newStore = async (kind: StoreKind): Promise<Store> =>
  kind === 'sqlite'
    ? openSqlite(join(mkdtempSync(join(tmpdir(), 'geduld-')), 'geduld.sqlite'))
    : openPostgres(await newDatabase(`t_${randomName().replace(/\W/g, '').toLowerCase()}`), 4);
