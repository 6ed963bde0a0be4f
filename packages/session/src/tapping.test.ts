import { columnAt, type PileId } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import { entryText } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { bestPlace, homePlace, type TapPrefers, tableauPlace, targetsOf } from './index.ts';

const spec = (letters: Game['letters'], options: string) => (gameOf(letters, options) as Game).spec;
const klondike = spec('KL', 'D1N');
const house = spec('KL', 'D1NE');
const thoughtful = spec('TF', 'D1N');
const russian = spec('RU', 'C');
const relaxed = spec('RU', 'R');

const tap = (text: string, from: PileId, count = 1, prefers: TapPrefers = 'safe', rules = klondike) => {
  const move = bestPlace(rules, handPosition(rules, text), from, count, prefers);
  return move === undefined ? undefined : entryText(move);
};

describe('K11: the best place of a tapped card', () => {
  test('a foundation when that is safe', () => {
    expect(tap('c1: QH\nc2: KH\nc3: KS\nc4: KC', 'c1')).toBe('c1-fh');
  });
  test('a column before a foundation that is not safe', () => {
    const text = 'c1: QH\nc2: KH\nc3: KC\nc4: JS QS KS';
    expect(tap(text, 'c1')).toBe('c1-c3');
    expect(tap(text, 'c1', 1, 'foundation')).toBe('c1-fh');
    expect(tap(text, 'c1', 1, 'columns')).toBe('c1-c3');
  });
  test('players-want 10: with columns preferred, a safe card goes to a column too', () => {
    const text = 'c1: QH\nc2: KH\nc3: KC';
    expect(tap(text, 'c1')).toBe('c1-fh');
    expect(tap(text, 'c1', 1, 'columns')).toBe('c1-c3');
  });
  test('a foundation when nothing else fits, safe or not', () => {
    expect(tap('c1: QH\nc2: KH\nc3: KC QD\nc4: JS QS KS JD KD', 'c1')).toBe('c1-fh');
    expect(tap('c1: QH\nc2: KH', 'c1', 1, 'columns')).toBe('c1-fh');
  });
  test('the fitting column with the longest run, the leftmost of equals', () => {
    expect(tap('c1: JH TS\nc2: QS\nc3: KH QC\nc4: KD\nc5: KC KS QH QD JS TD JC TC JD TH', 'c1', 2)).toBe(
      'c1-c3:2',
    );
    expect(tap('c1: JH TS\nc2: KD QS\nc3: KH QC\nc4: KC KS QH QD JS TD JC TC JD TH', 'c1', 2)).toBe(
      'c1-c2:2',
    );
  });
  test('face-down cards are no part of a run', () => {
    expect(tap('c1: JH TS\nc2: kd QS\nc3: KH QC\nc4: KC KS QH QD JS TD JC TC JD TH', 'c1', 2)).toBe(
      'c1-c3:2',
    );
  });
  test('the empty column for a king that is not at the head of a column', () => {
    expect(tap('c1: qs KS\nc2: JS', 'c1')).toBe('c1-c3');
    expect(tap('c1: KS\nc2: JS QS', 'c1')).toBe(undefined);
    expect(tap('c1: qs KS QH\nc2: JS KH', 'c1', 2)).toBe('c1-c3:2');
    expect(tap('c1: JS\nc2: QS\nw: KS', 'w')).toBe('w-c3');
  });
  test('a king goes home before it goes aside when that is safe, and aside when it is not', () => {
    expect(tap('c1: qs KH\nc3: KS', 'c1')).toBe('c1-c2');
    expect(tap('c1: js KH\nc3: QS KS', 'c1', 1, 'foundation')).toBe('c1-fh');
    expect(tap('c1: qd KH\nc3: KD', 'c1')).toBe('c1-fh');
  });
  test('K3: by the house rule, an empty column is the last place for another card', () => {
    expect(tap('c1: KC QS\nc2: KS', 'c1', 1, 'columns', house)).toBe('c1-fs');
    expect(tap('c1: KC JS\nc2: QS KS', 'c1', 1, 'safe', house)).toBe('c1-fs');
    expect(tap('c1: KC QS\nc2: JS KS', 'c1', 1, 'safe', house)).toBe('c1-c3');
    expect(tap('c1: QS\nc2: JS KS', 'c1', 1, 'safe', house)).toBe(undefined);
  });
  test('no place: it is selected', () => {
    expect(tap('c1: QS\nc2: JS KS', 'c1')).toBe(undefined);
    expect(tap('c1: KS', 'fh')).toBe(undefined);
    expect(tap('c1: KS', 'c2')).toBe(undefined);
    expect(tap('c1: KS', 'c1', 5)).toBe(undefined);
    expect(tap('c1: KS\ns: KH', 's')).toBe(undefined);
    expect(tap('c1: kh KS QD\nc2: KC QH KD', 'c2', 3)).toBe(undefined);
  });
  test('the waste: only its top, and never more', () => {
    expect(tap('c1: KS\nw: QS KC QH\nc3: KH', 'w')).toBe('w-fh');
    expect(tap('c1: KS\nw: QD KC QH\nc3: KH KD', 'w', 2)).toBe(undefined);
  });
});

