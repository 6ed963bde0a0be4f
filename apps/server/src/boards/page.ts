import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Cursor, PlaceKey } from './cursor.ts';
import { allOf, countersOf } from './tallies.ts';

/** A row of a list, with the shown name of its person. */
interface PageRow extends PlaceKey {
  readonly name: string | null;
  readonly result: string | null;
}

/** Some rows of a list in its order. */
export interface Page {
  /** The place of the first row, counted from 1. */
  readonly first: number;
  readonly rows: readonly PageRow[];
  /** Are there more behind the last? */
  readonly more: boolean;
}

const ORDER = sql`(value, reached, person)`;
// No types are named: beside a cast to `bigint` SQLite seeks by the value alone, and reads all rows that share it.
const keyRow = ({ value, reached, person }: PlaceKey) => sql`(${value}, ${reached}, ${person})`;

/** How many people stand on a list. */
export const playersOn = async (db: Kysely<Tables>, list: string): Promise<number> => {
  const { bucket, list: counter } = allOf(list);
  const row = await db
    .selectFrom('tally')
    .select('players')
    .where('list', '=', counter)
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row?.players ?? 0;
};

/** How many people stand before a row: whole buckets, whole hours of its bucket, and one by one only the rest. */
export const countBefore = async (db: Kysely<Tables>, list: string, key: PlaceKey): Promise<number> => {
  const { value, hour, from } = countersOf({ list, ...key });
  const whole = (counter: typeof value) =>
    sql`(select coalesce(sum(players), 0) from tally where list = ${counter.list} and bucket < ${counter.bucket})`;
  const rest = sql`(select count(*) from standing where list = ${list} and ${ORDER} >= ${keyRow({ ...from, person: '' })} and ${ORDER} < ${keyRow(key)})`;
  const parts = hour ? [whole(value), whole(hour), rest] : [whole(value), rest];
  const sum = sql.join(parts, sql` + `);
  const { rows } = await sql<{ readonly n: number }>`select cast(${sum} as bigint) as n`.execute(db);
  return rows[0]?.n ?? 0;
};

/** The rows after a row or before it, the nearest first; `limit` at most. */
const rowsBeside = async (
  db: Kysely<Tables>,
  list: string,
  from: Cursor | undefined,
  limit: number,
): Promise<readonly PageRow[]> => {
  const backwards = from?.side === 'before';
  const direction = backwards ? 'desc' : 'asc';
  const beside = from && sql<boolean>`${ORDER} ${sql.raw(backwards ? '<' : '>')} ${keyRow(from.key)}`;
  return db
    .selectFrom('standing')
    .leftJoin('person', 'person.id', 'standing.person')
    .select(['standing.person', 'value', 'reached', 'result', 'name'])
    .where('list', '=', list)
    .$if(beside !== undefined, (query) => (beside ? query.where(beside) : query))
    .orderBy('value', direction)
    .orderBy('reached', direction)
    .orderBy('standing.person', direction)
    .limit(limit)
    .execute();
};

/** A page: from the beginning of the list, or beside a row. */
export const pageOf = async (
  db: Kysely<Tables>,
  list: string,
  from: Cursor | undefined,
  limit: number,
): Promise<Page> => {
  const found = await rowsBeside(db, list, from, limit + 1);
  const near = found.slice(0, limit);
  const rows = from?.side === 'before' ? near.toReversed() : near;
  const [first] = rows;
  const place = first === undefined || from === undefined ? 1 : (await countBefore(db, list, first)) + 1;
  // Before a row stands a page that has at least that row behind it, if it is still there.
  return { first: place, rows, more: from?.side === 'before' ? true : found.length > limit };
};

/** The rows around a person, half of them before; `undefined` for who does not stand on the list. */
export const pageAround = async (
  db: Kysely<Tables>,
  list: string,
  person: string,
  limit: number,
): Promise<Page | undefined> => {
  const own = await db
    .selectFrom('standing')
    .leftJoin('person', 'person.id', 'standing.person')
    .select(['standing.person', 'value', 'reached', 'result', 'name'])
    .where('list', '=', list)
    .where('standing.person', '=', person)
    .executeTakeFirst();
  if (own === undefined) return undefined;
  const half = Math.floor(limit / 2);
  const [better, worse, place] = await Promise.all([
    rowsBeside(db, list, { side: 'before', key: own }, half),
    rowsBeside(db, list, { side: 'after', key: own }, limit - half),
    countBefore(db, list, own),
  ]);
  const behind = limit - half - 1;
  return {
    first: place + 1 - better.length,
    rows: [...better.toReversed(), own, ...worse.slice(0, behind)],
    more: worse.length > behind,
  };
};
