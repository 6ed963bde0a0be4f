import { type Game, gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { type Effect, type PileId, pointsOf, type ScoreRule, scoreAfter, timeBonus } from './index.ts';

const rule = (letters: Game['letters'], options: string): ScoreRule =>
  (gameOf(letters, options) as Game).scoring;
const carried = (from: PileId, to: PileId): Effect => ({ kind: 'carried', from, to, cards: [] });
const turnedUp: Effect = { kind: 'turnedUp', pile: 'c1', card: 0 as never };
const drew: Effect = { kind: 'drew', cards: [] };
const redealt = (nth: number): Effect => ({ kind: 'redealt', nth, count: 24 });

const events: readonly Effect[] = [
  carried('w', 'c2'),
  carried('w', 'fh'),
  carried('c2', 'fs'),
  carried('fc', 'c7'),
  carried('c1', 'c2'),
  turnedUp,
  drew,
  redealt(1),
  redealt(2),
  redealt(3),
  redealt(4),
];

describe('the points of every event', () => {
  test.each([
    ['K7: standard, draw 1', rule('KL', 'D1N'), [5, 10, 10, -15, 0, 5, 0, -100, -100, -100, -100]],
    ['K7: standard, draw 3', rule('KL', 'D3N'), [5, 10, 10, -15, 0, 5, 0, 0, 0, -20, -20]],
    ['K7: standard with counted passes', rule('KL', 'D3NP3E'), [5, 10, 10, -15, 0, 5, 0, 0, 0, -20, -20]],
    ['K9: Vegas, draw 1', rule('KL', 'D1V'), [0, 5, 5, -5, 0, 0, 0, 0, 0, 0, 0]],
    ['K9: Vegas, draw 3', rule('KL', 'D3VE'), [0, 5, 5, -5, 0, 0, 0, 0, 0, 0, 0]],
    ['T5: Thoughtful, draw 1', rule('TF', 'D1N'), [5, 10, 10, 0, 0, 5, 0, -100, -100, -100, -100]],
    ['T5: Thoughtful, draw 3', rule('TF', 'D3N'), [5, 10, 10, 0, 0, 5, 0, -100, -100, -100, -100]],
    ['R7: Russian', rule('RU', 'C'), [0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 0]],
    ['R7: Russian, relaxed', rule('RU', 'R'), [0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 0]],
    ['Y1, R7: Yukon', rule('YU', 'C'), [0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 0]],
  ] as const)('%s', (_name, scoring, expected) => {
    expect(events.map((event) => pointsOf(scoring, event))).toEqual(expected);
  });

  test('an event that is not known is a bug', () => {
    expect(() => pointsOf(rule('KL', 'D1N'), { kind: 'odd' } as never)).toThrow(
      'known kinds: {"kind":"odd"}',
    );
  });
});

describe('G7: the floor', () => {
  const standard = rule('KL', 'D1N');
  test.each([
    [40, [redealt(1)], 0],
    [99, [redealt(1)], 0],
    [100, [redealt(1)], 0],
    [101, [redealt(1)], 1],
    [14, [carried('fs', 'c1')], 0],
    [15, [carried('fs', 'c1')], 0],
    [16, [carried('fs', 'c1')], 1],
    [0, [carried('w', 'fs')], 10],
    [0, [carried('c1', 'fs'), turnedUp], 15],
    [3, [], 3],
  ] as const)('from %i', (score, effects, expected) => {
    expect(scoreAfter(standard, score, effects)).toBe(expected);
  });
  test('each event stops at the floor by itself', () => {
    expect(scoreAfter(standard, 5, [carried('fs', 'c1'), turnedUp])).toBe(5);
  });
  test('K9: Vegas has none and starts at −52', () => {
    const vegas = rule('KL', 'D3V');
    expect(vegas.start).toBe(-52);
    expect(scoreAfter(vegas, -52, [carried('fs', 'c1')])).toBe(-57);
    expect(scoreAfter(vegas, -52, [carried('c1', 'fs')])).toBe(-47);
    expect(standard.start).toBe(0);
  });
  test('a floor may lie elsewhere than at 0', () => {
    expect(scoreAfter({ ...standard, floor: -50 }, 0, [redealt(1)])).toBe(-50);
  });
});

test.each([
  [0, 23_333],
  [1, 23_333],
  [29, 23_333],
  [30, 23_333],
  [31, 22_580],
  [60, 11_666],
  [240, 2_916],
  [599, 1_168],
  [600, 1_166],
  [601, 0],
  [86_400, 0],
])('K8: a win in %i s has a bonus of %i', (seconds, bonus) => {
  expect(timeBonus(seconds)).toBe(bonus);
});

test('K8: only standard Klondike has a bonus for time', () => {
  const names = [
    rule('KL', 'D1N'),
    rule('KL', 'D3NP2'),
    rule('KL', 'D1V'),
    rule('TF', 'D1N'),
    rule('RU', 'C'),
    rule('YU', 'C'),
  ];
  expect(names.map(({ timeBonus: given }) => given)).toEqual([true, true, false, false, false, false]);
});

test('players-want 7: every scoring bears its own name with a version', () => {
  const names = ['D1N', 'D3N', 'D1V'].map((options) => rule('KL', options).id);
  expect([...names, rule('TF', 'D3N').id, rule('RU', 'R').id]).toEqual([
    'klondike-standard-1/1',
    'klondike-standard-3/1',
    'klondike-vegas/1',
    'thoughtful/1',
    'yukon/1',
  ]);
});
