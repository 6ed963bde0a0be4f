import type { Compiled } from './compile.ts';
import { RANKS } from './layout.ts';
import type { Prunings } from './prunings.ts';
import { safeStaysHome } from './settle.ts';
import { FIXED0, FIXED1, HEIGHTS, heightOf, OPEN0, OPEN1 } from './state.ts';

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
  let safe = 0;
  let back0 = 0;
  let back1 = 0;
  for (let suit = 0; suit < 4; suit++) {
    let height = heightOf(heights, suit);
    let lower = heights;
    while (height > 0 && !(prunings.safeStays && safeStaysHome(lower, suit))) {
      height--;
      lower -= 1 << (4 * suit);
      back0 |= game.next0[16 * suit + height]!;
      back1 |= game.next1[16 * suit + height]!;
    }
    safe |= height << (4 * suit);
  }
  if ((back0 | back1) === 0) return heights;
  if (!prunings.backWanted) return safe;
  let want0 = parentsOf(state[at + FIXED0]! | stockCards(game.stockBits0, shown));
  let want1 = parentsOf(state[at + FIXED1]! | stockCards(game.stockBits1, shown));
  const open0 = state[at + OPEN0]!;
  const open1 = state[at + OPEN1]!;
  for (let suit = 0; suit < 4; suit++) {
    for (let n = 16 * suit + heightOf(heights, suit); ; n++) {
      const next0 = game.next0[n]! & open0;
      const next1 = game.next1[n]! & open1;
      if ((next0 | next1) === 0) break;
      want0 |= bothOf(next0);
      want1 |= bothOf(next1);
    }
  }
  let lowest = heights;
  for (;;) {
    let change = false;
    for (let suit = 0; suit < 4; suit++) {
      const from = heightOf(safe, suit);
      const to = heightOf(lowest, suit);
      for (let height = from; height < to; height++) {
        const n = 16 * suit + height;
        if (((game.next0[n]! & want0) | (game.next1[n]! & want1)) === 0) continue;
        lowest -= (to - height) << (4 * suit);
        change = true;
        for (let above = height; above < to; above++) {
          want0 |= parentsOf(game.next0[16 * suit + above]!);
          want1 |= parentsOf(game.next1[16 * suit + above]!);
        }
        break;
      }
    }
    if (!change) return lowest;
  }
};

const bothOf = (cards: number): number => 3 * ((cards | (cards >> 1)) & RANKS);

const parentsOf = (cards: number): number => bothOf(cards) << 2;

/** The cards of one chain among a set of places in the stock. */
const stockCards = (table: Int32Array, places: number): number =>
  table[places & 255]! | table[256 + ((places >> 8) & 255)]! | table[512 + ((places >> 16) & 255)]!;
