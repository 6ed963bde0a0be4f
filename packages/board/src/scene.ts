import {
  type Card,
  cardsOf,
  columnAt,
  columnsOf,
  FOUNDATION_IDS,
  isColumn,
  isFoundation,
  type PileId,
  type Position,
  type RuleSpec,
  roleOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Group } from './contract.ts';
import type { EmptyPile } from './emptyPiles.ts';
import { type Fan, fanOf } from './fan.ts';
import { BAR_PADDING, type Geometry, INDEX_STRIP, type Point } from './geometry.ts';

/** One card with its place. */
export interface CardInScene {
  readonly card: Card;
  readonly pile: PileId;
  /** Bottom card is 0. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** Higher lies over lower. */
  readonly z: number;
  readonly face: 'up' | 'down';
  /** So deep in a heap that nobody sees it, also when the top card is lifted. */
  readonly buried: boolean;
  /** The bar that takes the index's place; `undefined` where the face's own shows. */
  readonly bar: Bar | undefined;
}

/** Rank and suit in one line on the paper's colour, over the top of a face. */
export interface Bar {
  /** Height of its capitals in px. */
  readonly capital: number;
  /** Its own height in px: all that shows of a covered card, the place of the index on a free one. */
  readonly height: number;
}

/** A bar's height over the card's width at most. */
const LARGEST_BAR = 0.55;

/** A pile with its place and, under its cards, the mark that shows when there is none. */
export interface PlaceInScene extends Point {
  readonly pile: PileId;
  readonly mark: EmptyPile;
  readonly count: number;
  /** Open cards that can be picked up, from the top. */
  readonly open: number;
}

/** A whole table as a list of things with places, in px. */
export interface Scene {
  readonly spec: RuleSpec;
  readonly geometry: Geometry;
  /** By card number; a small pack leaves holes. */
  readonly cards: readonly (CardInScene | undefined)[];
  /** In the order in which a reader meets them: stock, waste, foundations, columns. */
  readonly places: readonly PlaceInScene[];
  readonly piles: ReadonlyMap<PileId, readonly Card[]>;
}

/** Places every card of a position. Pure: the same position on the same table is the same scene. */
export const sceneOf = (
  spec: RuleSpec,
  position: Position,
  canRedeal: boolean,
  geometry: Geometry,
): Scene => {
  const cards: (CardInScene | undefined)[] = [];
  const places: PlaceInScene[] = [];
  const piles = new Map<PileId, readonly Card[]>();
  for (const pile of pileOrder(spec, position)) {
    const content = cardsOf(position, pile);
    const down = isColumn(pile) ? columnAt(position, pile).down : 0;
    piles.set(pile, content);
    for (const placed of placeCards(spec, geometry, pile, content, down)) cards[placed.card] = placed;
    const { x, y } = geometry.slots.get(pile) as Point;
    const open = isColumn(pile) ? content.length - down : pile === 's' ? 0 : Math.min(1, content.length);
    places.push({ pile, x, y, mark: markOf(spec, pile, canRedeal), count: content.length, open });
  }
  return { spec, geometry, cards, places, piles };
};

const pileOrder = (spec: RuleSpec, position: Position): readonly PileId[] => [
  ...(spec.stock === 'none' ? [] : (['s', 'w'] as const)),
  ...FOUNDATION_IDS,
  ...columnsOf(position),
];

const markOf = (spec: RuleSpec, pile: PileId, canRedeal: boolean): EmptyPile => {
  if (isFoundation(pile)) return { kind: 'foundation', suit: suitOfFoundation(pile) };
  if (isColumn(pile)) return { kind: spec.vacancy === 'king' ? 'kings' : 'anyCard' };
  if (pile === 'w') return { kind: 'plain' };
  return { kind: canRedeal ? 'turnable' : 'exhausted' };
};

