import {
  deal,
  isWon,
  legalMoves,
  type Position,
  packOf,
  playLegal,
  type RuleSpec,
  shuffled,
} from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { solve } from './solve.ts';
import { latePositions } from './testing/latePosition.ts';
import { testRng } from './testing/smallGames.ts';

/*
 * What must hold of verdicts along lines of play. `GEDULD_ON_LINES` says how many positions of each game are asked about;
 * the deep tests ask about ten thousand. Every position is asked about anew: nothing is known from the one before.
 */
const COUNT = Number(process.env.GEDULD_ON_LINES ?? 150);
const EASY = { visits: 4000, tableBytes: 1 << 25, cancelled: () => false };

const specOf = (letters: 'KL' | 'TF' | 'RU' | 'YU', options: string): RuleSpec => {
  const game = gameOf(letters, options);
  if (game === undefined) throw new Error('no such game');
  return game.spec;
};

describe.each([
  ['KL', 'D1N'],
  ['KL', 'D3N'],
  ['KL', 'D1NP3'],
  ['KL', 'D3V'],
  ['KL', 'D1NE'],
  ['KL', 'D3NE'],
  ['TF', 'D1N'],
  ['TF', 'D3N'],
  ['RU', 'C'],
  ['RU', 'R'],
  ['YU', 'C'],
] as const)('%s %s', (letters, options) => {
  const spec = specOf(letters, options);
  const anyDeal = (rng: ReturnType<typeof testRng>): Position => deal(spec, shuffled(packOf(13), rng));

  test('positions of winning lines are never called dead', () => {
    const rng = testRng(4242);
    const kinds = { win: 0, dead: 0, open: 0 };
    let asked = 0;
    while (asked < COUNT) {
      let now = anyDeal(rng);
      const verdict = solve(spec, now, EASY);
      for (const move of verdict.kind === 'win' ? verdict.moves : []) {
        const { kind } = solve(spec, now, EASY);
        if (kind === 'dead') expect({ now, kind }).toBe('a position that can be won');
        kinds[kind]++;
        asked++;
        now = playLegal(spec, now, move).position;
      }
    }
    expect(kinds.dead).toBe(0);
    expect(kinds.win).toBeGreaterThan(asked / 2);
  });

  test('verdicts never turn from dead to winnable', () => {
    const rng = testRng(2424);
    const late = latePositions(spec, rng);
    const kinds = { win: 0, dead: 0, open: 0 };
    for (let asked = 0, line = 0; asked < COUNT || kinds.dead === 0; line++) {
      let now = line % 4 === 0 ? anyDeal(rng) : late.next().value;
      let isDead = false;
      for (let made = 0; made < 30 && !isWon(spec, now); made++) {
        const { kind } = solve(spec, now, EASY);
        kinds[kind]++;
        asked++;
        if (isDead) expect({ now, kind }).not.toEqual({ now, kind: 'win' });
        isDead ||= kind === 'dead';
        const moves = legalMoves(spec, now);
        const move = moves[rng.below(Math.max(1, moves.length))];
        if (move === undefined) break;
        now = playLegal(spec, now, move).position;
      }
    }
    expect(kinds.dead).toBeGreaterThan(0);
    expect(kinds.win + kinds.dead + kinds.open).toBeGreaterThanOrEqual(COUNT);
  });
});
