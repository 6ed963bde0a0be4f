import { isWon, type Position, play, type RuleSpec } from '@geduld/core';
import { klondikeEngine } from '../klondike/engine.ts';
import type { Prunings } from '../klondike/prunings.ts';
import type { Verdict } from '../verdict.ts';
import { smallDeal, smallSpec, strayed, testRng, truthFrom } from './smallGames.ts';

const budget = { visits: 5_000_000, tableBytes: 1 << 26, cancelled: () => false };

/** Is the verdict a win whose moves the rules take, one after the other, to the end? */
export const replays = (spec: RuleSpec, start: Position, verdict: Verdict): boolean => {
  if (verdict.kind !== 'win') return false;
  let now = start;
  for (const move of verdict.moves) {
    const played = play(spec, now, move);
    if (!played.ok) return false;
    now = played.value.position;
  }
  return isWon(spec, now);
};

/** Asks about positions of many small games whose whole truth is known; says where the answer is another. */
export const disagreements = (
  seed: number,
  games: number,
  wanted: readonly Prunings[],
  fixed: Partial<RuleSpec>,
  limit = 1200,
) => {
  const rng = testRng(seed);
  const found: unknown[] = [];
  let asked = 0;
  let wins = 0;
  for (let game = 0; game < games; ) {
    const spec = smallSpec(rng, fixed);
    const start = smallDeal(spec, rng);
    const later = strayed(spec, start, rng.below(60), rng);
    const truth = truthFrom(spec, later, limit);
    if (truth === undefined) continue;
    game++;
    const winnable = truth.winnable.flatMap((can, at) => (can ? [at] : []));
    for (const prunings of wanted) {
      const fromDeal = klondikeEngine(spec, start, { prunings });
      for (let n = 0; n < 12; n++) {
        const chosen = n % 2 === 1 ? winnable[rng.below(winnable.length || 1)] : undefined;
        const at = n === 0 ? 0 : (chosen ?? rng.below(truth.positions.length));
        const position = truth.positions[at] as Position;
        for (const engine of [fromDeal, klondikeEngine(spec, position, { prunings })]) {
          const verdict = engine?.ask(position, budget);
          asked++;
          if (truth.winnable[at]) wins++;
          const right =
            verdict !== undefined &&
            (truth.winnable[at] ? replays(spec, position, verdict) : verdict.kind === 'dead');
          if (!right) found.push({ spec, position, verdict });
        }
      }
    }
  }
  return { found, asked, wins };
};
