import { isColumn, type PileId, type RuleSpec } from '@geduld/core';
import { type Arrangement, arrange, type Size } from './arrangement.ts';
import type { BoardSettings } from './contract.ts';
import { faceDesignOf } from './dress.ts';
import { type FanStages, longestColumn, reachOf, usualColumn } from './fan.ts';

/** A place on the table in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything about sizes and places that follows from the game, the table's size and the settings. */
export interface Geometry {
  readonly arrangement: Arrangement;
  readonly size: Size;
  readonly card: Size;
  readonly gap: number;
  /** Top left corner of the first card of every pile. */
  readonly slots: ReadonlyMap<PileId, Point>;
  /** How far a column may reach below the top edge of its first card, without the height of the last. */
  readonly reach: number;
  readonly stages: FanStages;
  /** From one card of the waste's fan to the next. */
  readonly wasteStep: Point;
  readonly index: IndexSize;
}

/** How large rank and suit stand in the corner, in px. */
interface IndexSize {
  /** Height of a capital letter below which a bar takes the index's place: 0.72 of 16 px, or of 24 in large print. */
  readonly least: number;
  /** Height of a capital in the faces' own index. */
  readonly own: number;
}

/** Height over width. */
const CARD_RATIO = 7 / 5;
/** Share of a card's width that its own index takes from the top edge down; all designs keep to it. */
export const INDEX_STRIP = 0.337;
/** Height of a capital letter over the size of its type. */
export const CAPITAL = 0.72;

const WIDEST = 180;
/** A bar is this much higher than its capitals. */
export const BAR_PADDING = 1.2;

/** The settings that decide about sizes. */
export type SizeSettings = Pick<BoardSettings, 'stockSide' | 'largePrint' | 'faces'> &
  Partial<Pick<BoardSettings, 'mirror'>>;

/**
 * On a table that is enlarged many times no card is so small that the longest column shows in full. Cards of this width
 * can still be read and hit; longer columns are pressed together instead.
 */
const READABLE = 28;

/** Measures a table: the largest cards with which nothing ever has to scroll. */
export const measure = (spec: RuleSpec, size: Size, settings: SizeSettings): Geometry => {
  const arrangement = arrange(spec, size, settings.stockSide, settings.mirror);
  // Large print never makes cards smaller: it takes what room the columns leave.
  const planned = widest((width) => fitsOn(spec, arrangement, size, width));
  const width =
    planned < READABLE
      ? Math.max(
          planned,
          Math.min(
            READABLE,
            widest((each) => standsOn(arrangement, size, each)),
          ),
        )
      : planned;
  // Whole pixels keep edges crisp; a fifth keeps the height whole as well.
  return layOut(arrangement, size, width > 60 ? Math.floor(width) : Math.floor(width * 5) / 5, settings);
};

/** The widest card that fits. */
const widest = (fits: (width: number) => boolean): number => {
  let [low, high] = [8, WIDEST];
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
};

const gapOf = (size: Size, width: number): number => {
  const share = Math.min(1, Math.max(0, (size.width - 480) / 520));
  return width * (0.12 + 0.08 * share);
};
const asideOf = (arrangement: Arrangement, width: number): number =>
  arrangement.kind === 'beside' ? width * 0.2 : 0;
const padTopOf = (arrangement: Arrangement, width: number): number =>
  arrangement.kind === 'beside' ? 3 : Math.min(18, Math.max(4, width * 0.13));
const PAD_BOTTOM = 4;
const rowGapOf = (width: number): number => width * 0.24;

const totalWidth = (arrangement: Arrangement, size: Size, width: number): number => {
  const { lanes, kind } = arrangement;
  const sides = kind === 'beside' ? (hasStock(arrangement) ? 2 : 1) : 0;
  return lanes * width + (lanes - 1) * gapOf(size, width) + sides * asideOf(arrangement, width);
};
const hasStock = (arrangement: Arrangement): boolean => arrangement.cells.has('s');

const columnTopOf = (arrangement: Arrangement, width: number): number =>
  padTopOf(arrangement, width) + (arrangement.kind === 'above' ? width * CARD_RATIO + rowGapOf(width) : 0);

const leastCapital = (largePrint: boolean): number => (largePrint ? 24 : 16) * CAPITAL;

