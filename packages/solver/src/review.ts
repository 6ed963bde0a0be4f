import { invariant, type Move, type Position, play, type RuleSpec } from '@geduld/core';
import type { Verdict } from './verdict.ts';

/** What is known about a position: it can be won, it cannot, or the search was stopped before it knew. */
export type Truth = Verdict['kind'];

/** One entry of a game as it was played: a move, or one step back or forth through the moves. */
export type ReviewEntry = Move | { readonly kind: 'undo' } | { readonly kind: 'redo' };

/** An entry after which the position is proven dead, while it was not before. */
export interface Loss {
  /** Its number, counted from 1. */
  readonly at: number;
  /** A move there that would have kept the win; `undefined` where the position before was not decided. */
  readonly kept: Move | undefined;
}

/** The truth about a whole game. */
export interface Review {
  /** After the deal, then after each entry. */
  readonly truths: readonly Truth[];
  /** More than one where a loss was undone and the win lost again. */
  readonly losses: readonly Loss[];
  /** Number of the entry with which the win was first lost. */
  readonly lostAt: number | undefined;
  /** What would have kept it there. */
  readonly kept: Move | undefined;
}

interface Node {
  readonly position: Position;
  readonly parent: Node | undefined;
  /** The move that leads here from the parent. */
  readonly move: Move | undefined;
  truth: Truth;
  /** Where the truth is `win`: the first move of a line that wins. */
  next: Move | undefined;
}

/**
 * The truth after the deal and after every entry of a game that the rules allow. Each position is asked about at most
 * once, the last one first: late positions are decided fast, and whatever leads to a position that can be won can be
 * won too, so that what lies before it needs no question. What follows a dead position is dead.
 */
export const review = (
  spec: RuleSpec,
  start: Position,
  entries: readonly ReviewEntry[],
  ask: (position: Position) => Verdict,
): Review => {
  const { nodes, after } = playedThrough(spec, start, entries);
  for (const node of nodes.toReversed()) {
    if (node.truth === 'win') continue;
    const verdict = ask(node.position);
    node.truth = verdict.kind;
    if (verdict.kind !== 'win') continue;
    node.next = verdict.moves[0];
    for (let at = node; at.parent !== undefined && at.parent.truth !== 'win'; at = at.parent) {
      at.parent.truth = 'win';
      at.parent.next = at.move;
    }
  }
  for (const node of nodes) {
    if (node.parent?.truth !== 'dead') continue;
    invariant(node.truth !== 'win', 'nothing that follows a dead position can be won');
    node.truth = 'dead';
  }
  const losses: Loss[] = [];
  for (let at = 1; at < after.length; at++) {
    const before = after[at - 1]!;
    if (after[at]!.truth === 'dead' && before.truth !== 'dead') losses.push({ at, kept: before.next });
  }
  return {
    truths: after.map(({ truth }) => truth),
    losses,
    lostAt: losses[0]?.at,
    kept: losses[0]?.kept,
  };
};

/** Every position that the game came through, parents first, and which of them lay there after each entry. */
const playedThrough = (spec: RuleSpec, start: Position, entries: readonly ReviewEntry[]) => {
  const nodes: Node[] = [];
  const reached = (position: Position, parent: Node | undefined, move: Move | undefined): Node => {
    const node: Node = { position, parent, move, truth: 'open', next: undefined };
    nodes.push(node);
    return node;
  };
  let now = reached(start, undefined, undefined);
  const after = [now];
  const undone: Node[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      invariant(now.parent !== undefined, 'an undo takes back a move of the game');
      undone.push(now);
      now = now.parent;
    } else if (entry.kind === 'redo') {
      const again = undone.pop();
      invariant(again !== undefined, 'a redo makes again what was undone');
      now = again;
    } else {
      const played = play(spec, now.position, entry);
      invariant(played.ok, 'the moves of a game are allowed by its rules');
      now = reached(played.value.position, now, entry);
      undone.length = 0;
    }
    after.push(now);
  }
  return { nodes, after };
};
