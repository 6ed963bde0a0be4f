import type { Day } from '@geduld/session';
import type { Tx } from '../store/store.ts';
import type { WinDay } from './changes.ts';

/** The days on which a person has won a game, as far as they count. */
export const winDaysOf = async (tx: Tx, person: string, game: string): Promise<readonly WinDay[]> => {
  const rows = await tx
    .selectFrom('winday')
    .select(['day', 'first', 'last'])
    .where('person', '=', person)
    .where('game', '=', game)
    .execute();
  // Only days that were read as such are written.
  return rows.map((row) => ({ ...row, day: row.day as Day }));
};

/** Writes days with a win; one that is there is replaced. */
export const saveWinDays = async (
  tx: Tx,
  person: string,
  game: string,
  days: readonly WinDay[],
): Promise<void> => {
  if (days.length === 0) return;
  await tx
    .insertInto('winday')
    .values(days.map((day) => ({ ...day, person, game })))
    .onConflict((same) =>
      same
        .columns(['person', 'game', 'day'])
        .doUpdateSet((row) => ({ first: row.ref('excluded.first'), last: row.ref('excluded.last') })),
    )
    .execute();
};
