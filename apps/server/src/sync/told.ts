import type { Numbered, Synced, SyncKind } from '@geduld/protocol';
import type { Kysely } from 'kysely';
import type { Asker } from '../http/handlers.ts';
import type { Tables } from '../store/tables.ts';

/** States in one answer, and their letters: a slow telephone has one in seconds. */
const MOST_TOLD = 200;
const MOST_TOLD_LETTERS = 1_500_000;

/** How many of these, from the first, go into one answer: at least one, so that it always goes on. */
const fitting = (sizes: readonly number[]): number => {
  let letters = 0;
  const over = sizes.slice(0, MOST_TOLD).findIndex((size, at) => {
    letters += size;
    return at > 0 && letters > MOST_TOLD_LETTERS;
  });
  return over < 0 ? Math.min(sizes.length, MOST_TOLD) : over;
};

/** What others of the person's devices said after a number, in the order in which the server heard of it. */
export const told = async (db: Kysely<Tables>, { person, device }: Asker, asked: number): Promise<Synced> => {
  // First how far it goes: what comes meanwhile has a greater number, and is told the next time.
  const row = await db.selectFrom('person').select('numbered').where('id', '=', person).executeTakeFirst();
  const numbered = row?.numbered ?? 0;
  const after = asked > numbered ? 0 : asked;
  const ofOthers = db
    .selectFrom('state')
    .where('person', '=', person)
    .where('number', '>', after)
    .where('number', '<=', numbered)
    .where('device', '!=', device)
    .orderBy('number');
  const sizes = await ofOthers
    .select(['number', (of) => of.fn<number>('length', ['body']).as('size')])
    .limit(MOST_TOLD + 1)
    .execute();
  const count = fitting(sizes.map(({ size }) => size));
  const last = sizes[count - 1];
  if (last === undefined) return { states: [], upTo: numbered, more: false };
  const rows = await ofOthers
    .select(['number', 'device', 'kind', 'key', 'body', 'heard'])
    .where('number', '<=', last.number)
    .execute();
  const more = count < sizes.length;
  return { states: rows.map(numberedOf), upTo: more ? last.number : numbered, more };
};

const numberedOf = (row: Omit<Tables['state'], 'person'>): Numbered => ({
  ...row,
  kind: row.kind as SyncKind,
});
