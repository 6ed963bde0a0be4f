import type { DragEvent } from './drag.ts';
import type { Point } from './geometry.ts';
import type { Hit } from './hit.ts';

/** What the listeners need to know of the table. */
export interface PointerHost {
  readonly hitAt: (at: Point) => Hit;
  readonly onEvent: (event: DragEvent) => void;
  /** Something was pressed, whatever it was. */
  readonly onTouch: () => void;
  /** A click without a pointer: a screen reader or a switch pressed the control. */
  readonly onClick: (target: Element) => void;
}

/**
 * Turns the browser's pointer events into the drag machine's. The table's place on the page is read once a press.
 * Returns the way to stop.
 */
export const listenToPointers = (table: HTMLElement, host: PointerHost): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  let origin: Point = { x: 0, y: 0 };
  let active: number | undefined;
  const at = (event: PointerEvent): Point => ({ x: event.clientX - origin.x, y: event.clientY - origin.y });
  const breakOff = () => {
    active = undefined;
    host.onEvent({ kind: 'break' });
  };
  const down = (event: PointerEvent) => {
    host.onTouch();
    if (event.button !== 0) return breakOff();
    if (active !== undefined && active !== event.pointerId) return breakOff();
    // A second finger of a broken press starts nothing.
    if (active === undefined && !event.isPrimary) return;
    const box = table.getBoundingClientRect();
    origin = { x: box.left, y: box.top };
    active = event.pointerId;
    table.setPointerCapture(event.pointerId);
    const coarse = event.pointerType !== 'mouse';
    host.onEvent({
      kind: 'down',
      pointer: event.pointerId,
      at: at(event),
      time: event.timeStamp,
      coarse,
      hit: host.hitAt(at(event)),
    });
  };
  const move = (event: PointerEvent) => {
    if (active === event.pointerId) host.onEvent({ kind: 'move', pointer: event.pointerId, at: at(event) });
  };
  const up = (event: PointerEvent) => {
    if (active !== event.pointerId) return;
    active = undefined;
    host.onEvent({ kind: 'up', pointer: event.pointerId, at: at(event), time: event.timeStamp });
  };
  const cancel = (event: PointerEvent) => {
    if (active === event.pointerId) breakOff();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') breakOff();
  };
  const never = (event: Event) => event.preventDefault();
  const click = (event: MouseEvent) => {
    if (event.detail === 0 && event.target instanceof Element) host.onClick(event.target);
  };
  table.addEventListener('pointerdown', down, { signal });
  table.addEventListener('pointermove', move, { signal });
  table.addEventListener('pointerup', up, { signal });
  table.addEventListener('pointercancel', cancel, { signal });
  table.addEventListener('lostpointercapture', cancel, { signal });
  table.addEventListener('click', click, { signal });
  for (const kind of ['contextmenu', 'selectstart', 'dragstart', 'dblclick'])
    table.addEventListener(kind, never, { signal });
  window.addEventListener('blur', breakOff, { signal });
  document.addEventListener('visibilitychange', hidden, { signal });
  return () => stop.abort();
};
