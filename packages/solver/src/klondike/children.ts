import { allow } from './allow.ts';
import { beginChild, finishChild } from './brood.ts';
import type { Compiled } from './compile.ts';
import type { Family } from './family.ts';
import { lowestPlace } from './layout.ts';
import { rankBit } from './members.ts';
import type { Prunings } from './prunings.ts';
import { safeStaysHome, sendHome, takeFromStock, turnUp } from './settle.ts';
import { shownLater } from './shown.ts';
import { FIXED0, GAP, HEIGHTS, heightOf, OPEN0, REDEALS, STOCK, UNITS } from './state.ts';
import { CARRY, CARRY_THEN_CARRY, CARRY_THEN_PUT, HOME, moveOf, PUT, STOCK_HOME } from './step.ts';
import { shownNow } from './stock.ts';

/** Adds the children that come from the state at hand: every move that uses up a unit or a stock card. */
export const addChildren = (family: Family): void => {
  const { game, brood, members, at, n } = family;
  family.inStock = nextInStock(game, members.heights[n]!) & brood.words[at + STOCK]!;
  if (!allow(family)) return;
  addHomes(family);
  addCarries(family);
  addFromStock(family);
};

const nextInStock = (game: Compiled, heights: number): number =>
  game.nextInStock[heights & 15]! |
  game.nextInStock[16 + ((heights >> 4) & 15)]! |
  game.nextInStock[32 + ((heights >> 8) & 15)]! |
  game.nextInStock[48 + ((heights >> 12) & 15)]!;

const begin = ({ brood, at, members, n }: Family): number => beginChild(brood, at, members, n);

const finish = (
  { game, prunings, brood, members, n }: Family,
  child: number,
  taken: number,
  move: number,
): void => {
  const late = prunings.stockLate ? taken : -1;
  finishChild(game, prunings, brood, child, late, move, members.heights[n]!);
};

/** Open cards that can go home and were fixed in this state, or 0 where `homeInstead` does not look at them. */
const homeInstead = ({ game, prunings, chances }: Family, chain: number): number =>
  !prunings.homeInstead || game.anyVacancy ? 0 : chain === 0 ? chances.ready0 : chances.ready1;

const addHomes = (family: Family): void => {
  const { game, brood, allowed } = family;
  for (let chain = 0; chain < 2; chain++) {
    for (let left = chain === 0 ? allowed.home0 : allowed.home1; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      const child = begin(family);
      sendHome(game, brood.words, child, chain, 1 << place);
      finish(family, child, -1, moveOf(HOME, 32 * chain + place, 0));
    }
  }
};

const addCarries = (family: Family): void => {
  const { game, prunings, brood, allowed, chances, at } = family;
  const forKing = prunings.emptyForKing && !kingComesBack(game, prunings, brood.words[at + HEIGHTS]!);
  for (let chain = 0; chain < 2; chain++) {
    const fixed = brood.words[at + FIXED0 + chain]! & ~homeInstead(family, chain);
    const early = chain === 0 ? allowed.early0 : allowed.early1;
    const carry = chain === 0 ? allowed.carry0 : allowed.carry1;
    for (let left = fixed & early; left !== 0; left &= left - 1) {
      const place = lowestPlace(left);
      const card = 32 * chain + place;
      const column = game.columnOf[card]!;
      const last = ((brood.words[at + UNITS]! >> (4 * column)) & 15) === 1;
      const empties = last && (game.bared0[16 * column]! | game.bared1[16 * column]!) === 0;
      const lateOnly = (carry & (1 << place)) === 0;
      if (empties && forKing) {
        if (chances.free === 0) addFilled(family, card, lateOnly);
        continue;
      }
      // Before a king went home last, `emptyForKing` did not let a column be emptied: that move was not left out then.
      if (lateOnly && !(empties && allowed.kingHome)) continue;
      const child = begin(family);
      turnUp(game, brood.words, child, column);
      finish(family, child, -1, moveOf(CARRY, card, 0));
    }
  }
};

/** Could a king be taken back from its foundation? */
const kingComesBack = (game: Compiled, prunings: Prunings, heights: number): boolean => {
  for (let suit = 0; suit < 4; suit++) {
    if (heightOf(heights, suit) === game.ranks && !(prunings.safeStays && safeStaysHome(heights, suit)))
      return true;
  }
  return false;
};

