import type { Tx } from '../store/store.ts';
import { changesOf, listsOfWin, withWin } from './changes.ts';
import { type CountedWin, isFresh } from './counted.ts';
import { gameText } from './lists.ts';
import { heldStands, saveStands } from './standings.ts';
import { saveWinDays, winDaysOf } from './winDays.ts';

/**
 * Puts a win on its lists, in the transaction that stores it. `at` is the instant of the win as the player told it. The person is
 * locked.
 */
export const rankWin = async (tx: Tx, person: string, win: CountedWin, at: number): Promise<void> => {
  const lists = listsOfWin(win).map(({ list }) => list);
  if (lists.length === 0) return;
  const game = gameText(win.game);
  const fresh = isFresh(win.marks);
  const days = fresh ? withWin(await winDaysOf(tx, person, game), win.day, at) : [];
  const today = days.filter(({ day }) => day === win.day);
  await saveWinDays(tx, person, game, today);
  const held = await heldStands(tx, person, lists);
  await saveStands(tx, person, changesOf(win, held, days), held);
};
