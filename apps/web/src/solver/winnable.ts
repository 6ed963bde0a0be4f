import { type GameLetters, isGameLetters } from '@geduld/games';
import type { Solver } from './client.ts';
import type { Terms } from './lane.ts';
import type { FoundDeal } from './protocol.ts';

/** After so many deals without a proof a plain one is given (K12). In Russian the search goes on. */
export const MOST_TRIES = 40;

/** Deals that can be won, one of them found ahead. */
export interface WinnableDeals {
  /** A deal of a game as codes write it, `KL1-D1N`; `undefined` when none was found, or a newer wish took its place. */
  readonly take: (game: string, terms?: Terms) => Promise<FoundDeal | undefined>;
  /** Finds a deal ahead, so that the next one of this game is there at once. */
  readonly prepare: (game: string) => Promise<void>;
}

/** Looks for deals with the solver. */
export const winnableDeals = (solver: Pick<Solver, 'find'>): WinnableDeals => {
  let ahead: { readonly game: string; readonly deal: FoundDeal } | undefined;
  let preparing: string | undefined;
  let looking = 0;
  const find = async (game: string, terms?: Terms): Promise<FoundDeal | undefined> => {
    const letters = game.slice(0, 2);
    if (!isGameLetters(letters)) return undefined;
    const most = untilFound(letters) ? 'untilFound' : MOST_TRIES;
    return solver.find({ letters, options: game.slice(4) }, most, terms);
  };
  return {
    take: async (game, terms) => {
      if (ahead?.game === game) {
        const { deal } = ahead;
        ahead = undefined;
        return deal;
      }
      preparing = undefined;
      looking++;
      try {
        return await find(game, terms);
      } finally {
        looking--;
      }
    },
    prepare: async (game) => {
      // Never in the way of a deal that the player waits for.
      if (ahead?.game === game || preparing === game || looking > 0) return;
      preparing = game;
      try {
        const deal = await find(game);
        if (deal !== undefined && preparing === game) ahead = { game, deal };
      } finally {
        if (preparing === game) preparing = undefined;
      }
    },
  };
};

/** Few Russian deals can be won and each is decided at once; in the others a search without a find would never end. */
const untilFound = (letters: GameLetters): boolean => letters === 'RU';
