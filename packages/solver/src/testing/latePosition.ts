import {
  buildsOn,
  type Card,
  deal,
  legalMoves,
  type Move,
  type Position,
  packOf,
  playLegal,
  type Rng,
  type RuleSpec,
  rankOf,
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

/** Few cards are left, and lie as chance has it: face down, open in a run or, where groups are free, anyhow. */
const scattered = (spec: RuleSpec, rng: Rng): Position => {
  const { below } = rng;
  const short = below(4);
  const foundations = [0, 1, 2, 3].map((suit) => spec.ranks - below(3) - (suit === short ? 1 : 0));
  const left = shuffled(packOf(spec.ranks), rng).filter(
    (card) => rankOf(card) > (foundations[card & 3] ?? 0),
  );
  const stock = spec.stock === 'none' ? [] : left.splice(0, below(Math.min(left.length, 6)));
  const columns = spec.columns.map(() => ({ cards: [] as Card[], down: 0 }));
  for (const card of left) {
    const column = columns[below(below(2) === 0 ? columns.length : 3)] as (typeof columns)[number];
    const end = column.cards.at(-1);
    const isLoose = spec.group === 'any' || (spec.columns[0]?.down === 0 && spec.columns[1]?.down === 0);
    const stays = end === undefined || buildsOn(spec.building, card, end) || (isLoose && below(2) === 0);
    column.down = stays ? column.down : column.cards.length;
    column.cards.push(card);
  }
  return lying(spec, rng, columns, foundations, stock);
};

/** A position with its stock somewhere in a pass. */
const lying = (
  spec: RuleSpec,
  { below }: Rng,
  columns: Position['columns'],
  foundations: readonly number[],
  stock: readonly Card[],
): Position => {
  const drawn = below(stock.length + 1);
  const passes = spec.stock === 'none' ? 'unlimited' : spec.stock.passes;
  return {
    columns,
    foundations,
    stock: stock.slice(drawn).reverse(),
    waste: stock.slice(0, drawn),
    redeals: passes === 'unlimited' ? 0 : below(passes),
  };
};

/** The stock is used up but for a few cards, and the columns are deep: little can move, and mostly in vain. */
const stuck = (spec: RuleSpec, rng: Rng): Position => {
  const { below } = rng;
  const foundations = [0, 1, 2, 3].map(() => below(spec.ranks - 3));
  const left = shuffled(packOf(spec.ranks), rng).filter(
    (card) => rankOf(card) > (foundations[card & 3] ?? 0),
  );
  const stock = spec.stock === 'none' ? [] : left.splice(0, below(5));
  const isOpen = spec.columns.every(({ down }) => down === 0);
  const columns = spec.columns.map((_, at) => {
    const cards = left.filter((__, n) => n % spec.columns.length === at);
    return { cards, down: isOpen ? 0 : Math.max(0, cards.length - 1 - below(3)) };
  });
  return lying(spec, rng, columns, foundations, stock);
};

/**
 * Late positions of full packs, without end: near the end of games that are won when passes are not limited, some moves
 * astray, with any number of passes gone; those that blind play comes to; and some that chance laid out. Several from each
 * deal.
 */
export function* latePositions(spec: RuleSpec, rng: Rng): Generator<Position, never> {
  const free = withoutLimit(spec);
  const passes = spec.stock === 'none' ? 'unlimited' : spec.stock.passes;
  for (;;) {
    const start = anyDeal(spec, rng);
    yield played(spec, start, 60 + rng.below(150), rng);
    for (let n = 0; n < 3; n++) yield scattered(spec, rng);
    for (let n = 0; n < 3; n++) yield stuck(spec, rng);
    const verdict = solve(free, start, EASY);
    if (verdict.kind !== 'win') continue;
    for (let n = 0; n < 10; n++) {
      let near = start;
      for (const move of verdict.moves.slice(0, -1 - rng.below(n < 6 ? 8 : 14)))
        near = playLegal(free, near, move).position;
      if (passes !== 'unlimited') near = { ...near, redeals: rng.below(passes) };
      yield played(spec, near, rng.below(8), rng);
    }
  }
}
