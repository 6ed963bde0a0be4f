import { buildsOn, type Card, type Column, type Position, type RuleSpec, rankOf } from '@geduld/core';
import { chainOf, placeOf } from './layout.ts';

/** The dealt units of one column, from the bottom; see `prunings.ts`. */
export interface Units {
  /** Number of units that must be left from the top, the lowest of each being fixed. */
  readonly count: number;
  /** `cards[0]` may stand at the bottom of any column (a king, or any card) and is no unit to leave; often empty. */
  readonly cards: readonly (readonly Card[])[];
}

/** A game from one position on as tables: what the packed state only counts. */
export interface Compiled {
  readonly spec: RuleSpec;
  readonly ranks: number;
  readonly draw: number;
  readonly unlimited: boolean;
  readonly anyVacancy: boolean;
  readonly columns: readonly Units[];
  /** Stock and waste of the first position in the order of drawing. */
  readonly stock: readonly Card[];
  /** `[16 * suit + height]`, two chains: the bit of the card that goes home next. */
  readonly next0: Int32Array;
  readonly next1: Int32Array;
  /** `[16 * suit + height]`: the bit in the stock word of the card that goes home next, 0 when it was never there. */
  readonly nextInStock: Int32Array;
  /** `[32 * chain + place]`: the column in which that card is the fixed card of a unit. */
  readonly columnOf: Int32Array;
  /** `[32 * chain + place]`: the suit of that card. */
  readonly suitAt: Int32Array;
  /** `[16 * column + units]`, two chains: cards that lie open when so many units are left, and the fixed one of them. */
  readonly bared0: Int32Array;
  readonly bared1: Int32Array;
  readonly fixed0: Int32Array;
  readonly fixed1: Int32Array;
  /** What one unit of a column counts in the index of units: a number of mixed radix below 2^16. */
  readonly weight: Int32Array;
  /** `[stock place]`: chain and bit of that card, and its suit. */
  readonly stockChain: Int32Array;
  readonly stockBit: Int32Array;
  readonly stockSuit: Int32Array;
  /** `[256 * n + byte]`, two chains: the cards at the places that byte n of a stock word names. */
  readonly stockBits0: Int32Array;
  readonly stockBits1: Int32Array;
  /** Places of kings in the stock. */
  readonly stockKings: number;
  /** The kings' bits, the same in both chains. */
  readonly kingBits: number;
}

/** The units of a column: face-down cards singly, then the maximal runs of the open ones. */
export const unitsOf = (spec: RuleSpec, column: Column): Units => {
  const runs: Card[][] = [];
  column.cards.forEach((card, at) => {
    const below = column.cards[at - 1];
    const joins = at > column.down && below !== undefined && buildsOn(spec.building, card, below);
    if (joins) (runs.at(-1) as Card[]).push(card);
    else runs.push([card]);
  });
  const bottom = runs[0]?.[0];
  const free = bottom !== undefined && (spec.vacancy === 'any' || rankOf(bottom) === spec.ranks);
  return free ? { count: runs.length - 1, cards: runs } : { count: runs.length, cards: [[], ...runs] };
};

/** Stock and waste in the order of drawing from a fresh pass. */
export const stockOrder = (position: Position): readonly Card[] => [
  ...position.waste,
  ...position.stock.toReversed(),
];

/** Can the Klondike engine hold this game, from this position on? */
export const isKlondike = (spec: RuleSpec, root: Position): boolean => {
  if (spec.building !== 'alternateColor' || spec.group !== 'run' || spec.groupLimit !== 'none') return false;
  if (spec.stock === 'none' || spec.columns.length > 7 || spec.ranks > 13) return false;
  if (spec.stock.passes !== 'unlimited' && spec.stock.passes > 10) return false;
  const counts = root.columns.map((column) => unitsOf(spec, column).count);
  const product = counts.reduce((sum, count) => sum * (count + 1), 1);
  return product < 1 << 16 && counts.every((count) => count < 16) && stockOrder(root).length <= 24;
};

/** The tables of a game that `isKlondike`. */
export const compile = (spec: RuleSpec, root: Position): Compiled => {
  const draw = spec.stock === 'none' ? 1 : spec.stock.draw;
  const passes = spec.stock === 'none' ? 1 : spec.stock.passes;
  const columns = root.columns.map((column) => unitsOf(spec, column));
  const stock = stockOrder(root);
  const made = {
    ...pileTables(spec, stock),
    ...columnTables(columns),
  };
  return {
    spec,
    ranks: spec.ranks,
    draw,
    unlimited: passes === 'unlimited',
    anyVacancy: spec.vacancy === 'any',
    columns,
    stock,
    ...made,
    kingBits: 3 << (2 * (spec.ranks - 1)),
  };
};

const pileTables = (spec: RuleSpec, stock: readonly Card[]) => {
  const next0 = new Int32Array(64);
  const next1 = new Int32Array(64);
  const nextInStock = new Int32Array(64);
  const suitAt = new Int32Array(64);
  for (let card = 0; card < 4 * spec.ranks; card++) {
    const suit = card & 3;
    const at = 16 * suit + (card >> 2);
    const chain = chainOf(card as Card);
    const place = placeOf(card as Card);
    (chain === 0 ? next0 : next1)[at] = 1 << place;
    suitAt[32 * chain + place] = suit;
    const inStock = stock.indexOf(card as Card);
    if (inStock >= 0) nextInStock[at] = 1 << inStock;
  }
  const kings = stock.reduce((sum, card, at) => (rankOf(card) === spec.ranks ? sum | (1 << at) : sum), 0);
  return {
    next0,
    next1,
    nextInStock,
    suitAt,
    stockChain: Int32Array.from(stock, chainOf),
    stockBit: Int32Array.from(stock, (card) => 1 << placeOf(card)),
    stockSuit: Int32Array.from(stock, (card) => card & 3),
    stockBits0: stockBits(stock, 0),
    stockBits1: stockBits(stock, 1),
    stockKings: kings,
  };
};

const stockBits = (stock: readonly Card[], chain: number): Int32Array => {
  const bits = new Int32Array(3 * 256);
  stock.forEach((card, place) => {
    if (chainOf(card) !== chain) return;
    const base = 256 * (place >> 3);
    const bit = 1 << (place & 7);
    for (let byte = 0; byte < 256; byte++) {
      if ((byte & bit) !== 0) bits[base + byte]! |= 1 << placeOf(card);
    }
  });
  return bits;
};

const columnTables = (columns: readonly Units[]) => {
  const bared0 = new Int32Array(7 * 16);
  const bared1 = new Int32Array(7 * 16);
  const fixed0 = new Int32Array(7 * 16);
  const fixed1 = new Int32Array(7 * 16);
  const columnOf = new Int32Array(64).fill(-1);
  const weight = new Int32Array(7);
  let radix = 1;
  columns.forEach(({ count, cards }, column) => {
    weight[column] = radix;
    radix *= count + 1;
    cards.forEach((unit, left) => {
      unit.forEach((card, at) => {
        const bit = 1 << placeOf(card);
        const first = chainOf(card) === 0;
        (first ? bared0 : bared1)[16 * column + left]! |= bit;
        if (at > 0 || left === 0) return;
        (first ? fixed0 : fixed1)[16 * column + left]! |= bit;
        columnOf[32 * chainOf(card) + placeOf(card)] = column;
      });
    });
  });
  return { bared0, bared1, fixed0, fixed1, columnOf, weight };
};
