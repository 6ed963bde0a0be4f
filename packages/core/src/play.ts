import { type Card, suitIndexOf } from './cards.ts';
import { judge } from './judge.ts';
import type { Effect, Move, Refusal } from './moves.ts';
import { columnIndexOf, foundationIndexOf, isColumn, isFoundation, type PileId } from './piles.ts';
import { cardsOf, type Position, topOf } from './position.ts';
import { assertNever, ok, type Result } from './result.ts';
import type { RuleSpec } from './spec.ts';

/** The next position, and what happened on the way there. */
export interface Played {
  readonly position: Position;
  readonly effects: readonly Effect[];
}

/** Plays `move` if it is legal. A card that is bared turns up as part of the move (G2). */
export const play = (spec: RuleSpec, position: Position, move: Move): Result<Played, Refusal> => {
  const judged = judge(spec, position, move);
  return judged.ok ? ok(playLegal(spec, position, move)) : judged;
};

/** Plays a move that `judge` or `legalMoves` has already found legal; any other gives nonsense. */
export const playLegal = (spec: RuleSpec, position: Position, move: Move): Played => {
  switch (move.kind) {
    case 'draw':
      return playDraw(spec.stock === 'none' ? 0 : spec.stock.draw, position);
    case 'redeal':
      return playRedeal(position);
    case 'carry':
      return playCarry(position, move.from, move.to, move.count);
    default:
      return assertNever(move);
  }
};

const playDraw = (draw: number, position: Position): Played => {
  const left = Math.max(0, position.stock.length - draw);
  const cards = position.stock.slice(left).reverse();
  return {
    position: { ...position, stock: position.stock.slice(0, left), waste: [...position.waste, ...cards] },
    effects: [{ kind: 'drew', cards }],
  };
};

const playRedeal = (position: Position): Played => {
  const nth = position.redeals + 1;
  return {
    position: { ...position, stock: position.waste.toReversed(), waste: [], redeals: nth },
    effects: [{ kind: 'redealt', nth, count: position.waste.length }],
  };
};

const playCarry = (position: Position, from: PileId, to: PileId, count: number): Played => {
  const cards = count === 1 ? [topOf(position, from) as Card] : cardsOf(position, from).slice(-count);
  const carried: Effect = { kind: 'carried', from, to, cards };
  const taken = withoutTop(position, from, count);
  const put = withOnTop(taken.position, to, cards);
  return { position: put, effects: taken.turnedUp ? [carried, taken.turnedUp] : [carried] };
};

/** Takes `count` cards off; a face-down card that this bares turns up at once (G2). */
const withoutTop = (
  position: Position,
  pile: PileId,
  count: number,
): { readonly position: Position; readonly turnedUp?: Effect } => {
  if (pile === 'w') return { position: { ...position, waste: position.waste.slice(0, -count) } };
  if (isFoundation(pile)) {
    const foundations = [...position.foundations];
    foundations[foundationIndexOf(pile)]! -= count;
    return { position: { ...position, foundations } };
  }
  const columns = [...position.columns];
  const index = isColumn(pile) ? columnIndexOf(pile) : -1;
  const before = columns[index]!;
  const cards = before.cards.slice(0, -count);
  const bared = cards.length > 0 && cards.length === before.down;
  columns[index] = { cards, down: bared ? before.down - 1 : before.down };
  const next = { ...position, columns };
  return bared
    ? { position: next, turnedUp: { kind: 'turnedUp', pile, card: cards.at(-1) as Card } }
    : { position: next };
};

const withOnTop = (position: Position, pile: PileId, cards: readonly Card[]): Position => {
  if (isColumn(pile)) {
    const columns = [...position.columns];
    const index = columnIndexOf(pile);
    const before = columns[index]!;
    columns[index] = { cards: [...before.cards, ...cards], down: before.down };
    return { ...position, columns };
  }
  const foundations = [...position.foundations];
  foundations[suitIndexOf(cards[0] as Card)]! += 1;
  return { ...position, foundations };
};
