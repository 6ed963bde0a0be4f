import { type IDBPDatabase, openDB } from 'idb';
import { migrate, SCHEMA_VERSION, type Schema } from './schema.ts';

/** The open database. */
export type Database = IDBPDatabase<Schema>;
/**
 * Why an open database was lost. `closed`: another tab brings it to a later version. `deleted`: the browser has cleared
 * or closed it, as when the player clears what sites have stored.
 */
export type DatabaseLoss = 'closed' | 'deleted';
const DATABASE_NAME = 'geduld';

/**
 * Opens the browser's database and brings it to the present version. Rejects when there is none, when it is
 * forbidden, or when a later version of the program has written it.
 */
export const openDatabase = async (onLost: (why: DatabaseLoss) => void): Promise<Database> =>
  // Async, so that a browser that throws at once rejects like one that does so later.
  openDB<Schema>(DATABASE_NAME, SCHEMA_VERSION, {
    upgrade: (database, from, _to, transaction) => {
      // The migrations are data and name the stores as text; the schema of the types is that of their end.
      const raw = database as unknown as IDBPDatabase;
      migrate(
        {
          addStore: (name, keyPath) => raw.createObjectStore(name, { keyPath }),
          addIndex: (store, name, keyPath) => {
            (transaction as unknown as { objectStore: (name: string) => IDBObjectStore })
              .objectStore(store)
              .createIndex(name, keyPath);
          },
        },
        from,
      );
    },
    // A newer program in another tab wants to change the stores, or somebody deletes them: let it, and say that nothing
    // is saved from now on.
    blocking: (_now, wanted, event) => {
      (event.target as IDBDatabase).close();
      onLost(wanted === null ? 'deleted' : 'closed');
    },
    terminated: () => onLost('deleted'),
  });
