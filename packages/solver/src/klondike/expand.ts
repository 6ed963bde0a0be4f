import { type Card, invariant, isWon, type Move, type Position } from '@geduld/core';
import type { Compiled } from './compile.ts';
import { type Hands, hands } from './hands.ts';
import { cardOfPlace } from './layout.ts';
import { chancesRoom, findChances, type Members, membersRoom, spreadFrom, startMembers } from './members.ts';
import type { Prunings } from './prunings.ts';
import type { Step } from './search.ts';
import { sendHome, settle, takeFromStock, turnUp } from './settle.ts';
import { shownAt } from './shown.ts';
import { GAP, HEIGHTS, homewardOrder, OPEN0, OPEN1, REDEALS, STOCK, stateOf } from './state.ts';
import { partsOf } from './step.ts';
import { shownNow } from './stock.ts';
import { lowestHeights } from './wanted.ts';

/**
 * A won line of the search as ordinary moves from the position, played through the rules to the last card. Throws when
 * the rules refuse one: a bug.
 */
export const expand = (
  game: Compiled,
  prunings: Prunings,
  position: Position,
  steps: readonly Step[],
): readonly Move[] => {
  const state = stateOf(game, position);
  invariant(state !== undefined, 'a line is expanded from the position that was asked about');
  const player = hands(game.spec, position);
  const members = membersRoom();
  const told = (chain: number, place: number): void =>
    chain < 0 ? player.stockHome(game.stock[place] as Card) : player.home(cardOfPlace(chain, place));
  settle(game, prunings, state, 0, told);
  for (const { move, where } of steps) {
    walkTo(game, prunings, state, members, where, player);
    makeStep(game, state, move, player);
    settle(game, prunings, state, 0, told);
  }
  for (const card of homewardOrder(player.position(), game.ranks)) {
    const inColumn = player.position().columns.some(({ cards }) => cards.includes(card));
    if (inColumn) player.home(card);
    else player.stockHome(card);
  }
  invariant(isWon(game.spec, player.position()), 'an expanded line ends with all cards home');
  return player.moves();
};

/** Goes to the state of the node that has these heights, by cards sent home and taken back. */
const walkTo = (
  game: Compiled,
  prunings: Prunings,
  state: Int32Array,
  members: Members,
  where: number,
  player: Hands,
): void => {
  const chances = chancesRoom();
  const lowest = lowestHeights(game, prunings, state, 0, shownAt(game, state, 0));
  startMembers(members, state, 0);
  let n = 0;
  while (n < members.count && members.heights[n] !== where) {
    findChances(game, state, 0, members, n, chances);
    spreadFrom(game, state, 0, members, n, chances, lowest);
    n++;
  }
  invariant(n < members.count, 'a step starts from a state of its node');
  const path: number[] = [];
  for (let at = n; at > 0; at = members.from[at]!) path.unshift(at);
  for (const at of path) {
    const moved = members.card[at]!;
    const card = cardOfPlace(moved >> 5, moved & 31);
    if (members.heights[at]! > members.heights[members.from[at]!]!) player.home(card);
    else player.back(card);
  }
  state[HEIGHTS] = members.heights[n]!;
  state[OPEN0] = members.open0[n]!;
  state[OPEN1] = members.open1[n]!;
};

/** Makes a step in the state and with the hands. */
const makeStep = (game: Compiled, state: Int32Array, move: number, player: Hands): void => {
  const { kind, first, second } = partsOf(move);
  const carryFixed = (card: number): void => {
    player.carry(cardOfPlace(card >> 5, card & 31));
    turnUp(game, state, 0, game.columnOf[card]!);
  };
  const take = (place: number): void => {
    const now = shownNow(game.draw, state[STOCK]!, state[GAP]!);
    if (!game.unlimited && (now & (1 << place)) === 0) state[REDEALS]!--;
    takeFromStock(state, 0, place);
  };
  const put = (place: number): void => {
    player.put(game.stock[place] as Card);
    take(place);
    state[OPEN0 + game.stockChain[place]!]! |= game.stockBit[place]!;
  };
  if (kind === 'home') {
    player.home(cardOfPlace(first >> 5, first & 31));
    sendHome(game, state, 0, first >> 5, 1 << (first & 31));
  } else if (kind === 'stockHome') {
    player.stockHome(game.stock[first] as Card);
    take(first);
    state[HEIGHTS]! += 1 << (4 * game.stockSuit[first]!);
  } else if (kind === 'put') put(first);
  else carryFixed(first);
  if (kind === 'carryThenCarry') carryFixed(second);
  if (kind === 'carryThenPut') put(second);
};
