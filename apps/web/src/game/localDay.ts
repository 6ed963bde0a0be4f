import { type Day, dayOf } from '@geduld/session';

/** The calendar day at an instant, now if none is given, by the clock of the place where this device is now. */
export const localDay = (at = Date.now()): Day =>
  dayOf(at, (instant) => -new Date(instant).getTimezoneOffset());
