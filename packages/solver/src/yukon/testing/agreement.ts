import type { Position, RuleSpec } from '@geduld/core';
import { smallDeal, strayed, testRng, truthFrom } from '../../testing/smallGames.ts';
import { yukonEngine } from '../engine.ts';
import type { Prunings } from '../prunings.ts';
import { MANNER } from '../search.ts';
import { replays, smallFamilySpec } from './positions.ts';

export const BUDGET = { visits: 2_000_000, tableBytes: 1 << 26, cancelled: () => false };

/** Tries so short that many are cut, so that the table of cut tries is put to the test. */
const HASTY = { ...MANNER, firstTry: 3, growth: 0.1 };

/**
 * Asks about positions of many small games whose whole truth is known by the rules alone: an engine of the deal that is
 * asked about one after the other, and a new one for each. Says where the answer is another.
 */
export const disagreements = (
  building: RuleSpec['building'],
  seed: number,
  games: number,
  wanted: readonly Prunings[],
  limit = 1500,
) => {
  const rng = testRng(seed);
  const found: unknown[] = [];
  const counts = { asked: 0, wins: 0 };
  for (let game = 0; game < games; ) {
    const spec = smallFamilySpec(rng, building);
    const start = smallDeal(spec, rng);
    const truth = truthFrom(spec, strayed(spec, start, rng.below(40), rng), limit);
    if (truth === undefined) continue;
    game++;
    const winnable = truth.winnable.flatMap((can, at) => (can ? [at] : []));
    for (const prunings of wanted) {
      const ofDeal = yukonEngine(spec, start, prunings, rng.below(2) === 0 ? MANNER : HASTY);
      for (let n = 0; n < 12; n++) {
        const chosen = n % 2 === 1 ? winnable[rng.below(winnable.length || 1)] : undefined;
        const at = chosen ?? rng.below(truth.positions.length);
        const position = truth.positions[at] as Position;
        for (const engine of [ofDeal, yukonEngine(spec, position, prunings, HASTY)]) {
          const verdict = engine?.ask(position, BUDGET);
          counts.asked++;
          if (truth.winnable[at]) counts.wins++;
          const right =
            verdict !== undefined &&
            (truth.winnable[at] ? replays(spec, position, verdict) : verdict.kind === 'dead');
          if (!right) found.push({ spec, position, verdict });
        }
      }
    }
  }
  return { found, ...counts };
};
