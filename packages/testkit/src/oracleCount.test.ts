import { expect, test } from 'vitest';
import {
  type OracleGame,
  type OracleTable,
  oracleCount,
  oracleDeal,
  oracleGame,
  oracleMoves,
  oraclePack,
  oraclePlay,
  oracleTable,
  testChance,
  testShuffled,
} from './index.ts';

/** The plainest count there is: one call for each sequence. */
const sequencesFrom = (game: OracleGame, table: OracleTable, depth: number): number => {
  if (depth === 0) return 1;
  return oracleMoves(game, table)
    .map((move) => sequencesFrom(game, oraclePlay(game, table, move).table, depth - 1))
    .reduce((sum, count) => sum + count, 0);
};

test('R2, R5, R6, G1: the counts of a lone king and a vacancy, by hand', () => {
  const game = oracleGame('RU', 'C');
  const table = oracleTable(game, { columns: ['KS', ''] });
  // Depth 1: the king aside (6 moves on), the king home (won: none), its queen back on it (6 moves on), and each of
  // the three other kings back into the vacancy (4 moves on).
  expect(oracleCount(game, table, 2)).toEqual([
    { depth: 0, sequences: 1, positions: 1 },
    { depth: 1, sequences: 6, positions: 6 },
    { depth: 2, sequences: 24, positions: 16 },
  ]);
});

test('K5: an endless stock goes round a ring of positions, a counted one comes to an end', () => {
  // The ace of hearts is home only after the other aces, which lie under their twos: drawing is all there is.
  const small = { ranks: 3, columns: [] };
  const sketch = { columns: ['as 2D', 'ad 2S', 'ah 2C', 'ac 2H'], stock: '3S 3H 3D 3C' };
  const along = (options: string, depth: number) => {
    const game = { ...oracleGame('KL', options), ...small };
    return oracleCount(game, oracleTable(game, sketch), depth).map(({ sequences }) => sequences);
  };
  expect(along('D3N', 6)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(along('D3NP1', 6)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect(along('D3NP2', 6)).toEqual([1, 1, 1, 1, 1, 1, 0]);
});

test.each([
  ['KL', 'D1N', 3],
  ['KL', 'D3V', 3],
  ['KL', 'D1NP2E', 3],
  ['TF', 'D1N', 3],
  ['TF', 'D3N', 3],
  ['RU', 'C', 3],
  ['RU', 'R', 2],
  ['YU', 'C', 3],
] as const)('sequences are those of plain recursion: %s %s', (name, options, depth) => {
  const game = oracleGame(name, options);
  for (let seed = 1; seed <= 5; seed++) {
    const start = oracleDeal(game, testShuffled(oraclePack(game), testChance(seed)).join(' '));
    const levels = oracleCount(game, start, depth);
    levels.forEach((level) => {
      expect(level.sequences).toBe(sequencesFrom(game, start, level.depth));
      expect(level.positions).toBeLessThanOrEqual(level.sequences);
    });
    expect(levels).toHaveLength(depth + 1);
  }
});
