import { err, ok, type Result } from '@geduld/core';

/** One finished or unfinished game, as it is stored, shared and verified. */
export interface GameRecord {
  readonly v: 1;
  readonly code: string;
  /** Move texts in play order; `undo` and `redo` appear as such. */
  readonly moves: readonly string[];
  /** Milliseconds played at each entry: as many as moves, never falling. */
  readonly t: readonly number[];
  readonly score: number;
  readonly moveCount: number;
  readonly won: boolean;
  /**
   * Entries that one action of the player made, such as a finish (K10), as [first entry, number of entries]. They
   * are undone in one step; in `moves` that step is as many `undo` entries.
   */
  readonly steps?: readonly (readonly [number, number])[];
}

/** Why something is not a record: the place in it, what was found, what was expected. */
export type RecordFault =
  | { readonly why: 'notJson'; readonly says: string }
  | { readonly why: 'laterRecord'; readonly version: number }
  | { readonly why: 'badField'; readonly field: string; readonly found: string; readonly expected: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((part) => isWhole(part) && part >= 0);

interface Field {
  readonly name: string;
  readonly holds: (value: unknown) => boolean;
  readonly expected: string;
}

const FIELDS: readonly Field[] = [
  { name: 'code', holds: (value) => typeof value === 'string', expected: 'a deal code' },
  { name: 'moves', holds: Array.isArray, expected: 'a list of move texts' },
  { name: 't', holds: Array.isArray, expected: 'a list of milliseconds' },
  { name: 'score', holds: isWhole, expected: 'a whole number' },
  { name: 'moveCount', holds: (value) => isWhole(value) && value >= 0, expected: 'a whole number from 0' },
  { name: 'won', holds: (value) => typeof value === 'boolean', expected: 'true or false' },
  {
    name: 'steps',
    holds: (value) => value === undefined || (Array.isArray(value) && value.every(isPair)),
    expected: 'a list of pairs of whole numbers, or nothing',
  },
];

/**
 * What was found, for a sentence. A store, unlike JSON, can also hold big numbers and numbers that are none; and what
 * is nested without end can be read, but not written.
 */
const shown = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  try {
    return (JSON.stringify(value, plain) ?? 'nothing').slice(0, 60);
  } catch {
    return 'a nesting too deep to show';
  }
};

/** Checks the shape of a record, not whether the game holds: that is for a replay to say. */
export const checkRecord = (value: unknown): Result<GameRecord, RecordFault> => {
  const bad = (field: string, found: unknown, expected: string) =>
    err({ why: 'badField', field, found: shown(found), expected } as const);
  if (!isObject(value)) return bad('record', value, 'an object');
  const { v } = value;
  if (v !== 1) return isWhole(v) && v > 1 ? err({ why: 'laterRecord', version: v }) : bad('v', v, '1');
  for (const { name, holds, expected } of FIELDS)
    if (!holds(value[name])) return bad(name, value[name], expected);
  const record = value as unknown as GameRecord;
  let before = 0;
  for (const [index, move] of record.moves.entries())
    if (typeof move !== 'string') return bad(`moves[${index}]`, move, 'a move text');
  for (const [index, t] of record.t.entries()) {
    if (!isWhole(t) || t < before) return bad(`t[${index}]`, t, `a whole number from ${before}`);
    before = t;
  }
  return record.t.length === record.moves.length
    ? ok(record)
    : bad('t', record.t.length, `as many entries as moves, ${record.moves.length}`);
};

/** Reads the JSON text of a record. The inverse of `recordText`. */
export const parseRecord = (text: string): Result<GameRecord, RecordFault> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    return err({ why: 'notJson', says: fault instanceof Error ? fault.message : String(fault) });
  }
  return checkRecord(value);
};

/** The record as one line of JSON. */
export const recordText = (record: GameRecord): string => JSON.stringify(record);
