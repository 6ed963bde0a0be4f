import type { Arrival, Board, BoardHost, BoardSettings } from './contract.ts';
import { measure } from './geometry.ts';
import { inputOf } from './input.ts';
import { NOTHING_PENDING } from './keyboard.ts';
import { listenToKeys } from './keys.ts';
import { type Painter, paint } from './paint.ts';
import { listenToPointers } from './pointer.ts';
import { groupCards } from './scene.ts';
import {
  type Celebration,
  dragIsStale,
  draw,
  drawMarks,
  drawStops,
  emptyTable,
  endCelebration,
  type Table,
} from './table.ts';

/**
 * Puts a table into `root`, which it fills. It shows what it is told by `show`, and reports to `host` what the
 * player wants; it judges nothing. The stylesheet is `board.css`.
 */
export const createBoard = (root: HTMLElement, host: BoardHost, settings: BoardSettings): Board => {
  root.classList.add('gd-board');
  const painter = paint(root);
  const table = emptyTable(settings, host.words);
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pace = () => (stillness.matches ? 'off' : table.settings.speed);
  const input = inputOf(table, painter, host, pace);

  painter.cards.onRest(() => table.celebration?.begin());

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
      if (!table.geometry || before?.spec.id !== view.spec.id) relayout(arrival);
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
    celebrate: (over) => {
      endCelebration(table);
      table.celebration = celebrationOf(table, painter, pace(), over);
      if (painter.cards.atRest()) table.celebration.begin();
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

/** A celebration that waits until it may begin. Where nothing moves there is only a moment's pause. */
const celebrationOf = (
  table: Table,
  painter: Painter,
  pace: BoardSettings['speed'],
  over: () => void,
): Celebration => {
  let state: 'awaited' | 'begun' | 'over' = 'awaited';
  let dance: { readonly end: () => void } | undefined;
  const end = () => {
    if (state === 'over') return;
    state = 'over';
    table.celebration = undefined;
    dance?.end();
    over();
  };
  return {
    begin: () => {
      if (state !== 'awaited') return;
      state = 'begun';
      if (pace === 'off') setTimeout(end, 150);
      // Fetched for the first win: no first play needs it.
      else
        import('./celebrate.ts').then(({ celebrate }) => {
          if (state === 'begun' && table.scene) dance = celebrate(table.scene, painter.cards, pace, end);
        }, end);
    },
    end,
  };
};
