import type { GameResult, Line } from '@geduld/session';
import type { DBSchema } from 'idb';

/** One attempt: a deal and a start. Its cards are the code; its play is the log. */
export interface AttemptRow {
  readonly id: string;
  readonly code: string;
  /** The balance that cumulative Vegas brought to it (K9). */
  readonly carried: number;
  /** Does its balance go on to the next game? */
  readonly cumulative: boolean;
  /** When it was dealt, milliseconds since 1970 in universal time. */
  readonly started: number;
  /** When it was last on the table. The newest is opened at the start. */
  readonly at: number;
  /** Milliseconds played. */
  readonly played: number;
  /** For the list of earlier games only; opening it replays the log. */
  readonly moves: number;
  readonly score: number;
  readonly won: boolean;
  /** The local day whose challenge it is, `2026-11-30`; it stays that day's when it is played over midnight (K16). */
  readonly daily?: string | undefined;
  /** Of a challenge: was it begun only after its day? */
  readonly late?: boolean | undefined;
}

/** The one result of an attempt, with the day on which the player saw it end. */
export interface ResultRow extends GameResult {
  /** The calendar day where the player was, `2026-11-30`. Results of version 1 have none. */
  readonly day?: string;
}

/** A place in an attempt that the player has named; `n` entries of its log lead there. */
export interface BookmarkRow {
  readonly id: string;
  readonly attempt: string;
  readonly n: number;
  readonly name: string;
  /** When it was last changed. */
  readonly at: number;
  /** It is gone, and stays only as long as other devices of the player must hear of that. */
  readonly removed?: boolean;
}

/** What the solver has proven of a deal, by its code. `open`: its limit was reached. */
export interface TruthRow {
  readonly code: string;
  readonly truth: 'win' | 'dead' | 'open';
  readonly at: number;
}

/** A calendar day as it is stored. */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The last moment that a date can tell, in milliseconds since 1970. */
export const LAST_MOMENT = 8_640_000_000_000_000;

/** Is this a whole number that is exact? */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Is this the row of an attempt, as far as opening it goes? */
export const isAttemptRow = (value: unknown): value is AttemptRow => {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Partial<Record<keyof AttemptRow, unknown>>;
  return (
    typeof row.id === 'string' &&
    typeof row.code === 'string' &&
    isWhole(row.carried) &&
    typeof row.cumulative === 'boolean' &&
    (row.daily === undefined || (typeof row.daily === 'string' && DAY.test(row.daily))) &&
    (row.late === undefined || typeof row.late === 'boolean') &&
    [row.started, row.at, row.played].every((time) => isWhole(time) && time >= 0) &&
    Math.max(row.started as number, row.at as number) <= LAST_MOMENT
  );
};

/** One entry of a log; `n` counts from 0 without a gap. */
export interface LogRow {
  readonly attempt: string;
  readonly n: number;
  /** As a record writes it: `c3-c5:2`, `undo`. */
  readonly text: string;
  readonly t: number;
  readonly action: number;
}

/** A named value: a setting, or a fact about the whole. */
export interface NamedRow {
  readonly name: string;
  readonly value: unknown;
  /** When it was chosen, milliseconds since 1970; nothing is known of it before version 3. */
  readonly at?: number;
  /** The device on which it was chosen, where that is another one. */
  readonly by?: string;
}

/** What became of a won game that goes to the server, and of the deal before it was won. */
export interface OutboxRow {
  readonly attempt: string;
  /** When the row was first written. */
  readonly at: number;
  /**
   * `dealt`: the server has heard of the deal; the game is not won. `waiting`: to be sent. `sent`: the server has answered.
   * `refused`: the server has, and not as the player would like. `elsewhere`: another device of the player sends it.
   */
  readonly state: 'dealt' | 'waiting' | 'sent' | 'refused' | 'elsewhere';
  /** The server's word about when it heard of the deal. */
  readonly ticket?: string;
  /** Names the result on the server. */
  readonly result?: string;
  /** The lists on which it counts. */
  readonly boards?: readonly string[];
  /** Why it counts on fewer than it might. */
  readonly marks?: readonly string[];
  /** Why it was refused. */
  readonly why?: string;
}

