import { describe, expect, test } from 'vitest';
import {
  type OracleGame,
  type OracleName,
  type OracleTable,
  oracleDeal,
  oracleGame,
  oracleIsWon,
  oracleKeyOfAnyOrder,
  oraclePack,
  oraclePlay,
  oracleReach,
  oracleScores,
  oracleSolve,
  oracleTable,
  testChance,
  testShuffled,
} from './index.ts';

/** A game with a small pack; its columns are written as down and up cards: '01 11' is one open, one under one. */
const small = (name: OracleName, options: string, ranks: number, columns: string): OracleGame => ({
  ...oracleGame(name, options),
  ranks,
  columns: columns.split(' ').map((shape) => ({ down: Number(shape[0]), up: Number(shape[1]) })),
});

// Small enough to see every position, and tight enough that about half of the deals are dead.
const smallGames: readonly (readonly [string, OracleGame])[] = [
  ['KL D1N', small('KL', 'D1N', 3, '31 31 21')],
  ['KL D3N', small('KL', 'D3N', 3, '21 21 21')],
  ['KL D1NP2E', small('KL', 'D1NP2E', 3, '21 31')],
  ['KL D1V', small('KL', 'D1V', 3, '21 21 21')],
  ['TF D1N', small('TF', 'D1N', 3, '03 04 04')],
  ['TF D3N', small('TF', 'D3N', 3, '02 03 04')],
  ['RU C', small('RU', 'C', 3, '22 22 22')],
  ['RU R', small('RU', 'R', 3, '31 31 31')],
  ['YU C', small('YU', 'C', 3, '22 22 22')],
];

const dealOf = (game: OracleGame, seed: number) =>
  oracleDeal(game, testShuffled(oraclePack(game), testChance(seed)).join(' '));

const lineEnd = (game: OracleGame, start: OracleTable, moves: readonly string[]) =>
  moves.reduce((table, move) => oraclePlay(game, table, move).table, start);

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

test.each(smallGames)('%s: a verdict is what exhaustion finds, and a win replays', (_name, game) => {
  const kinds = seeds.map((seed) => {
    const start = dealOf(game, seed);
    const reach = oracleReach(game, start, 100_000);
    const verdict = oracleSolve(game, start, 100_000);
    expect(reach.complete).toBe(true);
    expect(verdict.kind).toBe(reach.won ? 'win' : 'dead');
    if (verdict.kind === 'win') expect(oracleIsWon(lineEnd(game, start, verdict.moves))).toBe(true);
    else expect(verdict.positions).toBe(reach.positions);
    return verdict.kind;
  });
  expect(new Set(kinds)).toEqual(new Set(['win', 'dead']));
});

test.each(smallGames)(
  '%s: the order of columns changes no verdict, and fewer positions are seen',
  (_name, game) => {
    const verdicts = seeds.map((seed) => {
      const start = dealOf(game, seed);
      const whole = oracleSolve(game, start, 100_000);
      const verdict = oracleSolve(game, start, 100_000, oracleKeyOfAnyOrder);
      expect(verdict.kind).toBe(whole.kind);
      if (verdict.kind === 'win') expect(oracleIsWon(lineEnd(game, start, verdict.moves))).toBe(true);
      return { whole: whole.positions, merged: verdict.positions };
    });
    for (const { whole, merged } of verdicts) expect(merged).toBeLessThanOrEqual(whole);
    expect(verdicts.some(({ whole, merged }) => merged < whole)).toBe(true);
  },
);

test.each(smallGames.filter(([, { scoring }]) => scoring === 'russian'))(
  'R7: a win of %s without taking back scores ten a card home and five a card turned up',
  (_name, game) => {
    const down = game.columns.reduce((sum, shape) => sum + shape.down, 0);
    const finals = seeds.flatMap((seed) => {
      const start = dealOf(game, seed);
      const verdict = oracleSolve(game, start, 100_000);
      if (verdict.kind !== 'win' || verdict.moves.some((move) => move.startsWith('f'))) return [];
      return [oracleScores(game, start, verdict.moves).at(-1)];
    });
    expect(new Set(finals)).toEqual(new Set([120 + 5 * down]));
  },
);

test.each([
  ['K5: more passes', small('KL', 'D3NP2', 3, '21 01'), small('KL', 'D3NP3', 3, '21 01')],
  ['K3: any card to a vacancy', small('KL', 'D1N', 3, '31 31 31'), small('KL', 'D1NE', 3, '31 31 31')],
  ['R2: the relaxed rule', small('RU', 'C', 3, '31 31 31'), small('RU', 'R', 3, '31 31 31')],
  ['T1: open columns', small('KL', 'D1N', 3, '31 31 31'), small('TF', 'D1N', 3, '04 04 04')],
] as const)('%s: loses no deal that was won, and wins others', (_law, strict, free) => {
  const winsOf = (game: OracleGame) =>
    seeds.filter((seed) => oracleSolve(game, dealOf(game, seed), 100_000).kind === 'win');
  const strictWins = winsOf(strict);
  const freeWins = winsOf(free);
  expect(freeWins).toEqual(expect.arrayContaining(strictWins));
  expect(freeWins.length).toBeGreaterThan(strictWins.length);
});

test('K2, Y1: without a stock, and with end cards alone open, Klondike and Yukon are one game', () => {
  const klondike = small('KL', 'D1N', 3, '31 31 31');
  const yukon = small('YU', 'C', 3, '31 31 31');
  for (const seed of seeds) {
    const start = dealOf(klondike, seed);
    expect(oracleReach(yukon, start, 100_000)).toEqual(oracleReach(klondike, start, 100_000));
  }
});

describe('a locked table of eight cards', () => {
  const columns = ['AS 2H', 'AH 2S', 'AD 2C', 'AC 2D'];

  test('K2: dead where only runs move', () => {
    const game = { ...oracleGame('TF', 'D1N'), ranks: 2 };
    const table = oracleTable(game, { columns });
    expect(oracleReach(game, table, 10)).toEqual({ positions: 1, won: false, complete: true });
    expect(oracleSolve(game, table, 10)).toEqual({ kind: 'dead', positions: 1 });
  });

  test('R3: won where an ace may carry the two that lies on it', () => {
    const game = { ...oracleGame('RU', 'C'), ranks: 2 };
    const verdict = oracleSolve(game, oracleTable(game, { columns }), 10_000);
    expect(verdict.kind).toBe('win');
  });

  test('a limit that is too small leaves the answer open', () => {
    const game = { ...oracleGame('RU', 'C'), ranks: 2 };
    const table = oracleTable(game, { columns });
    expect(oracleSolve(game, table, 3)).toEqual({ kind: 'open', positions: 3 });
    expect(oracleReach(game, table, 3)).toEqual({ positions: 3, won: false, complete: false });
  });
});

test('a won table is a win of no moves', () => {
  const game = oracleGame('YU', 'C');
  const table = oracleTable(game, { columns: ['', ''] });
  expect(oracleSolve(game, table, 1)).toEqual({ kind: 'win', moves: [], positions: 1 });
  expect(oracleReach(game, table, 1)).toEqual({ positions: 1, won: true, complete: true });
});
