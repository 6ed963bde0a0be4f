import type { Numbered } from '@geduld/protocol';
import {
  type AttemptState,
  commonEntries,
  copyName,
  type Line,
  mergeAttempts,
  mergeBookmarks,
  mergeResults,
  mergeSettings,
  sessionWon,
} from '@geduld/session';
import type { Database } from '../storage/database.ts';
import { restore } from '../storage/restore.ts';
import { type AttemptRow, isAttemptRow, type LinesRow, type LogRow } from '../storage/schema.ts';
import { sentElsewhere } from './outbox.ts';
import { attemptState, isKnownSetting, logRowsOf, readState } from './states.ts';
import { logOf, noteTold, settingMark } from './tell.ts';

/** What hearing has changed here. */
export interface Heard {
  settings: boolean;
  /** Attempts that came, or went on. */
  readonly attempts: Set<string>;
}

const STRICT = { durability: 'strict' } as const;

/** Takes what another device told. What cannot be read is left alone: a later version may know it. */
export const hear = async (
  db: Database,
  { kind, key, body }: Numbered,
  device: string,
  heard: Heard,
): Promise<void> => {
  if (kind === 'result') {
    const told = readState(kind, body);
    if (told?.attempt !== key) return;
    const tx = db.transaction('results', 'readwrite', STRICT);
    const here = await tx.store.get(key);
    const merged = here ? mergeResults(here, told) : told;
    if (merged !== here) await tx.store.put(merged);
    await tx.done;
    if (!here) await sentElsewhere(db, key);
    if (merged === told) await noteTold(db, [{ kind, key, mark: String(told.endedAt) }]);
  } else if (kind === 'bookmark') {
    const told = readState(kind, body);
    if (!told) return;
    const tx = db.transaction('bookmarks', 'readwrite', STRICT);
    const row = await tx.store.get(key);
    const here = row && {
      attempt: row.attempt,
      n: row.n,
      name: row.name,
      at: row.at,
      removed: row.removed ?? false,
    };
    const merged = here ? mergeBookmarks(here, told) : told;
    const { removed, ...rest } = merged;
    if (merged !== here) await tx.store.put({ id: key, ...rest, ...(removed ? { removed } : {}) });
    await tx.done;
    if (merged === told) await noteTold(db, [{ kind, key, mark: `${told.at} ${told.removed}` }]);
  } else if (kind === 'setting') {
    const told = readState(kind, body);
    if (!told || !isKnownSetting(key, told.value)) return;
    const tx = db.transaction('settings', 'readwrite', STRICT);
    const row = await tx.store.get(key);
    const here = row && { value: row.value, at: row.at ?? 0, by: row.by ?? device };
    const merged = here ? mergeSettings(here, told) : told;
    const next = { name: key, ...merged };
    if (merged !== here) await tx.store.put(next);
    await tx.done;
    if (merged === told) await noteTold(db, [{ kind, key, mark: settingMark(next) }]);
    if (merged !== here && merged.value !== here?.value) heard.settings = true;
  } else {
    const told = readState(kind, body);
    if (told?.lines.some(({ log }) => log.length > 0)) await hearAttempt(db, key, told, heard);
  }
};

/** Notes lines of an attempt; what goes on is seen to by `settle`, since the game may be being played. */
const hearAttempt = async (db: Database, id: string, told: AttemptState, heard: Heard): Promise<void> => {
  const tx = db.transaction(['attempts', 'lines'], 'readwrite', STRICT);
  const [row, kept] = await Promise.all([
    tx.objectStore('attempts').get(id),
    tx.objectStore('lines').get(id),
  ]);
  const before = row && isAttemptRow(row) ? attemptState(row, []).deal : told.deal;
  const merged = mergeAttempts(told, { deal: before, lines: kept?.lines ?? told.lines });
  if (!row) {
    // Its cards alone, until it is settled.
    const { deal } = merged;
    const empty: AttemptRow = { id, ...deal, at: 0, played: 0, moves: 0, score: 0, won: false };
    if (isAttemptRow(empty)) await tx.objectStore('attempts').put(empty);
  }
  await tx.objectStore('lines').put({ attempt: id, lines: merged.lines, settled: false });
  await tx.done;
  heard.attempts.add(id);
};

