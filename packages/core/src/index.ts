export { finishMoves, isSafeHome } from './autoplay.ts';
export { buildsOn, runLength } from './building.ts';
export {
  type Card,
  cardAt,
  cardOf,
  isRed,
  KING,
  packOf,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  type SuitIndex,
  suitIndexOf,
  suitOf,
} from './cards.ts';
export { type Count, countFrom } from './counting.ts';
export { type DealOrder, deal, dealOrder } from './deal.ts';
export { judge } from './judge.ts';
export { canRedeal, goesHome, legalMoves } from './legal.ts';
export { carry, DRAW, type Effect, type Move, REDEAL, type Refusal } from './moves.ts';
export {
  COLUMN_IDS,
  type ColumnId,
  columnIndexOf,
  FOUNDATION_IDS,
  type FoundationId,
  foundationIndexOf,
  homeOf,
  isColumn,
  isFoundation,
  isPileId,
  PILE_IDS,
  type PileId,
  type Role,
  roleOf,
  suitOfFoundation,
} from './piles.ts';
export { type Played, play, playLegal } from './play.ts';
export {
  type Column,
  cardsOf,
  columnAt,
  columnsOf,
  foundationTop,
  isWon,
  leadOf,
  type Position,
  positionKey,
  sizeOf,
  topOf,
} from './position.ts';
export { assertNever, err, invariant, ok, type Result } from './result.ts';
export { pointsOf, type ScoreRow, type ScoreRule, scoreAfter, timeBonus } from './score.ts';
export { type Rng, shuffled, splitMix64 } from './shuffle.ts';
export { type Building, type ColumnShape, packSize, type RuleSpec, type StockRule } from './spec.ts';
