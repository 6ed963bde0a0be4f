import { deal, packOf, playLegal, shuffled } from '@geduld/core';
import { describe, expect, test } from 'vitest';
import { testRng } from '../testing/smallGames.ts';
import { yukonEngine } from './engine.ts';
import { ALL_PRUNINGS, NO_PRUNINGS, type Prunings } from './prunings.ts';
import { solveYukon } from './solveYukon.ts';
import { BUDGET, disagreements } from './testing/agreement.ts';
import { FAMILY, FAMILY_NAMES } from './testing/games.ts';
import { naiveVerdict, replays, strolled } from './testing/positions.ts';

const BUILDINGS = ['sameSuit', 'alternateColor', 'anySuit'] as const;
const names = Object.keys(ALL_PRUNINGS) as (keyof Prunings)[];

describe.each(BUILDINGS)('small games, %s: the engine says what all full positions say', (building) => {
  test('with all prunings', () => {
    const { found, asked, wins } = disagreements(building, 17, 40, [ALL_PRUNINGS]);
    expect(found).toEqual([]);
    expect(asked).toBe(40 * 24);
    expect(wins).toBeGreaterThan(100);
    expect(asked - wins).toBeGreaterThan(100);
  });

  test.each(names)('with %s alone, and with all but it', (name) => {
    const wanted = [
      { ...NO_PRUNINGS, [name]: true },
      { ...ALL_PRUNINGS, [name]: false },
    ];
    expect(disagreements(building, name.length * 7919, 8, wanted).found).toEqual([]);
  });

  test('with none', () => {
    expect(disagreements(building, 4711, 12, [NO_PRUNINGS]).found).toEqual([]);
  });
});

describe.each(FAMILY_NAMES)('whole games, %s', (name) => {
  const spec = FAMILY[name];
  const rng = testRng(2711);
  const startOfGame = () => deal(spec, shuffled(packOf(13), rng));

  test('positions to which blind play leads, where a naive search ends, are judged as it judges them', () => {
    const judged = { win: 0, dead: 0 };
    for (let game = 0; game < 40; game++) {
      const start = startOfGame();
      const engine = yukonEngine(spec, start);
      const position = strolled(spec, start, 20 + rng.below(60), rng);
      const truth = naiveVerdict(spec, position, 400);
      if (truth === undefined) continue;
      judged[truth]++;
      expect(engine?.ask(position, BUDGET)?.kind).toBe(truth);
      expect(solveYukon(spec, position, BUDGET).kind).toBe(truth);
    }
    expect(judged.dead).toBeGreaterThan(0);
  });

  test('positions near the end of won games, some moves astray, are won again, as a naive search finds', () => {
    let judged = 0;
    for (let game = 0; game < 30; game++) {
      const start = startOfGame();
      const verdict = solveYukon(spec, start, { ...BUDGET, visits: 20_000 });
      if (verdict.kind !== 'win') continue;
      let near = start;
      for (const move of verdict.moves.slice(0, -1 - rng.below(4)))
        near = playLegal(spec, near, move).position;
      near = strolled(spec, near, rng.below(3), rng);
      const truth = naiveVerdict(spec, near, 800);
      if (truth === undefined) continue;
      judged++;
      const again = yukonEngine(spec, start)?.ask(near, BUDGET);
      expect(again?.kind).toBe(truth);
      if (truth === 'win') expect(replays(spec, near, again!)).toBe(true);
    }
    expect(judged).toBeGreaterThan(0);
  });
});
