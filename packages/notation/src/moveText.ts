import { carry, DRAW, err, isPileId, type Move, ok, REDEAL, type Result } from '@geduld/core';

/** One entry of a record: a move, or one step back or forth through the history. */
export type Entry = Move | { readonly kind: 'undo' } | { readonly kind: 'redo' };
export const UNDO: Entry = { kind: 'undo' };
export const REDO: Entry = { kind: 'redo' };

/** What is wrong with the text of a move; `at` counts characters from 0. */
export interface MoveFault {
  readonly at: number;
  readonly found: string;
  readonly expected: 'move' | 'pile' | 'dash' | 'count' | 'end';
}

/** `draw`, `redeal`, `c3-c5:2`, `w-fh`; `undo` and `redo` as such. */
export const entryText = (entry: Entry): string =>
  entry.kind === 'carry'
    ? `${entry.from}-${entry.to}${entry.count === 1 ? '' : `:${entry.count}`}`
    : entry.kind;

const FIXED: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['draw', DRAW],
  ['redeal', REDEAL],
  ['undo', UNDO],
  ['redo', REDO],
]);

/** Reads what `entryText` writes, and nothing else. */
export const parseEntry = (text: string): Result<Entry, MoveFault> => {
  const fixed = FIXED.get(text);
  if (fixed) return ok(fixed);
  const pileAt = (at: number) => {
    const pile = text.slice(at).match(/^[a-z]\d?/)?.[0] ?? '';
    const two = text.slice(at, at + 2);
    return isPileId(two) ? two : isPileId(pile) ? pile : undefined;
  };
  const fault = (at: number, expected: MoveFault['expected']) => err({ at, found: text.slice(at), expected });
  const from = pileAt(0);
  if (from === undefined) return fault(0, text.includes('-') ? 'pile' : 'move');
  if (text.charAt(from.length) !== '-') return fault(from.length, 'dash');
  const toAt = from.length + 1;
  const to = pileAt(toAt);
  if (to === undefined) return fault(toAt, 'pile');
  const endAt = toAt + to.length;
  if (text.length === endAt) return ok(carry(from, to));
  if (text.charAt(endAt) !== ':') return fault(endAt, 'end');
  const count = text.slice(endAt + 1);
  // One card is written without a number, so that a move has one text only.
  if (!/^[1-9]\d?$/.test(count) || count === '1') return fault(endAt + 1, 'count');
  return ok(carry(from, to, Number(count)));
};
