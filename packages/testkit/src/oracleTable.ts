import type { OracleGame } from './oracleGame.ts';

/** A card of a column: its text ('7H', 'TC') and whether it lies face up. */
export interface OracleCard {
  readonly card: string;
  readonly up: boolean;
}

/** The suit letters that name the foundations, in the order in which they stand. */
export type OracleSuit = 's' | 'h' | 'd' | 'c';

/** Everything that lies on the table at one moment. */
export interface OracleTable {
  /** Each from its bottom card to its end card. */
  readonly columns: readonly (readonly OracleCard[])[];
  /** Each from the ace upward. */
  readonly foundations: Readonly<Record<OracleSuit, readonly string[]>>;
  /** In the order in which it is drawn: the first card is the next one drawn. */
  readonly stock: readonly string[];
  /** In the order in which it was drawn: the last card is the top, the one that can be played. */
  readonly waste: readonly string[];
  /** Redeals made since the deal; one fewer than the passes begun. */
  readonly redeals: number;
}

/** The foundations as they stand: spades, hearts, diamonds, clubs. */
export const oracleSuits: readonly OracleSuit[] = ['s', 'h', 'd', 'c'];

const rankLetters = 'A23456789TJQK';

/** The rank of a card: 1 for an ace, 13 for a king. */
export const oracleRank = (card: string): number => rankLetters.indexOf(card.charAt(0)) + 1;

/** The suit of a card, as the letter of its foundation. */
export const oracleSuit = (card: string): OracleSuit => {
  const suit = oracleSuits.find((letter) => letter === card.charAt(1).toLowerCase());
  if (suit === undefined) throw new Error(`'${card}' has no suit`);
  return suit;
};

/** Whether a card is red. */
export const oracleIsRed = (card: string): boolean => card.endsWith('H') || card.endsWith('D');

/** All cards of the game's pack, suit by suit from the ace (G1). */
export const oraclePack = (game: OracleGame): readonly string[] =>
  oracleSuits.flatMap((suit) =>
    rankLetters
      .slice(0, game.ranks)
      .split('')
      .map((rank) => rank + suit.toUpperCase()),
  );

const readCard = (text: string): string =>
  text
    .toUpperCase()
    .replace('10', 'T')
    .replace('♠', 'S')
    .replace('♥', 'H')
    .replace('♦', 'D')
    .replace('♣', 'C');

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Throws unless the cards are the game's pack, each card once. */
const checkPack = (game: OracleGame, cards: readonly string[]): void => {
  const found = cards.toSorted().join(' ');
  const expected = oraclePack(game).toSorted().join(' ');
  if (found !== expected) throw new Error(`expected the cards ${expected}, found ${found}`);
};

/**
 * The start of a game (K1, T1, R1) from a deal as text: columns 1, 2, 3 … each from its bottom card to its end
 * card, then the stock in the order in which it is drawn. Throws unless each card of the pack is there once.
 */
export const oracleDeal = (game: OracleGame, dealText: string): OracleTable => {
  const cards = wordsOf(dealText).map(readCard);
  checkPack(game, cards);
  let next = 0;
  const columns = game.columns.map((shape) => {
    const dealt = cards.slice(next, next + shape.down + shape.up);
    next += shape.down + shape.up;
    return dealt.map((card, place) => ({ card, up: place >= shape.down }));
  });
  if (next > cards.length) throw new Error(`the columns want ${next} cards, the pack has ${cards.length}`);
  const stock = cards.slice(next);
  const knowsStock = game.game === 'KL' || game.game === 'TF';
  if (stock.length > 0 && !knowsStock) throw new Error(`${game.game} has no stock, but cards are left`);
  return { columns, foundations: { s: [], h: [], d: [], c: [] }, stock, waste: [], redeals: 0 };
};

/** A table in writing: everything that is left out is empty, and foundations hold what lies nowhere else. */
export interface OracleSketch {
  /** Cards from the bottom; lower case is face down: `'qh ks 7D 6S'`. */
  readonly columns: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  readonly redeals?: number;
}

/**
 * The table that a sketch means. Cards that it does not name are home. Throws unless the whole pack is on the
 * table once and each foundation runs from the ace without a gap.
 */
export const oracleTable = (game: OracleGame, sketch: OracleSketch): OracleTable => {
  const columns = sketch.columns.map((text) =>
    wordsOf(text).map((word) => ({ card: word.toUpperCase(), up: word === word.toUpperCase() })),
  );
  const stock = wordsOf(sketch.stock ?? '');
  const waste = wordsOf(sketch.waste ?? '');
  const named = [...columns.flat().map((placed) => placed.card), ...stock, ...waste];
  const home = oraclePack(game).filter((card) => !named.includes(card));
  checkPack(game, [...named, ...home]);
  const homeOf = (suit: OracleSuit) => home.filter((card) => oracleSuit(card) === suit);
  const foundations = { s: homeOf('s'), h: homeOf('h'), d: homeOf('d'), c: homeOf('c') };
  for (const pile of Object.values(foundations)) {
    if (pile.some((card, place) => oracleRank(card) !== place + 1))
      throw new Error(`gap in ${pile.join(' ')}`);
  }
  return { columns, foundations, stock, waste, redeals: sketch.redeals ?? 0 };
};

/** Whether all cards are home (G1). */
export const oracleIsWon = (table: OracleTable): boolean =>
  table.columns.every((column) => column.length === 0) &&
  table.stock.length === 0 &&
  table.waste.length === 0;

/**
 * One text for each position: two tables have the same key when and only when the rules cannot tell them apart by
 * looking. Columns keep their places, face-down cards are in lower case. The redeals are in it only where the game
 * counts them (K5).
 */
export const oracleKey = (game: OracleGame, table: OracleTable): string =>
  keyWith(game, table, columnTexts(table));

/**
 * As `oracleKey`, but tables that differ only in which column stands where have one key: no rule looks at the place of a
 * column, so whatever is true of one is true of the other.
 */
export const oracleKeyOfAnyOrder = (game: OracleGame, table: OracleTable): string =>
  keyWith(game, table, columnTexts(table).sort());

const columnTexts = (table: OracleTable): string[] =>
  table.columns.map((column) => column.map(({ card, up }) => (up ? card : card.toLowerCase())).join(' '));

const keyWith = (game: OracleGame, table: OracleTable, columns: readonly string[]): string => {
  const home = oracleSuits.map((suit) => suit + table.foundations[suit].length).join(' ');
  const redeals = game.passes === 'unlimited' ? '-' : String(table.redeals);
  return [columns.join(','), home, table.stock.join(' '), table.waste.join(' '), redeals].join(' / ');
};
