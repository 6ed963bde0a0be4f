/** Which tab plays: one at a time writes to the store. */
export interface TabLock {
  /** Takes the table if no other tab has it. */
  readonly claim: () => Promise<boolean>;
  /** Takes it from the tab that has it. */
  readonly take: () => Promise<void>;
}

const NAME = 'geduld-table';

/** The lock of this browser: Web Locks where there are any, else a conversation between the tabs. */
export const tabLock = (onLost: () => void): TabLock =>
  'locks' in navigator && navigator.locks
    ? webLock(navigator.locks, onLost)
    : typeof BroadcastChannel === 'function'
      ? channelLock(new BroadcastChannel(NAME), onLost)
      : { claim: async () => true, take: async () => undefined };

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
    claim: () => request({ ifAvailable: true }),
    take: async () => {
      await request({ steal: true });
    },
  };
};

/** Milliseconds that another tab has to answer. */
const ANSWER_WITHIN = 200;

const channelLock = (channel: BroadcastChannel, onLost: () => void): TabLock => {
  let mine = false;
  let heard = () => {};
  channel.onmessage = ({ data }) => {
    if (data === 'who' && mine) channel.postMessage('here');
    if (data === 'here') heard();
    if (data === 'taken' && mine) {
      mine = false;
      onLost();
    }
  };
  return {
    claim: () =>
      new Promise((settle) => {
        const alone = setTimeout(() => {
          mine = true;
          settle(true);
        }, ANSWER_WITHIN);
        heard = () => {
          clearTimeout(alone);
          settle(false);
        };
        channel.postMessage('who');
      }),
    take: async () => {
      channel.postMessage('taken');
      mine = true;
      // What the other tab has put is committed before this one reads.
      await new Promise((settle) => setTimeout(settle, ANSWER_WITHIN));
    },
  };
};
