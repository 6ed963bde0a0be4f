/** The suits, in the order in which the foundations stand (spades, hearts, diamonds, clubs). */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];
/** Place of a suit in `SUITS`. */
export type SuitIndex = 0 | 1 | 2 | 3;

/** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
/** The rank of a king in a whole pack. */
export const KING: Rank = 13;

declare const cardBrand: unique symbol;
/** One physical card: an integer, 0 <= n < 52, `4 * (rank - 1) + suitIndex`. */
export type Card = number & { readonly [cardBrand]: true };

/** The card of a rank and a suit. */
export const cardOf = (rank: Rank, suit: Suit): Card => (4 * (rank - 1) + SUITS.indexOf(suit)) as Card;
/** The same from the number of the suit, for code that counts. */
export const cardAt = (rank: number, suitIndex: number): Card => (4 * (rank - 1) + suitIndex) as Card;

export const suitIndexOf = (card: Card): SuitIndex => (card & 3) as SuitIndex;
export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)];
export const rankOf = (card: Card): Rank => ((card >> 2) + 1) as Rank;
/** Hearts and diamonds. */
export const isRed = (card: Card): boolean => ((card + 1) & 2) !== 0;

/** The pack in its documented starting order: all aces, all twos, … each in the order of `SUITS` (C4). */
export const packOf = (ranks: number): readonly Card[] =>
  Array.from({ length: 4 * ranks }, (_, n) => n as Card);
