import { BOARD_NAMES } from '@geduld/protocol';
import { expect } from 'vitest';
import { pageOf, playersOn } from '../boards/page.ts';
import { readMarks } from '../results/stored.ts';
import type { Store } from '../store/store.ts';
import { type ModelRow, type ModelWin, modelList, modelListName, modelLists } from './boardModel.ts';

/** All results that are stored, as the model takes them. */
export const storedWins = async (store: Store): Promise<readonly ModelWin[]> => {
  const rows = await store.read.selectFrom('result').selectAll().execute();
  return rows.map(({ record: _, scoring: __, attempt: ___, ...row }) => ({
    ...row,
    marks: readMarks(row.marks),
  }));
};

/**
 * Holds every list and all counters of a store against the model. `inOrder`: were wins of one person written in the order in which the
 * server heard of them? Where they were not, only the length of a streak is looked at.
 */
export const compareBoards = async (
  store: Store,
  wins: readonly ModelWin[],
  { inOrder = true } = {},
): Promise<void> => {
  let seen = 0;
  for (const list of modelLists(wins, BOARD_NAMES)) {
    const name = modelListName(list);
    const expected = modelList(wins, list);
    const { rows } = await pageOf(store.read, name, undefined, 100_000);
    seen += rows.length;
    const plain = (some: readonly ModelRow[]) =>
      list.board === 'streak' && !inOrder
        ? some.map(({ person, value }) => `${value} ${person}`).toSorted()
        : some.map(({ person, value, reached, result }) => ({ person, value, reached, result }));
    expect(plain(rows), name).toEqual(plain(expected));
    expect(await playersOn(store.read, name), name).toBe(expected.length);
  }
  const { n } = await store.read
    .selectFrom('standing')
    .select((row) => row.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  expect(seen, 'places that no list of the model has').toBe(Number(n));
  await compareTallies(store);
};

/** The counters are what counting says, and none is left of places that nobody has any more. */
const compareTallies = async (store: Store): Promise<void> => {
  const tallies = await store.read.selectFrom('tally').selectAll().execute();
  expect(tallies.filter(({ players }) => players <= 0)).toEqual([]);
  const lists = Map.groupBy(
    await store.read.selectFrom('standing').select('list').execute(),
    ({ list }) => list,
  );
  const sums = Map.groupBy(tallies, ({ list }) => list.replace(/ [*=].*$/, ''));
  expect([...sums.keys()].toSorted()).toEqual([...lists.keys()].toSorted());
  for (const [list, rows] of lists) {
    const sum = (of: (text: string) => boolean) =>
      (sums.get(list) ?? []).filter((row) => of(row.list)).reduce((n, { players }) => n + players, 0);
    expect(
      sum((text) => text === `${list} *`),
      list,
    ).toBe(rows.length);
    expect(
      sum((text) => text === list),
      list,
    ).toBe(rows.length);
    expect([0, rows.length], list).toContain(sum((text) => text.startsWith(`${list} =`)));
  }
};
