declare const dayBrand: unique symbol;
/** A calendar day as a person names it, `2026-11-30`. Days compare as texts do. */
export type Day = string & { readonly [dayBrand]: true };

/**
 * A place's clock: minutes that it is ahead of universal time at an instant (milliseconds since 1970). Handed in by whoever
 * knows where the player is.
 */
export type Zone = (instant: number) => number;

/**
 * The calendar day at an instant in a zone: the only way from time to days. What happened on a day is stored with its
 * day; asked again later, elsewhere, the same instant may be another day's.
 */
export const dayOf = (instant: number, zone: Zone): Day =>
  // The universal date of a clock that is set as that place's clock is.
  new Date(instant + zone(instant) * 60_000).toISOString().slice(0, 10) as Day;
