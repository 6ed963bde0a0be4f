import {
  type Card,
  COLUMN_IDS,
  carry,
  homeOf,
  invariant,
  isWon,
  type Move,
  type PileId,
  type Position,
  play,
  type RuleSpec,
} from '@geduld/core';
import { TO_HEAD, TO_HOME } from './layout.ts';

/**
 * The moves of a search (card and target in turn) as ordinary moves, each played through the rules. Up to the first
 * won position, which must come: a line that does not win by the rules is a bug of the search.
 */
export const ordinaryMoves = (spec: RuleSpec, start: Position, steps: readonly number[]): readonly Move[] => {
  const moves: Move[] = [];
  let now = start;
  for (let at = 0; at < steps.length; at += 2) {
    const move = ordinaryMove(now, steps[at] as Card, steps[at + 1] as number);
    const played = play(spec, now, move);
    invariant(played.ok, 'the rules allow every move of a winning line');
    moves.push(move);
    now = played.value.position;
  }
  invariant(isWon(spec, now), 'a winning line brings all cards home');
  return moves;
};

/** One of them, in the position where it is played. */
export const ordinaryMove = (position: Position, card: Card, target: number): Move => {
  const column = position.columns.findIndex(({ cards }) => cards.includes(card));
  const from: PileId = column < 0 ? homeOf(card) : COLUMN_IDS[column]!;
  const { cards } = position.columns[column] ?? { cards: [card] };
  const count = cards.length - cards.indexOf(card);
  if (target === TO_HOME) return carry(from, homeOf(card), count);
  const to = position.columns.findIndex(({ cards: there }) =>
    target === TO_HEAD ? there.length === 0 : there.at(-1) === target,
  );
  invariant(to >= 0, 'the target of a move lies at an end');
  return carry(from, COLUMN_IDS[to]!, count);
};
