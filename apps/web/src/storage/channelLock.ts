import type { TabLock } from './tabLock.ts';

/** Milliseconds that another tab has to answer. */
const ANSWER_WITHIN = 200;

/** The lock of browsers without Web Locks, and of pages without https: the tabs ask each other. */
export const channelLock = (name: string, onLost: () => void): TabLock => {
  const channel = new BroadcastChannel(name);
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
