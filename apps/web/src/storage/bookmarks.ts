import type { BookmarkRow } from './schema.ts';
import type { Store } from './store.ts';

/** The places that a player has named. */
export interface Bookmarks {
  /** Those of an attempt, in the order of its log. */
  readonly of: (attempt: string) => Promise<readonly BookmarkRow[]>;
  /** Adds one, or changes the one of this id. */
  readonly put: (row: BookmarkRow) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** What a browser without a database keeps: as long as the page. */
const inMemory = new Map<string, BookmarkRow>();

/** The bookmarks in a store. */
export const bookmarksIn = (store: Pick<Store, 'database'>): Bookmarks => ({
  of: async (attempt) => {
    const rows = await store.database()?.getAllFromIndex('bookmarks', 'attempt', attempt);
    const all = rows ?? [...inMemory.values()].filter((row) => row.attempt === attempt);
    return all.toSorted((one, other) => one.n - other.n || one.at - other.at);
  },
  put: async (row) => {
    const database = store.database();
    if (database) await database.put('bookmarks', row);
    else inMemory.set(row.id, row);
  },
  remove: async (id) => {
    const database = store.database();
    if (database) await database.delete('bookmarks', id);
    else inMemory.delete(id);
  },
});
