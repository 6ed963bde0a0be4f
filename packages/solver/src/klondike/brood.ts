import type { Compiled } from './compile.ts';
import type { Members } from './members.ts';
import type { Prunings } from './prunings.ts';
import { settle } from './settle.ts';
import { HEIGHTS, highKey, isSettledWin, lowKey, OPEN0, OPEN1, STATE_SIZE, TAKEN } from './state.ts';

/** A child is a settled state and, after it, how it came about. */
export const LOW = STATE_SIZE;
export const HIGH = STATE_SIZE + 1;
/** What was done: see `step.ts`. */
export const MOVE = STATE_SIZE + 2;
/** The heights of the parent node's state in which it was done. */
export const WHERE = STATE_SIZE + 3;
/** How soon it is tried: the highest first; -1 when done with. */
export const SCORE = STATE_SIZE + 4;
/** Numbers of a child. */
export const CHILD_SIZE = STATE_SIZE + 5;

/** Children of the nodes of one path, one after the other. */
export interface Brood {
  words: Int32Array;
  /** Where the next child goes. */
  top: number;
  /** A child that is won, or -1. */
  won: number;
}

/** Room for children. */
export const broodRoom = (): Brood => ({ words: new Int32Array(CHILD_SIZE * 1024), top: 0, won: -1 });

/** A copy of the node at `at`, as its state `n`, at the top of the brood; the child ends with `finishChild`. */
export const beginChild = (brood: Brood, at: number, members: Members, n: number): number => {
  const child = brood.top;
  if (child + 4 * CHILD_SIZE > brood.words.length) {
    const larger = new Int32Array(2 * brood.words.length);
    larger.set(brood.words);
    brood.words = larger;
  }
  brood.words.copyWithin(child, at, at + STATE_SIZE);
  brood.words[child + HEIGHTS] = members.heights[n]!;
  brood.words[child + OPEN0] = members.open0[n]!;
  brood.words[child + OPEN1] = members.open1[n]!;
  brood.words[child + TAKEN] = 0;
  return child;
};

/** Settles a child and notes how it came about; `taken` is the stock place that `stockLate` is to look at, or -1. */
export const finishChild = (
  game: Compiled,
  prunings: Prunings,
  brood: Brood,
  child: number,
  taken: number,
  move: number,
  where: number,
): void => {
  const { words } = brood;
  if (settle(game, prunings, words, child) === 0 && taken >= 0) words[child + TAKEN] = taken + 1;
  words[child + LOW] = lowKey(game, words, child);
  words[child + HIGH] = highKey(words, child);
  words[child + MOVE] = move;
  words[child + WHERE] = where;
  words[child + SCORE] = 0;
  if (isSettledWin(game, words, child)) brood.won = child;
  brood.top = child + CHILD_SIZE;
};
