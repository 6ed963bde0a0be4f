import { assertNever } from '@geduld/core';

/** What a deployment offers (P1): everything to everybody, or a free plan and Premium. */
export type Edition = 'open' | 'freemium';

/** The new game of a day (P2): the local day on which its first move was made, `2026-11-30`, and its code. */
export interface GameOfDay {
  readonly day: string;
  readonly code: string;
}

/** Everything that decides what a player may do now. Days are calendar days where the player is. */
export interface Plan {
  readonly edition: Edition;
  /** The last day of a licence that holds; `undefined` without one. */
  readonly premiumUntil: string | undefined;
  readonly today: string;
  /** The last new game that was begun. */
  readonly begun: GameOfDay | undefined;
}

/** What a player may want that a plan could limit. */
export type Wish =
  /** A deal on the table; `onTable` is the code of the one that lies there. */
  | { readonly kind: 'deal'; readonly code: string; readonly onTable: string }
  /** One more hint in a game in which `had` were shown. */
  | { readonly kind: 'hint'; readonly had: number }
  /** A table, a back or a design of faces. */
  | { readonly kind: 'look'; readonly free: boolean };

/** What the plan says to it. */
export type PlanAnswer =
  | { readonly kind: 'yes' }
  /** Yes, once a short notice has been shown. */
  | { readonly kind: 'afterNotice'; readonly seconds: number }
  | { readonly kind: 'no'; readonly why: 'gameOfDay' | 'look' };

/** Hints of a game that are shown at once in the free plan (P2). */
const FREE_HINTS = 1;

/** For so long the notice stands before a further hint. */
const NOTICE_SECONDS = 5;

const YES: PlanAnswer = { kind: 'yes' };

/** Is everything unlocked: in the open edition, or by a licence that still holds (P1, P3)? */
export const isUnlimited = ({ edition, premiumUntil, today }: Omit<Plan, 'begun'>): boolean =>
  edition === 'open' || (premiumUntil !== undefined && today <= premiumUntil);

/**
 * What a plan says to a wish (P1–P3). Whatever is done with the game on the table, finishing, undoing, restarting it, is
 * no wish of this kind: it is never limited.
 */
export const planAnswer = (plan: Plan, wish: Wish): PlanAnswer => {
  if (isUnlimited(plan)) return YES;
  switch (wish.kind) {
    case 'deal': {
      const begun = gameOfDay(plan.begun, plan.today);
      const known = wish.code === wish.onTable || wish.code === begun?.code;
      return known || begun?.day !== plan.today ? YES : { kind: 'no', why: 'gameOfDay' };
    }
    case 'hint':
      return wish.had < FREE_HINTS ? YES : { kind: 'afterNotice', seconds: NOTICE_SECONDS };
    case 'look':
      return wish.free ? YES : { kind: 'no', why: 'look' };
    default:
      return assertNever(wish);
  }
};

/**
 * The new game that was begun last, as it counts today. A day that has not come yet was written by a clock that was
 * ahead, or further east: it is today's game then, so that setting a clock back brings no second one, and a clock that
 * was wrong costs one day and no more.
 */
export const gameOfDay = (begun: GameOfDay | undefined, today: string): GameOfDay | undefined =>
  begun !== undefined && begun.day > today ? { ...begun, day: today } : begun;
