import { type Position, positionKey, type RuleSpec } from '@geduld/core';
import type { Budget } from '../verdict.ts';
import type { Found, Search } from './search.ts';

/**
 * The game with a free choice of the stock (`freeStock`): draw 1, unlimited passes, all else alike. `undefined` for a
 * game that has it, and for one without a stock.
 */
export const freerSpec = (spec: RuleSpec): RuleSpec | undefined => {
  const { stock } = spec;
  if (stock === 'none' || (stock.draw === 1 && stock.passes === 'unlimited')) return undefined;
  return { ...spec, stock: { draw: 1, passes: 'unlimited' } };
};

/** How much longer each turn of the game is than the one before. */
const GROWTH = 4;
/** How many times as long as the game's turn the freer one's after it is: that is where most dead ones end. */
const FREER = 8;

/** How far the two searches have come with one position, so that questions cut into slices add up. */
interface Turns {
  readonly key: string;
  /** Whose turn it is, how long it is, and how much of it is left. */
  whose: 'game' | 'freer';
  length: number;
  left: number;
  /** The freer game can be won, or could not be searched: it has nothing to say. */
  isFreerDone: boolean;
}

/**
 * A search that asks in turns about the game and about the freer one, which is dead sooner. The freer one is only made
 * when a question outlasts the first turn of the game, which takes `firstTurn` visits.
 */
export const withFreer = (
  spec: RuleSpec,
  game: Search,
  makeFreer: () => Search,
  firstTurn: number,
): Search => {
  let made: Search | undefined;
  let turns: Turns | undefined;
  const freer = (): Search => (made ??= makeFreer());

  const turnsOf = (position: Position): Turns => {
    const key = positionKey(spec, position);
    if (turns?.key !== key)
      turns = { key, whose: 'game', length: firstTurn, left: firstTurn, isFreerDone: false };
    return turns;
  };

  /** What one of them finds in its turn; of the freer one only what says something about the game. */
  const turnOf = (its: Turns, position: Position, budget: Budget): Found | undefined => {
    const visits = its.isFreerDone ? budget.visits : Math.min(budget.visits, its.left);
    if (its.whose === 'game') {
      const tableBytes = Math.max(0, budget.tableBytes - (made?.tableBytes() ?? 0));
      return game.ask(position, { ...budget, visits, tableBytes });
    }
    const tableBytes = Math.max(0, budget.tableBytes - game.tableBytes());
    const found = freer().ask(position, { ...budget, visits, tableBytes });
    if (found?.kind === 'dead' || (found?.kind === 'open' && found.because !== 'table')) return found;
    its.isFreerDone = true;
    return { kind: 'open', because: 'visits', visited: found?.visited ?? 0 };
  };

  return {
    known: () => game.known() + (made?.known() ?? 0),
    tableBytes: () => game.tableBytes() + (made?.tableBytes() ?? 0),
    ask: (position, budget) => {
      const its = turnsOf(position);
      let visited = 0;
      for (;;) {
        const found = turnOf(its, position, { ...budget, visits: budget.visits - visited });
        if (found === undefined) return undefined;
        visited += found.visited;
        its.left -= found.visited;
        const isTurnOver = found.kind === 'open' && found.because === 'visits';
        if (!isTurnOver || visited >= budget.visits) return { ...found, visited };
        if (its.left > 0 && !its.isFreerDone) continue;
        its.whose = its.isFreerDone || its.whose === 'freer' ? 'game' : 'freer';
        if (its.whose === 'game') its.length *= GROWTH;
        its.left = its.length * (its.whose === 'game' ? 1 : FREER);
      }
    },
  };
};
