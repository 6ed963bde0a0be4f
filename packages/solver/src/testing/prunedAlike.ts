import type { RuleSpec } from '@geduld/core';
import { klondikeEngine } from '../klondike/engine.ts';
import { NO_PRUNINGS } from '../klondike/prunings.ts';
import { MANNER } from '../klondike/search.ts';
import { replays } from './agreement.ts';
import { anyPosition } from './anyPosition.ts';
import { testRng } from './smallGames.ts';

const BUDGET = { visits: 60_000, tableBytes: 1 << 26, cancelled: () => false };

/**
 * Asks about so many positions that chance made, with all prunings; each that is called dead is asked about again with
 * none. Says where that finds a win, and where a win does not replay.
 */
export const prunedAlike = (
  seed: number,
  count: number,
  rules: Pick<RuleSpec, 'stock' | 'vacancy'>,
  isOpen: boolean,
) => {
  const rng = testRng(seed);
  const found: unknown[] = [];
  const kinds = { win: 0, dead: 0, open: 0 };
  for (let n = 0; n < count; n++) {
    const { spec, position } = anyPosition(rng, rules, isOpen);
    // Positions as small as these are mostly decided in the first turn: every other one has hardly any.
    const manner = n % 2 === 0 ? MANNER : { ...MANNER, firstTurn: 1 };
    const engine = klondikeEngine(spec, position, { manner });
    const verdict = engine?.ask(position, BUDGET);
    engine?.release();
    if (verdict === undefined) throw new Error('the engine holds these games');
    kinds[verdict.kind]++;
    if (verdict.kind === 'win' && !replays(spec, position, verdict)) found.push({ spec, position, verdict });
    if (verdict.kind !== 'dead') continue;
    const slow = klondikeEngine(spec, position, { prunings: NO_PRUNINGS });
    if (slow?.ask(position, BUDGET)?.kind === 'win') found.push({ spec, position });
    slow?.release();
  }
  return { found, ...kinds };
};
