import { COLUMN_IDS, FOUNDATION_IDS, type PileId, type RuleSpec } from '@geduld/core';
import type { BoardSettings } from './contract.ts';

/** Width and height in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the grid: lanes run left to right; row 0 is the topmost pile of a lane. */
interface Cell {
  readonly lane: number;
  readonly row: number;
}

/** Which piles stand where, without sizes. */
export interface Arrangement {
  /** `above`: piles over the columns on one grid. `beside`: piles in lanes of their own (landscape phones). */
  readonly kind: 'above' | 'beside';
  /** Where the stock stands; a game without one has its foundations on the other side. */
  readonly stockSide: 'left' | 'right';
  readonly lanes: number;
  /** Every pile of the game, and no other. */
  readonly cells: ReadonlyMap<PileId, Cell>;
}

/** Below this height a table that is wider than high has no room for a row of piles over its columns. */
const LOW = 560;
/** Columns of every game that is dealt; smaller packs stand on the same grid. */
const GRID = 7;

/**
 * Arranges the piles of a game on a table of this size (L2: `auto` is left above, right beside). A mirrored table has
 * every pile on the other side, the automatic stock too; a side that was chosen by name stays the side that is seen.
 */
export const arrange = (
  spec: RuleSpec,
  size: Size,
  stockSide: BoardSettings['stockSide'],
  mirror = false,
): Arrangement => {
  const kind = size.height < LOW && size.width > size.height * 1.15 ? 'beside' : 'above';
  const usual = kind === 'above' ? 'left' : 'right';
  const side = stockSide === 'auto' ? usual : mirror ? OTHER[stockSide] : stockSide;
  const arranged = kind === 'above' ? above(spec, side) : beside(spec, side);
  return mirror ? mirrored(arranged) : arranged;
};

const OTHER = { left: 'right', right: 'left' } as const;

/** The same table as a mirror shows it: column 1 stands on the right. */
const mirrored = (arranged: Arrangement): Arrangement => ({
  ...arranged,
  stockSide: OTHER[arranged.stockSide],
  cells: new Map(
    [...arranged.cells].map(([pile, { lane, row }]) => [pile, { lane: arranged.lanes - 1 - lane, row }]),
  ),
});

const above = (spec: RuleSpec, stockSide: 'left' | 'right'): Arrangement => {
  const cells = new Map<PileId, Cell>();
  const laneOf = (lane: number) => (stockSide === 'left' ? lane : GRID - 1 - lane);
  if (spec.stock !== 'none') {
    cells.set('s', { lane: laneOf(0), row: 0 });
    cells.set('w', { lane: laneOf(1), row: 0 });
  }
  const firstHome = stockSide === 'left' ? GRID - FOUNDATION_IDS.length : 0;
  FOUNDATION_IDS.forEach((pile, nth) => {
    cells.set(pile, { lane: firstHome + nth, row: 0 });
  });
  columns(spec, cells, Math.floor((GRID - spec.columns.length) / 2), 1);
  return { kind: 'above', stockSide, lanes: GRID, cells };
};

const beside = (spec: RuleSpec, stockSide: 'left' | 'right'): Arrangement => {
  const cells = new Map<PileId, Cell>();
  const hasStock = spec.stock !== 'none';
  const lanes = spec.columns.length + (hasStock ? 2 : 1);
  const stockLane = stockSide === 'left' ? 0 : lanes - 1;
  const homeLane = stockSide === 'left' ? lanes - 1 : 0;
  if (hasStock) {
    cells.set('s', { lane: stockLane, row: 0 });
    cells.set('w', { lane: stockLane, row: 1 });
  }
  FOUNDATION_IDS.forEach((pile, row) => {
    cells.set(pile, { lane: homeLane, row });
  });
  columns(spec, cells, stockSide === 'right' || hasStock ? 1 : 0, 0);
  return { kind: 'beside', stockSide, lanes, cells };
};

const columns = (spec: RuleSpec, cells: Map<PileId, Cell>, firstLane: number, row: number): void => {
  for (const [nth, pile] of COLUMN_IDS.slice(0, spec.columns.length).entries())
    cells.set(pile, { lane: firstLane + nth, row });
};