/** On a low table large print gives way to the last pressing together: smaller cards would help nobody. */
const stagesOf = (arrangement: Arrangement, width: number, largePrint: boolean): FanStages => {
  const strip = Math.ceil(Math.max(width * INDEX_STRIP, leastCapital(largePrint) + 2 * BAR_PADDING));
  const beside = arrangement.kind === 'beside';
  const tight = beside ? Math.ceil(leastCapital(false) + BAR_PADDING) : largePrint ? 26 : 22;
  return {
    roomy: { down: width * 0.175, open: strip * (largePrint ? 1.04 : 1.13) },
    snug: { down: Math.max(2.5, width * 0.07), open: strip },
    tight: { down: 2.5, open: Math.min(strip, tight) },
  };
};

/** Room below the first card of a column. */
const reachOn = (arrangement: Arrangement, size: Size, width: number): number =>
  size.height - columnTopOf(arrangement, width) - width * CARD_RATIO - PAD_BOTTOM;

/** Do all piles have their places, with a card's height for the columns to grow? */
const standsOn = (arrangement: Arrangement, size: Size, width: number): boolean => {
  const height = width * CARD_RATIO;
  const margin = Math.max(3, width * 0.1);
  if (totalWidth(arrangement, size, width) + 2 * margin > size.width) return false;
  const top = padTopOf(arrangement, width);
  const gap = gapOf(size, width);
  if (arrangement.kind === 'beside' && top + 4 * height + 3 * gap + PAD_BOTTOM > size.height) return false;
  return reachOn(arrangement, size, width) >= height;
};

const fitsOn = (spec: RuleSpec, arrangement: Arrangement, size: Size, width: number): boolean => {
  if (!standsOn(arrangement, size, width)) return false;
  const reach = reachOn(arrangement, size, width);
  const stages = stagesOf(arrangement, width, false);
  if (reachOf(longestColumn(spec), stages.tight) > reach) return false;
  return arrangement.kind === 'beside' || reachOf(usualColumn(spec), stages.snug) <= reach;
};

const layOut = (arrangement: Arrangement, size: Size, width: number, settings: SizeSettings): Geometry => {
  const { largePrint } = settings;
  const card = { width, height: width * CARD_RATIO };
  const gap = gapOf(size, width);
  const left = (size.width - totalWidth(arrangement, size, width)) / 2;
  const columnTop = columnTopOf(arrangement, width);
  const stages = stagesOf(arrangement, width, largePrint);
  const beside = arrangement.kind === 'beside';
  const fanRight = !beside && arrangement.stockSide === 'left';
  return {
    arrangement,
    size,
    card,
    gap,
    slots: slotsOf(arrangement, card, gap, left, columnTop),
    reach: reachOn(arrangement, size, width),
    stages,
    wasteStep: beside ? { x: 0, y: stages.snug.open * 1.1 } : { x: width * (fanRight ? 0.34 : -0.34), y: 0 },
    index: { least: leastCapital(largePrint), own: width * faceDesignOf(settings, width).capital },
  };
};

const slotsOf = (
  arrangement: Arrangement,
  card: Size,
  gap: number,
  left: number,
  columnTop: number,
): ReadonlyMap<PileId, Point> => {
  const beside = arrangement.kind === 'beside';
  const aside = asideOf(arrangement, card.width);
  const columnLanes = [...arrangement.cells].flatMap(([pile, { lane }]) => (isColumn(pile) ? [lane] : []));
  const firstColumnLane = Math.min(...columnLanes);
  const columnCount = columnLanes.length;
  const top = padTopOf(arrangement, card.width);
  const slots = new Map<PileId, Point>();
  for (const [pile, { lane, row }] of arrangement.cells) {
    const passed =
      (lane >= firstColumnLane && firstColumnLane > 0 ? 1 : 0) +
      (lane >= firstColumnLane + columnCount ? 1 : 0);
    const x = Math.round(left + lane * (card.width + gap) + (beside ? passed * aside : 0));
    slots.set(pile, {
      x,
      y: Math.round(isColumn(pile) ? columnTop : top + (beside ? row * (card.height + gap) : 0)),
    });
  }
  return slots;
};
