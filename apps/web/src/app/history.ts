import { type History, NO_HISTORY, readHistory } from '../storage/played.ts';
import type { App } from './app.ts';

/** Everything that was played on this device, once the store is open. */
export const historyOf = async ({ store }: App): Promise<History> => {
  // Settles when the store is open, or known not to open.
  await store.named('meta');
  const database = store.database();
  return database ? readHistory(database) : NO_HISTORY;
};
