/** What the search leaves out, each by name, so that tests can show that no verdict depends on it. */
export interface Prunings {
  /** A card that no card could still want to lie on goes home at once, without an alternative (`safe.ts`). */
  readonly safeHome: boolean;
  /** Same suit: no card is taken back from a foundation (`safe.ts`). */
  readonly noTakeBack: boolean;
  /** A position in which some card can never leave what it lies on is dead (`hopeless.ts`). */
  readonly hopeless: boolean;
}

/** All prunings: what every search outside tests uses. */
export const ALL_PRUNINGS: Prunings = { safeHome: true, noTakeBack: true, hopeless: true };

/** No pruning: every arrangement that play can reach is looked at. */
export const NO_PRUNINGS: Prunings = { safeHome: false, noTakeBack: false, hopeless: false };
