import type { Building, ColumnShape, ScoreRule } from '@geduld/core';
import type { Family, Game, GameLetters } from './game.ts';

const shape: readonly ColumnShape[] = [
  { down: 0, up: 1 },
  ...Array.from({ length: 6 }, (_, n) => ({ down: n + 1, up: 5 })),
];

/** Scoring of Russian and Yukon (R7): 625 for a game won without taking back. */
const yukonScoring: ScoreRule = {
  id: 'yukon/1',
  start: 0,
  rows: [
    { kind: 'carried', from: 'column', to: 'foundation', points: 10 },
    { kind: 'turnedUp', points: 5 },
    { kind: 'carried', from: 'column', to: 'column', points: 0 },
    { kind: 'carried', from: 'foundation', to: 'column', points: 0 },
  ],
  floor: 0,
  timeBonus: false,
};

const yukonGame = (
  letters: GameLetters,
  options: string,
  building: Building,
  groupLimit: number | 'none',
): Game => ({
  letters,
  options,
  spec: {
    id: `${letters} ${options}`,
    ranks: 13,
    columns: shape,
    building,
    group: 'any',
    groupLimit,
    vacancy: 'king',
    stock: 'none',
  },
  scoring: yukonScoring,
  undoLimit: 100,
  finish: false,
  tapping: 'homeFirst',
  carriesBalance: false,
  farmable: true,
});

/** Russian, Classic and Relaxed (R1–R9). */
export const russian: Family = {
  letters: 'RU',
  pattern: /[CR]/iy,
  anyVacancy: false,
  expected: 'C (Classic) or R (Relaxed)',
  standard: 'C',
  game: (options) =>
    options === 'C'
      ? yukonGame('RU', 'C', 'sameSuit', 20)
      : options === 'R'
        ? yukonGame('RU', 'R', 'anySuit', 20)
        : undefined,
};

/** Yukon (Y1). */
export const yukon: Family = {
  letters: 'YU',
  pattern: /C/iy,
  anyVacancy: false,
  expected: 'C',
  standard: 'C',
  game: (options) => (options === 'C' ? yukonGame('YU', 'C', 'alternateColor', 'none') : undefined),
};
