import type { OracleGame } from './oracleGame.ts';
import {
  type OracleCard,
  type OracleTable,
  oracleIsRed,
  oracleIsWon,
  oracleRank,
  oracleSuit,
  oracleSuits,
} from './oracleTable.ts';

/** Whether `card` may lie on `onto` in a column: one rank lower, and K2, T2, R2 or Y1 by the game. */
const builds = (game: OracleGame, card: string, onto: string): boolean => {
  if (oracleRank(card) + 1 !== oracleRank(onto)) return false;
  switch (game.building) {
    case 'alternate':
      return oracleIsRed(card) !== oracleIsRed(onto);
    case 'suit':
      return oracleSuit(card) === oracleSuit(onto);
    case 'anySuit':
      return true;
  }
};

/** Whether a column takes `card`, alone or as the lowest of a group (K2, K3, T3, R2, R5). */
const columnTakes = (game: OracleGame, column: readonly OracleCard[], card: string): boolean => {
  const end = column.at(-1);
  if (end === undefined) return game.vacancy === 'any' || oracleRank(card) === game.ranks;
  return end.up && builds(game, card, end.card);
};

/** Whether the foundation of the card's suit takes it now (G1, R6). */
const foundationTakes = (table: OracleTable, card: string): boolean =>
  table.foundations[oracleSuit(card)].length + 1 === oracleRank(card);

/** Whether these cards, the lowest first, may be lifted together (K2, T2, R3, R4). */
const isGroup = (game: OracleGame, cards: readonly OracleCard[]): boolean => {
  if (cards.some(({ up }) => !up)) return false;
  if (game.groupLimit !== undefined && cards.length > game.groupLimit) return false;
  if (game.group === 'any') return true;
  return cards.every((placed, place) => {
    const below = cards[place - 1];
    return below === undefined || builds(game, placed.card, below.card);
  });
};

/** K4, K5, T4: draw while there is a stock; turn the waste over when the stock is empty and a pass is left. */
const stockMoves = (game: OracleGame, table: OracleTable): string[] => {
  if (table.stock.length > 0) return ['draw'];
  const passesBegun = table.redeals + 1;
  const passLeft = game.passes === 'unlimited' || passesBegun < game.passes;
  return table.waste.length > 0 && passLeft ? ['redeal'] : [];
};

/** The top of the waste, to its foundation and to every column that takes it. */
const wasteMoves = (game: OracleGame, table: OracleTable): string[] => {
  const moves: string[] = [];
  const card = table.waste.at(-1);
  if (card === undefined) return moves;
  if (foundationTakes(table, card)) moves.push(`w-f${oracleSuit(card)}`);
  table.columns.forEach((column, to) => {
    if (columnTakes(game, column, card)) moves.push(`w-c${to + 1}`);
  });
  return moves;
};

/** K6, R6: the top card of each foundation, back to every column that takes it. */
const takeBacks = (game: OracleGame, table: OracleTable): string[] => {
  const moves: string[] = [];
  for (const suit of oracleSuits) {
    const card = table.foundations[suit].at(-1);
    if (card === undefined) continue;
    table.columns.forEach((column, to) => {
      if (columnTakes(game, column, card)) moves.push(`f${suit}-c${to + 1}`);
    });
  }
  return moves;
};

/** The end card of a column to its foundation, and every group of it to every other column that takes it. */
const columnMoves = (game: OracleGame, table: OracleTable, from: number): string[] => {
  const moves: string[] = [];
  const source = table.columns[from] ?? [];
  const end = source.at(-1);
  if (end?.up && foundationTakes(table, end.card)) moves.push(`c${from + 1}-f${oracleSuit(end.card)}`);
  for (let count = 1; count <= source.length; count++) {
    const group = source.slice(-count);
    const lowest = group[0];
    if (lowest === undefined || !isGroup(game, group)) continue;
    table.columns.forEach((column, to) => {
      if (to === from || !columnTakes(game, column, lowest.card)) return;
      moves.push(`c${from + 1}-c${to + 1}${count > 1 ? `:${count}` : ''}`);
    });
  }
  return moves;
};

/**
 * Every move that the rules allow on this table, useful or not, as text and in code-unit order. A table with all
 * cards home has none (G1): the game is over.
 */
export const oracleMoves = (game: OracleGame, table: OracleTable): readonly string[] => {
  if (oracleIsWon(table)) return [];
  return [
    ...stockMoves(game, table),
    ...wasteMoves(game, table),
    ...takeBacks(game, table),
    ...table.columns.flatMap((_, from) => columnMoves(game, table, from)),
  ].sort();
};
