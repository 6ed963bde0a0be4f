import type { Settings } from '../settings/settings.ts';

/** How long the cards may dance before the dialog comes, in milliseconds. */
const DANCE: Readonly<Record<Settings['speed'], number>> = {
  off: 150,
  quick: 2000,
  normal: 3400,
  calm: 4500,
};

/** Calls `then` once, when a won game has been celebrated, or as soon as the player does anything. */
export const whenCelebrated = (speed: Settings['speed'], then: () => void): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stop = new AbortController();
  const end = () => {
    clearTimeout(timer);
    stop.abort();
    // The key or the tap that ends it does its own work first: after an undo there is no win to tell of.
    setTimeout(then);
  };
  const timer = setTimeout(end, DANCE[still ? 'off' : speed]);
  // Not this very event: the tap that won the game must not skip what it brought.
  setTimeout(() => {
    if (stop.signal.aborted) return;
    addEventListener('pointerdown', end, { capture: true, signal: stop.signal });
    addEventListener('keydown', end, { capture: true, signal: stop.signal });
  });
};
