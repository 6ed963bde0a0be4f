/**
 * Calls `then` once, when a won game has been celebrated, or as soon as the player does anything. `celebrate` begins it
 * and calls back when it is over.
 */
export const whenCelebrated = (celebrate: (over: () => void) => void, then: () => void): void => {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    if (signal.aborted) return;
    stop.abort();
    // The key or the tap that ends it does its own work first: after an undo there is no win to tell of.
    setTimeout(then);
  };
  celebrate(end);
  // Not this very event: the tap that won the game must not skip what it brought.
  setTimeout(() => {
    if (signal.aborted) return;
    addEventListener('pointerdown', end, { capture: true, signal });
    addEventListener('keydown', end, { capture: true, signal });
  });
};
