import type { Compiled } from './compile.ts';
import { GAP, REDEALS, STOCK } from './state.ts';
import { shownByPass, shownNow } from './stock.ts';

/** Cards that only a redeal shows: none when there is none left. `now` are those that need none. */
export const shownLater = (game: Compiled, state: Int32Array, at: number, now: number): number =>
  game.unlimited || state[at + REDEALS]! > 0 ? shownByPass(game.draw, state[at + STOCK]!) & ~now : 0;

/** All cards that can be made the top of the waste in a state. */
export const shownAt = (game: Compiled, state: Int32Array, at: number): number => {
  const now = shownNow(game.draw, state[at + STOCK]!, state[at + GAP]!);
  return now | shownLater(game, state, at, now);
};
