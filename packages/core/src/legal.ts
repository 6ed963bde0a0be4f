import { buildsOn, fillsVacancy, runLength } from './building.ts';
import { type Card, rankOf, suitIndexOf } from './cards.ts';
import { judge } from './judge.ts';
import { carry, DRAW, type Move, REDEAL } from './moves.ts';
import { FOUNDATION_IDS, homeOf, type PileId } from './piles.ts';
import { columnAt, columnsOf, foundationTop, isWon, type Position } from './position.ts';
import type { RuleSpec } from './spec.ts';

/**
 * Every legal move of a position, useful or not, each once: carries from the columns left to right, from the waste,
 * from the foundations; then draw or redeal. Agrees with `judge` move for move, and is the quicker way to all of them.
 */
export const legalMoves = (spec: RuleSpec, position: Position): readonly Move[] => {
  if (isWon(spec, position)) return [];
  const moves: Move[] = [];
  for (const from of columnsOf(position)) {
    const { cards, down } = columnAt(position, from);
    const end = cards.at(-1);
    if (end === undefined) continue;
    pushHome(position, from, end, moves);
    const most = Math.min(
      spec.group === 'run' ? runLength(spec.building, cards, down) : cards.length - down,
      spec.groupLimit === 'none' ? cards.length : spec.groupLimit,
    );
    for (let count = 1; count <= most; count++)
      pushToColumns(spec, position, from, cards[cards.length - count] as Card, count, moves);
  }
  const waste = position.waste.at(-1);
  if (waste !== undefined) {
    pushHome(position, 'w', waste, moves);
    pushToColumns(spec, position, 'w', waste, 1, moves);
  }
  for (const from of FOUNDATION_IDS) {
    const card = foundationTop(position, from);
    if (card !== undefined) pushToColumns(spec, position, from, card, 1, moves);
  }
  if (position.stock.length > 0) moves.push(DRAW);
  else if (canRedeal(spec, position)) moves.push(REDEAL);
  return moves;
};

/** May the waste be turned over into a new stock once the stock is empty: is there one, and a pass left (K5)? */
export const canRedeal = (spec: RuleSpec, position: Position): boolean => judge(spec, position, REDEAL).ok;

/** Is `card` the next one that its foundation takes? */
export const goesHome = (position: Position, card: Card): boolean =>
  rankOf(card) === (position.foundations[suitIndexOf(card)] as number) + 1;

const pushHome = (position: Position, from: PileId, card: Card, moves: Move[]): void => {
  if (goesHome(position, card)) moves.push(carry(from, homeOf(card)));
};

const pushToColumns = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  card: Card,
  count: number,
  moves: Move[],
): void => {
  for (const to of columnsOf(position)) {
    if (to === from) continue;
    const onto = columnAt(position, to).cards.at(-1);
    const fits = onto === undefined ? fillsVacancy(spec, card) : buildsOn(spec.building, card, onto);
    if (fits) moves.push(carry(from, to, count));
  }
};