describe('T8: one tap sends home, two look on the tableau', () => {
  const home = (text: string, from: PileId, rules = thoughtful) => {
    const move = homePlace(rules, handPosition(rules, text), from);
    return move === undefined ? undefined : entryText(move);
  };
  const further = (text: string, from: PileId, count = 1, rules = thoughtful) => {
    const move = tableauPlace(rules, handPosition(rules, text), from, count);
    return move === undefined ? undefined : entryText(move);
  };

  test('T8: the end card of a column or the top of the waste goes home if it can', () => {
    expect(home('c1: KS QH\nc2: KH', 'c1')).toBe('c1-fh');
    expect(home('c1: KS\nc2: KH\nw: KC QH', 'w')).toBe('w-fh');
    expect(home('c1: KS\nc2: JS QS', 'c1')).toBe(undefined);
    expect(home('c1: KS', 'fh')).toBe(undefined);
    expect(home('c1: KS', 'c4')).toBe(undefined);
    expect(home('c1: KS\ns: KH', 's')).toBe(undefined);
  });
  test('T8: then the longest column, the leftmost of equals', () => {
    const text = 'c1: QH\nc2: KS\nc3: JS JD QC QD QS KC\nc4: JC KD KH';
    expect(further(text, 'c1')).toBe('c1-c3');
    expect(further('c1: QH\nc2: KS\nc3: KC\nc4: KH', 'c1')).toBe('c1-c2');
  });
  test('T8: then an empty column, for a king that is not at the head of one', () => {
    expect(further('c1: QS KS\nc2: KH', 'c1')).toBe('c1-c3');
    expect(further('c1: KS QH\nc2: KH', 'c1', 2)).toBe(undefined);
    expect(further('c1: JS KS QH\nc2: KH QS', 'c1', 2)).toBe('c1-c3:2');
    expect(further('c1: QH\nc2: KH', 'c1')).toBe(undefined);
    expect(further('c1: QS\nc2: JS\nw: KS', 'w')).toBe('w-c3');
  });
  test('T2: a group that is no run has no place', () => {
    expect(further('c1: QH JC TH\nc2: KS JH\nc3: KH QC QS\nc4: JS JD QD KD KC', 'c1', 2)).toBe(undefined);
    expect(further('c1: JH TS\nc3: KH QC\nc4: QS KS QH QD JS TD JC TC JD TH KC KD', 'c1', 2)).toBe('c1-c3:2');
  });
  test('T8, K6: a card on a foundation is taken back by dragging alone', () => {
    expect(further('c1: KS\nc2: KC', 'fh')).toBe(undefined);
    expect(targetsOf(thoughtful, handPosition(thoughtful, 'c1: KS\nc2: KC'), 'fh', 1)).toContain('c3');
  });
  test('R8: any open card with the cards on it, in order or not', () => {
    expect(further('c1: jc JH KH KC\nc2: qs QH\nc3: KS QC JS KD QD', 'c1', 3, russian)).toBe('c1-c2:3');
    expect(further('c1: jc JH KH KC\nc2: qs QH\nc3: KS QC JS KD QD', 'c1', 4, russian)).toBe(undefined);
    expect(further('c1: JH KH KC\nc2: QH\nc3: KS QC JC JS QS\nc4: KD QD', 'c1', 3, relaxed)).toBe('c1-c3:3');
  });
});

describe('H2: where a dragged group may be put', () => {
  test('its foundation first, then columns from the left', () => {
    const text = 'c1: QH\nc2: KS\nc3: KC\nc4: KH';
    const position = handPosition(klondike, text);
    expect(targetsOf(klondike, position, 'c1', 1)).toEqual(['fh', 'c2', 'c3']);
    expect(targetsOf(klondike, position, 'c2', 1)).toEqual(['fs', 'c5', 'c6', 'c7']);
    expect(targetsOf(klondike, position, 'c1', 2)).toEqual([]);
    expect(targetsOf(klondike, position, 'c5', 1)).toEqual([]);
    expect(columnAt(position, 'c1').cards.length).toBe(1);
  });
});
