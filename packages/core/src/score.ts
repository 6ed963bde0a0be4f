import type { Effect } from './moves.ts';
import { type Role, roleOf } from './piles.ts';
import { assertNever } from './result.ts';

/** One line of a score table: which effect it pays for, and what. */
export type ScoreRow =
  | { readonly kind: 'carried'; readonly from: Role; readonly to: Role; readonly points: number }
  | { readonly kind: 'turnedUp'; readonly points: number }
  /** The first `free` redeals cost nothing. */
  | { readonly kind: 'redealt'; readonly free: number; readonly points: number };

/** A score table as data: it scores, and the rules page is made from it. */
export interface ScoreRule {
  /** With its version, kept in every result: lists never mix versions. */
  readonly id: string;
  readonly start: number;
  /** Rows are exclusive; an effect without a row scores nothing. */
  readonly rows: readonly ScoreRow[];
  /** The score stops there (G7). */
  readonly floor: number | 'none';
  /** Is a bonus for time added to a win (K8)? */
  readonly timeBonus: boolean;
}

/** The points of one effect before the floor. */
export const pointsOf = (rule: ScoreRule, effect: Effect): number => {
  switch (effect.kind) {
    case 'carried': {
      const from = roleOf(effect.from);
      const to = roleOf(effect.to);
      return (
        rule.rows.find((row) => row.kind === 'carried' && row.from === from && row.to === to)?.points ?? 0
      );
    }
    case 'turnedUp':
      return rule.rows.find((row) => row.kind === 'turnedUp')?.points ?? 0;
    case 'redealt': {
      const row = rule.rows.find((candidate) => candidate.kind === 'redealt');
      return row?.kind === 'redealt' && effect.nth > row.free ? row.points : 0;
    }
    case 'drew':
      return 0;
    default:
      return assertNever(effect);
  }
};

/** The score after a move. A penalty that would pass the floor stops at it (G7). */
export const scoreAfter = (rule: ScoreRule, score: number, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => {
    const next = sum + pointsOf(rule, effect);
    return rule.floor === 'none' ? next : Math.max(rule.floor, next);
  }, score);

/** The bonus for a win after `seconds` whole seconds (K8): most at 30 s or less, none after 600 s. */
export const timeBonus = (seconds: number): number =>
  seconds > 600 ? 0 : Math.floor(700_000 / Math.max(30, Math.floor(seconds)));
