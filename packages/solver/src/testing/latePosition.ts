import {
  deal,
  legalMoves,
  type Move,
  type Position,
  packOf,
  playLegal,
  type Rng,
  type RuleSpec,
  shuffled,
} from '@geduld/core';
import { solve } from '../solve.ts';

const EASY = { visits: 3000, tableBytes: 1 << 24, cancelled: () => false };

const takesBack = (move: Move): boolean => move.kind === 'carry' && move.from.startsWith('f');

/** So many moves, each chosen blindly; a card is rarely taken back, or play would never come far. */
const played = (spec: RuleSpec, start: Position, moves: number, rng: Rng): Position => {
  let now = start;
  for (let n = 0; n < moves; n++) {
    const legal = legalMoves(spec, now).filter((move) => !takesBack(move) || rng.below(10) === 0);
    const move = legal[rng.below(Math.max(1, legal.length))];
    if (move === undefined) return now;
    now = playLegal(spec, now, move).position;
  }
  return now;
};

const withoutLimit = (spec: RuleSpec): RuleSpec =>
  spec.stock === 'none' ? spec : { ...spec, stock: { ...spec.stock, passes: 'unlimited' } };

const anyDeal = (spec: RuleSpec, rng: Rng): Position => deal(spec, shuffled(packOf(spec.ranks), rng));

/**
 * Late positions of full packs, without end: near the end of games that are won when passes are not limited, some moves
 * astray, with any number of passes gone; and those that blind play comes to. Several from each deal.
 */
export function* latePositions(spec: RuleSpec, rng: Rng): Generator<Position, never> {
  const free = withoutLimit(spec);
  const passes = spec.stock === 'none' ? 'unlimited' : spec.stock.passes;
  for (;;) {
    const start = anyDeal(spec, rng);
    yield played(spec, start, 60 + rng.below(150), rng);
    const verdict = solve(free, start, EASY);
    if (verdict.kind !== 'win') continue;
    for (let n = 0; n < 8; n++) {
      let near = start;
      for (const move of verdict.moves.slice(0, -1 - rng.below(24)))
        near = playLegal(free, near, move).position;
      if (passes !== 'unlimited') near = { ...near, redeals: rng.below(passes) };
      yield played(spec, near, rng.below(8), rng);
    }
  }
}
