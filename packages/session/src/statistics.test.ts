import { type Game, gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import {
  boardsOf,
  type DatedResult,
  type Day,
  dayNumber,
  type Ending,
  isIn,
  PERIODS,
  statisticsOf,
} from './index.ts';

const game = (letters: 'KL' | 'RU', options: string): Game => {
  const found = gameOf(letters, options);
  if (!found) throw new Error('no such game');
  return found;
};
const KLONDIKE = game('KL', 'D1N');
let nth = 0;
const result = (day: string, ending: Ending, more: Partial<DatedResult> = {}): DatedResult => {
  nth++;
  return {
    attempt: `a${nth}`,
    code: `KL1-D1N-AAAAA${String.fromCharCode(65 + Math.floor(nth / 26))}${String.fromCharCode(65 + (nth % 26))}`,
    ending,
    score: 500,
    bonus: 0,
    moveCount: 100,
    played: 240_000,
    scoring: KLONDIKE.scoring.id,
    endedAt: dayNumber(day as Day) * 86_400_000 + nth,
    day: day as Day,
    ...more,
  };
};
const TODAY = '2026-11-30' as Day;
const terms = (more: Partial<Parameters<typeof statisticsOf>[1]> = {}) => ({
  truths: new Map(),
  hidden: undefined,
  now: { day: TODAY, at: dayNumber(TODAY) * 86_400_000 + 80_000_000 },
  firstWeekday: 1,
  ...more,
});

describe('statistics', () => {
  const history = [
    result('2026-11-15', 'won', { played: 90_000, moveCount: 120, score: 600, bonus: 7777 }),
    result('2026-11-16', 'givenUp', { played: 1_000, moveCount: 3, score: 5 }),
    result('2026-11-28', 'won', { played: 300_000, moveCount: 110, score: 700, bonus: 2333 }),
    result('2026-11-29', 'won', { played: 60_000, moveCount: 140, score: 650, bonus: 11_666 }),
    result('2026-11-29', 'newDeal', { played: 9_000, moveCount: 9, score: 45 }),
    result('2026-11-30', 'won', { played: 1_500_000, moveCount: 98, score: 610, bonus: 0 }),
  ];
  const counted = statisticsOf(history, terms());

  test('L5, players-want 30: what is counted, each by its own name', () => {
    expect(counted).toMatchObject({ played: 6, won: 4, givenUp: 1, left: 1, winRate: 4 / 6 });
    expect(counted.played).toBe(counted.won + counted.givenUp + counted.left);
  });
  test('L5: streaks in games and in days', () => {
    expect(counted.winsInARow).toEqual({ current: 1, longest: 2 });
    expect(counted.daysInARow).toEqual({ current: 3, longest: 3 });
  });
  test('L5, players-want 30: best and mean are of won games; a mean is no total', () => {
    expect(counted.time).toEqual({ best: 60_000, mean: 487_500, of: 4 });
    expect(counted.moves).toEqual({ best: 98, mean: 117, of: 4 });
    expect(counted.scores).toEqual([{ scoring: KLONDIKE.scoring.id, best: 12_316, mean: 6084, of: 4 }]);
  });
  test('players-want 7: scores of two scorings are never mixed', () => {
    const mixed = [
      ...history,
      result('2026-11-30', 'won', { scoring: 'klondike-standard-1/2', score: 9, bonus: 0 }),
    ];
    expect(statisticsOf(mixed, terms()).scores).toEqual([
      { scoring: KLONDIKE.scoring.id, best: 12_316, mean: 6084, of: 4 },
      { scoring: 'klondike-standard-1/2', best: 9, mean: 9, of: 1 },
    ]);
  });
  test('L5: twelve weeks up to this one, empty ones too', () => {
    const { weeks } = counted;
    expect(weeks.map(({ first }) => first)).toEqual(
      [
        '09-14',
        '09-21',
        '09-28',
        '10-05',
        '10-12',
        '10-19',
        '10-26',
        '11-02',
        '11-09',
        '11-16',
        '11-23',
        '11-30',
      ].map((day) => `2026-${day}`),
    );
    expect(weeks.slice(-4).map(({ won, notWon }) => [won, notWon])).toEqual([
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 0],
    ]);
    expect(weeks.slice(0, 8).every(({ won, notWon }) => won + notWon === 0)).toBe(true);
  });
  test('L5: won games by how long they took, each in one place', () => {
    expect(counted.times.map(({ won }) => won)).toEqual([0, 2, 0, 0, 1, 0, 0, 1]);
    expect(counted.times.map(({ from, to }) => [from, to])[1]).toEqual([60, 120]);
    expect(counted.times.at(-1)?.to).toBeUndefined();
  });
  test('L5: nothing played is nothing counted', () => {
    const none = statisticsOf([], terms());
    expect(none).toMatchObject({ played: 0, won: 0, givenUp: 0, left: 0, scores: [] });
    expect([none.winRate, none.time, none.moves]).toEqual([undefined, undefined, undefined]);
    expect(none.luck).toEqual({ couldBeWon: 0, won: 0, couldNot: 0, notKnown: 0 });
  });
});

