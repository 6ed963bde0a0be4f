import { invariant } from '@geduld/core';
import type { Tx } from '../store/store.ts';
import type { Stand } from './changes.ts';
import { tallyChanges } from './tallies.ts';

/** Rows in one statement at most: both stores bound the parameters of one. */
const MOST_ROWS = 500;

/** The places of a person on some lists. */
export const heldStands = async (
  tx: Tx,
  person: string,
  lists: readonly string[],
): Promise<ReadonlyMap<string, Stand>> => {
  if (lists.length === 0) return new Map();
  const rows = await tx
    .selectFrom('standing')
    .select(['list', 'value', 'reached', 'result'])
    .where('person', '=', person)
    .where('list', 'in', [...lists])
    .execute();
  return new Map(rows.map((row) => [row.list, row]));
};

/** Writes places of a person, with the counters; `held` are those before. The person is locked. */
export const saveStands = async (
  tx: Tx,
  person: string,
  stands: readonly Stand[],
  held: ReadonlyMap<string, Stand>,
): Promise<void> => {
  for (const part of parts(stands))
    await tx
      .insertInto('standing')
      .values(part.map((stand) => ({ ...stand, person })))
      .onConflict((same) =>
        same.columns(['list', 'person']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          reached: row.ref('excluded.reached'),
          result: row.ref('excluded.result'),
        })),
      )
      .execute();
  const before = stands.flatMap(({ list }) => held.get(list) ?? []);
  await count(tx, before, stands);
};

/** Takes a person off every list, with the counters; answers how many places those were. */
export const dropStands = async (tx: Tx, person: string): Promise<number> => {
  const before = await tx
    .deleteFrom('standing')
    .where('person', '=', person)
    .returning(['list', 'value', 'reached', 'result'])
    .execute();
  await count(tx, before, []);
  return before.length;
};

const count = async (tx: Tx, before: readonly Stand[], after: readonly Stand[]): Promise<void> => {
  const changes = tallyChanges(before, after);
  for (const part of parts(changes)) {
    const counted = await tx
      .insertInto('tally')
      .values([...part])
      .onConflict((same) =>
        same
          .columns(['list', 'bucket'])
          .doUpdateSet((row) => ({ players: row('tally.players', '+', row.ref('excluded.players')) })),
      )
      .returning(['list', 'bucket', 'players'])
      .execute();
    invariant(
      counted.every(({ players }) => players >= 0),
      'nobody leaves a list who did not stand there',
    );
    const empty = counted.filter(({ players }) => players === 0);
    // They would be as many as there were results, in time.
    if (empty.length > 0)
      await tx
        .deleteFrom('tally')
        .where((row) => row.or(empty.map((key) => row.and(key))))
        .execute();
  }
};

const parts = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, n) =>
    rows.slice(n * MOST_ROWS, (n + 1) * MOST_ROWS),
  );
