import type { Mark } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { changesOf, type Stand, type WinDay } from './changes.ts';
import { type CountedWin, isFresh } from './counted.ts';
import { gameNamed } from './lists.ts';

/** A result as boards look at it, out of the store. */
export type RankedResult = Omit<
  Selectable<Tables['result']>,
  'record' | 'person' | 'scoring' | 'marks' | 'attempt'
> & {
  readonly marks: readonly Mark[];
};

/** A stored result as a win that is counted; `undefined` where its game is none any more. */
export const countedWin = (row: RankedResult): CountedWin | undefined => {
  const game = gameNamed(row.game);
  // Days that were not read as such are not written.
  return game && { ...row, game, day: row.day as Day, daily: row.daily as Day | null };
};

/** The marks after two people became one: of each deal the first win counts, whoever of the two had it. In any order. */
export const remarked = <Row extends RankedResult>(rows: readonly Row[]): readonly Row[] => {
  const won = new Set<string>();
  return rows.toSorted(byTime).map((row) => {
    const marks: Mark[] = row.marks.filter((mark) => mark !== 'wonBefore');
    if (won.has(row.code)) marks.push('wonBefore');
    won.add(row.code);
    return { ...row, marks };
  });
};

const byTime = (one: RankedResult, other: RankedResult): number =>
  one.received - other.received || (one.id < other.id ? -1 : 1);

/**
 * All places of one person, from all results, as if they had been sent in one after the other in the order in which the server
 * heard of them. `days`: the days with a win, by game.
 */
export const standsOf = (
  rows: readonly RankedResult[],
  days: ReadonlyMap<string, readonly WinDay[]>,
): readonly Stand[] => {
  const stands = new Map<string, Stand>();
  const reached = new Map<string, Set<string>>();
  for (const row of rows.toSorted(byTime)) {
    const win = countedWin(row);
    if (win === undefined) continue;
    const known = reached.get(row.game) ?? new Set();
    reached.set(row.game, known);
    if (isFresh(win.marks)) known.add(row.day);
    const until = (days.get(row.game) ?? []).filter(({ day }) => known.has(day));
    for (const stand of changesOf(win, stands, until)) stands.set(stand.list, stand);
  }
  return [...stands.values()];
};
