import type { Family } from './family.ts';
import { countBits, lowestPlace } from './layout.ts';
import { rankBit } from './members.ts';
import { FIXED0, FIXED1, heightOf, TAKEN } from './state.ts';

/** Applies `homeFirst` and `stockLate` to the state at hand. False when nothing is left. */
export const allow = (family: Family): boolean => {
  const { prunings, chances, allowed, members, brood, at, n } = family;
  allowed.early0 = allowed.put0 = chances.welcome0;
  allowed.early1 = allowed.put1 = chances.welcome1;
  allowed.home0 = chances.ready0 & brood.words[at + FIXED0]!;
  allowed.home1 = chances.ready1 & brood.words[at + FIXED1]!;
  allowed.stockHome = family.inStock;
  allowed.freely = -1;
  allowed.needing0 = allowed.needing1 = 0;
  allowed.kingHome = false;
  if (prunings.homeFirst && (chances.loose0 | chances.loose1) !== 0) {
    const rank0 = rankBit(chances.loose0);
    const rank1 = rankBit(chances.loose1);
    if (countBits(rank0) + countBits(rank1) !== 1) return false;
    if (((chances.twice0 & rank0) | (chances.twice1 & rank1)) !== 0) return false;
    allowed.early0 = allowed.put0 = (3 * rank0) >> 2;
    allowed.early1 = allowed.put1 = (3 * rank1) >> 2;
    allowed.home0 &= 3 * rank0;
    allowed.home1 &= 3 * rank1;
    allowed.stockHome = 0;
  }
  allowed.carry0 = allowed.early0;
  allowed.carry1 = allowed.early1;
  const taken = brood.words[at + TAKEN]! - 1;
  if (taken >= 0 && members.unaided[n]!) needTaken(family, taken);
  return true;
};

/**
 * `stockLate`: only moves that need the card that was taken last, and stock moves of which both could be needed at once
 * (`joint.ts`), in one order.
 */
const needTaken = (family: Family, taken: number): void => {
  const { game, allowed, chances, joint } = family;
  const later = joint.taken ? joint.home : 0;
  const suit = game.stockSuit[taken]!;
  const height = heightOf(family.members.heights[family.n]!, suit);
  const bit = game.stockBit[taken]!;
  allowed.freely = joint.taken ? joint.put : 0;
  if (1 << (2 * height) > bit) {
    const follower = 16 * suit + height;
    allowed.kingHome = (bit & game.kingBits) !== 0;
    allowed.carry0 = allowed.carry1 = 0;
    allowed.home0 &= game.next0[follower]!;
    allowed.home1 &= game.next1[follower]!;
    allowed.stockHome &= later | game.nextInStock[follower]!;
    return;
  }
  const first = game.stockChain[taken]! === 0;
  const rank = rankBit(bit) & ~(first ? chances.twice0 : chances.twice1);
  const rank0 = first ? rank : 0;
  const rank1 = first ? 0 : rank;
  allowed.needing0 = (3 * rank0) >> 2;
  allowed.needing1 = (3 * rank1) >> 2;
  allowed.carry0 &= allowed.needing0;
  allowed.carry1 &= allowed.needing1;
  allowed.home0 &= 3 * rank0;
  allowed.home1 &= 3 * rank1;
  allowed.stockHome &= later | needingOf(family);
};

/** Those stock cards that can go home and could lie on the card that was taken last. */
const needingOf = ({ game, allowed, inStock }: Family): number => {
  let places = 0;
  for (let left = inStock; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const needing = game.stockChain[place]! === 0 ? allowed.needing0 : allowed.needing1;
    if ((needing & game.stockBit[place]!) !== 0) places |= 1 << place;
  }
  return places;
};
