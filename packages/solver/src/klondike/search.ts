import type { Position } from '@geduld/core';
import type { Budget } from '../verdict.ts';
import { CHILD_SIZE, HIGH, LOW, MOVE, SCORE, WHERE } from './brood.ts';
import { addChildren } from './children.ts';
import type { Compiled } from './compile.ts';
import { isDeadBefore } from './deadBefore.ts';
import { deadNodes } from './deadNodes.ts';
import { familyRoom } from './family.ts';
import { findJoint } from './joint.ts';
import { findChances, spreadFrom, startMembers } from './members.ts';
import type { Prunings } from './prunings.ts';
import { settle } from './settle.ts';
import { shownAt } from './shown.ts';
import { highKey, isSettledWin, lowKey, stateOf, TAKEN } from './state.ts';
import { lowestHeights } from './wanted.ts';

/** One move of a won line: what was done, and the heights of the state in which it was. */
export interface Step {
  readonly move: number;
  readonly where: number;
}

/** What a search of the packed states found. */
export type Found =
  | { readonly kind: 'win'; readonly steps: readonly Step[]; readonly visited: number }
  | { readonly kind: 'dead'; readonly visited: number }
  | { readonly kind: 'open'; readonly because: 'visits' | 'table' | 'cancelled'; readonly visited: number };

/** How the search tries: order and restarts. Verdicts do not depend on it. */
export interface Manner {
  /** Visits of the first try; 0 for one try without end. */
  readonly firstTry: number;
  /** By how much each next try is longer. */
  readonly growth: number;
  /** Scores of the kinds of moves, in the order of `STEP_KINDS`, and the width of the random part added. */
  readonly scores: readonly number[];
  readonly width: number;
  readonly seed: number;
  /** Visits of the game's first turn, where a freer game is searched too (`freer.ts`). */
  readonly firstTurn: number;
}

/** Settled by measurement on the golden deals; see the bench. */
export const MANNER: Manner = {
  firstTry: 1000,
  growth: 1.001,
  scores: [800, 1000, 300, 500, 900, 600],
  width: 500,
  seed: 0x2545f491,
  firstTurn: 1000,
};

/** A search through one game. Its table holds nodes that are proven dead and nothing else, and lives as long as it. */
export interface Search {
  /** Can the position be won? `undefined` for one that play cannot have reached from the compiled one. */
  readonly ask: (position: Position, budget: Budget) => Found | undefined;
  /** Nodes that are proven dead, and bytes that the table of them takes. */
  readonly known: () => number;
  readonly tableBytes: () => number;
}

/** Deepest possible path: every step uses up a unit or a stock card. */
const DEEPEST = 128;
/** Visits between two looks at `cancelled`. */
const POLL = 2048;

