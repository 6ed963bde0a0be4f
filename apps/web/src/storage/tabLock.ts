/** Which tab plays: one at a time writes to the store. */
export interface TabLock {
  /** Takes the table if no other tab has it. */
  readonly claim: () => Promise<boolean>;
  /** Takes it from the tab that has it. */
  readonly take: () => Promise<void>;
}

const NAME = 'geduld-table';
/** Milliseconds after which a refused claim is made once more: a page that was left a moment ago may hold it still. */
const ONCE_MORE_AFTER = 250;

/** The lock of this browser: Web Locks where there are any, else a conversation between the tabs. */
export const tabLock = (onLost: () => void): TabLock =>
  'locks' in navigator && navigator.locks
    ? webLock(navigator.locks, onLost)
    : typeof BroadcastChannel === 'function'
      ? fetched(import('./channelLock.ts').then(({ channelLock }) => channelLock(NAME, onLost)))
      : { claim: async () => true, take: async () => undefined };

/** A lock whose code is on its way. */
const fetched = (lock: Promise<TabLock>): TabLock => ({
  claim: async () => (await lock).claim(),
  take: async () => (await lock).take(),
});

const webLock = (locks: LockManager, onLost: () => void): TabLock => {
  const request = (options: LockOptions) =>
    new Promise<boolean>((settle) => {
      let held = false;
      locks
        .request(NAME, options, (lock) => {
          held = lock !== null;
          settle(held);
          // Held as long as the page lives: the promise never settles.
          return lock === null ? undefined : new Promise<never>(() => {});
        })
        .catch(() => {
          // Held and then stolen; or never granted, because this page may have no locks at all.
          if (held) onLost();
          else settle(true);
        });
    });
  return {
    claim: async () => {
      if (await request({ ifAvailable: true })) return true;
      await new Promise((settle) => setTimeout(settle, ONCE_MORE_AFTER));
      return request({ ifAvailable: true });
    },
    take: async () => {
      await request({ steal: true });
    },
  };
};
