import { keyTable } from '../table.ts';
import type { Compiled } from './compile.ts';

/*
 * The nodes that are proven dead. In draw 3 with unlimited passes one proof covers more than its node: with n cards in
 * the waste, drawing makes it n + 3, and at the end of the pass the redeal leads to a pure place. So from n cards all can be
 * reached that n + 3, n + 6 … or a pure place can reach with the same cards elsewhere, and where n is dead these are too.
 * In draw 1 with unlimited passes a node that is dead as a whole is dead too when `stockLate` would look at a part of it.
 */

/** A set of dead nodes, by the two words of their keys. */
export interface DeadNodes {
  readonly has: (low: number, high: number) => boolean;
  /** False when there is no room for a new one. */
  readonly add: (low: number, high: number) => boolean;
  /** From now on the set may grow to this many bytes. */
  readonly limitTo: (bytes: number) => void;
  readonly size: () => number;
  readonly bytes: () => number;
}

/** The part of a first word that says which cards the stock holds. */
const CARDS = 0xffffff;
/** Cards that a stock can hold. */
const MOST = 24;

/** An empty set for a game. */
export const deadNodes = (game: Compiled): DeadNodes => {
  const table = keyTable(0);
  if (!game.unlimited) return table;
  if (game.draw === 1)
    return { ...table, has: (low, high) => table.has(low, high) || table.has(low & CARDS, high) };
  return {
    ...table,
    add: (low, high) => {
      const stock = low & CARDS;
      for (let waste = low >>> 24; waste > 0 && waste < MOST; waste += game.draw) {
        if (!table.add(stock | (waste << 24), high)) return false;
      }
      return table.add(stock, high);
    },
  };
};
