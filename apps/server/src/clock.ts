/** The server's time: milliseconds since 1970. */
export type ServerClock = () => number;

/**
 * A clock that never goes back and never stands: where the machine's is set back, it runs on from where it was, until the other
 * has caught up. `running` is any clock that nobody sets, in milliseconds: what lies between two answers is known even then, so that
 * games which were dealt before the change keep their time.
 */
export const steadyClock = (wall: ServerClock, running = () => performance.now()): ServerClock => {
  let latest = wall();
  let since = running();
  return () => {
    const now = running();
    const passed = Math.floor(now - since);
    since += passed;
    latest = Math.max(latest + passed, wall());
    return latest;
  };
};
