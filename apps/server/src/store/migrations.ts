import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { StoreKind } from './store.ts';

type Column = ColumnDataType | RawBuilder<unknown>;

/** A table as data: columns with their types, `?` behind the name of one that may be empty. */
const table = async (
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, Column>>,
  key: readonly string[],
): Promise<void> => {
  let builder = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const empty = column.endsWith('?');
    builder = builder.addColumn(empty ? column.slice(0, -1) : column, type, (is) =>
      empty ? is : is.notNull(),
    );
  }
  await builder.addPrimaryKeyConstraint(`${name}_key`, key as never[]).execute();
};

/** Every version in order. A released one is never touched again. */
const migrationsFor = (kind: StoreKind): Readonly<Record<string, Migration>> => {
  const bytes: Column = kind === 'sqlite' ? 'blob' : 'bytea';
  // Text is compared by its bytes, the same in both stores; SQLite does so anyway.
  const text: Column = kind === 'sqlite' ? 'text' : sql`text collate "C"`;
  const number: Column = 'bigint';
  const counted: Column = sql`bigint default 0`;
  return {
    '0001': {
      up: async (db) => {
        await table(
          db,
          'person',
          {
            id: text,
            'name?': text,
            created: number,
            numbered: counted,
            kept: counted,
            letters: counted,
          },
          ['id'],
        );
        await table(
          db,
          'device',
          { id: text, person: text, key: text, label: text, joined: number, seen: text },
          ['id'],
        );
        await db.schema.createIndex('device_person').on('device').column('person').execute();
        await table(db, 'spent', { nonce: text, at: number }, ['nonce']);
        await db.schema.createIndex('spent_at').on('spent').column('at').execute();
        await table(
          db,
          'passkey',
          {
            id: text,
            person: text,
            key: text,
            counter: number,
            transports: text,
            label: text,
            added: number,
          },
          ['id'],
        );
        await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
        await table(db, 'challenge', { id: text, device: text, purpose: text, challenge: text, at: number }, [
          'id',
        ]);
        await db.schema.createIndex('challenge_at').on('challenge').column('at').execute();
        await table(db, 'recovery', { hash: text, person: text }, ['hash']);
        await db.schema.createIndex('recovery_person').on('recovery').column('person').execute();
        await table(db, 'secret', { name: text, value: text }, ['name']);
        await table(db, 'sight', { person: text, code: text, attempt: text, at: number }, ['person', 'code']);
        await table(
          db,
          'result',
          {
            id: text,
            person: text,
            attempt: text,
            game: text,
            code: text,
            day: text,
            'daily?': text,
            received: number,
            score: number,
            bonus: number,
            moves: number,
            played: number,
            scoring: text,
            marks: text,
            record: bytes,
          },
          ['id'],
        );
        await db.schema
          .createIndex('result_attempt')
          .unique()
          .on('result')
          .columns(['person', 'attempt'])
          .execute();
        await db.schema.createIndex('result_code').on('result').columns(['person', 'code']).execute();
        await table(db, 'winday', { person: text, game: text, day: text, first: number, last: number }, [
          'person',
          'game',
          'day',
        ]);
        await table(
          db,
          'standing',
          { list: text, person: text, value: number, reached: number, 'result?': text },
          ['list', 'person'],
        );
        await db.schema
          .createIndex('standing_place')
          .on('standing')
          .columns(['list', 'value', 'reached', 'person'])
          .execute();
        await db.schema.createIndex('standing_person').on('standing').column('person').execute();
        await table(db, 'tally', { list: text, bucket: number, players: number }, ['list', 'bucket']);
        await table(
          db,
          'state',
          { person: text, kind: text, key: text, device: text, number: number, body: text, heard: number },
          ['person', 'kind', 'key', 'device'],
        );
        await db.schema
          .createIndex('state_number')
          .unique()
          .on('state')
          .columns(['person', 'number'])
          .execute();
      },
    },
  };
};

/** The version of the tables that these make. */
export const SCHEMA: string = Object.keys(migrationsFor('sqlite')).toSorted().at(-1) ?? '';

/** The migrations as Kysely's migrator takes them. */
export const migrationsOf = (kind: StoreKind): MigrationProvider => ({
  getMigrations: async () => ({ ...migrationsFor(kind) }),
});