/** `emptyForKing`: a column is emptied and a king comes at once: an open fixed one, or one of the stock. */
const addFilled = (family: Family, card: number, stockOnly: boolean): void => {
  const { game, prunings, brood, allowed, at } = family;
  const column = game.columnOf[card]!;
  for (let chain = 0; chain < 2 && !stockOnly; chain++) {
    // A king that could go home cannot any more once the card lies on it.
    const covered = card >> 5 === chain ? 12 * rankBit(1 << (card & 31)) : 0;
    const goesHome = homeInstead(family, chain) & ~covered;
    let left = brood.words[at + FIXED0 + chain]! & game.kingBits & ~goesHome;
    for (; left !== 0; left &= left - 1) {
      const king = 32 * chain + lowestPlace(left);
      const child = begin(family);
      turnUp(game, brood.words, child, column);
      turnUp(game, brood.words, child, game.columnOf[king]!);
      finish(family, child, -1, moveOf(CARRY_THEN_CARRY, card, king));
    }
  }
  const kings = game.stockKings & (stockOnly ? allowed.freely : -1);
  addPuts(family, prunings.homeInstead ? kings & ~family.inStock : kings, card);
};

const addFromStock = (family: Family): void => {
  const { game, prunings, brood, allowed, at, inStock } = family;
  const stock = brood.words[at + STOCK]!;
  if (stock === 0) return;
  const now = shownNow(game.draw, stock, brood.words[at + GAP]!);
  const later = shownLater(game, brood.words, at, now);
  for (let left = allowed.stockHome & (now | later); left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const child = begin(family);
    takeCard(game, brood.words, child, place, now);
    brood.words[child + HEIGHTS]! += 1 << (4 * game.stockSuit[place]!);
    finish(family, child, place, moveOf(STOCK_HOME, place, 0));
  }
  if ((allowed.put0 | allowed.put1) !== 0) addPuts(family, prunings.homeInstead ? ~inStock : -1, -1);
};

/** Takes a card, with a redeal before it if the pass does not show it any more. */
const takeCard = (game: Compiled, state: Int32Array, child: number, place: number, now: number): void => {
  if (!game.unlimited && (now & (1 << place)) === 0) state[child + REDEALS]!--;
  takeFromStock(state, child, place);
};

/** `stockWanted`: is nothing of a rank bare, or could both cards that fit on it want a place at once? */
const isWanted = ({ chances, joint }: Family, chain: number, rank: number): boolean =>
  chain === 0
    ? (chances.bare0 & rank) === 0 || (joint.both0 & (rank >> 2)) !== 0
    : (chances.bare1 & rank) === 0 || (joint.both1 & (rank >> 2)) !== 0;

/** May the card of a stock place be put, with no column emptied for it? */
const mayPut = ({ game, allowed }: Family, place: number): boolean => {
  const first = game.stockChain[place]! === 0;
  const bit = game.stockBit[place]!;
  if (((first ? allowed.put0 : allowed.put1) & bit) === 0) return false;
  const needing = (first ? allowed.needing0 : allowed.needing1) & bit;
  return needing !== 0 || (allowed.freely & (1 << place)) !== 0;
};

/** Puts stock cards of `among` on columns; after emptying a column by carrying `card` away, unless that is -1. */
const addPuts = (family: Family, among: number, card: number): void => {
  const { game, prunings, brood, at } = family;
  const now = shownNow(game.draw, brood.words[at + STOCK]!, brood.words[at + GAP]!);
  const shown = (now | shownLater(game, brood.words, at, now)) & among;
  for (let left = shown; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    const bit = game.stockBit[place]!;
    const chain = game.stockChain[place]!;
    if (card < 0 && !mayPut(family, place)) continue;
    if (prunings.stockWanted && !isWanted(family, chain, rankBit(bit))) continue;
    const child = begin(family);
    if (card >= 0) turnUp(game, brood.words, child, game.columnOf[card]!);
    takeCard(game, brood.words, child, place, now);
    brood.words[child + OPEN0 + chain]! |= bit;
    finish(family, child, place, card < 0 ? moveOf(PUT, place, 0) : moveOf(CARRY_THEN_PUT, card, place));
  }
};
