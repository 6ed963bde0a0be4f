import {
  cardsOf,
  carry,
  columnAt,
  columnsOf,
  homeOf,
  isColumn,
  isFoundation,
  isSafeHome,
  judge,
  leadOf,
  type Move,
  type PileId,
  type Position,
  type RuleSpec,
  rankOf,
  runLength,
} from '@geduld/core';

/** What a tap looks for first (a player's setting). `safe` is the rule of K11. */
export type TapPrefers = 'safe' | 'foundation' | 'columns';

/** Where `count` cards of `from` may be put: what lights up while they are dragged (H2). */
export const targetsOf = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  count: number,
): readonly PileId[] => {
  const card = leadOf(position, from, count);
  if (card === undefined) return [];
  return [homeOf(card), ...columnsOf(position)].filter(
    (to) => judge(spec, position, carry(from, to, count)).ok,
  );
};

/**
 * The best place for a tapped card with the cards on it (K11), `undefined` when there is none. A card on a
 * foundation is never moved by a tap: it is selected.
 *
 * K11 names five kinds of place. Whether a move turns up a card or empties a column depends on the group alone, not
 * on where it goes, so for one tapped group these kinds fall together: the fitting column with the longest run.
 */
export const bestPlace = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  count: number,
  prefers: TapPrefers,
): Move | undefined => {
  const card = leadOf(position, from, count);
  if (card === undefined || isFoundation(from)) return undefined;
  const targets = targetsOf(spec, position, from, count);
  const home = targets.find(isFoundation);
  const homeFirst = prefers === 'foundation' || (prefers === 'safe' && isSafeHome(spec, position, card));
  const column = longestRun(spec, position, targets);
  const vacancy = wholeColumn(position, from, count) ? undefined : emptyColumn(position, targets);
  const order =
    rankOf(card) === spec.ranks
      ? [homeFirst ? home : undefined, column, vacancy, home]
      : // Where an empty column takes any card, filling it is the last thing that a tap should do.
        [homeFirst ? home : undefined, column, home, vacancy];
  const to = order.find((place) => place !== undefined);
  return to === undefined ? undefined : carry(from, to, count);
};

/** Home, if the card goes there: what one tap does in the games without automation (T8). */
export const homePlace = (spec: RuleSpec, position: Position, from: PileId): Move | undefined => {
  const to = isFoundation(from) ? undefined : targetsOf(spec, position, from, 1).find(isFoundation);
  return to === undefined ? undefined : carry(from, to);
};

/**
 * A place on the tableau for a card and the cards on it, as a double tap finds it (T8, R8): the longest column first,
 * then an empty column for a king that is not already at the head of one.
 */
export const tableauPlace = (
  spec: RuleSpec,
  position: Position,
  from: PileId,
  count: number,
): Move | undefined => {
  const targets = targetsOf(spec, position, from, count);
  const to =
    longestColumn(position, targets) ??
    (wholeColumn(position, from, count) ? undefined : emptyColumn(position, targets));
  return to === undefined || isFoundation(from) ? undefined : carry(from, to, count);
};

/** A whole column that moves to an empty one has not moved at all. */
const wholeColumn = (position: Position, from: PileId, count: number): boolean =>
  isColumn(from) && columnAt(position, from).cards.length === count;

const emptyColumn = (position: Position, targets: readonly PileId[]): PileId | undefined =>
  targets.find((to) => isColumn(to) && cardsOf(position, to).length === 0);

const longestColumn = (position: Position, targets: readonly PileId[]): PileId | undefined =>
  longest(targets, (to) => cardsOf(position, to).length);

const longestRun = (spec: RuleSpec, position: Position, targets: readonly PileId[]): PileId | undefined =>
  longest(targets, (to) => {
    if (!isColumn(to)) return 0;
    const { cards, down } = columnAt(position, to);
    return runLength(spec.building, cards, down);
  });

/** The column with the greatest length above 0; the leftmost of equals. */
const longest = (targets: readonly PileId[], lengthOf: (to: PileId) => number): PileId | undefined => {
  let best: PileId | undefined;
  let most = 0;
  for (const to of targets.filter(isColumn)) {
    const length = lengthOf(to);
    if (length > most) [best, most] = [to, length];
  }
  return best;
};