/** The names of attempts of which it has not been seen to which line goes on. */
export const unsettled = async (db: Database): Promise<readonly string[]> =>
  (await db.getAll('lines')).filter(({ settled }) => !settled).map(({ attempt }) => attempt);

/**
 * Sees to which line of an attempt goes on under its name; the others are kept as copies. Lines that do not hold by the rules
 * are left out. Answers whether another line than before goes on.
 */
export const settle = async (db: Database, id: string): Promise<boolean> => {
  const tx = db.transaction(['attempts', 'log', 'lines', 'bookmarks'], 'readwrite', STRICT);
  const stores = {
    attempts: tx.objectStore('attempts'),
    log: tx.objectStore('log'),
    lines: tx.objectStore('lines'),
    bookmarks: tx.objectStore('bookmarks'),
  };
  const [row, log, kept] = await Promise.all([
    stores.attempts.get(id),
    stores.log.getAll(logOf(id)) as Promise<LogRow[]>,
    stores.lines.get(id),
  ]);
  if (!row || !isAttemptRow(row) || !kept) {
    await stores.lines.delete(id);
    await tx.done;
    return false;
  }
  const own = attemptState(row, log);
  const sound = kept.lines.filter((line) => holds(row, line));
  const { lines } = sound.reduce<AttemptState>(
    (state, line) => mergeAttempts(state, { deal: own.deal, lines: [line] }),
    own,
  );
  const [head, ...others] = lines;
  const mine = own.lines[0];
  if (head === undefined || mine === undefined) {
    await tx.done;
    return false;
  }
  const changed = !same(head, mine);
  const put = async (line: Line, name: string) => {
    const rows = logRowsOf(name, line);
    const restored = restore({ ...row, id: name, at: line.at, played: line.played }, rows);
    if (!restored) return;
    const { session } = restored;
    await stores.attempts.put({
      ...row,
      id: name,
      at: line.at,
      played: line.played,
      moves: session.moveCount,
      score: session.standing.score,
      won: sessionWon(session),
    });
    for (const entry of rows) await stores.log.put(entry);
  };
  // The copies first, so that a failure leaves everything as it was and nothing lost.
  for (const line of others) {
    const copy = copyName(id, line);
    if ((await stores.attempts.count(copy)) > 0) continue;
    await put(line, copy);
    if (same(line, mine))
      // What was named beyond the parting is a place in the copy.
      for (const mark of await stores.bookmarks.index('attempt').getAll(id))
        if (mark.n > commonEntries(head, mine))
          await stores.bookmarks.put({ ...mark, attempt: copy, at: Date.now() });
  }
  if (head.log.length === 0 && row.at === 0) await stores.attempts.delete(id);
  else if (changed) {
    for (const { n } of log.slice(head.log.length)) await stores.log.delete([id, n]);
    await put(head, id);
  } else if (head.at > row.at || head.played > row.played)
    await stores.attempts.put({ ...row, at: head.at, played: head.played });
  const left: LinesRow = { attempt: id, lines: others, settled: true };
  if (others.length > 0) await stores.lines.put(left);
  else await stores.lines.delete(id);
  await tx.done;
  // What is here is what was told, as it was: nothing to tell back.
  if (others.length === 0 && sound.includes(head))
    await noteTold(db, [{ kind: 'attempt', key: id, mark: String(head.at) }]);
  return changed;
};

const same = (one: Line, other: Line): boolean =>
  one.log.length === other.log.length && commonEntries(one, other) === one.log.length;

/** Does the line hold by the rules of its game, whole? */
const holds = (row: AttemptRow, line: Line): boolean => {
  if (line.log.length === 0) return false;
  const restored = restore({ ...row, at: line.at, played: line.played }, logRowsOf(row.id, line));
  return restored !== undefined && restored.broken === undefined;
};
