import type { ColumnShape, RuleSpec, ScoreRow, ScoreRule } from '@geduld/core';
import type { Family, Game } from './game.ts';

/** What a player chooses for Klondike (C3). */
export interface KlondikeOptions {
  readonly draw: 1 | 3;
  /** `standard`: K7. `vegas`: K9, with strict passes. */
  readonly scoring: 'standard' | 'vegas';
  /** With standard scoring only; strict is 1 pass in draw 1, 3 passes in draw 3 (K5). */
  readonly passes: number | 'unlimited';
  /** House rule: an empty column takes any card (K3). */
  readonly anyVacancy: boolean;
}

const triangle = (open: boolean): readonly ColumnShape[] =>
  Array.from({ length: 7 }, (_, n) => (open ? { down: 0, up: n + 1 } : { down: n, up: 1 }));

const strictPasses = (draw: 1 | 3): number => (draw === 1 ? 1 : 3);

const standardRows: readonly ScoreRow[] = [
  { kind: 'carried', from: 'waste', to: 'column', points: 5 },
  { kind: 'carried', from: 'waste', to: 'foundation', points: 10 },
  { kind: 'carried', from: 'column', to: 'foundation', points: 10 },
  { kind: 'turnedUp', points: 5 },
  { kind: 'carried', from: 'foundation', to: 'column', points: -15 },
];

const redealRow = (draw: 1 | 3): ScoreRow =>
  draw === 1 ? { kind: 'redealt', free: 0, points: -100 } : { kind: 'redealt', free: 2, points: -20 };

/** Standard scoring (K7, K8). */
const standardScoring = (draw: 1 | 3): ScoreRule => ({
  id: `klondike-standard-${draw}/1`,
  start: 0,
  rows: [...standardRows, redealRow(draw)],
  floor: 0,
  timeBonus: true,
});

/** Vegas scoring (K9): the only one that goes below 0. */
const vegasScoring: ScoreRule = {
  id: 'klondike-vegas/1',
  start: -52,
  rows: [
    { kind: 'carried', from: 'waste', to: 'foundation', points: 5 },
    { kind: 'carried', from: 'column', to: 'foundation', points: 5 },
    { kind: 'carried', from: 'foundation', to: 'column', points: -5 },
  ],
  floor: 'none',
  timeBonus: false,
};

/** Thoughtful scoring (T5). The row for a card turned up stands in the source's table and never happens. */
const thoughtfulScoring: ScoreRule = {
  id: 'thoughtful/1',
  start: 0,
  rows: [
    { kind: 'carried', from: 'column', to: 'foundation', points: 10 },
    { kind: 'carried', from: 'waste', to: 'foundation', points: 10 },
    { kind: 'carried', from: 'waste', to: 'column', points: 5 },
    { kind: 'carried', from: 'foundation', to: 'column', points: 0 },
    { kind: 'carried', from: 'column', to: 'column', points: 0 },
    { kind: 'redealt', free: 0, points: -100 },
    { kind: 'turnedUp', points: 5 },
  ],
  floor: 0,
  timeBonus: false,
};

/** The options in the form in which codes write them. The inverse of `readKlondikeOptions`. */
export const klondikeOptionsText = ({ draw, scoring, passes, anyVacancy }: KlondikeOptions): string =>
  `D${draw}${scoring === 'vegas' ? 'V' : 'N'}${scoring === 'standard' && passes !== 'unlimited' ? `P${passes}` : ''}${anyVacancy ? 'E' : ''}`;

/** Reads what `klondikeOptionsText` writes; `undefined` for anything else. */
export const readKlondikeOptions = (text: string): KlondikeOptions | undefined => {
  const read = /^D([13])(?:(V)|N(?:P([1-9]))?)(E?)$/.exec(text);
  if (!read) return undefined;
  const draw = read[1] === '1' ? 1 : 3;
  const anyVacancy = read[4] === 'E';
  if (read[2]) return { draw, scoring: 'vegas', passes: strictPasses(draw), anyVacancy };
  return { draw, scoring: 'standard', passes: read[3] ? Number(read[3]) : 'unlimited', anyVacancy };
};

const klondikeSpec = (options: KlondikeOptions): RuleSpec => ({
  id: `KL ${klondikeOptionsText(options)}`,
  ranks: 13,
  columns: triangle(false),
  building: 'alternateColor',
  group: 'run',
  groupLimit: 'none',
  vacancy: options.anyVacancy ? 'any' : 'king',
  stock: { draw: options.draw, passes: options.passes },
});

const klondikeGame = (text: string): Game | undefined => {
  const options = readKlondikeOptions(text);
  if (!options) return undefined;
  return {
    letters: 'KL',
    options: text,
    spec: klondikeSpec(options),
    scoring: options.scoring === 'vegas' ? vegasScoring : standardScoring(options.draw),
    undoLimit: 'unlimited',
    finish: true,
    tapping: 'bestPlace',
    carriesBalance: options.scoring === 'vegas',
    farmable: false,
  };
};

const thoughtfulGame = (text: string): Game | undefined => {
  if (text !== 'D1N' && text !== 'D3N') return undefined;
  return {
    letters: 'TF',
    options: text,
    spec: {
      id: `TF ${text}`,
      ranks: 13,
      columns: triangle(true),
      building: 'alternateColor',
      group: 'run',
      groupLimit: 'none',
      vacancy: 'king',
      stock: { draw: text === 'D1N' ? 1 : 3, passes: 'unlimited' },
    },
    scoring: thoughtfulScoring,
    undoLimit: 100,
    finish: false,
    tapping: 'homeFirst',
    carriesBalance: false,
    farmable: true,
  };
};

/** Klondike (K1–K15). */
export const klondike: Family = {
  letters: 'KL',
  pattern: /D[13](?:V|N(?:P[1-9])?)/iy,
  anyVacancy: true,
  expected: 'D1N, D3N, D1V or D3V; after N also P1 to P9; then E',
  standard: 'D1N',
  game: klondikeGame,
};

/** Thoughtful (T1–T8). */
export const thoughtful: Family = {
  letters: 'TF',
  pattern: /D[13]N/iy,
  anyVacancy: false,
  expected: 'D1N or D3N',
  standard: 'D1N',
  game: thoughtfulGame,
};
