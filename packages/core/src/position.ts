import { type Card, cardAt } from './cards.ts';
import {
  COLUMN_IDS,
  type ColumnId,
  columnIndexOf,
  type FoundationId,
  foundationIndexOf,
  isFoundation,
  type PileId,
} from './piles.ts';
import type { RuleSpec } from './spec.ts';

/** A column: bottom card first, the last is the end card. The first `down` of them lie face down. */
export interface Column {
  readonly cards: readonly Card[];
  readonly down: number;
}

/** Where every card is, and which passes have been used. Nothing of the way that led here. */
export interface Position {
  /** Left to right. */
  readonly columns: readonly Column[];
  /** Cards on each foundation, in the order of `SUITS`; n means ace up to rank n. */
  readonly foundations: readonly number[];
  /** Bottom card first: the last one is drawn next. */
  readonly stock: readonly Card[];
  /** Bottom card first: the last one is the top, the only one that can be played. */
  readonly waste: readonly Card[];
  /** Redeals made so far. */
  readonly redeals: number;
}

export const columnAt = (position: Position, pile: ColumnId): Column =>
  position.columns[columnIndexOf(pile)] as Column;

/** The names of the columns that this position has. */
export const columnsOf = (position: Position): readonly ColumnId[] =>
  COLUMN_IDS.slice(0, position.columns.length);

/** The top card of a foundation. */
export const foundationTop = (position: Position, pile: FoundationId): Card | undefined => {
  const suit = foundationIndexOf(pile);
  const height = position.foundations[suit] as number;
  return height === 0 ? undefined : cardAt(height, suit);
};

/** All cards of a pile, bottom first. */
export const cardsOf = (position: Position, pile: PileId): readonly Card[] => {
  if (pile === 's') return position.stock;
  if (pile === 'w') return position.waste;
  if (!isFoundation(pile)) return position.columns[columnIndexOf(pile)]?.cards ?? [];
  const suit = foundationIndexOf(pile);
  return Array.from({ length: position.foundations[suit] as number }, (_, below) => cardAt(below + 1, suit));
};

/** How many cards a pile holds. */
export const sizeOf = (position: Position, pile: PileId): number =>
  isFoundation(pile)
    ? (position.foundations[foundationIndexOf(pile)] as number)
    : cardsOf(position, pile).length;

/** The card of a pile that nothing lies on, whichever way it faces. */
export const topOf = (position: Position, pile: PileId): Card | undefined =>
  isFoundation(pile) ? foundationTop(position, pile) : cardsOf(position, pile).at(-1);

/** The lowest of the top `count` cards of a pile, which decides where they may go; `undefined` where there are fewer. */
export const leadOf = (position: Position, pile: PileId, count: number): Card | undefined =>
  count === 1 ? topOf(position, pile) : cardsOf(position, pile).at(-count);

/** All cards are home (G1). */
export const isWon = (spec: RuleSpec, position: Position): boolean =>
  position.foundations.every((height) => height === spec.ranks);

/**
 * One text for one position, another for any other: columns in their order, faces, foundations, stock and waste
 * in order. Redeals count only where passes are limited; elsewhere they change nothing that can follow.
 */
export const positionKey = (spec: RuleSpec, position: Position): string => {
  // From 'A' on, so that no card runs together with the digits of a number beside it.
  const cards = (pile: readonly Card[]) => String.fromCharCode(...pile.map((card) => card + 65));
  const columns = position.columns.map((column) => `${column.down}${cards(column.cards)}`).join('|');
  const limited = spec.stock !== 'none' && spec.stock.passes !== 'unlimited';
  return `${columns}/${position.foundations.join()}/${cards(position.stock)}/${cards(position.waste)}/${limited ? position.redeals : ''}`;
};
