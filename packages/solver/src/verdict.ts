import type { Move } from '@geduld/core';

/** What bounds a search. All must be given: there is no hidden budget. */
export interface Budget {
  /** States visited at most. */
  readonly visits: number;
  /** Bytes of table at most. */
  readonly tableBytes: number;
  /** Asked often enough that a search stops within 50 ms of the first `true`. */
  readonly cancelled: () => boolean;
}

/** The truth about a position, or how far the search came. Never a guess. */
export type Verdict =
  /** Won by these ordinary moves, replayed through the rules before they are reported. */
  | { readonly kind: 'win'; readonly moves: readonly Move[]; readonly visited: number }
  /** Every line was searched, with sound prunings only: no way of playing wins. */
  | { readonly kind: 'dead'; readonly visited: number }
  | { readonly kind: 'open'; readonly because: 'visits' | 'table' | 'cancelled'; readonly visited: number };
