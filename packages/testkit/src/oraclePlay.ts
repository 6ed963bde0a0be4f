import type { OracleGame } from './oracleGame.ts';
import { oracleMoves } from './oracleMoves.ts';
import { type OracleCard, type OracleSuit, type OracleTable, oracleSuits } from './oracleTable.ts';

/** One thing that happened in a move; piles are named as in move texts (`c3`, `fs`, `w`). */
export type OracleHappening =
  | {
      readonly kind: 'carried';
      readonly from: string;
      readonly to: string;
      /** The lowest card first. */
      readonly cards: readonly string[];
    }
  | { readonly kind: 'turnedUp'; readonly pile: string; readonly card: string }
  /** The last of these is the new top of the waste. */
  | { readonly kind: 'drew'; readonly cards: readonly string[] }
  /** `nth` is 1 for the first redeal of the game. */
  | { readonly kind: 'redealt'; readonly nth: number };

/** A move that was made: the table after it and what happened, in order. */
export interface OraclePlayed {
  readonly table: OracleTable;
  readonly happenings: readonly OracleHappening[];
}

/** K4: three cards, or what is left, one by one onto the waste: the last one drawn lies on top. */
const drawn = (game: OracleGame, table: OracleTable): OraclePlayed => {
  const cards = table.stock.slice(0, game.draw);
  return {
    table: { ...table, stock: table.stock.slice(game.draw), waste: [...table.waste, ...cards] },
    happenings: [{ kind: 'drew', cards }],
  };
};

/** K5, T4: the waste turned over, order kept: the card drawn first is drawn first again. */
const redealt = (table: OracleTable): OraclePlayed => {
  const nth = table.redeals + 1;
  return {
    table: { ...table, stock: table.waste, waste: [], redeals: nth },
    happenings: [{ kind: 'redealt', nth }],
  };
};

const foundationNamed = (pile: string): OracleSuit => {
  const suit = oracleSuits.find((letter) => pile === `f${letter}`);
  if (suit === undefined) throw new Error(`no foundation is called '${pile}'`);
  return suit;
};

/** The table without the top `count` cards of a pile, and those cards, the lowest first. */
const lifted = (table: OracleTable, from: string, count: number) => {
  if (from === 'w') {
    return { table: { ...table, waste: table.waste.slice(0, -1) }, cards: table.waste.slice(-1) };
  }
  if (from.startsWith('f')) {
    const suit = foundationNamed(from);
    const pile = table.foundations[suit];
    const foundations = { ...table.foundations, [suit]: pile.slice(0, -1) };
    return { table: { ...table, foundations }, cards: pile.slice(-1) };
  }
  const place = Number(from.slice(1)) - 1;
  const column = table.columns[place] ?? [];
  const columns = table.columns.with(place, column.slice(0, -count));
  return { table: { ...table, columns }, cards: column.slice(-count).map(({ card }) => card) };
};

/** The table with these cards on top of a column or foundation. */
const laid = (table: OracleTable, to: string, cards: readonly string[]): OracleTable => {
  if (to.startsWith('f')) {
    const suit = foundationNamed(to);
    return {
      ...table,
      foundations: { ...table.foundations, [suit]: [...table.foundations[suit], ...cards] },
    };
  }
  const place = Number(to.slice(1)) - 1;
  const open: OracleCard[] = cards.map((card) => ({ card, up: true }));
  return { ...table, columns: table.columns.with(place, [...(table.columns[place] ?? []), ...open]) };
};

/** G2: a face-down end card of the column that was left turns up, as part of the same move. */
const turnedUp = (table: OracleTable, pile: string): OraclePlayed => {
  const place = Number(pile.slice(1)) - 1;
  const column = table.columns[place];
  const end = column?.at(-1);
  if (!pile.startsWith('c') || !column || !end || end.up) return { table, happenings: [] };
  const columns = table.columns.with(place, [...column.slice(0, -1), { card: end.card, up: true }]);
  return { table: { ...table, columns }, happenings: [{ kind: 'turnedUp', pile, card: end.card }] };
};

/**
 * What a move does, without asking whether it is legal: for searches that took it from `oracleMoves` a moment ago.
 * Everything else calls `oraclePlay`.
 */
export const oraclePlayUnasked = (game: OracleGame, table: OracleTable, move: string): OraclePlayed => {
  if (move === 'draw') return drawn(game, table);
  if (move === 'redeal') return redealt(table);
  const [piles = '', countText = '1'] = move.split(':');
  const [from = '', to = ''] = piles.split('-');
  const { table: without, cards } = lifted(table, from, Number(countText));
  const { table: after, happenings } = turnedUp(laid(without, to, cards), from);
  return { table: after, happenings: [{ kind: 'carried', from, to, cards }, ...happenings] };
};

/** Plays a move given as text. Throws when it is not one of `oracleMoves`. */
export const oraclePlay = (game: OracleGame, table: OracleTable, move: string): OraclePlayed => {
  if (!oracleMoves(game, table).includes(move)) throw new Error(`'${move}' is not a legal move here`);
  return oraclePlayUnasked(game, table, move);
};
