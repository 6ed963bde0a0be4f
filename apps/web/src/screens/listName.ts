import type { BoardName } from '@geduld/protocol';
import type { App } from '../app/app.ts';

/** A board by the name that the list of this device has. */
const LOCAL = {
  won: 'gamesWon',
  score: 'score',
  fastest: 'fastest',
  fewestMoves: 'fewestMoves',
  streak: 'dayStreak',
} as const satisfies Readonly<Record<BoardName, string>>;

/** What a board is called. */
export const listName = (app: Pick<App, 'dialogWords'>, board: BoardName): string =>
  app.dialogWords().statistics.boards.lists[LOCAL[board]].name;
