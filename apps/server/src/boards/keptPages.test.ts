import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { newStore } from '../testing/stores.ts';
import { countedPage, forgetPages } from './keptPages.ts';
import { saveStands } from './standings.ts';

let store: Store;
beforeAll(async () => {
  store = await newStore('sqlite');
});
afterAll(() => store.close());

const LIST = 'won KL1-D1N all';
const stand = (person: string) =>
  store.write((tx) =>
    saveStands(tx, person, [{ list: LIST, value: -1, reached: 1, result: null }], new Map()),
  );
const players = async (now: number, isSigned = false) =>
  (await countedPage(store, LIST, undefined, 20, now, isSigned)).players;

test('L4: who does not sign may see a second ago, who signs sees the store; what is forgotten is read again', async () => {
  await stand('a');
  expect(await players(5_000)).toBe(1);
  await stand('b');
  expect(await players(5_999)).toBe(1);
  expect(await players(5_999, true)).toBe(2);
  expect(await players(6_000)).toBe(2);
  await stand('c');
  forgetPages(store);
  expect(await players(6_001)).toBe(3);
});
