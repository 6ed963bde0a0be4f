import { newId } from '../game/chance.ts';
import type { TabLock } from './tabLock.ts';

/** Milliseconds that another tab has to answer. */
const ANSWER_WITHIN = 200;
const WHO = 'who ';
const HERE = 'here ';

/** The lock of browsers without Web Locks, and of pages without https: the tabs ask each other. */
export const channelLock = (name: string, onLost: () => void): TabLock => {
  const channel = new BroadcastChannel(name);
  const own = newId();
  let mine = false;
  let asking = false;
  let heard = () => {};
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string' && data.startsWith(WHO)) {
      // Of several that ask at once, as when a browser opens again, one has it: the first by name.
      const other = data.slice(WHO.length);
      if (mine || (asking && own < other)) channel.postMessage(`${HERE}${other}`);
      else heard();
    }
    if (data === `${HERE}${own}`) heard();
    if (data === 'taken' && mine) {
      mine = false;
      onLost();
    }
  };
  return {
    claim: () =>
      new Promise((settle) => {
        asking = true;
        const end = (alone: boolean) => {
          clearTimeout(timer);
          asking = false;
          heard = () => {};
          mine ||= alone;
          settle(alone);
        };
        const timer = setTimeout(() => end(true), ANSWER_WITHIN);
        heard = () => end(false);
        channel.postMessage(`${WHO}${own}`);
      }),
    take: async () => {
      channel.postMessage('taken');
      mine = true;
      // What the other tab has put is committed before this one reads.
      await new Promise((settle) => setTimeout(settle, ANSWER_WITHIN));
    },
  };
};
