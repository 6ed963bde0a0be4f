import type { RuleSpec } from '@geduld/core';

/** How far the next card of a column lies below the one under it, in px. */
export interface Fan {
  readonly down: number;
  readonly open: number;
}

/** The three stages between which a column is pressed together as it grows. */
export interface FanStages {
  /** As long as there is room. */
  readonly roomy: Fan;
  /** The faces' own index still shows in full. */
  readonly snug: Fan;
  /** Rank and suit still show, in the bar that takes the index's place. */
  readonly tight: Fan;
}

/** A column by its numbers of cards. */
export interface ColumnLength {
  readonly down: number;
  readonly open: number;
}

/** Room that a column takes below the top edge of its first card, without the height of the last one. */
export const reachOf = ({ down, open }: ColumnLength, fan: Fan): number =>
  open === 0 ? Math.max(0, down - 1) * fan.down : down * fan.down + (open - 1) * fan.open;

/**
 * The fan of a column that may reach `room` px: roomy where it can, then pressed together evenly through the
 * stages. A column beyond the longest that was planned for is pressed further still: it never leaves the table.
 */
export const fanOf = (stages: FanStages, length: ColumnLength, room: number): Fan => {
  const needs = [stages.roomy, stages.snug, stages.tight].map((fan) => reachOf(length, fan)) as [
    number,
    number,
    number,
  ];
  if (room >= needs[0]) return stages.roomy;
  if (room >= needs[1]) return between(stages.snug, stages.roomy, (room - needs[1]) / (needs[0] - needs[1]));
  if (room >= needs[2]) return between(stages.tight, stages.snug, (room - needs[2]) / (needs[1] - needs[2]));
  const factor = Math.max(0, room) / needs[2];
  return { down: stages.tight.down * factor, open: stages.tight.open * factor };
};

const between = (from: Fan, to: Fan, share: number): Fan => ({
  down: from.down + (to.down - from.down) * share,
  open: from.open + (to.open - from.open) * share,
});

/**
 * The longest column for which the table is planned: everything that was dealt onto the deepest column, and a
 * king-to-ace run on its end card. Russian play can pile up more; `fanOf` answers for that too.
 */
export const longestColumn = (spec: RuleSpec): ColumnLength => ({
  down: Math.max(...spec.columns.map(({ down }) => down)),
  open: Math.max(...spec.columns.map(({ up }) => up)) - 1 + spec.ranks,
});

/** A column such as most games see: at this length the faces' own index should still show. */
export const usualColumn = (spec: RuleSpec): ColumnLength => {
  const { down, open } = longestColumn(spec);
  return { down, open: Math.max(1, Math.floor(open * 0.7)) };
};
