import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { err, ok, type Result } from '@geduld/core';
import type { ServerConfig } from '../config.ts';
import { backupLines, type Counts, restoreLines } from '../store/backup.ts';
import { openStore, SQLITE_FILE } from '../store/open.ts';

/** Where a store is. */
export type StorePlace = Pick<ServerConfig, 'data' | 'database'>;

/** Letters that are gathered before they are written. */
const CHUNK = 1_000_000;

/**
 * Writes everything in a store into a file, which only its owner may read. The file has its name once it is whole and on the disk.
 * The server may go on meanwhile.
 */
export const backUp = async (
  place: StorePlace,
  file: string,
  now: number,
): Promise<Result<Counts, string>> => {
  if (place.database === undefined && !existsSync(join(place.data, SQLITE_FILE)))
    return err(`found no ${SQLITE_FILE} in the data folder`);
  const store = await openStore(place.data, place.database);
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      let gathered = '';
      const counts = await backupLines(store, now, async (line) => {
        gathered += line;
        if (gathered.length < CHUNK) return;
        await handle.write(gathered);
        gathered = '';
      });
      await handle.write(gathered);
      await handle.sync();
      await handle.close();
      await rename(part, file);
      return ok(counts);
    } catch (fault) {
      await handle.close().catch(() => undefined);
      await rm(part, { force: true });
      throw fault;
    }
  } finally {
    await store.close();
  }
};

/** Fills an empty store from such a file: all of it, or nothing. */
export const restore = async (place: StorePlace, file: string): Promise<Result<Counts, string>> => {
  if (!existsSync(file)) return err('found no such file');
  const store = await openStore(place.data, place.database);
  try {
    return await restoreLines(store, () =>
      createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY }),
    );
  } finally {
    await store.close();
  }
};
