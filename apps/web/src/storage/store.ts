import { newId } from '../game/chance.ts';
import { type Database, openDatabase } from './database.ts';
import type { Restored } from './restore.ts';
import {
  type AttemptRow,
  isAttemptRow,
  LAST_MOMENT,
  type LogRow,
  type NamedRow,
  type ResultRow,
  type SetAsideRow,
} from './schema.ts';

/** What the table tells the store, each in the task in which it happens. Nothing of it is waited for. */
export interface Sink {
  /** An action: its entries and the attempt as it now stands. */
  readonly acted: (row: AttemptRow, entries: readonly LogRow[]) => void;
  /** An attempt came onto the table, or its clock went on. */
  readonly noted: (row: AttemptRow) => void;
  /** The one result of an attempt; a second one changes nothing. */
  readonly ended: (result: ResultRow) => void;
  /** A deal that was never touched. */
  readonly dropped: (id: string) => void;
  /** The balance of cumulative Vegas. */
  readonly balance: (value: number) => void;
}

/** A stored attempt, ready to be played on. */
export interface Opened extends Restored {
  /** It has its one result already. */
  readonly ended: boolean;
}

/** The state of a store: opening, saving, or without a database (all in memory). */
type StoreState = 'opening' | 'saving' | 'memory';

export interface Store extends Sink {
  readonly state: () => StoreState;
  readonly setting: (name: string, value: unknown) => void;
  /** A named fact about the whole. */
  readonly fact: (name: string, value: unknown) => void;
  readonly named: (store: 'settings' | 'meta') => Promise<readonly (readonly [string, unknown])[]>;
  /** The attempt that was last on the table, other than `except`. Whatever cannot be read on the way there is set aside. */
  readonly newest: (except?: string) => Promise<Opened | undefined>;
  readonly open: (id: string) => Promise<Opened | undefined>;
  /** Stops writing for good: another tab has the table. */
  readonly stop: () => void;
  readonly resume: () => void;
  readonly database: () => Database | undefined;
}

/** What a store reports. */
export interface StoreHost {
  readonly failed: (reason: string) => void;
  readonly setAside: (kept: number) => void;
}

/** A first play has nothing to open again, so that the code for it is fetched apart. */
export const fetchRestore = () => import('./restore.ts');

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.name : String(fault));
const STRICT: IDBTransactionOptions = { durability: 'strict' };

