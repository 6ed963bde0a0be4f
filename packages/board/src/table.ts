import type { Card, PileId } from '@geduld/core';
import { type Stop, stopsOf } from './announce.ts';
import type { Arrival, BoardSettings, BoardWords, Group, View } from './contract.ts';
import { AT_REST, type DragState } from './drag.ts';
import type { Geometry } from './geometry.ts';
import { NOTHING_PENDING, type Pending } from './keyboard.ts';
import { marksOf } from './marks.ts';
import type { Painter } from './paint.ts';
import { groupCards, type Scene, sceneOf } from './scene.ts';
import { planMovements } from './tween.ts';

/** A celebration of a win, awaited or under way. */
export interface Celebration {
  /** Begins it, as soon as every card has arrived. */
  readonly begin: () => void;
  /** Everything back to its place, at once. */
  readonly end: () => void;
}

/** What changes while a table is on the page. */
export interface Table {
  settings: BoardSettings;
  words: BoardWords;
  view: View | undefined;
  geometry: Geometry | undefined;
  scene: Scene | undefined;
  stops: readonly Stop[];
  /** The stop that Tab reaches, and the card that was there. */
  current: string;
  currentCard: Card | undefined;
  focusShown: boolean;
  drag: DragState;
  dragTargets: readonly PileId[] | undefined;
  pending: Pending;
  hint: { readonly from: Group | undefined; readonly to: PileId | undefined } | undefined;
  fresh: boolean;
  shows: number;
  celebration: Celebration | undefined;
}

/** A table on which nothing lies yet. */
export const emptyTable = (settings: BoardSettings, words: BoardWords): Table => ({
  settings,
  words,
  view: undefined,
  geometry: undefined,
  scene: undefined,
  stops: [],
  current: '',
  currentCard: undefined,
  focusShown: false,
  drag: AT_REST,
  dragTargets: undefined,
  pending: NOTHING_PENDING,
  hint: undefined,
  fresh: false,
  shows: 0,
  celebration: undefined,
});

/** Ends a celebration, if there is one. */
export const endCelebration = (table: Table): void => {
  table.celebration?.end();
};

/** Would `view` change the cards that are being pressed or dragged? */
export const dragIsStale = ({ drag, scene }: Pick<Table, 'drag' | 'scene'>, view: View): boolean => {
  const group = heldGroup(drag);
  if (!group || !scene) return false;
  const before = groupCards(scene, group);
  const next = sceneOf(view.spec, view.position, view.canRedeal, scene.geometry);
  return groupCards(next, group).join() !== before.join();
};

const heldGroup = (drag: DragState): Group | undefined => {
  if (drag.kind === 'dragging') return drag.group;
  return drag.kind === 'pressed' && drag.hit.kind === 'group' ? drag.hit.group : undefined;
};

/** Draws the view: cards go to their places, controls and frames with them. */
export const draw = (
  table: Table,
  painter: Painter,
  arrival: Arrival,
  speed: BoardSettings['speed'],
): void => {
  const { view, geometry } = table;
  if (!view || !geometry) return;
  const scene = sceneOf(view.spec, view.position, view.canRedeal, geometry);
  const spots = painter.cards.spots();
  table.scene = scene;
  painter.places(scene);
  painter.cards.show(scene, planMovements(scene, spots, arrival, speed));
  drawStops(table, painter);
  drawMarks(table, painter);
};

/** Writes the controls. The focus stays on its pile; if its card moved, it goes along. */
export const drawStops = (table: Table, painter: Painter): void => {
  const { scene, current, currentCard } = table;
  if (!scene) return;
  const stops = stopsOf(scene);
  const [pile] = current.split(':');
  const at =
    (currentCard === undefined ? undefined : stops.find(({ card }) => card === currentCard)) ??
    stops.find(({ key }) => key === current) ??
    stops.findLast((stop) => stop.pile === pile) ??
    stops[0];
  table.stops = stops;
  table.current = at?.key ?? '';
  table.currentCard = at?.card;
  painter.stops(scene, stops, table.current, table.words);
};

/** Writes the frames. */
export const drawMarks = (table: Table, painter: Painter): void => {
  const { scene, view } = table;
  if (!scene || !view) return;
  painter.marks(
    marksOf(scene, view, {
      fresh: table.fresh,
      hint: table.hint,
      dragging: table.drag.kind === 'dragging' ? (table.dragTargets ?? []) : undefined,
      pending: table.pending,
      focus: table.focusShown ? table.stops.find(({ key }) => key === table.current) : undefined,
      placementHelp: table.settings.placementHelp,
    }),
  );
};
