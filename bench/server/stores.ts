import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../../apps/server/src/store/open.ts';
import type { StoreKind } from '../../apps/server/src/store/store.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import type { Insert, Row } from './fill.ts';

/** An empty store of the present version that can be filled fast. */
export interface BenchStore {
  readonly data: string;
  readonly database: string | undefined;
  readonly insert: Insert;
  /** The filling is over: brings the store to the state in which a server would have left it. */
  readonly filled: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Makes one: SQLite in a folder of its own, or a PostgreSQL of its own. */
export const benchStore = async (kind: StoreKind): Promise<BenchStore> => {
  const data = mkdtempSync(join(tmpdir(), 'geduld-bench-'));
  const dropFolder = () => rmSync(data, { recursive: true, force: true });
  if (kind === 'sqlite') {
    await (await openStore(data, undefined)).close();
    const database = new DatabaseSync(join(data, 'geduld.sqlite'));
    database.exec('pragma synchronous = off; pragma cache_size = -400000');
    return {
      data,
      database: undefined,
      insert: async (table, columns, rows) => {
        const marks = columns.map(() => '?').join(',');
        const statement = database.prepare(`insert into ${table} (${names(columns)}) values (${marks})`);
        database.exec('begin');
        for (const row of rows) statement.run(...row);
        database.exec('commit');
      },
      filled: async () => {
        database.exec('pragma wal_checkpoint(truncate)');
        database.close();
      },
      drop: async () => dropFolder(),
    };
  }
  const server = await startPostgres();
  await (await openStore(data, server.url)).close();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  return {
    data,
    database: server.url,
    insert: async (table, columns, rows) => {
      const text = JSON.stringify(
        rows.map((row) => Object.fromEntries(columns.map((name, n) => [name, json(row[n])]))),
      );
      await client.query(
        `insert into ${table} (${names(columns)}) select ${names(columns)} from json_populate_recordset(null::${table}, $1)`,
        [text],
      );
    },
    filled: async () => {
      await client.query('vacuum analyze');
      await client.query('checkpoint');
      await client.end();
    },
    drop: async () => {
      await server.stop();
      dropFolder();
    },
  };
};

const names = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

const json = (value: Row[number] | undefined): string | number | null =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (value ?? null);
