import type { Day } from '@geduld/session';
import { marksText, readMarks } from '../results/stored.ts';
import type { Tx } from '../store/store.ts';
import type { WinDay } from './changes.ts';
import { isFresh } from './counted.ts';
import { type RankedResult, remarked, standsOf } from './recount.ts';
import { dropStands, saveStands } from './standings.ts';
import { saveWinDays, winDaysOf } from './winDays.ts';

/** What was taken away of a person: rows by kind. */
export interface ErasedResults {
  readonly results: number;
  readonly sights: number;
  readonly winDays: number;
  readonly places: number;
}

/** Takes all results of a person away, and the person off every board. The person is locked. */
export const eraseResults = async (tx: Tx, person: string): Promise<ErasedResults> => {
  const places = await dropStands(tx, person);
  const results = await tx.deleteFrom('result').where('person', '=', person).executeTakeFirst();
  const sights = await tx.deleteFrom('sight').where('person', '=', person).executeTakeFirst();
  const winDays = await tx.deleteFrom('winday').where('person', '=', person).executeTakeFirst();
  return {
    places,
    results: Number(results.numDeletedRows),
    sights: Number(sights.numDeletedRows),
    winDays: Number(winDays.numDeletedRows),
  };
};

/**
 * Gives all results of one person to another, who stands on the boards for both then: of each deal the first win counts, of each
 * deal the first sight. Both are locked; the one who gives is left with nothing.
 */
export const mergeResults = async (tx: Tx, from: string, to: string): Promise<void> => {
  await dropStands(tx, from);
  await dropStands(tx, to);
  await mergeSights(tx, from, to);
  // A game that both have sent in (one device's, taken along to another) is there once.
  const own = tx.selectFrom('result').select('attempt').where('person', '=', to);
  await tx.deleteFrom('result').where('person', '=', from).where('attempt', 'in', own).execute();
  await tx.updateTable('result').set({ person: to }).where('person', '=', from).execute();
  const results = await markAnew(tx, to);
  const days = await mergeWinDays(tx, from, to, results);
  await saveStands(tx, to, standsOf(results, days), new Map());
};

const mergeSights = async (tx: Tx, from: string, to: string): Promise<void> => {
  const sights = tx.selectFrom('sight').where('person', '=', from);
  await tx
    .insertInto('sight')
    .columns(['person', 'code', 'attempt', 'at'])
    .expression(sights.select((row) => [row.val(to).as('person'), 'code', 'attempt', 'at']))
    .onConflict((same) =>
      same
        .columns(['person', 'code'])
        .doUpdateSet((row) => ({ attempt: row.ref('excluded.attempt'), at: row.ref('excluded.at') }))
        .whereRef('excluded.at', '<', 'sight.at'),
    )
    .execute();
  await tx.deleteFrom('sight').where('person', '=', from).execute();
};

const RANKED = [
  'id',
  'game',
  'code',
  'day',
  'daily',
  'received',
  'score',
  'bonus',
  'moves',
  'played',
  'marks',
] as const;

/** Marks the results of a person again, and answers them. */
const markAnew = async (tx: Tx, person: string): Promise<readonly RankedResult[]> => {
  const stored = await tx.selectFrom('result').select(RANKED).where('person', '=', person).execute();
  const before = new Map(stored.map(({ id, marks }) => [id, marks]));
  const results = remarked(stored.map((row) => ({ ...row, marks: readMarks(row.marks) })));
  for (const { id, marks } of results) {
    const text = marksText(marks);
    if (text !== before.get(id))
      await tx.updateTable('result').set({ marks: text }).where('id', '=', id).execute();
  }
  return results;
};

/** The days of both with a win that still counts; they become days of the one who takes. By game. */
const mergeWinDays = async (
  tx: Tx,
  from: string,
  to: string,
  results: readonly RankedResult[],
): Promise<ReadonlyMap<string, readonly WinDay[]>> => {
  const counted = new Set(
    results.filter(({ marks }) => isFresh(marks)).map(({ game, day }) => `${game} ${day}`),
  );
  const taken = new Map<string, readonly WinDay[]>();
  for (const game of new Set(results.map((result) => result.game))) {
    const days = new Map<Day, WinDay>();
    for (const one of [...(await winDaysOf(tx, from, game)), ...(await winDaysOf(tx, to, game))]) {
      if (!counted.has(`${game} ${one.day}`)) continue;
      const other = days.get(one.day) ?? one;
      const first = Math.min(one.first, other.first);
      days.set(one.day, { day: one.day, first, last: Math.max(one.last, other.last) });
    }
    taken.set(game, [...days.values()]);
  }
  await tx.deleteFrom('winday').where('person', 'in', [from, to]).execute();
  for (const [game, days] of taken) await saveWinDays(tx, to, game, days);
  return taken;
};