/** Something of this device's own that only taking part needs: its key, who it is, how far it has heard. */
interface OnlineRow {
  readonly name: string;
  readonly value: unknown;
}

/** What this device has last told the server of a thing: a mark that differs once there is news. */
export interface ToldRow {
  readonly kind: string;
  readonly key: string;
  readonly mark: string;
}

/** Lines of an attempt that parted from the one that goes on under its name. */
export interface LinesRow {
  readonly attempt: string;
  readonly lines: readonly Line[];
  /** Has it been seen to which of all the lines goes on? Not while the game is being played. */
  readonly settled: boolean;
}

/** Something stored that could not be read: kept as it was, with the reason. */
export interface SetAsideRow {
  readonly id: string;
  readonly at: number;
  readonly reason: string;
  readonly value: unknown;
}

/** The stores of the present version. */
export interface Schema extends DBSchema {
  attempts: { key: string; value: AttemptRow; indexes: { at: number } };
  log: { key: [string, number]; value: LogRow };
  results: { key: string; value: ResultRow };
  bookmarks: { key: string; value: BookmarkRow; indexes: { attempt: string } };
  truths: { key: string; value: TruthRow };
  settings: { key: string; value: NamedRow };
  meta: { key: string; value: NamedRow };
  setAside: { key: string; value: SetAsideRow };
  outbox: { key: string; value: OutboxRow; indexes: { state: OutboxRow['state'] } };
  online: { key: string; value: OnlineRow };
  told: { key: [string, string]; value: ToldRow };
  lines: { key: string; value: LinesRow };
}

/** A change of the stores, as data. */
type SchemaChange =
  | { readonly kind: 'store'; readonly name: string; readonly keyPath: string | readonly string[] }
  | { readonly kind: 'index'; readonly store: string; readonly name: string; readonly keyPath: string };

/** All that one version changed. A released one is never touched again. */
export interface Migration {
  readonly to: number;
  readonly changes: readonly SchemaChange[];
}

/** Every version in order, from the first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    to: 1,
    changes: [
      { kind: 'store', name: 'attempts', keyPath: 'id' },
      { kind: 'index', store: 'attempts', name: 'at', keyPath: 'at' },
      { kind: 'store', name: 'log', keyPath: ['attempt', 'n'] },
      { kind: 'store', name: 'results', keyPath: 'attempt' },
      { kind: 'store', name: 'settings', keyPath: 'name' },
      { kind: 'store', name: 'meta', keyPath: 'name' },
      { kind: 'store', name: 'setAside', keyPath: 'id' },
    ],
  },
  {
    to: 2,
    changes: [
      { kind: 'store', name: 'bookmarks', keyPath: 'id' },
      { kind: 'index', store: 'bookmarks', name: 'attempt', keyPath: 'attempt' },
      { kind: 'store', name: 'truths', keyPath: 'code' },
    ],
  },
  {
    to: 3,
    changes: [
      { kind: 'store', name: 'outbox', keyPath: 'attempt' },
      { kind: 'index', store: 'outbox', name: 'state', keyPath: 'state' },
      { kind: 'store', name: 'online', keyPath: 'name' },
      { kind: 'store', name: 'told', keyPath: ['kind', 'key'] },
      { kind: 'store', name: 'lines', keyPath: 'attempt' },
    ],
  },
];

/** The version that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** What a migration needs of a database; the browser's own fits, and so does a test's. */
export interface SchemaTarget {
  readonly addStore: (name: string, keyPath: string | string[]) => void;
  readonly addIndex: (store: string, name: string, keyPath: string) => void;
}

/** Brings a database from version `from` (0: new) to the present one. */
export const migrate = (target: SchemaTarget, from: number): void => {
  for (const { to, changes } of MIGRATIONS) {
    if (to <= from) continue;
    for (const change of changes) {
      if (change.kind === 'store')
        target.addStore(
          change.name,
          typeof change.keyPath === 'string' ? change.keyPath : [...change.keyPath],
        );
      else target.addIndex(change.store, change.name, change.keyPath);
    }
  }
};
