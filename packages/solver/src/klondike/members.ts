import type { Compiled } from './compile.ts';
import { bareRanks, lowestPlace, RANKS, twiceBareRanks } from './layout.ts';
import { freeColumns } from './settle.ts';
import { BARE_COLUMNS, FIXED0, FIXED1, HEIGHTS, heightOf, OPEN0, OPEN1, TAKEN } from './state.ts';

/**
 * The states of one node: what sending cards home that are not fixed, and taking cards back, can reach within a level.
 * The first is the state that the node is known by. All arrays are indexed by the number of the state.
 */
export interface Members {
  count: number;
  readonly heights: number[];
  readonly open0: number[];
  readonly open1: number[];
  /** From which state it was first reached, and by what: bit `32 * chain + place` moved, home or back. */
  readonly from: number[];
  readonly card: number[];
  /** Reached without any help of the card that was taken from the stock last (`stockLate`). */
  readonly unaided: boolean[];
}

/** Room for the states of one node after the other. */
export const membersRoom = (): Members => ({
  count: 0,
  heights: [],
  open0: [],
  open1: [],
  from: [],
  card: [],
  unaided: [],
});

/** The marks are large and one search works at a time: all rooms share them, with turns that never come again. */
const seen = new Int32Array(1 << 16);
let turns = 0;

/** Starts a node with its first state. */
export const startMembers = (members: Members, state: Int32Array, at: number): void => {
  turns = turns === 0x7fffffff ? 1 : turns + 1;
  if (turns === 1) seen.fill(0);
  members.count = 0;
  push(members, state[at + HEIGHTS]!, state[at + OPEN0]!, state[at + OPEN1]!, -1, -1, true);
};

const push = (
  members: Members,
  heights: number,
  open0: number,
  open1: number,
  from: number,
  card: number,
  unaided: boolean,
): void => {
  if (seen[heights] === turns) return;
  seen[heights] = turns;
  const n = members.count++;
  members.heights[n] = heights;
  members.open0[n] = open0;
  members.open1[n] = open1;
  members.from[n] = from;
  members.card[n] = card;
  members.unaided[n] = unaided;
};

/** What can be done in one state of a node: bits of the two chains, and columns. */
export interface Chances {
  /** Ranks that have a bare card, and two. */
  bare0: number;
  bare1: number;
  twice0: number;
  twice1: number;
  /** Columns that are free for a king, or for any card. */
  free: number;
  /** Cards that some column takes. */
  welcome0: number;
  welcome1: number;
  /** Open cards that can go home now, and those of them that are not fixed. */
  ready0: number;
  ready1: number;
  loose0: number;
  loose1: number;
}

/** Room for the chances of one state. */
export const chancesRoom = (): Chances => ({
  bare0: 0,
  bare1: 0,
  twice0: 0,
  twice1: 0,
  free: 0,
  welcome0: 0,
  welcome1: 0,
  ready0: 0,
  ready1: 0,
  loose0: 0,
  loose1: 0,
});

/** Finds the chances of state `n` of the node whose level `state` tells. */
export const findChances = (
  game: Compiled,
  state: Int32Array,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
): void => {
  const heights = members.heights[n]!;
  const open0 = members.open0[n]!;
  const open1 = members.open1[n]!;
  const fixed0 = state[at + FIXED0]!;
  const fixed1 = state[at + FIXED1]!;
  const free = freeColumns(state[at + BARE_COLUMNS]!, open0, open1, fixed0, fixed1);
  let bare0 = bareRanks(open0, fixed0);
  let bare1 = bareRanks(open1, fixed1);
  chances.twice0 = twiceBareRanks(open0, fixed0);
  chances.twice1 = twiceBareRanks(open1, fixed1);
  chances.free = free;
  chances.welcome0 = (3 * bare0) >> 2;
  chances.welcome1 = (3 * bare1) >> 2;
  if (free > 0) {
    if (game.anyVacancy) {
      chances.welcome0 = chances.welcome1 = -1;
      bare0 = bare1 = RANKS;
    } else {
      chances.welcome0 |= game.kingBits;
      chances.welcome1 |= game.kingBits;
    }
  }
  chances.bare0 = bare0;
  chances.bare1 = bare1;
  const a = heights & 15;
  const b = 16 + ((heights >> 4) & 15);
  const c = 32 + ((heights >> 8) & 15);
  const d = 48 + ((heights >> 12) & 15);
  const next0 = game.next0[a]! | game.next0[b]! | game.next0[c]! | game.next0[d]!;
  const next1 = game.next1[a]! | game.next1[b]! | game.next1[c]! | game.next1[d]!;
  chances.ready0 = open0 & next0 & (3 * bare0);
  chances.ready1 = open1 & next1 & (3 * bare1);
  chances.loose0 = chances.ready0 & ~fixed0;
  chances.loose1 = chances.ready1 & ~fixed1;
};

