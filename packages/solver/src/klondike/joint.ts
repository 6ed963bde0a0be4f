import type { Compiled } from './compile.ts';
import { lowestPlace, RANKS } from './layout.ts';
import { rankBit } from './members.ts';
import type { Prunings } from './prunings.ts';
import { FIXED0, FIXED1, HEIGHTS, heightOf, OPEN0, OPEN1, STOCK } from './state.ts';
import { bothOf, lowerBy, parentsOf, safeHeights, stockCards, type Want } from './wanted.ts';

/*
 * Which stock cards one move could need together, where the stock is a reserve (draw 1, unlimited passes).
 *
 * Take a line in which stock moves come as late as they can. Between a stock move t and the first move that uses what t
 * did, only stock moves can lie that do not need t, and those commute with it. So t may be asked to stand right before
 * its first user, or among others that the same user needs: a *group*. A group of one needs no more than `stockLate`.
 * What follows is said of groups of two and more. Their stock moves stand in one order: cards that are put before cards
 * that go home, each by their places, unless one needs the other.
 *
 * If part of a group lets some open card go home, that part can be played first and the card sent: the state reached so
 * was *aided*, and any move may follow there. What remains is a group whose user needs, besides its stock cards, only
 * cards taken back. Let us ask what they can be for. The user is a card that goes home, for which its predecessor must
 * be home and something of its rank bare; or one that wants something of another rank bare to lie on. Something is bare
 * because a card of the rank is put, or is taken back onto something bare of the next rank, and so on: a chain, one card
 * of each rank. So a group of two or more is one of these:
 * - A card goes home after the stock filled the gap below it (it is *near*), and its twin, or what carries its twin,
 *   comes from the stock too.
 * - Two cards of one chain come from the stock, and the upper of them goes home first, because it can (`homeInstead`
 *   does not put it): what lies lower in the chain is of use to it.
 * - A card is taken back that another one of its suit lies above, which must find a place too (the node is *deep*): then
 *   everything that can be taken back counts as of use.
 * A stock card that is put *serves* if it is a near card's twin, or carries something of use: a card taken back, or a
 * stock card that serves. Of two that go home, one must be taken back again, and serves likewise. Which cards can be
 * taken back before the next move that is not of the stock follows from the wants of `backWanted`, with this
 * difference: runs of suits go on through cards of the stock, up to the first fixed card, and stock cards within them can
 * be taken back as well. When the card that was taken last went home, gaps may have been filled already: then all cards of
 * these runs are near, and all that can be taken back counts.
 */

/** Places of stock cards that could be wanted for the sake of a move that needs another stock card too. */
export interface Joint {
  /** To be put, and to go home. */
  put: number;
  home: number;
  /** Is the card that was taken last such a one? */
  taken: boolean;
  /** Ranks of which both cards could want a place in this node at once, two chains (`stockWanted`). */
  both0: number;
  both1: number;
}

/** Room for an answer. */
export const jointRoom = (): Joint => ({ put: 0, home: 0, taken: false, both0: 0, both1: 0 });

/** What the suits can do before the next move that is not of the stock. */
interface Reach {
  /** Places of stock cards that can go home, and of those among them that could be wanted back. */
  goes: number;
  returns: number;
  near0: number;
  near1: number;
  back0: number;
  back1: number;
  deep: boolean;
  readonly want: Want;
}

const reach: Reach = {
  goes: 0,
  returns: 0,
  near0: 0,
  near1: 0,
  back0: 0,
  back1: 0,
  deep: false,
  want: { first: 0, second: 0 },
};

/** Finds what stock cards a move could need together in a settled node, after the card at `taken`, or -1. */
export const findJoint = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  at: number,
  taken: number,
  joint: Joint,
): void => {
  const heights = state[at + HEIGHTS]!;
  const stock = state[at + STOCK]!;
  const isHome = taken >= 0 && 1 << (2 * heightOf(heights, game.stockSuit[taken]!)) > game.stockBit[taken]!;
  findReach(game, state, at, isHome);
  findBack(game, heights, safeHeights(prunings, heights));
  const can0 = reach.back0 | stockCards(game.stockBits0, stock);
  const can1 = reach.back1 | stockCards(game.stockBits1, stock);
  joint.both0 = reach.deep ? can0 & (can0 >> 1) & RANKS : 0;
  joint.both1 = reach.deep ? can1 & (can1 >> 1) & RANKS : 0;
  if (taken < 0) return;
  const use0 = usesOf(game, 0, can0, isHome);
  const use1 = usesOf(game, 1, can1, isHome);
  let useful = 0;
  for (let left = stock; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    if (serves(game, place, use0, use1)) useful |= 1 << place;
  }
  const later = -2 << taken;
  const helps = serves(game, taken, use0, use1);
  joint.taken = isHome || helps;
  joint.put = isHome ? 0 : useful & later;
  joint.home = isHome ? reach.goes & later & (helps ? -1 : useful) : reach.goes;
};