/** Opens the store. Until the database is there, whatever is told to it waits in order. */
export const openStore = (host: StoreHost): Store => {
  let database: Database | undefined;
  let state: StoreState = 'opening';
  let writing = true;
  let waiting: ((database: Database) => void)[] = [];
  /**
   * The latest `at` of any row, and whose it is. A clock that is set back must not make another game the newest: what
   * is on the table is never dated before what was there earlier.
   */
  let latest: Pick<AttemptRow, 'id' | 'at'> = { id: '', at: 0 };
  const dated = (row: AttemptRow): AttemptRow => {
    const at = Math.min(LAST_MOMENT, Math.max(row.at, row.id === latest.id ? latest.at : latest.at + 1));
    latest = { id: row.id, at };
    return { ...row, at };
  };
  /** Entries whose writing failed: they go with the next writing, so that no log has a gap. */
  let unsaved: LogRow[] = [];

  const failed = (fault: unknown) => host.failed(reasonOf(fault));
  const write = (job: (database: Database) => void, always = false) => {
    if ((!writing && !always) || state === 'memory') return;
    if (database === undefined) waiting.push(job);
    else
      try {
        job(database);
      } catch (fault) {
        failed(fault);
      }
  };
  /** Settles when the database is open or known not to open. */
  const ready = openDatabase((why) => {
    state = 'memory';
    database = undefined;
    host.failed(why);
  }).then(
    (opened) => {
      database = opened;
      state = 'saving';
      const jobs = waiting;
      waiting = [];
      for (const job of jobs) write(job);
    },
    (fault: unknown) => {
      state = 'memory';
      waiting = [];
      failed(fault);
    },
  );

  const putNamed = (store: 'settings' | 'meta', name: string, value: unknown, always = false) =>
    write((db) => {
      const tx = db.transaction(store, 'readwrite', STRICT);
      void tx.store.put({ name, value, at: Date.now() });
      tx.commit();
      tx.done.catch(failed);
    }, always);

  /** The log of an attempt with the entries of it that could not be written. */
  const withUnsaved = (id: string, stored: readonly LogRow[]): readonly LogRow[] => {
    const own = unsaved.filter(({ attempt }) => attempt === id);
    if (own.length === 0) return stored;
    const rows = new Map([...stored, ...own].map((row) => [row.n, row]));
    return [...rows.values()].toSorted((one, other) => one.n - other.n);
  };
  const acted: Sink['acted'] = (undated, entries) => {
    const row = dated(undated);
    const rows = [...unsaved, ...entries];
    unsaved = [];
    const keep = (fault: unknown) => {
      unsaved = [...rows, ...unsaved];
      failed(fault);
    };
    write((db) => {
      try {
        const tx = db.transaction(['log', 'attempts'], 'readwrite', STRICT);
        const log = tx.objectStore('log');
        for (const entry of rows) void log.put(entry);
        void tx.objectStore('attempts').put(row);
        tx.commit();
        tx.done.catch(keep);
      } catch (fault) {
        keep(fault);
      }
    });
  };

  const openAttempt = async (db: Database, value: unknown): Promise<Opened | undefined> => {
    const id = (value as { readonly id?: unknown } | undefined)?.id;
    if (typeof id !== 'string') return undefined;
    const log = withUnsaved(
      id,
      await db.getAll('log', IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, []])),
    );
    const { restore } = await fetchRestore();
    const restored = restore(value, log);
    const broken = restored ? restored.broken : { reason: 'the deal cannot be read', rows: log };
    if (broken && writing) await setAside(db, restored ? undefined : value, id, broken);
    if (broken) {
      unsaved = unsaved.filter(({ attempt }) => attempt !== id);
      host.setAside(restored?.session.moveCount ?? 0);
    }
    if (restored === undefined) return undefined;
    return { ...restored, ended: (await db.get('results', id)) !== undefined };
  };

  return {
    state: () => state,
    database: () => database,
    acted,
    noted: (undated) => {
      if (unsaved.length > 0) return acted(undated, []);
      const row = dated(undated);
      write((db) => {
        const tx = db.transaction('attempts', 'readwrite', { durability: 'relaxed' });
        void tx.store.put(row);
        tx.commit();
        tx.done.catch(failed);
      });
    },
    ended: (result) =>
      write((db) => {
        const tx = db.transaction('results', 'readwrite', STRICT);
        // `add`, not `put`: the first result of an attempt stays its only one.
        tx.store.add(result).catch(() => undefined);
        tx.commit();
        tx.done.catch((fault: unknown) => {
          if (reasonOf(fault) !== 'ConstraintError' && reasonOf(fault) !== 'AbortError') failed(fault);
        });
      }),
    dropped: (id) =>
      write((db) => {
        const tx = db.transaction('attempts', 'readwrite', STRICT);
        void tx.store.delete(id);
        tx.commit();
        tx.done.catch(failed);
      }),
    balance: (value) => putNamed('meta', 'vegasBalance', value),
    fact: (name, value) => putNamed('meta', name, value),
    // The table belongs to one tab; what the player prefers to any.
    setting: (name, value) => putNamed('settings', name, value, true),
    named: async (store) => {
      await ready;
      const rows: readonly NamedRow[] = (await database?.getAll(store)) ?? [];
      return rows.map(({ name, value }) => [name, value] as const);
    },
    newest: async (except) => {
      await ready;
      if (database === undefined) return undefined;
      const rows = await newestRows(database, 25);
      const top = rows.find(isAttemptRow);
      if (top && top.at > latest.at) latest = top;
      for (const row of rows) {
        const opened = row.id === except ? undefined : await openAttempt(database, row);
        if (opened) return opened;
      }
      return undefined;
    },
    open: async (id) => {
      await ready;
      const row = await database?.get('attempts', id);
      return database && row ? openAttempt(database, row) : undefined;
    },
    stop: () => {
      writing = false;
      // The other tab goes on from what was stored.
      unsaved = [];
    },
    resume: () => {
      writing = true;
    },
  };
};

const newestRows = async (db: Database, most: number): Promise<readonly AttemptRow[]> => {
  const rows: AttemptRow[] = [];
  let cursor = await db.transaction('attempts').store.index('at').openCursor(null, 'prev');
  while (cursor && rows.length < most) {
    rows.push(cursor.value);
    cursor = await cursor.continue();
  }
  return rows;
};

/** Moves rows that do not hold out of the way, as they are, with the reason. */
const setAside = async (
  db: Database,
  attempt: unknown,
  id: string,
  { reason, rows }: { readonly reason: string; readonly rows: readonly unknown[] },
): Promise<void> => {
  const tx = db.transaction(['attempts', 'log', 'setAside'], 'readwrite', STRICT);
  const kept: SetAsideRow = {
    id: newId(),
    at: Date.now(),
    reason: `attempt ${id}: ${reason}`,
    value: { attempt, rows },
  };
  void tx.objectStore('setAside').put(kept);
  for (const row of rows) {
    const n = (row as { readonly n?: unknown } | null)?.n;
    if (typeof n === 'number') void tx.objectStore('log').delete([id, n]);
  }
  if (attempt !== undefined) void tx.objectStore('attempts').delete(id);
  await tx.done;
};
