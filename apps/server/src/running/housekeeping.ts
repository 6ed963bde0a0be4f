import type { ServerClock } from '../clock.ts';
import { forgetSpent } from '../http/spent.ts';
import { forgetChallenges } from '../people/challenges.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 60_000;

/** One round: what has had its time goes. */
export const tidy = async (store: Store, now: number): Promise<void> => {
  await forgetSpent(store, now);
  await forgetChallenges(store, now);
  await store.scrub();
};

/** Tidies every minute until it is ended. What fails is told, and tried again the next time. */
export const keepHouse = (
  store: Store,
  clock: ServerClock,
  tell: (fault: unknown) => void,
): (() => Promise<void>) => {
  let round: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = tidy(store, clock())
      .catch(tell)
      .finally(() => {
        busy = false;
      });
  }, EVERY_MS);
  // It keeps no process alive.
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
};
