import type { Tables } from './tables.ts';

/** A column of a table. */
type ColumnOf<Name extends keyof Tables> = Extract<keyof Tables[Name], string>;

/** Every table with what names a row of it, in the order in which a backup holds them. */
export const TABLE_KEYS: { readonly [Name in keyof Tables]: readonly ColumnOf<Name>[] } = {
  secret: ['name'],
  person: ['id'],
  device: ['id'],
  passkey: ['id'],
  recovery: ['hash'],
  spent: ['nonce'],
  challenge: ['id'],
  sight: ['person', 'code'],
  result: ['id'],
  winday: ['person', 'game', 'day'],
  standing: ['list', 'person'],
  tally: ['list', 'bucket'],
  state: ['person', 'kind', 'key', 'device'],
};

/** The names of all tables, in that order. */
export const TABLE_NAMES = Object.keys(TABLE_KEYS) as readonly (keyof Tables)[];

/** Is this the name of one? */
export const isTable = (name: string): name is keyof Tables => Object.hasOwn(TABLE_KEYS, name);
