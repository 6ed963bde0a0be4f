import { backupLines } from '../store/backup.ts';
import type { Store } from '../store/store.ts';

/** Everything in a store, a line of JSON for each row. */
export const storedLines = async (store: Store): Promise<readonly string[]> => {
  const lines: string[] = [];
  await backupLines(store, 0, async (line) => void lines.push(line));
  return lines.slice(1, -1);
};
