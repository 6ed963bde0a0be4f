import type { Tx } from '../store/store.ts';

/**
 * Gives all states of one person to another, numbered anew behind those that are there, in the same order. What a device said
 * when it was part of the account before is replaced by what it said since. Both are locked.
 */
export const mergeStates = async (tx: Tx, from: string, to: string): Promise<void> => {
  const numbered = async (person: string): Promise<number> =>
    (await tx.selectFrom('person').select('numbered').where('id', '=', person).executeTakeFirstOrThrow())
      .numbered;
  const [offset, added] = [await numbered(to), await numbered(from)];
  await tx
    .deleteFrom('state')
    .where('person', '=', to)
    .where((where) =>
      where.exists(
        where
          .selectFrom('state as newer')
          .select('newer.number')
          .where('newer.person', '=', from)
          .whereRef('newer.device', '=', 'state.device')
          .whereRef('newer.kind', '=', 'state.kind')
          .whereRef('newer.key', '=', 'state.key'),
      ),
    )
    .execute();
  await tx
    .updateTable('state')
    .set((row) => ({ person: to, number: row('number', '+', offset) }))
    .where('person', '=', from)
    .execute();
  const { kept, letters } = await tx
    .selectFrom('state')
    .select((row) => [
      row.fn.countAll<number>().as('kept'),
      row.fn.coalesce(row.fn.sum<number>(row.fn('length', ['body'])), row.lit(0)).as('letters'),
    ])
    .where('person', '=', to)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('person')
    // A sum of whole numbers is of a kind of its own in PostgreSQL, which its driver tells as a text.
    .set({ numbered: offset + added, kept, letters: Number(letters) })
    .where('id', '=', to)
    .execute();
};
