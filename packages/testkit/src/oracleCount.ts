import type { OracleGame } from './oracleGame.ts';
import { oracleMoves } from './oracleMoves.ts';
import { oraclePlayUnasked } from './oraclePlay.ts';
import { type OracleTable, oracleKey } from './oracleTable.ts';

/** What lies exactly `depth` moves away. */
export interface OracleLevel {
  readonly depth: number;
  /** Move sequences of that length. */
  readonly sequences: number;
  /** Different positions (by `oracleKey`) in which such a sequence ends; earlier ones count again. */
  readonly positions: number;
}

/**
 * Counts move sequences and positions at each depth from 0 to `depth`. Equal positions are kept once, with the
 * number of sequences that lead to them, so the cost is that of the positions. Throws when a count would not be
 * exact any more.
 */
export const oracleCount = (game: OracleGame, start: OracleTable, depth: number): readonly OracleLevel[] => {
  let level = new Map([[oracleKey(game, start), { table: start, ways: 1 }]]);
  const levels: OracleLevel[] = [{ depth: 0, sequences: 1, positions: 1 }];
  for (let reached = 1; reached <= depth; reached++) {
    const next: typeof level = new Map();
    let sequences = 0;
    for (const { table, ways } of level.values()) {
      for (const move of oracleMoves(game, table)) {
        const after = oraclePlayUnasked(game, table, move).table;
        const key = oracleKey(game, after);
        const known = next.get(key);
        if (known) known.ways += ways;
        else next.set(key, { table: after, ways });
        sequences += ways;
      }
    }
    if (!Number.isSafeInteger(sequences)) throw new Error(`too many sequences at depth ${reached}`);
    levels.push({ depth: reached, sequences, positions: next.size });
    level = next;
  }
  return levels;
};
