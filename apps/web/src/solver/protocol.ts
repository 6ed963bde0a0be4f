import type { Move, Position, RuleSpec } from '@geduld/core';
import type { GameLetters } from '@geduld/games';
import type { Review, ReviewEntry, Verdict } from '@geduld/solver';

/** A game as the worker knows it: an oracle belongs to one. The same `id` means the same spec and start. */
export interface Problem {
  readonly id: string;
  readonly spec: RuleSpec;
  readonly start: Position;
}

/** A line that wins: its moves, and the key of the position before each of them. No key comes twice. */
export interface Line {
  readonly keys: readonly string[];
  readonly moves: readonly Move[];
}

/** A deal that was proven winnable. */
export interface FoundDeal {
  readonly number: number;
  readonly line: Line;
}

/** What the page can ask. One question at a time; the newest wins. */
export type Question =
  /** A deal of a game that can be won, after so many tries at most. */
  | {
      readonly kind: 'find';
      readonly letters: GameLetters;
      readonly options: string;
      readonly most: number | 'untilFound';
    }
  /** The truth about a position of a game, within some milliseconds. */
  | { readonly kind: 'ask'; readonly problem: Problem; readonly position: Position; readonly ms: number }
  /** The truth after each entry of a game. */
  | { readonly kind: 'review'; readonly problem: Problem; readonly entries: readonly ReviewEntry[] };

/** What goes to the worker. */
export type Request =
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'cancel' };

/** A verdict as it is sent: a win with its keys, so that the page need play nothing through. */
export type Told = { readonly kind: 'win'; readonly line: Line } | Exclude<Verdict, { readonly kind: 'win' }>;

/** The answers, by the kind of their question. */
export interface Answers {
  readonly find: FoundDeal | undefined;
  readonly ask: Told;
  readonly review: Review;
}

/** What comes from the worker. */
export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers] }
  /** Positions or deals looked at. */
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  /** From here to the answer no message is heard: only the end of the worker cancels it. */
  | { readonly kind: 'deaf'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly says: string };
