import { type Card, SUITS, type Suit, suitIndexOf } from './cards.ts';

/**
 * The name of a pile, the same here, in records and on the command line: columns `c1` … `c7`, foundations
 * `fs fh fd fc`, waste `w`, stock `s`.
 */
export type PileId = ColumnId | FoundationId | 'w' | 's';
export type ColumnId = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7';
export type FoundationId = 'fs' | 'fh' | 'fd' | 'fc';

export const COLUMN_IDS: readonly ColumnId[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'];
/** In the order of `SUITS`. */
export const FOUNDATION_IDS: readonly FoundationId[] = ['fs', 'fh', 'fd', 'fc'];
export const PILE_IDS: readonly PileId[] = [...COLUMN_IDS, ...FOUNDATION_IDS, 'w', 's'];

const PILES: ReadonlySet<string> = new Set(PILE_IDS);
/** Is this text the name of a pile? */
export const isPileId = (text: string): text is PileId => PILES.has(text);

/** What a pile is for; scores and drawing ask this, not the name. */
export type Role = 'column' | 'foundation' | 'waste' | 'stock';

export const roleOf = (pile: PileId): Role =>
  pile === 'w' ? 'waste' : pile === 's' ? 'stock' : pile.startsWith('c') ? 'column' : 'foundation';

/** Which column, 0 for `c1`; the caller knows that it is one. */
export const columnIndexOf = (pile: ColumnId): number => pile.charCodeAt(1) - 49;
/** Which foundation, in the order of `SUITS`. */
export const foundationIndexOf = (pile: FoundationId): number => FOUNDATION_IDS.indexOf(pile);
/** The suit that a foundation takes (G1). */
export const suitOfFoundation = (pile: FoundationId): Suit => SUITS[foundationIndexOf(pile)] as Suit;

export const isColumn = (pile: PileId): pile is ColumnId => pile.startsWith('c');
export const isFoundation = (pile: PileId): pile is FoundationId => pile.startsWith('f');

/** The foundation on which a card belongs (G1: each suit has its fixed place). */
export const homeOf = (card: Card): FoundationId => FOUNDATION_IDS[suitIndexOf(card)] as FoundationId;
