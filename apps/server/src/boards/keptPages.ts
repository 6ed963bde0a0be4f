import type { Store } from '../store/store.ts';
import { type Cursor, cursorText } from './cursor.ts';
import { type Page, pageOf, playersOn } from './page.ts';

/** A page of a list with how many stand on it. */
export interface CountedPage {
  readonly players: number;
  readonly page: Page;
}

interface Kept {
  readonly at: number;
  readonly found: Promise<CountedPage>;
}

/** So long a page is good for those who are nobody in particular, in milliseconds. */
const LIFE = 1_000;
/** Pages that are kept; then all are forgotten. */
const MOST = 500;

const keptOf = new WeakMap<Store, Map<string, Kept>>();

const read = async (store: Store, list: string, from: Cursor | undefined, limit: number) => {
  const [players, page] = await Promise.all([
    playersOn(store.read, list),
    pageOf(store.read, list, from, limit),
  ]);
  return { players, page };
};

/**
 * A page of a list. Most that is read are the first pages of a few lists, over and over: who does not sign is shown what this
 * process read within the last second. Who signs may look for what they have just won, and sees the store.
 */
export const countedPage = (
  store: Store,
  list: string,
  from: Cursor | undefined,
  limit: number,
  now: number,
  isSigned: boolean,
): Promise<CountedPage> => {
  if (isSigned) return read(store, list, from, limit);
  const pages = keptOf.get(store) ?? new Map<string, Kept>();
  keptOf.set(store, pages);
  const key = `${list} ${limit} ${from ? cursorText(from) : ''}`;
  const kept = pages.get(key);
  if (kept && Math.abs(now - kept.at) < LIFE) return kept.found;
  if (pages.size >= MOST) pages.clear();
  const found = read(store, list, from, limit);
  pages.set(key, { at: now, found });
  // What could not be read is asked for again.
  found.catch(() => pages.delete(key));
  return found;
};

/** Forgets the pages that this process keeps: somebody has been erased. */
export const forgetPages = (store: Store): void => void keptOf.delete(store);
