import { type Building, buildsOn, type Card, type RuleSpec } from '@geduld/core';

/** Where a card lies, as one digit. Other digits: on the n-th card that it builds on, counted from 1. */
export const DEALT = 0;
/** The digit of a king that lies at the head of a column. */
export const AT_HEAD = 1;

/**
 * What the rules say about the cards of a pack, worked out once. A card is its number in core; `kings` is the number
 * of the first king.
 */
export interface Relations {
  readonly building: Building;
  readonly cards: number;
  readonly kings: number;
  /** The cards that a card may be put on, lowest number first. */
  readonly parents: readonly (readonly number[])[];
  /** The cards that may be put on a card, lowest number first. */
  readonly children: readonly (readonly number[])[];
  /** `64 * card + onto`: the digit of a card that lies on another, 0 when it may not be put there. */
  readonly digitOn: Uint8Array;
  /** The digit of a card on its foundation. */
  readonly home: number;
  /** Words of a key, and where in it the digit of a card stands. */
  readonly words: number;
  readonly wordOf: Uint8Array;
  readonly shiftOf: Uint8Array;
}

const known = new Map<string, Relations>();

/** The relations of a spec's pack and building. */
export const relationsOf = (spec: RuleSpec): Relations => {
  const name = `${spec.building} ${spec.ranks}`;
  let found = known.get(name);
  if (found === undefined) {
    found = workOut(spec.building, spec.ranks);
    known.set(name, found);
  }
  return found;
};

const workOut = (building: Building, ranks: number): Relations => {
  const cards = 4 * ranks;
  const all = Array.from({ length: cards }, (_, card) => card as Card);
  const parents = all.map((card) => all.filter((onto) => buildsOn(building, card, onto)));
  const digitOn = new Uint8Array(64 * 64);
  parents.forEach((list, card) => {
    list.forEach((onto, nth) => {
      digitOn[64 * card + onto] = nth + 1;
    });
  });
  const bits = building === 'anySuit' ? 3 : 2;
  const digitsInWord = Math.floor(32 / bits);
  return {
    building,
    cards,
    kings: cards - 4,
    parents,
    children: all.map((onto) => all.filter((card) => buildsOn(building, card, onto))),
    digitOn,
    home: building === 'anySuit' ? 5 : 3,
    words: Math.ceil(cards / digitsInWord),
    wordOf: Uint8Array.from(all, (card) => Math.floor(card / digitsInWord)),
    shiftOf: Uint8Array.from(all, (card) => (card % digitsInWord) * bits),
  };
};
