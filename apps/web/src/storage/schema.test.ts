import { expect, test } from 'vitest';
import { isAttemptRow, LAST_MOMENT, MIGRATIONS, migrate, SCHEMA_VERSION } from './schema.ts';

/** A database that only remembers what it was told, and is as strict as a browser's. */
const fakeDatabase = () => {
  const stores = new Map<string, { keyPath: unknown; indexes: string[] }>();
  return {
    stores,
    addStore: (name: string, keyPath: string | string[]) => {
      if (stores.has(name)) throw new Error(`ConstraintError: ${name}`);
      stores.set(name, { keyPath, indexes: [] });
    },
    addIndex: (store: string, name: string) => {
      const found = stores.get(store);
      if (!found) throw new Error(`NotFoundError: ${store}`);
      found.indexes.push(name);
    },
  };
};

/** What each released version left behind. A line is added with each, and none is ever changed. */
const RELEASED = [
  {},
  {
    attempts: { keyPath: 'id', indexes: ['at'] },
    log: { keyPath: ['attempt', 'n'], indexes: [] },
    results: { keyPath: 'attempt', indexes: [] },
    settings: { keyPath: 'name', indexes: [] },
    meta: { keyPath: 'name', indexes: [] },
    setAside: { keyPath: 'id', indexes: [] },
  },
  {
    attempts: { keyPath: 'id', indexes: ['at'] },
    log: { keyPath: ['attempt', 'n'], indexes: [] },
    results: { keyPath: 'attempt', indexes: [] },
    settings: { keyPath: 'name', indexes: [] },
    meta: { keyPath: 'name', indexes: [] },
    setAside: { keyPath: 'id', indexes: [] },
    bookmarks: { keyPath: 'id', indexes: ['attempt'] },
    truths: { keyPath: 'code', indexes: [] },
  },
  {
    attempts: { keyPath: 'id', indexes: ['at'] },
    log: { keyPath: ['attempt', 'n'], indexes: [] },
    results: { keyPath: 'attempt', indexes: [] },
    settings: { keyPath: 'name', indexes: [] },
    meta: { keyPath: 'name', indexes: [] },
    setAside: { keyPath: 'id', indexes: [] },
    bookmarks: { keyPath: 'id', indexes: ['attempt'] },
    truths: { keyPath: 'code', indexes: [] },
    outbox: { keyPath: 'attempt', indexes: ['state'] },
    online: { keyPath: 'name', indexes: [] },
    told: { keyPath: ['kind', 'key'], indexes: [] },
    lines: { keyPath: 'attempt', indexes: [] },
  },
];

test('migrations are numbered from 1 without a gap, and the last is the present version', () => {
  expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  expect(SCHEMA_VERSION).toBe(MIGRATIONS.length);
  expect(RELEASED).toHaveLength(SCHEMA_VERSION + 1);
});

test.each(RELEASED.map((stores, version) => ({ version, stores })))(
  'a database of version $version comes to the present one',
  ({ version, stores }) => {
    const database = fakeDatabase();
    for (const [name, store] of Object.entries(stores)) database.stores.set(name, structuredClone(store));
    migrate(database, version);
    expect(Object.fromEntries(database.stores)).toEqual(RELEASED.at(-1));
  },
);

test('a row of an attempt is known by its fields', () => {
  const row = {
    id: 'a',
    code: 'KL1-D1N-AAAAAAA',
    carried: 0,
    cumulative: false,
    started: 1,
    at: 1,
    played: 0,
  };
  expect(isAttemptRow(row)).toBe(true);
  expect(isAttemptRow({ ...row, at: LAST_MOMENT })).toBe(true);
  // The list of earlier games shows it as a date.
  expect(isAttemptRow({ ...row, at: LAST_MOMENT + 1 })).toBe(false);
  for (const name of Object.keys(row)) expect(isAttemptRow({ ...row, [name]: undefined }), name).toBe(false);
  for (const other of [undefined, null, 3, 'row', { ...row, played: -1 }, { ...row, at: Number.NaN }])
    expect(isAttemptRow(other)).toBe(false);
});