describe('luck taken out', () => {
  const [one, two, three, four] = ['AAAAAAB', 'AAAAAAC', 'AAAAAAD', 'AAAAAAE'].map((of) => `KL1-D1N-${of}`);
  const history = [
    result('2026-11-29', 'won', { code: one as string }),
    result('2026-11-29', 'givenUp', { code: one as string }),
    result('2026-11-29', 'givenUp', { code: two as string }),
    result('2026-11-29', 'newDeal', { code: three as string }),
    result('2026-11-29', 'newDeal', { code: four as string }),
    result('2026-11-29', 'givenUp', { code: 'KL1-D1N-AAAAAAF' }),
  ];
  const truths = new Map([
    [two as string, 'win'],
    [three as string, 'dead'],
    [four as string, 'open'],
  ] as const);
  test('L5: won of those that could be won; a win proves its cards; what is not known is named', () => {
    expect(statisticsOf(history, terms({ truths })).luck).toEqual({
      couldBeWon: 3,
      won: 1,
      couldNot: 1,
      notKnown: 2,
    });
  });
  test('players-want 16: nothing is told of the cards that lie on the table', () => {
    const luck = (hidden: string | undefined) => statisticsOf(history, terms({ truths, hidden })).luck;
    expect(luck(three)).toEqual({ couldBeWon: 3, won: 1, couldNot: 0, notKnown: 3 });
    expect(luck(two)).toEqual({ couldBeWon: 2, won: 1, couldNot: 1, notKnown: 3 });
  });
});

const at = (day: string, more: number) => dayNumber(day as Day) * 86_400_000 + more;

describe('local boards', () => {
  const wins = [
    result('2026-11-28', 'won', {
      attempt: 'late',
      played: 90_000,
      moveCount: 110,
      score: 600,
      bonus: 10,
      endedAt: at('2026-11-28', 30),
    }),
    result('2026-11-28', 'won', {
      attempt: 'early',
      played: 90_000,
      moveCount: 100,
      score: 605,
      bonus: 5,
      endedAt: at('2026-11-28', 20),
    }),
    result('2026-11-27', 'won', {
      attempt: 'first',
      played: 80_000,
      moveCount: 120,
      score: 500,
      bonus: 0,
      endedAt: at('2026-11-27', 10),
    }),
    result('2026-11-30', 'won', {
      attempt: 'old',
      scoring: 'klondike-standard-1/0',
      score: 9_999,
      endedAt: at('2026-11-30', 40),
    }),
    result('2026-11-30', 'givenUp', {
      attempt: 'lost',
      played: 1,
      moveCount: 1,
      score: 50_000,
      endedAt: at('2026-11-30', 50),
    }),
  ];
  const boards = boardsOf(wins, KLONDIKE);
  const names = (list: typeof boards.score) => list?.map(({ value, result: of }) => [of.attempt, value]);
  test('L4: won games only, the best first, among equals who was there first', () => {
    expect(names(boards.fastest)).toEqual([
      ['first', 80_000],
      ['early', 90_000],
      ['late', 90_000],
      ['old', 240_000],
    ]);
    expect(names(boards.fewestMoves)).toEqual([
      ['early', 100],
      ['old', 100],
      ['late', 110],
      ['first', 120],
    ]);
  });
  test('L4, players-want 7: scores with their bonus; another scoring version is in no list with this one', () => {
    expect(names(boards.score)).toEqual([
      ['early', 610],
      ['late', 610],
      ['first', 500],
    ]);
  });
  test('L4, players-want 6: where points can be farmed no score is ranked', () => {
    expect(boardsOf(wins, game('RU', 'C')).score).toBeUndefined();
  });
  test('L4: days by games won, and streaks of days', () => {
    expect(boards.gamesWon).toEqual([
      { value: 2, first: '2026-11-28', last: '2026-11-28', reached: at('2026-11-28', 30) },
      { value: 1, first: '2026-11-27', last: '2026-11-27', reached: at('2026-11-27', 10) },
      { value: 1, first: '2026-11-30', last: '2026-11-30', reached: at('2026-11-30', 40) },
    ]);
    expect(boards.dayStreak.map(({ value, first, last }) => [value, first, last])[0]).toEqual([
      2,
      '2026-11-27',
      '2026-11-28',
    ]);
  });
  test('L4: ten at most', () => {
    const many = Array.from({ length: 30 }, (_, n) => result('2026-11-28', 'won', { moveCount: 90 + n }));
    expect(boardsOf(many, KLONDIKE).fewestMoves.map(({ value }) => value)).toEqual(
      Array.from({ length: 10 }, (_, n) => 90 + n),
    );
  });
  test('L4: day, week, month, all', () => {
    const days = ['2026-11-30', '2026-11-29', '2026-11-01', '2026-10-31', '2026-12-01'] as Day[];
    const inside = PERIODS.map((period) => days.map((day) => isIn(period, day, TODAY, 1)));
    expect(inside).toEqual([
      [true, false, false, false, true],
      [true, false, false, false, true],
      [true, true, true, false, true],
      [true, true, true, true, true],
    ]);
    expect(isIn('week', '2026-11-29' as Day, TODAY, 7)).toBe(true);
  });
});
