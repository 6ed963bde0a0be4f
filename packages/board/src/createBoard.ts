import type { Card, PileId } from '@geduld/core';
import { nextStop, type Stop, stopsOf } from './announce.ts';
import { type Celebration, celebrate } from './celebrate.ts';
import type {
  Arrival,
  Board,
  BoardHost,
  BoardSettings,
  BoardWords,
  Group,
  Intent,
  View,
} from './contract.ts';
import { AT_REST, type DragAction, type DragEvent, type DragState, dragStep } from './drag.ts';
import { dropOf } from './drop.ts';
import { type Geometry, measure, type Point } from './geometry.ts';
import { type Hit, hitAt } from './hit.ts';
import { type KeyAnswer, NOTHING_PENDING, type Pending, pressKey } from './keyboard.ts';
import { type KeyTarget, listenToKeys } from './keys.ts';
import { marksOf } from './marks.ts';
import { type Painter, paint } from './paint.ts';
import { listenToPointers } from './pointer.ts';
import { groupCards, type Scene, sceneOf } from './scene.ts';
import { planMovements } from './tween.ts';

/** What changes while a table is on the page. */
interface Table {
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

/**
 * Puts a table into `root`, which it fills. It shows what it is told by `show`, and reports to `host` what the
 * player wants; it judges nothing. The stylesheet is `board.css`.
 */
export const createBoard = (root: HTMLElement, host: BoardHost, settings: BoardSettings): Board => {
  root.classList.add('gd-board');
  const painter = paint(root);
  const table: Table = {
    settings,
    words: host.words,
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
  };
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pace = () => (stillness.matches ? 'off' : table.settings.speed);
  const input = inputOf(table, painter, host, pace);

  const relayout = (arrival: Arrival) => {
    const { view } = table;
    const { clientWidth: width, clientHeight: height } = painter.table;
    if (!view || width < 40 || height < 40) return;
    table.geometry = measure(view.spec, { width, height }, table.settings);
    painter.fit(table.geometry, table.settings);
    draw(table, painter, arrival, pace());
  };
  const resized = new ResizeObserver(() => {
    const { geometry } = table;
    const { clientWidth: width, clientHeight: height } = painter.table;
    if (geometry && geometry.size.width === width && geometry.size.height === height) return;
    input.breakOff();
    relayout('instant');
  });
  resized.observe(painter.table);
  const stopPointers = listenToPointers(painter.table, {
    hitAt: (at) => input.hitAt(at),
    onEvent: input.onDrag,
    onTouch: input.touched,
    onClick: (element) => input.onClick(painter.stopKeyOf(element)),
  });
  const stopKeys = listenToKeys(painter.table, { onKey: input.onKey, onFocus: input.onFocus });

  return {
    show: (view, arrival) => {
      const before = table.view;
      endCelebration(table);
      table.view = view;
      table.shows++;
      table.fresh = true;
      if (before && before.position !== view.position) {
        table.hint = undefined;
        table.pending = NOTHING_PENDING;
        if (dragIsStale(table, view)) input.breakOff();
      }
      if (!table.geometry || before?.spec !== view.spec) relayout(arrival);
      else draw(table, painter, arrival, pace());
    },
    set: (next) => {
      table.settings = next;
      input.breakOff();
      relayout('move');
    },
    speak: (words) => {
      table.words = words;
      drawStops(table, painter);
    },
    point: (from, to) => {
      table.hint = from || to ? { from, to } : undefined;
      table.fresh = false;
      drawMarks(table, painter);
    },
    refuse: (group) => {
      if (table.scene && pace() !== 'off') painter.cards.shake(groupCards(table.scene, group));
    },
    celebrate: () => {
      if (table.scene && pace() !== 'off' && !table.celebration)
        table.celebration = celebrate(table.scene, painter.cards, () => {
          table.celebration = undefined;
        });
    },
    focus: () => painter.focus(table.current),
    destroy: () => {
      endCelebration(table);
      resized.disconnect();
      stopPointers();
      stopKeys();
      painter.remove();
      root.classList.remove('gd-board');
    },
  };
};

const endCelebration = (table: Table): void => {
  table.celebration?.end();
  table.celebration = undefined;
};

/** Are the dragged cards no longer what they were when they were lifted? */
const dragIsStale = (table: Table, view: View): boolean => {
  if (table.drag.kind !== 'dragging' || !table.scene) return false;
  const { group } = table.drag;
  const before = groupCards(table.scene, group);
  const next = sceneOf(view.spec, view.position, view.canRedeal, table.scene.geometry);
  return groupCards(next, group).join() !== before.join();
};

const draw = (table: Table, painter: Painter, arrival: Arrival, speed: BoardSettings['speed']): void => {
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

/** The focus stays on its pile; if its card moved, it goes along. */
const drawStops = (table: Table, painter: Painter): void => {
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

const drawMarks = (table: Table, painter: Painter): void => {
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

/** Everything that the player does to the table. */
const inputOf = (table: Table, painter: Painter, host: BoardHost, pace: () => BoardSettings['speed']) => {
  const { cards } = painter;
  const send = (intent: Intent) => host.onIntent(intent);
  const marks = () => drawMarks(table, painter);
  /** Any input ends what only looks nice, and the marks of the last move. */
  const touched = () => {
    endCelebration(table);
    cards.finishLong();
    if (!table.fresh && !table.hint && table.pending.kind === 'nothing') return;
    table.fresh = false;
    table.hint = undefined;
    marks();
  };
  const glideHome = () => draw(table, painter, 'move', pace());

  const drop = (group: Group, by: Point) => {
    const { scene } = table;
    const lead = scene?.cards[groupCards(scene, group)[0] ?? -1];
    cards.letGo();
    if (!scene || !lead) return glideHome();
    const fitting = table.dragTargets ?? [];
    table.dragTargets = undefined;
    const end = dropOf(scene, group, { x: lead.x + by.x, y: lead.y + by.y }, fitting);
    const shows = table.shows;
    if (end.kind === 'onto') send({ kind: 'carry', group, to: end.pile });
    else if (end.kind === 'nowhere') send({ kind: 'letGo', group });
    // The app may answer at once or a moment later; if it has nothing to show, the group goes back by itself.
    if (end.kind === 'back') return glideHome();
    requestAnimationFrame(() => {
      if (table.shows === shows) glideHome();
    });
  };

  const tap = (hit: Hit, double: boolean) => {
    if (table.pending.kind !== 'nothing') {
      table.pending = NOTHING_PENDING;
      marks();
    }
    switch (hit.kind) {
      case 'stock':
        return send({ kind: 'stock' });
      case 'group':
        return send({ kind: 'tap', group: hit.group, double });
      case 'pile':
        return send({ kind: 'tap', group: { pile: hit.pile, count: 0 }, double: false });
      case 'felt':
        return send({ kind: 'select', group: undefined });
    }
  };

  const act = (action: DragAction) => {
    const { scene } = table;
    if (!scene) return;
    switch (action.kind) {
      case 'press':
        return cards.press(groupCards(scene, action.group), true);
      case 'unpress':
        return cards.press(groupCards(scene, action.group), false);
      case 'lift':
        table.dragTargets = host.targetsOf(action.group);
        cards.lift(groupCards(scene, action.group));
        return marks();
      case 'follow':
        return cards.follow(action.by);
      case 'drop':
        return drop(action.group, action.by);
      case 'goBack':
        table.dragTargets = undefined;
        cards.letGo();
        return glideHome();
      case 'tap':
        return tap(action.hit, action.double);
    }
  };
  const onDrag = (event: DragEvent) => {
    const { state, actions } = dragStep(table.drag, event);
    table.drag = state;
    for (const action of actions) act(action);
  };
  const breakOff = () => onDrag({ kind: 'break' });

  const moveFocus = (to: KeyAnswer['focus']) => {
    const { scene, stops } = table;
    const from = stops.find(({ key }) => key === table.current);
    if (!scene || !from || !to) return;
    const next = to === 'first' ? stops[0] : to === 'last' ? stops.at(-1) : nextStop(scene, stops, from, to);
    if (next) painter.focus(next.key);
  };
  const onKey: KeyTarget['onKey'] = (press, inside) => {
    const { view } = table;
    if (!view) return false;
    if (press.key === 'Escape' && table.drag.kind !== 'idle') {
      breakOff();
      return true;
    }
    const stop = inside ? table.stops.find(({ key }) => key === table.current) : undefined;
    const answer = pressKey(table.pending, press, {
      position: view.position,
      hasStock: view.spec.stock !== 'none',
      selected: view.selected,
      focus: stop,
      targetsOf: host.targetsOf,
      still: view.still,
    });
    if (!answer.handled) return false;
    touched();
    if (table.drag.kind === 'dragging') breakOff();
    table.pending = answer.pending;
    marks();
    moveFocus(answer.focus);
    for (const intent of answer.intents) {
      follow(table, intent);
      send(intent);
    }
    return true;
  };

  return {
    onDrag,
    onKey,
    touched,
    breakOff,
    hitAt: (at: Point): Hit =>
      table.scene && table.view && !table.view.still ? hitAt(table.scene, at) : { kind: 'felt' },
    onClick: (key: string | undefined) => {
      const stop = table.stops.find((one) => one.key === key);
      if (!stop || table.view?.still) return;
      touched();
      if (stop.pile === 's') return send({ kind: 'stock' });
      send({ kind: 'tap', group: { pile: stop.pile, count: stop.count }, double: false });
    },
    onFocus: (element: Element | undefined, visible: boolean) => {
      const key = element && painter.stopKeyOf(element);
      const stop = table.stops.find((one) => one.key === key);
      table.focusShown = visible && stop !== undefined;
      if (stop) {
        table.current = stop.key;
        table.currentCard = stop.card;
      }
      marks();
    },
  };
};

/** After a carry by keys the focus goes with the carried card. */
const follow = (table: Table, intent: Intent): void => {
  if (intent.kind !== 'carry' || !table.scene) return;
  table.currentCard = groupCards(table.scene, intent.group)[0];
};