/** Adds the states one card home or back from state `n`, whose chances are given; no foundation goes below `lowest`. */
export const spreadFrom = (
  game: Compiled,
  state: Int32Array,
  at: number,
  members: Members,
  n: number,
  chances: Chances,
  lowest: number,
): void => {
  const heights = members.heights[n]!;
  const open0 = members.open0[n]!;
  const open1 = members.open1[n]!;
  const unaided = members.unaided[n]!;
  const taken = state[at + TAKEN]! - 1;
  for (let left = chances.loose0; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const card = lowestPlace(bit);
    const suit = game.suitAt[card]!;
    const clean = unaided && (taken < 0 || !helpsHome(game, heights, taken, 0, bit, suit, chances.twice0));
    push(members, heights + (1 << (4 * suit)), open0 & ~bit, open1, n, card, clean);
  }
  for (let left = chances.loose1; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const card = 32 + lowestPlace(bit);
    const suit = game.suitAt[card]!;
    const clean = unaided && (taken < 0 || !helpsHome(game, heights, taken, 1, bit, suit, chances.twice1));
    push(members, heights + (1 << (4 * suit)), open0, open1 & ~bit, n, card, clean);
  }
  for (let suit = 0; suit < 4; suit++) {
    const height = heightOf(heights, suit);
    if (height <= heightOf(lowest, suit)) continue;
    const top = 16 * suit + height - 1;
    const bit0 = game.next0[top]! & chances.welcome0;
    const bit1 = game.next1[top]! & chances.welcome1;
    if ((bit0 | bit1) === 0) continue;
    const chain = bit0 !== 0 ? 0 : 1;
    const bit = bit0 | bit1;
    const card = 32 * chain + lowestPlace(bit);
    const clean =
      unaided &&
      (taken < 0 ||
        !helpsBack(game, heights, taken, chain, bit, suit, chain === 0 ? chances.twice0 : chances.twice1));
    push(members, heights - (1 << (4 * suit)), open0 | bit0, open1 | bit1, n, card, clean);
  }
};

/** Is the stock card at `taken` home already, at these heights? */
const isHome = (game: Compiled, heights: number, taken: number): boolean =>
  1 << (2 * heightOf(heights, game.stockSuit[taken]!)) > game.stockBit[taken]!;

/** Could a card not go home without the help of the one that was taken last: its twin, or the one that it follows? */
const helpsHome = (
  game: Compiled,
  heights: number,
  taken: number,
  chain: number,
  bit: number,
  suit: number,
  twice: number,
): boolean => {
  if (suit === game.stockSuit[taken]!) return true;
  if (isHome(game, heights, taken)) return false;
  const same = chain === game.stockChain[taken]! && rankBit(bit) === rankBit(game.stockBit[taken]!);
  return same && (twice & rankBit(bit)) === 0;
};

/** Could a card not be taken back without the help of the one that was taken last: as a parent, or off its foundation? */
const helpsBack = (
  game: Compiled,
  heights: number,
  taken: number,
  chain: number,
  bit: number,
  suit: number,
  twice: number,
): boolean => {
  if (suit === game.stockSuit[taken]!) return true;
  if (isHome(game, heights, taken)) return false;
  const parent = rankBit(bit) << 2;
  return (
    chain === game.stockChain[taken]! && parent === rankBit(game.stockBit[taken]!) && (twice & parent) === 0
  );
};

/** The even bit of a card's rank. */
export const rankBit = (bit: number): number => (bit | (bit >> 1)) & RANKS;
