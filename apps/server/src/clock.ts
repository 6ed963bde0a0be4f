/** The server's time: milliseconds since 1970. */
export type ServerClock = () => number;

/** A clock that never goes back, whatever the machine's does: set back, it stands still until the other has caught up. */
export const steadyClock = (wall: ServerClock): ServerClock => {
  let latest = 0;
  return () => {
    latest = Math.max(latest, wall());
    return latest;
  };
};
