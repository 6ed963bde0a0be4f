import { type Card, isRed, rankOf, suitIndexOf } from './cards.ts';
import { assertNever } from './result.ts';
import type { Building, RuleSpec } from './spec.ts';

/** May `card` be put on `onto` in a column? One rank lower, and of a suit that the building rule takes. */
export const buildsOn = (building: Building, card: Card, onto: Card): boolean => {
  if (rankOf(card) + 1 !== rankOf(onto)) return false;
  switch (building) {
    case 'alternateColor':
      return isRed(card) !== isRed(onto);
    case 'sameSuit':
      return suitIndexOf(card) === suitIndexOf(onto);
    case 'anySuit':
      return true;
    default:
      return assertNever(building);
  }
};

/** May `card` be put on an empty column (K3, R5)? */
export const fillsVacancy = ({ vacancy, ranks }: RuleSpec, card: Card): boolean =>
  vacancy === 'any' || rankOf(card) === ranks;

/** How many cards at the end of `cards`, from index `open` on, already follow the building rule; 0 for none. */
export const runLength = (building: Building, cards: readonly Card[], open: number): number => {
  if (cards.length <= open) return 0;
  let first = cards.length - 1;
  while (first > open && buildsOn(building, cards[first] as Card, cards[first - 1] as Card)) first--;
  return cards.length - first;
};
