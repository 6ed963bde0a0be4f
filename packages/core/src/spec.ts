/** What may lie on what in a column, always one rank lower on one rank higher (K2, R2, Y1). */
export type Building = 'alternateColor' | 'sameSuit' | 'anySuit';

/** The cards that a column is dealt, face down first. */
export interface ColumnShape {
  readonly down: number;
  readonly up: number;
}

/** How the stock is turned (K4, K5). A pass is one way through the stock: passes = redeals + 1. */
export interface StockRule {
  readonly draw: 1 | 3;
  readonly passes: number | 'unlimited';
}

/**
 * The rules by which cards move, as data: everything that decides whether a move is legal, and nothing else.
 * Scoring, undo and comfort are properties of a game in the catalogue, not of this.
 */
export interface RuleSpec {
  /** For people and logs, such as `KL D3N`. */
  readonly id: string;
  /** Ranks in the pack, 13 in every game that is dealt; small packs exist for exhaustive tests. The top rank is the king. */
  readonly ranks: number;
  /** Left to right, one to seven. */
  readonly columns: readonly ColumnShape[];
  readonly building: Building;
  /** `run`: a group moves only when it is in order (K2). `any`: every open card moves with what lies on it (R3). */
  readonly group: 'run' | 'any';
  /** The largest group that moves at once (R4). */
  readonly groupLimit: number | 'none';
  /** What an empty column takes (K3, R5). */
  readonly vacancy: 'king' | 'any';
  readonly stock: StockRule | 'none';
}

/** Cards in the pack of a spec. */
export const packSize = (spec: RuleSpec): number => 4 * spec.ranks;
