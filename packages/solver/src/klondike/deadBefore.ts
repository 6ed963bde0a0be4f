import type { Compiled } from './compile.ts';
import type { DeadNodes } from './deadNodes.ts';
import { bareRanks, lowestPlace } from './layout.ts';
import { rankBit } from './members.ts';
import { FIXED0, HEIGHTS, heightOf, isSafeNext, OPEN0, STOCK, UNIT_INDEX } from './state.ts';
import { stockCards } from './wanted.ts';

/*
 * `deadBefore`: a node is dead if a node from which one legal move leads to it is known to be dead, whichever way the
 * search came. Looked at are the nodes in which one card that the stock was dealt is still there: one that lies on a
 * column, or the top one of a foundation. What is in the table can be played to, so the columns of that node have room
 * for all their cards; and the card finds its place from the stock, since it has one here. What else there is in a
 * key (what lies open, and where) follows from heights, units and stock.
 *
 * Only nodes that are whole are asked about: what `stockLate` left out of others says nothing here. In draw 3 a dead node
 * has been searched with every card that it can take from the stock, so nothing new would be found there.
 */

/** Is this settled node dead because one before it is? */
export const isDeadBefore = (game: Compiled, dead: DeadNodes, state: Int32Array, at: number): boolean => {
  const heights = state[at + HEIGHTS]!;
  const stock = state[at + STOCK]!;
  const units = state[at + UNIT_INDEX]!;
  const high = (heights << 16) | units;
  for (let chain = 0; chain < 2; chain++) {
    for (let left = returning(game, state, at, chain); left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      const suit = game.suitAt[32 * chain + place]!;
      const rank = place >> 1;
      if (heightOf(heights, suit) === rank && isSafeNext(heights, suit)) continue;
      if (dead.has(stock | game.nextInStock[16 * suit + rank]!, high)) return true;
    }
  }
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    const card = height === 0 ? 0 : game.nextInStock[16 * suit + height - 1]!;
    const lower = heights - (1 << (4 * suit));
    if (card === 0 || isSafeNext(lower, suit)) continue;
    if (dead.has(stock | card, (lower << 16) | units)) return true;
  }
  return false;
};

/**
 * Open cards of a chain that came from the stock, that nothing needs to lie on, and without which nothing goes home at
 * once: else the node would be known by other heights.
 */
const returning = (game: Compiled, state: Int32Array, at: number, chain: number): number => {
  const heights = state[at + HEIGHTS]!;
  const open = state[at + OPEN0 + chain]!;
  const fixed = state[at + FIXED0 + chain]!;
  const next = chain === 0 ? game.next0 : game.next1;
  const ready =
    open &
    ~fixed &
    (next[heights & 15]! |
      next[16 + ((heights >> 4) & 15)]! |
      next[32 + ((heights >> 8) & 15)]! |
      next[48 + ((heights >> 12) & 15)]!);
  const ranks = bareRanks(open, fixed) & ~(rankBit(ready) >> 2);
  return open & ~fixed & (3 * ranks) & stockCards(chain === 0 ? game.stockBits0 : game.stockBits1, 0xffffff);
};
