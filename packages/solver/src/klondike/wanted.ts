import type { Compiled } from './compile.ts';
import { RANKS } from './layout.ts';
import type { Prunings } from './prunings.ts';
import { safeStaysHome } from './settle.ts';
import { FIXED0, FIXED1, HEIGHTS, heightOf, OPEN0, OPEN1 } from './state.ts';

/** Heights below which no foundation is ever brought: the cards there are safe where they are (`safeStays`). */
export const safeHeights = (prunings: Prunings, heights: number): number => {
  let safe = 0;
  for (let suit = 0; suit < 4; suit++) {
    let height = heightOf(heights, suit);
    let lower = heights;
    while (height > 0 && !(prunings.safeStays && safeStaysHome(lower, suit))) {
      height--;
      lower -= 1 << (4 * suit);
    }
    safe |= height << (4 * suit);
  }
  return safe;
};

/**
 * `backWanted`: how far cards may be taken back in a node, as heights below which no foundation is brought. `shown` are
 * the stock cards that can be taken. The node is given by its settled state.
 */
export const lowestHeights = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  at: number,
  shown: number,
): number => {
  const heights = state[at + HEIGHTS]!;
  const safe = safeHeights(prunings, heights);
  if (safe === heights || !prunings.backWanted) return safe;
  const want = { first: 0, second: 0 };
  want.first = parentsOf(state[at + FIXED0]! | stockCards(game.stockBits0, shown));
  want.second = parentsOf(state[at + FIXED1]! | stockCards(game.stockBits1, shown));
  const open0 = state[at + OPEN0]!;
  const open1 = state[at + OPEN1]!;
  for (let suit = 0; suit < 4; suit++) {
    for (let n = 16 * suit + heightOf(heights, suit); ; n++) {
      const next0 = game.next0[n]! & open0;
      const next1 = game.next1[n]! & open1;
      if ((next0 | next1) === 0) break;
      want.first |= bothOf(next0);
      want.second |= bothOf(next1);
    }
  }
  let lowest = heights;
  for (;;) {
    const lower = lowerBy(game, safe, lowest, want);
    if (lower === lowest) return lowest;
    lowest = lower;
  }
};

/** Ranks and colours of which something bare is wanted, two chains. */
export interface Want {
  first: number;
  second: number;
}

/** Brings foundations down to the lowest wanted card of each; what is above it wants its parents from then on. */
export const lowerBy = (game: Compiled, safe: number, heights: number, want: Want): number => {
  let lowest = heights;
  for (let suit = 0; suit < 4; suit++) {
    const to = heightOf(lowest, suit);
    for (let height = heightOf(safe, suit); height < to; height++) {
      const n = 16 * suit + height;
      if (((game.next0[n]! & want.first) | (game.next1[n]! & want.second)) === 0) continue;
      lowest -= (to - height) << (4 * suit);
      for (let above = n; above < 16 * suit + to; above++) {
        want.first |= parentsOf(game.next0[above]!);
        want.second |= parentsOf(game.next1[above]!);
      }
      break;
    }
  }
  return lowest;
};

/** Both cards of the ranks and the colour of some cards. */
export const bothOf = (cards: number): number => 3 * ((cards | (cards >> 1)) & RANKS);

/** The cards that some cards could lie on. */
export const parentsOf = (cards: number): number => bothOf(cards) << 2;

/** The cards of one chain among a set of places in the stock. */
export const stockCards = (table: Int32Array, places: number): number =>
  table[places & 255]! | table[256 + ((places >> 8) & 255)]! | table[512 + ((places >> 16) & 255)]!;