/** A search with an empty table. */
export const klondikeSearch = (game: Compiled, prunings: Prunings, manner: Manner = MANNER): Search => {
  const table = deadNodes(game);
  const family = familyRoom(game, prunings);
  const { brood, members, chances, joint } = family;
  const nodeAt = new Int32Array(DEEPEST);
  const childrenFrom = new Int32Array(DEEPEST);
  const childrenTo = new Int32Array(DEEPEST);
  const scores = Int32Array.from(manner.scores);
  let chance = manner.seed | 1;
  let visited = 0;
  /** Visits at which `cancelled` is looked at next; tries may be shorter than that. */
  let poll = 0;

  const roll = (): number => {
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    return chance >>> 1;
  };

  /** Makes the children of the node at a depth, without those that are known to be dead or come twice. */
  const expand = (depth: number): void => {
    const at = nodeAt[depth]!;
    const from = brood.top;
    const lowest = lowestHeights(game, prunings, brood.words, at, shownAt(game, brood.words, at));
    const taken = brood.words[at + TAKEN]! - 1;
    if (game.unlimited && game.draw === 1) findJoint(game, prunings, brood.words, at, taken, joint);
    startMembers(members, brood.words, at);
    family.at = at;
    for (let n = 0; n < members.count; n++) {
      family.n = n;
      findChances(game, brood.words, at, members, n, chances);
      spreadFrom(game, brood.words, at, members, n, chances, lowest);
      addChildren(family);
    }
    visited += members.count;
    childrenFrom[depth] = from;
    if (brood.won >= 0) return;
    const { words } = brood;
    let kept = from;
    for (let child = from; child < brood.top; child += CHILD_SIZE) {
      const low = words[child + LOW]!;
      const high = words[child + HIGH]!;
      if (table.has(low, high) || comesAgain(words, from, kept, low, high)) continue;
      if (kept !== child) words.copyWithin(kept, child, child + CHILD_SIZE);
      words[kept + SCORE] = scores[words[kept + MOVE]! & 7]! + (roll() % manner.width);
      kept += CHILD_SIZE;
    }
    brood.top = kept;
    childrenTo[depth] = kept;
  };

  /** The best child of a depth that was not tried yet, or -1. */
  const nextChild = (depth: number): number => {
    const { words } = brood;
    let best = -1;
    let score = -1;
    for (let child = childrenFrom[depth]!; child < childrenTo[depth]!; child += CHILD_SIZE) {
      if (words[child + SCORE]! <= score) continue;
      score = words[child + SCORE]!;
      best = child;
    }
    if (best >= 0) words[best + SCORE] = -1;
    return best;
  };

  const stepsTo = (depth: number, last: number): readonly Step[] => {
    const steps: Step[] = [];
    for (let d = 1; d <= depth; d++) steps.push(stepAt(nodeAt[d]!));
    steps.push(stepAt(last));
    return steps;
  };
  const stepAt = (child: number): Step => ({
    move: brood.words[child + MOVE]!,
    where: brood.words[child + WHERE]!,
  });

  /** One try of so many visits. */
  const attempt = (until: number, budget: Budget): Found | 'cut' => {
    let depth = 0;
    brood.top = CHILD_SIZE;
    brood.won = -1;
    nodeAt[0] = 0;
    expand(0);
    for (;;) {
      if (brood.won >= 0) return { kind: 'win', steps: stepsTo(depth, brood.won), visited };
      if (visited >= poll) {
        if (budget.cancelled()) return { kind: 'open', because: 'cancelled', visited };
        poll = visited + POLL;
      }
      if (visited >= until) return 'cut';
      const child = nextChild(depth);
      const { words } = brood;
      if (child < 0) {
        const at = nodeAt[depth]!;
        if (!table.add(words[at + LOW]!, words[at + HIGH]!))
          return { kind: 'open', because: 'table', visited };
        brood.top = childrenFrom[depth]!;
        if (depth === 0) return { kind: 'dead', visited };
        depth--;
        continue;
      }
      const low = words[child + LOW]!;
      const high = words[child + HIGH]!;
      if (table.has(low, high)) continue;
      if (prunings.deadBefore && isDeadBefore(game, table, words, child)) {
        if (!table.add(low, high)) return { kind: 'open', because: 'table', visited };
        continue;
      }
      depth++;
      nodeAt[depth] = child;
      expand(depth);
    }
  };

  return {
    known: table.size,
    tableBytes: table.bytes,
    ask: (position, budget) => {
      const start = stateOf(game, position);
      if (start === undefined) return undefined;
      table.limitTo(budget.tableBytes);
      brood.words.set(start);
      settle(game, prunings, brood.words, 0);
      visited = 0;
      poll = POLL;
      const low = lowKey(game, brood.words, 0);
      const high = highKey(brood.words, 0);
      brood.words[LOW] = low;
      brood.words[HIGH] = high;
      if (isSettledWin(game, brood.words, 0)) return { kind: 'win', steps: [], visited };
      if (table.has(low, high)) return { kind: 'dead', visited };
      if (budget.cancelled()) return { kind: 'open', because: 'cancelled', visited };
      let length = manner.firstTry === 0 ? budget.visits : manner.firstTry;
      for (;;) {
        const found = attempt(Math.min(budget.visits, visited + Math.floor(length)), budget);
        if (found !== 'cut') return found;
        if (visited >= budget.visits) return { kind: 'open', because: 'visits', visited };
        length *= manner.growth;
      }
    },
  };
};

const comesAgain = (words: Int32Array, from: number, to: number, low: number, high: number): boolean => {
  for (let child = from; child < to; child += CHILD_SIZE) {
    if (words[child + LOW] === low && words[child + HIGH] === high) return true;
  }
  return false;
};
