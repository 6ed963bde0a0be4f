import { MOST_STATES, type State } from '@geduld/protocol';
import type { Database } from '../storage/database.ts';
import { isAttemptRow, isWhole, type LogRow, type NamedRow, type ToldRow } from '../storage/schema.ts';
import { attemptState, isShared, type StateKind } from './states.ts';

/** A state with its mark: once the server has it, the mark says so. */
export interface News {
  readonly state: State;
  readonly mark: string;
}

/** Letters of one request: well under what the server takes. */
const MOST_LETTERS = 1_200_000;
/** The longest state that the server takes. */
const LONGEST = 200_000;

type Pending = {
  readonly kind: StateKind;
  readonly key: string;
  readonly mark: string;
  readonly value: unknown;
};

/** The mark of a setting. */
export const settingMark = ({ at = 0, by = '' }: NamedRow): string => `${at} ${by}`;

/**
 * What is news to the server, as much as goes into one request. `on`: the attempt that is being played, which is left for
 * later; `device`: the name of this one.
 */
export const newsOf = async (
  db: Database,
  device: string,
  on: string | undefined,
): Promise<{ readonly news: readonly News[]; readonly more: boolean }> => {
  const tx = db.transaction(['attempts', 'results', 'bookmarks', 'settings', 'told']);
  const [attempts, results, bookmarks, settings, told] = await Promise.all([
    tx.objectStore('attempts').getAll(),
    tx.objectStore('results').getAll(),
    tx.objectStore('bookmarks').getAll(),
    tx.objectStore('settings').getAll(),
    tx.objectStore('told').getAll(),
  ]);
  const marks = new Map(told.map(({ kind, key, mark }) => [`${kind} ${key}`, mark]));
  const pending: Pending[] = [
    ...settings
      .filter(({ name }) => isShared(name))
      .map((row) => ({
        kind: 'setting' as const,
        key: row.name,
        mark: settingMark(row),
        value: { value: row.value, at: row.at ?? 0, by: row.by ?? device },
      })),
    ...results.map((row) => ({
      kind: 'result' as const,
      key: row.attempt,
      mark: String(row.endedAt),
      value: row,
    })),
    ...bookmarks.map(({ id, removed = false, ...rest }) => ({
      kind: 'bookmark' as const,
      key: id,
      mark: `${rest.at} ${removed}`,
      value: { ...rest, removed },
    })),
    ...attempts
      .filter((row) => isAttemptRow(row) && row.id !== on && isWhole(row.moves) && row.moves > 0)
      .map((row) => ({ kind: 'attempt' as const, key: row.id, mark: String(row.at), value: row })),
  ].filter(({ kind, key, mark }) => marks.get(`${kind} ${key}`) !== mark);

  const news: News[] = [];
  let letters = 0;
  for (const { kind, key, mark, value } of pending) {
    const body = JSON.stringify(kind === 'attempt' ? await readAttempt(db, key) : value);
    if (key.length === 0 || key.length > 100 || body === undefined || body.length > LONGEST) continue;
    if (news.length === MOST_STATES || letters + body.length > MOST_LETTERS) return { news, more: true };
    letters += body.length;
    news.push({ state: { kind, key, body }, mark });
  }
  return { news, more: false };
};

/** An attempt with all its lines, as the device tells it. */
const readAttempt = async (db: Database, id: string) => {
  const tx = db.transaction(['attempts', 'log', 'lines']);
  const [row, log, others] = await Promise.all([
    tx.objectStore('attempts').get(id),
    tx.objectStore('log').getAll(logOf(id)),
    tx.objectStore('lines').get(id),
  ]);
  return row && isAttemptRow(row) ? attemptState(row, log as LogRow[], others?.lines) : undefined;
};

/** The keys of the log of an attempt. */
export const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, []]);

/** Notes what the server has now. */
export const noteTold = async (db: Database, rows: readonly ToldRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const tx = db.transaction('told', 'readwrite');
  for (const row of rows) void tx.store.put(row);
  await tx.done;
};
