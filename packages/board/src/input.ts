import { assertNever } from '@geduld/core';
import { nextStop } from './announce.ts';
import type { BoardHost, BoardSettings, Group, Intent } from './contract.ts';
import { type DragAction, type DragEvent, dragStep } from './drag.ts';
import { dropOf } from './drop.ts';
import type { Point } from './geometry.ts';
import { type Hit, hitAt } from './hit.ts';
import { type KeyAnswer, NOTHING_PENDING, pressKey } from './keyboard.ts';
import type { KeyTarget } from './keys.ts';
import type { Painter } from './paint.ts';
import { groupCards } from './scene.ts';
import { draw, drawMarks, endCelebration, type Table } from './table.ts';

/** Everything that the player does to the table. */
export const inputOf = (
  table: Table,
  painter: Painter,
  host: BoardHost,
  pace: () => BoardSettings['speed'],
) => {
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
      default:
        return assertNever(hit);
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
        host.onLift?.();
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
      default:
        return assertNever(action);
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
      letters: table.settings.letterKeys,
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
