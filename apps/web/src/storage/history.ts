import type { GameLetters } from '@geduld/games';
import type { Ending } from '@geduld/session';
import { type AttemptRow, isAttemptRow } from './schema.ts';
import type { Store } from './store.ts';

/** A game that was begun, and how it ended, if it has. */
export interface EarlierGame {
  readonly row: AttemptRow;
  readonly ending: Ending | undefined;
}

/** The newest games of a family, or of all; `more`: there are older ones. */
export interface EarlierGames {
  readonly games: readonly EarlierGame[];
  readonly more: boolean;
}

/** The games with at least one move, newest first, `most` of them. */
export const earlierGames = async (
  store: Pick<Store, 'database'>,
  letters: GameLetters | 'all',
  most: number,
): Promise<EarlierGames> => {
  const database = store.database();
  if (!database) return { games: [], more: false };
  const rows: AttemptRow[] = [];
  let cursor = await database.transaction('attempts').store.index('at').openCursor(null, 'prev');
  while (cursor && rows.length <= most) {
    const { value } = cursor;
    const wanted = isAttemptRow(value) && (letters === 'all' || value.code.startsWith(letters));
    if (wanted && value.moves > 0) rows.push(value);
    cursor = await cursor.continue();
  }
  const games = rows
    .slice(0, most)
    .map(async (row) => ({ row, ending: (await database.get('results', row.id))?.ending }));
  return { games: await Promise.all(games), more: rows.length > most };
};