const placeCards = (
  spec: RuleSpec,
  geometry: Geometry,
  pile: PileId,
  content: readonly Card[],
  down: number,
): readonly CardInScene[] => {
  const slot = geometry.slots.get(pile) as Point;
  const role = roleOf(pile);
  if (role === 'column') return columnCards(geometry, pile, content, down, slot);
  return content.map((card, index) => {
    const under = content.length - 1 - index;
    const at =
      role === 'waste'
        ? wasteSpot(spec, geometry, content.length, index, slot)
        : role === 'stock'
          ? stockSpot(content.length, under, slot)
          : slot;
    const depth = role === 'waste' ? fanned(spec) : role === 'stock' ? 2 : 1;
    return {
      card,
      pile,
      index,
      ...at,
      z: index,
      face: role === 'stock' ? 'down' : 'up',
      buried: under > depth,
      bar: role === 'stock' ? undefined : barOf(geometry, geometry.card.width * INDEX_STRIP + 1),
    };
  });
};

const fanned = (spec: RuleSpec): number => (spec.stock === 'none' ? 1 : spec.stock.draw);

/** The stock stands a little higher the more cards it has. */
const stockSpot = (count: number, under: number, slot: Point): Point => {
  const layers = Math.min(under, Math.ceil(count / 9) - 1);
  return { x: slot.x, y: slot.y + 1.5 * layers };
};

/** The last cards drawn lie side by side; in a mirrored table the top one keeps its place and the others lean out. */
const wasteSpot = (spec: RuleSpec, geometry: Geometry, count: number, index: number, slot: Point): Point => {
  const shown = Math.min(fanned(spec), count);
  const fromFirst = Math.max(0, index - (count - shown));
  const { x, y } = geometry.wasteStep;
  return x < 0
    ? { x: slot.x + x * (shown - 1 - fromFirst), y: slot.y }
    : { x: slot.x + x * fromFirst, y: slot.y + y * fromFirst };
};

const columnCards = (
  geometry: Geometry,
  pile: PileId,
  content: readonly Card[],
  down: number,
  slot: Point,
): readonly CardInScene[] => {
  const fan = columnFan(geometry, content.length, down);
  return content.map((card, index) => {
    // Whole pixels keep the edges of covered cards crisp.
    const y = Math.round(slot.y + Math.min(index, down) * fan.down + Math.max(0, index - down) * fan.open);
    const covered = index < content.length - 1;
    const up = index >= down;
    const bar = up ? barOf(geometry, covered ? fan.open : geometry.card.width * INDEX_STRIP + 1) : undefined;
    return { card, pile, index, x: slot.x, y, z: index, face: up ? 'up' : 'down', buried: false, bar };
  });
};

/** The steps of a column with this many cards. */
const columnFan = (geometry: Geometry, count: number, down: number): Fan =>
  fanOf(geometry.stages, { down, open: count - down }, geometry.reach);

/** A bar stands where the face's own index is too small for the print that was asked for, or covered in part. */
const barOf = ({ index, card }: Geometry, step: number): Bar | undefined => {
  const shown = Math.floor(step + 1e-6);
  const hidden = shown < card.width * INDEX_STRIP - 0.2;
  if (!hidden && index.own >= index.least - 0.1) return undefined;
  const wanted = Math.min(Math.max(index.least, card.width * 0.16), card.width * 0.44);
  const capital = Math.max(4, Math.min(wanted, shown - BAR_PADDING));
  return { capital, height: Math.max(capital + 3, Math.min(shown + 2, card.width * LARGEST_BAR)) };
};

/** The cards of a group, lowest first; empty when the pile has fewer. */
export const groupCards = (scene: Scene, { pile, count }: Group): readonly Card[] => {
  const cards = scene.piles.get(pile) ?? [];
  return count > 0 && count <= cards.length ? cards.slice(-count) : [];
};

/** The place of a pile. */
export const placeOf = (scene: Scene, pile: PileId): PlaceInScene | undefined =>
  scene.places.find((place) => place.pile === pile);
