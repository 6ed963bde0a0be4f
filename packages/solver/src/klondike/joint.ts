import type { Compiled } from './compile.ts';
import { lowestPlace, RANKS } from './layout.ts';
import { rankBit } from './members.ts';
import { HEIGHTS, heightOf, OPEN0, OPEN1, STOCK } from './state.ts';

/** Places of stock cards that could be wanted for the sake of a move that needs another stock card too. */
export interface Joint {
  /** To be put, and to go home. */
  put: number;
  home: number;
  /** Is the card that was taken last such a one? */
  taken: boolean;
  /** Ranks of which both cards could be taken back in this node, two chains; those in the stock that may go home count. */
  both0: number;
  both1: number;
}

/** Room for an answer. */
export const jointRoom = (): Joint => ({ put: 0, home: 0, taken: false, both0: 0, both1: 0 });

/**
 * Which stock cards could be needed together with another one by a single move (`stockLate` where the stock is a
 * reserve), in a settled node. Stock moves of one block are taken in one order: cards that are put before cards that go
 * home, each by their places. So cards that are put find the whole gap below an open card still in the stock.
 *
 * A suit *reaches* as far as its next cards all lie open or in the stock. A node is *deep* if some foundation could give
 * two cards back, one from the stock that goes home first included: then everything that can be taken back counts.
 * Otherwise a card that is put is of use to what is put or carried on it, which needs it directly; or it bares its twin,
 * which goes home when the stock has filled the gap below it; or carries one that is taken back to bare such a card, or
 * a later one of the stock within reach that goes home and is taken back; or carries a card of such use. A card that goes
 * home is of use to its follower, directly; or to those above it within reach. Whatever has only direct uses is needed by
 * the very next move, or comes later.
 */
export const findJoint = (
  game: Compiled,
  state: Int32Array,
  at: number,
  lowest: number,
  taken: number,
  joint: Joint,
): void => {
  const heights = state[at + HEIGHTS]!;
  const stock = state[at + STOCK]!;
  const open0 = state[at + OPEN0]!;
  const open1 = state[at + OPEN1]!;
  let back0 = 0;
  let back1 = 0;
  let come0 = 0;
  let come1 = 0;
  let near0 = 0;
  let near1 = 0;
  let all = 0;
  let home = 0;
  let deep = false;
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    const low = heightOf(lowest, suit);
    for (let n = 16 * suit + low; n < 16 * suit + height; n++) {
      back0 |= game.next0[n]!;
      back1 |= game.next1[n]!;
    }
    let waiting = 0;
    for (let n = 16 * suit + height; ; n++) {
      const place = game.nextInStock[n]! & stock;
      const isOpen = (game.next0[n]! & open0) | (game.next1[n]! & open1);
      if ((place | isOpen) === 0) break;
      home |= waiting;
      if (place === 0 && waiting !== 0) {
        near0 |= game.next0[n]!;
        near1 |= game.next1[n]!;
      }
      if (place === 0) continue;
      if (waiting === 0) {
        back0 |= game.next0[n]!;
        back1 |= game.next1[n]!;
      } else {
        come0 |= game.next0[n]!;
        come1 |= game.next1[n]!;
      }
      waiting |= place;
    }
    all |= waiting;
    if (height - low + (waiting === 0 ? 0 : 1) >= 2) deep = true;
  }
  const both0 = come0 | back0;
  const both1 = come1 | back1;
  joint.both0 = both0 & (both0 >> 1) & RANKS;
  joint.both1 = both1 & (both1 >> 1) & RANKS;
  if (taken < 0) return;
  come0 |= deep ? back0 : back0 & (3 * rankBit(near0));
  come1 |= deep ? back1 : back1 & (3 * rankBit(near1));
  let put = 0;
  let put0 = 0;
  let put1 = 0;
  const serves = (place: number): boolean => {
    const bit = game.stockBit[place]!;
    const rank = rankBit(bit);
    return game.stockChain[place]! === 0
      ? (((come0 | put0) & ((3 * rank) >> 2)) | (near0 & (3 * rank) & ~bit)) !== 0
      : (((come1 | put1) & ((3 * rank) >> 2)) | (near1 & (3 * rank) & ~bit)) !== 0;
  };
  for (let before = -1; before !== put; ) {
    before = put;
    for (let left = stock & ~put; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      if (!serves(place)) continue;
      put |= 1 << place;
      if (game.stockChain[place]! === 0) put0 |= game.stockBit[place]!;
      else put1 |= game.stockBit[place]!;
    }
  }
  const later = -2 << taken;
  if (1 << (2 * heightOf(heights, game.stockSuit[taken]!)) > game.stockBit[taken]!) {
    joint.taken = deep;
    joint.put = 0;
    joint.home = all & later;
  } else {
    joint.taken = serves(taken);
    joint.put = put & later;
    joint.home = deep ? all : home;
  }
};
