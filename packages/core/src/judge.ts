import { buildsOn, fillsVacancy } from './building.ts';
import { type Card, cardAt, rankOf, suitIndexOf } from './cards.ts';
import type { Move, Refusal } from './moves.ts';
import { columnIndexOf, homeOf, isColumn, isFoundation, type PileId } from './piles.ts';
import { type Column, columnAt, isWon, leadOf, type Position, sizeOf, topOf } from './position.ts';
import { assertNever, err, ok, type Result } from './result.ts';
import type { RuleSpec } from './spec.ts';

/**
 * May `move` be played in `position` under `spec`?
 *
 * Pure. Never throws for a move that a player or a network could send: whatever is wrong comes back as a
 * `Refusal`. Only the first fault is named, in the order: the call, taking, putting.
 */
export const judge = (spec: RuleSpec, position: Position, move: Move): Result<Move, Refusal> => {
  const refusal = isWon(spec, position) ? ({ why: 'gameWon' } as const) : refusalOf(spec, position, move);
  return refusal === undefined ? ok(move) : err(refusal);
};

const refusalOf = (spec: RuleSpec, position: Position, move: Move): Refusal | undefined => {
  switch (move.kind) {
    case 'draw':
      return drawRefusal(spec, position);
    case 'redeal':
      return redealRefusal(spec, position);
    case 'carry':
      return (
        callRefusal(spec, move.from, move.to, move.count) ??
        takingRefusal(spec, position, move.from, move.count) ??
        puttingRefusal(spec, position, move.from, move.to, move.count)
      );
    default:
      return assertNever(move);
  }
};

const drawRefusal = (spec: RuleSpec, position: Position): Refusal | undefined => {
  if (spec.stock === 'none') return { why: 'noStock' };
  if (position.stock.length > 0) return undefined;
  return position.waste.length > 0 ? { why: 'stockEmpty' } : { why: 'nothingToRedeal' };
};

const redealRefusal = (spec: RuleSpec, position: Position): Refusal | undefined => {
  if (spec.stock === 'none') return { why: 'noStock' };
  if (position.stock.length > 0) return { why: 'stockNotEmpty', left: position.stock.length };
  if (position.waste.length === 0) return { why: 'nothingToRedeal' };
  const { passes } = spec.stock;
  return passes !== 'unlimited' && position.redeals + 1 >= passes ? { why: 'noPassLeft', passes } : undefined;
};

const callRefusal = (spec: RuleSpec, from: PileId, to: PileId, count: number): Refusal | undefined => {
  for (const pile of [from, to]) if (!hasPile(spec, pile)) return { why: 'noSuchPile', pile };
  if (!Number.isSafeInteger(count) || count < 1) return { why: 'badCount', count };
  if (from === to) return { why: 'samePile', pile: from };
  if (from === 's') return { why: 'fromStock' };
  if (to === 's') return { why: 'ontoStock' };
  if (to === 'w') return { why: 'ontoWaste' };
  return undefined;
};

const hasPile = (spec: RuleSpec, pile: PileId): boolean => {
  if (isColumn(pile)) return columnIndexOf(pile) < spec.columns.length;
  return isFoundation(pile) || spec.stock !== 'none';
};

const takingRefusal = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  count: number,
): Refusal | undefined => {
  const found = sizeOf(position, from);
  if (found === 0) return { why: 'emptyPile', pile: from };
  if (count > found) return { why: 'tooFewCards', pile: from, found, asked: count };
  if (!isColumn(from)) return count > 1 ? { why: 'onlyTopCard', pile: from, asked: count } : undefined;
  const column = columnAt(position, from);
  const lowest = found - count;
  if (lowest < column.down) return { why: 'faceDown', pile: from };
  if (spec.groupLimit !== 'none' && count > spec.groupLimit)
    return { why: 'groupTooLarge', count, limit: spec.groupLimit };
  return spec.group === 'run' ? breakInRun(spec, column, lowest) : undefined;
};

/** The first card above `lowest` that does not lie in order on the one below it (K2). */
const breakInRun = (spec: RuleSpec, { cards }: Column, lowest: number): Refusal | undefined => {
  const { building } = spec;
  for (let at = lowest + 1; at < cards.length; at++) {
    const card = cards[at] as Card;
    const onto = cards[at - 1] as Card;
    if (!buildsOn(building, card, onto)) return { why: 'notARun', card, onto, building };
  }
  return undefined;
};

const puttingRefusal = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  to: PileId,
  count: number,
): Refusal | undefined => {
  const card = leadOf(position, from, count) as Card;
  if (isFoundation(to)) {
    if (count > 1) return { why: 'oneCardHome', count };
    if (homeOf(card) !== to) return { why: 'wrongFoundation', card, pile: to };
    const suit = suitIndexOf(card);
    const wanted = (position.foundations[suit] as number) + 1;
    return rankOf(card) === wanted ? undefined : { why: 'notNextHome', card, wanted: cardAt(wanted, suit) };
  }
  const onto = topOf(position, to);
  if (onto === undefined) return fillsVacancy(spec, card) ? undefined : { why: 'vacancyWantsKing', card };
  const { building } = spec;
  return buildsOn(building, card, onto) ? undefined : { why: 'doesNotBuild', card, onto, building };
};
