import { type Card, isRed, rankOf, suitIndexOf } from './cards.ts';
import { goesHome } from './legal.ts';
import { carry, type Move } from './moves.ts';
import { homeOf } from './piles.ts';
import { playLegal } from './play.ts';
import { columnAt, columnsOf, isWon, type Position } from './position.ts';
import { assertNever } from './result.ts';
import type { RuleSpec } from './spec.ts';

/**
 * Would nothing be lost by sending `card`, an end card that goes home, home now? True when every card that could
 * still want to lie on it is home already.
 *
 * For alternating colours those are the two cards of the other colour one rank lower. An ace is always safe: it takes
 * nothing. So is a two where only runs move: what it could take is an ace, which lies alone and can go home instead.
 * Where any group moves, an ace may bring other cards along, so a two follows the rule. For same suit what could lie on
 * a card is the next lower one of the suit, which is home since `card` goes home. For any suit all four must be home.
 * This is about cards of the tableau; the solver has its own, stronger rules.
 */
export const isSafeHome = (spec: RuleSpec, position: Position, card: Card): boolean => {
  const below = rankOf(card) - 1;
  if (below === 0 || (below === 1 && spec.group === 'run')) return true;
  const home = (suit: number) => (position.foundations[suit] as number) >= below;
  switch (spec.building) {
    case 'alternateColor':
      return isRed(card) ? home(0) && home(3) : home(1) && home(2);
    case 'sameSuit':
      return home(suitIndexOf(card));
    case 'anySuit':
      return home(0) && home(1) && home(2) && home(3);
    default:
      return assertNever(spec.building);
  }
};

/**
 * The moves that send all cards home, lowest rank first, when stock and waste are empty and every card lies open
 * (K10); `undefined` when that is not so, or when the simulated finish does not bring every card home.
 */
export const finishMoves = (spec: RuleSpec, position: Position): readonly Move[] | undefined => {
  if (position.stock.length > 0 || position.waste.length > 0 || isWon(spec, position)) return undefined;
  if (position.columns.some((column) => column.down > 0)) return undefined;
  const moves: Move[] = [];
  let now = position;
  while (!isWon(spec, now)) {
    const move = lowestHome(now);
    if (move === undefined) return undefined;
    moves.push(move);
    now = playLegal(spec, now, move).position;
  }
  return moves;
};

const lowestHome = (position: Position): Move | undefined => {
  let best: { readonly rank: number; readonly move: Move } | undefined;
  for (const from of columnsOf(position)) {
    const card = columnAt(position, from).cards.at(-1);
    if (card === undefined || !goesHome(position, card)) continue;
    const rank = rankOf(card);
    if (best === undefined || rank < best.rank) best = { rank, move: carry(from, homeOf(card)) };
  }
  return best?.move;
};
