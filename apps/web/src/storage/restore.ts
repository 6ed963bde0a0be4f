import { codeText, readCode } from '@geduld/notation';
import { type ReplayFault, recordedPlay, replay, type Session, startSession } from '@geduld/session';
import { type AttemptRow, isAttemptRow, isWhole, type LogRow } from './schema.ts';

/** A stored attempt opened again: as much of it as holds. */
export interface Restored {
  readonly row: AttemptRow;
  readonly session: Session;
  /** Rows that do not hold, with the reason in words for whoever looks at them. */
  readonly broken: { readonly reason: string; readonly rows: readonly unknown[] } | undefined;
}

/** Opens an attempt from its rows; `undefined` when not even its deal can be read. */
export const restore = (row: unknown, log: readonly unknown[]): Restored | undefined => {
  if (!isAttemptRow(row)) return undefined;
  const code = readCode(row.code);
  if (!code.ok || codeText(code.value) !== row.code) return undefined;
  const start = startSession(code.value, row.carried);
  const { good, reason } = soundRows(row.id, log);
  let rows = good;
  let fault = reason;
  for (;;) {
    const played = replay(start, recordedPlay(rows));
    if (played.ok) {
      const left = log.slice(rows.length);
      return {
        row,
        session: played.value,
        broken: left.length > 0 ? { reason: fault ?? 'cut', rows: left } : undefined,
      };
    }
    fault ??= faultText(played.error);
    if (rows.length === 0) return undefined;
    rows = beforeFault(rows, played.error);
  }
};

/** The rows from the first on that have the right shape and order. */
const soundRows = (
  attempt: string,
  log: readonly unknown[],
): { readonly good: readonly LogRow[]; readonly reason: string | undefined } => {
  const good: LogRow[] = [];
  for (const [at, value] of log.entries()) {
    const before = good.at(-1);
    const row = (typeof value === 'object' && value !== null ? value : {}) as Partial<LogRow>;
    const action = before?.action ?? -1;
    const sound =
      row.attempt === attempt &&
      row.n === at &&
      typeof row.text === 'string' &&
      isWhole(row.t) &&
      row.t >= (before?.t ?? 0) &&
      isWhole(row.action) &&
      (row.action === action + 1 || (before !== undefined && row.action === action));
    if (!sound) return { good, reason: `entry ${at + 1} of the log is not the row that was expected` };
    good.push(row as LogRow);
  }
  return { good, reason: undefined };
};

/** All rows of the actions before the one in which the fault lies; always fewer than before. */
const beforeFault = (rows: readonly LogRow[], fault: ReplayFault): readonly LogRow[] => {
  const entry = 'entry' in fault ? fault.entry : 1;
  const action = (rows[entry - 1] ?? rows.at(-1))?.action ?? 0;
  return rows.filter((row) => row.action < action);
};

const faultText = (fault: ReplayFault): string =>
  'entry' in fault ? `entry ${fault.entry} (${fault.text}): ${fault.why}` : fault.why;
