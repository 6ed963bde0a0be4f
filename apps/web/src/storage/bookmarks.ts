import type { BookmarkRow } from './schema.ts';
import type { Store } from './store.ts';

/** The places that a player has named. */
export interface Bookmarks {
  /** Those of an attempt, in the order of its log. */
  readonly of: (attempt: string) => Promise<readonly BookmarkRow[]>;
  /** Adds one, or changes the one of this id; it is dated now. */
  readonly put: (row: Omit<BookmarkRow, 'at'>) => Promise<void>;
  /** Takes it away: what is left tells other devices of the player that it is gone. */
  readonly remove: (row: BookmarkRow) => Promise<void>;
}

/** What a browser without a database keeps: as long as the page. */
const inMemory = new Map<string, BookmarkRow>();

/** The bookmarks in a store. */
export const bookmarksIn = (store: Pick<Store, 'database'>): Bookmarks => ({
  of: async (attempt) => {
    const rows = await store.database()?.getAllFromIndex('bookmarks', 'attempt', attempt);
    const all = rows ?? [...inMemory.values()].filter((row) => row.attempt === attempt);
    return all
      .filter(({ removed }) => !removed)
      .toSorted((one, other) => one.n - other.n || one.at - other.at);
  },
  put: async (undated) => {
    const row = { ...undated, at: Date.now() };
    const database = store.database();
    if (database) await database.put('bookmarks', row);
    else inMemory.set(row.id, row);
  },
  remove: async (row) => {
    const database = store.database();
    if (database) await database.put('bookmarks', { ...row, name: '', at: Date.now(), removed: true });
    else inMemory.delete(row.id);
  },
});
