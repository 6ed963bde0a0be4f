import { gameOf } from '@geduld/games';
import { oracleKeyOfAnyOrder, oracleSolve, oracleTableOf, subjectOf } from '@geduld/testkit';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';
import { replays } from './testing/agreement.ts';
import { latePositions } from './testing/latePosition.ts';
import { testRng } from './testing/smallGames.ts';

/*
 * The solver against the oracle's, which was written from the clauses of the rules, goes breadth first over full
 * positions and prunes nothing; it takes tables for one that differ in the order of columns alone. `GEDULD_LATE` says how
 * many positions of each game are compared; the deep tests do.
 */
const COUNT = Number(process.env.GEDULD_LATE ?? 15);
/** Most positions that the naive solver may see: whatever it cannot decide so is passed over. */
const LIMIT = 300;
const BUDGET = { visits: 1_000_000, tableBytes: 1 << 26, cancelled: () => false };

test.each([
  ...['D1N', 'D1V', 'D1NP1', 'D1NP2', 'D1NP3', 'D1NE', 'D1NP2E'].map((options) => ['KL', options] as const),
  ...['D3N', 'D3V', 'D3NP1', 'D3NP2', 'D3NP3', 'D3NE', 'D3NP2E'].map((options) => ['KL', options] as const),
  ['TF', 'D1N'],
  ['TF', 'D3N'],
  ['RU', 'C'],
  ['RU', 'R'],
  ['YU', 'C'],
] as const)('late positions of %s %s are judged as the naive solver judges them', (letters, options) => {
  const game = gameOf(letters, options);
  if (game === undefined) throw new Error('no such game');
  const { spec, oracle } = subjectOf(game);
  const rng = testRng(letters.length + 31 * options.length + (options.charCodeAt(1) ?? 0));
  const judged = { win: 0, dead: 0 };
  for (const position of latePositions(spec, rng)) {
    if (judged.win + judged.dead >= COUNT) break;
    const { kind } = oracleSolve(oracle, oracleTableOf(position), LIMIT, oracleKeyOfAnyOrder);
    // At least one of each kind.
    if (kind === 'open' || judged[kind] >= COUNT - 1) continue;
    judged[kind]++;
    const verdict = solve(spec, position, BUDGET);
    const isRight = kind === 'win' ? replays(spec, position, verdict) : verdict.kind === 'dead';
    if (!isRight) expect({ position, found: verdict.kind }).toBe(kind);
  }
  expect(judged.win).toBeGreaterThan(0);
  expect(judged.dead).toBeGreaterThan(0);
});
