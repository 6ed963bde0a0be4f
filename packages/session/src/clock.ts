/**
 * The time played (G6). Time is handed in as milliseconds of any steadily running clock; what is kept is how long the
 * game ran, so that a reload, a sleeping machine or a changed wall clock cost nothing.
 */
export interface Clock {
  /** Milliseconds played before the present stretch. */
  readonly played: number;
  /** When the present stretch began; absent while time stands still. */
  readonly since?: number;
}

/** A clock that stands, at `played` milliseconds. */
export const stoppedClock = (played = 0): Clock => ({ played });

/** Runs from `now` on, if it does not run already: the first move, or the next action after a pause. */
export const runClock = (clock: Clock, now: number): Clock =>
  clock.since === undefined ? { played: clock.played, since: now } : clock;

/** Stands from `now` on: the page is hidden, a dialog opens, the game is won. */
export const stopClock = (clock: Clock, now: number): Clock => ({ played: playedAt(clock, now) });

/** Whole milliseconds played at `now`. Never less than before the stretch, even when `now` goes back. */
export const playedAt = (clock: Clock, now: number): number =>
  clock.since === undefined ? clock.played : clock.played + Math.max(0, Math.round(now - clock.since));
