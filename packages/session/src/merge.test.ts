import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AttemptState,
  type BookmarkState,
  commonEntries,
  copyName,
  goesInto,
  type Line,
  type LineEntry,
  mergeAttempts,
  mergeBookmarks,
  mergeResults,
  mergeSettings,
  type ResultState,
  type SettingState,
} from './index.ts';

// Few values, so that the same ones meet often.
const few = fc.integer({ min: 0, max: 3 });
const name = fc.constantFrom('a', 'b', 'c');

const result: fc.Arbitrary<ResultState> = fc.record({
  attempt: fc.constant('one'),
  code: fc.constant('RU1-C-AAAAAAB'),
  ending: fc.constantFrom('won', 'givenUp'),
  score: few,
  bonus: few,
  moveCount: few,
  played: few,
  scoring: fc.constant('r'),
  endedAt: few,
});
const bookmark: fc.Arbitrary<BookmarkState> = fc.record({
  attempt: name,
  n: few,
  name,
  at: few,
  removed: fc.boolean(),
});
const setting: fc.Arbitrary<SettingState> = fc.record({
  value: fc.oneof(name, few, fc.boolean()),
  at: few,
  by: name,
});
const entry: fc.Arbitrary<LineEntry> = fc
  .tuple(fc.constantFrom('draw', 'c1-c2:1'), few)
  .map(([text, t]) => [text, t, 0]);
const line: fc.Arbitrary<Line> = fc.record({ at: few, played: few, log: fc.array(entry, { maxLength: 4 }) });
const deal = { code: 'RU1-C-AAAAAAB', carried: 0, cumulative: false, started: 1 };
/** As devices tell it: the one line that they have. */
const told: fc.Arbitrary<AttemptState> = line.map((of) => ({ deal, lines: [of] }));
const attempt: fc.Arbitrary<AttemptState> = fc
  .array(told, { minLength: 1, maxLength: 4 })
  .map((states) => states.reduce(mergeAttempts));

const laws = <State>(
  kind: string,
  states: fc.Arbitrary<State>,
  merge: (one: State, other: State) => State,
): void => {
  describe(kind, () => {
    test('the same in any order', () =>
      fc.assert(
        fc.property(states, states, (one, other) => {
          expect(merge(one, other)).toEqual(merge(other, one));
        }),
      ));
    test('the same whoever meets whom first', () =>
      fc.assert(
        fc.property(states, states, states, (one, other, third) => {
          expect(merge(merge(one, other), third)).toEqual(merge(one, merge(other, third)));
        }),
      ));
    test('twice is once', () =>
      fc.assert(
        fc.property(states, states, (one, other) => {
          const both = merge(one, other);
          expect(merge(one, one)).toEqual(one);
          expect(merge(both, other)).toEqual(both);
        }),
      ));
  });
};

describe('what devices know, put together', () => {
  laws('results', result, mergeResults);
  laws('bookmarks', bookmark, mergeBookmarks);
  laws('settings', setting, mergeSettings);
  laws('attempts', attempt, mergeAttempts);

  test('an attempt has one result: the first', () => {
    const won: ResultState = {
      attempt: 'one',
      code: 'RU1-C-AAAAAAB',
      ending: 'won',
      score: 625,
      bonus: 0,
      moveCount: 90,
      played: 5,
      scoring: 'r',
      endedAt: 7,
    };
    expect(mergeResults({ ...won, ending: 'givenUp', endedAt: 8 }, won)).toBe(won);
  });

  test('a bookmark that was removed stays removed, and one that was named again is there again', () => {
    const there: BookmarkState = { attempt: 'one', n: 3, name: 'before the king', at: 5, removed: false };
    const removed = { ...there, at: 6, removed: true };
    expect(mergeBookmarks(there, removed)).toBe(removed);
    const again = { ...there, at: 7 };
    expect(mergeBookmarks(removed, again)).toBe(again);
    expect(mergeBookmarks({ ...there, at: 6 }, removed)).toBe(removed);
  });

  test('nothing that was tried is lost, and nothing is kept twice', () =>
    fc.assert(
      fc.property(fc.array(told, { minLength: 1, maxLength: 6 }), (states) => {
        const { lines } = states.reduce(mergeAttempts);
        for (const state of states)
          for (const of of state.lines) expect(lines.some((each) => goesInto(of, each))).toBe(true);
        for (const one of lines)
          for (const other of lines) if (one !== other) expect(goesInto(one, other)).toBe(false);
        expect(lines[0]?.at).toBe(Math.max(...lines.map(({ at }) => at)));
      }),
    ));

  const played = (at: number, ...texts: readonly string[]): Line => ({
    at,
    played: texts.length,
    log: texts.map((text, n) => [text, n, n]),
  });

  test('a game that was gone on with elsewhere goes on, though the clock there was behind', () => {
    const before = played(9, 'draw');
    const after = played(4, 'draw', 'draw');
    const merged = mergeAttempts({ deal, lines: [before] }, { deal, lines: [after] });
    expect(merged.lines).toEqual([after]);
  });

  test('two lines that parted: the later one is the attempt, the other a copy with a name of its own', () => {
    const earlier = played(5, 'draw', 'w-c1', 'draw');
    const later = played(6, 'draw', 'w-c2');
    const { lines } = mergeAttempts({ deal, lines: [earlier] }, { deal, lines: [later] });
    expect(lines).toEqual([later, earlier]);
    expect(commonEntries(earlier, later)).toBe(1);
    const copy = copyName('attempt-1', earlier);
    expect(copy).toMatch(/^x[0-9a-f]{32}$/);
    expect(copyName('attempt-1', { ...earlier, at: 99, played: 1 })).toBe(copy);
    expect(copyName('attempt-2', earlier)).not.toBe(copy);
    expect(copyName('attempt-1', later)).not.toBe(copy);
  });
});