/** How far each suit could go home by cards that lie open or are in the stock, up to the first fixed one. */
const findReach = (game: Compiled, state: Int32Array, at: number, filled: boolean): void => {
  const stock = state[at + STOCK]!;
  const fixed0 = state[at + FIXED0]!;
  const fixed1 = state[at + FIXED1]!;
  reach.goes = reach.near0 = reach.near1 = 0;
  reach.want.first = parentsOf(fixed0 | stockCards(game.stockBits0, stock));
  reach.want.second = parentsOf(fixed1 | stockCards(game.stockBits1, stock));
  for (let suit = 0; suit < 4; suit++) {
    let waiting = 0;
    for (let n = 16 * suit + heightOf(state[at + HEIGHTS]!, suit); ; n++) {
      const place = game.nextInStock[n]! & stock;
      const card0 = game.next0[n]!;
      const card1 = game.next1[n]!;
      if ((place | (card0 & state[at + OPEN0]!) | (card1 & state[at + OPEN1]!)) === 0) break;
      reach.want.first |= bothOf(card0);
      reach.want.second |= bothOf(card1);
      waiting |= place;
      if (place === 0 && (filled || waiting !== 0)) {
        reach.near0 |= card0;
        reach.near1 |= card1;
      }
      if (((card0 & fixed0) | (card1 & fixed1)) !== 0) break;
    }
    reach.goes |= waiting;
  }
};

/** Which cards could be wanted back from their foundations, and whether one of them lies below another. */
const findBack = (game: Compiled, heights: number, safe: number): void => {
  reach.back0 = reach.back1 = reach.returns = 0;
  let low = heights;
  for (let before = -1, known = -1; before !== low || known !== reach.returns; ) {
    before = low;
    known = reach.returns;
    low = lowerBy(game, safe, low, reach.want);
    for (let left = reach.goes & ~reach.returns; left !== 0; left &= left - 1)
      addReturning(game, lowestPlace(left));
  }
  reach.deep = false;
  for (let suit = 0; suit < 4; suit++) {
    const to = heightOf(heights, suit);
    for (let n = 16 * suit + heightOf(low, suit); n < 16 * suit + to; n++) {
      reach.back0 |= game.next0[n]!;
      reach.back1 |= game.next1[n]!;
    }
    const home = to - heightOf(low, suit);
    let all = home;
    let some = home;
    for (let left = reach.goes; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      if (game.stockSuit[place]! !== suit) continue;
      all++;
      some |= reach.returns & (1 << place);
    }
    if (some !== 0 && all >= 2) reach.deep = true;
  }
};

const addReturning = (game: Compiled, place: number): void => {
  const bit = game.stockBit[place]!;
  if (game.stockChain[place]! === 0) {
    if ((bit & reach.want.first) === 0) return;
    reach.back0 |= bit;
    reach.want.first |= parentsOf(bit);
  } else {
    if ((bit & reach.want.second) === 0) return;
    reach.back1 |= bit;
    reach.want.second |= parentsOf(bit);
  }
  reach.returns |= 1 << place;
};

/** The cards of a chain among `can`, put or taken back, of which another stock card could be in need. */
const usesOf = (game: Compiled, chain: number, can: number, all: boolean): number => {
  let use = can & bothOf(chain === 0 ? reach.near0 : reach.near1);
  if (all || reach.deep) use |= chain === 0 ? reach.back0 : reach.back1;
  else use |= stockCards(chain === 0 ? game.stockBits0 : game.stockBits1, reach.returns);
  for (let before = 0; before !== use; ) {
    before = use;
    use |= can & parentsOf(use);
  }
  return use;
};

const serves = (game: Compiled, place: number, use0: number, use1: number): boolean => {
  const bit = game.stockBit[place]!;
  const rank = rankBit(bit);
  const first = game.stockChain[place]! === 0;
  const near = first ? reach.near0 : reach.near1;
  return (((first ? use0 : use1) & ((3 * rank) >> 2)) | (near & (3 * rank) & ~bit)) !== 0;
};
