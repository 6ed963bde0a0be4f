import type { Refused } from './problems.ts';

/** A text with U+0000 is a text in JSON and in SQLite, and none in PostgreSQL: nobody may send one. */
export const UNKEEPABLE: Error & { readonly refused: Refused } = Object.assign(new Error('U+0000'), {
  refused: { why: 'badRequest', says: 'The request holds the character U+0000, which nothing here has.' },
} as const);

const within = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || within(item));
};

/** Is there one in what was read from these bytes? JSON writes it as an escape, which most bodies do not have. */
export const hasNul = (bytes: Buffer, value: unknown): boolean => bytes.includes('\\u0000') && within(value);
