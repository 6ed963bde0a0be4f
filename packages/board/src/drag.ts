import { assertNever } from '@geduld/core';
import type { Group } from './contract.ts';
import type { Point } from './geometry.ts';
import type { Hit } from './hit.ts';

/** What the pointers do, in table coordinates and milliseconds. */
export type DragEvent =
  | {
      readonly kind: 'down';
      readonly pointer: number;
      readonly at: Point;
      readonly time: number;
      readonly coarse: boolean;
      readonly hit: Hit;
    }
  | { readonly kind: 'move'; readonly pointer: number; readonly at: Point }
  | { readonly kind: 'up'; readonly pointer: number; readonly at: Point; readonly time: number }
  /** A call came, the table turned, a key said no: whatever is under way is off. */
  | { readonly kind: 'break' };

/** What is to be done about it. */
export type DragAction =
  | { readonly kind: 'press'; readonly group: Group }
  | { readonly kind: 'unpress'; readonly group: Group }
  | { readonly kind: 'lift'; readonly group: Group }
  | { readonly kind: 'follow'; readonly by: Point }
  | { readonly kind: 'drop'; readonly group: Group; readonly by: Point }
  | { readonly kind: 'goBack'; readonly group: Group }
  | { readonly kind: 'tap'; readonly hit: Hit; readonly double: boolean };

interface LastTap {
  readonly hit: Hit;
  readonly at: Point;
  readonly time: number;
}

/** Where a press stands. */
export type DragState =
  | { readonly kind: 'idle'; readonly last: LastTap | undefined }
  | {
      readonly kind: 'pressed';
      readonly pointer: number;
      readonly from: Point;
      readonly coarse: boolean;
      readonly hit: Hit;
      readonly double: boolean;
    }
  | { readonly kind: 'dragging'; readonly pointer: number; readonly from: Point; readonly group: Group };

/** Nothing is pressed and nothing was tapped. */
export const AT_REST: DragState = { kind: 'idle', last: undefined };

/** A finger wanders more than a mouse does. */
const SLOP = { fine: 4, coarse: 10 };
/** Nothing can be dragged off the stock or the felt, so more wandering is still a tap there. */
const LOOSE_SLOP = 24;
const DOUBLE_WITHIN = 350;
const DOUBLE_NEAR = { fine: 12, coarse: 28 };

interface Step {
  readonly state: DragState;
  readonly actions: readonly DragAction[];
}

/** One step of the machine. Pure; a second pointer, or a break, takes everything back. */
export const dragStep = (state: DragState, event: DragEvent): Step => {
  switch (event.kind) {
    case 'down':
      return state.kind === 'idle' ? press(state.last, event) : off(state);
    case 'move':
      return state.kind !== 'idle' && state.pointer === event.pointer ? move(state, event.at) : same(state);
    case 'up':
      return state.kind !== 'idle' && state.pointer === event.pointer ? release(state, event) : same(state);
    case 'break':
      return off(state);
    default:
      return assertNever(event);
  }
};

const same = (state: DragState): Step => ({ state, actions: [] });

const press = (last: LastTap | undefined, event: Extract<DragEvent, { kind: 'down' }>): Step => {
  const { pointer, at, coarse, hit, time } = event;
  const near = coarse ? DOUBLE_NEAR.coarse : DOUBLE_NEAR.fine;
  const double =
    last !== undefined &&
    time - last.time <= DOUBLE_WITHIN &&
    distance(last.at, at) <= near &&
    sameGroup(last.hit, hit);
  return {
    state: { kind: 'pressed', pointer, from: at, coarse, hit, double },
    actions: hit.kind === 'group' ? [{ kind: 'press', group: hit.group }] : [],
  };
};

/** The same card in the same place: after a first tap that moved it, the next card is a new one. */
const sameGroup = (one: Hit, other: Hit): boolean =>
  one.kind === 'group' &&
  other.kind === 'group' &&
  one.lead === other.lead &&
  one.group.pile === other.group.pile &&
  one.group.count === other.group.count;

const move = (state: Exclude<DragState, { kind: 'idle' }>, at: Point): Step => {
  const by = { x: at.x - state.from.x, y: at.y - state.from.y };
  if (state.kind === 'dragging') return { state, actions: [{ kind: 'follow', by }] };
  const { hit, coarse, pointer, from } = state;
  const far = distance(at, from);
  if (hit.kind !== 'group') return far > LOOSE_SLOP ? off(state) : same(state);
  if (far <= (coarse ? SLOP.coarse : SLOP.fine)) return same(state);
  return {
    state: { kind: 'dragging', pointer, from, group: hit.group },
    actions: [
      { kind: 'lift', group: hit.group },
      { kind: 'follow', by },
    ],
  };
};

const release = (
  state: Exclude<DragState, { kind: 'idle' }>,
  { at, time }: Extract<DragEvent, { kind: 'up' }>,
): Step => {
  if (state.kind === 'dragging') {
    const by = { x: at.x - state.from.x, y: at.y - state.from.y };
    return { state: AT_REST, actions: [{ kind: 'drop', group: state.group, by }] };
  }
  const { hit, double, from } = state;
  const tap: DragAction = { kind: 'tap', hit, double };
  // A third quick tap begins anew.
  const last = double ? undefined : { hit, at: from, time };
  return {
    state: { kind: 'idle', last },
    actions: hit.kind === 'group' ? [{ kind: 'unpress', group: hit.group }, tap] : [tap],
  };
};

const off = (state: DragState): Step => {
  if (state.kind === 'dragging') return { state: AT_REST, actions: [{ kind: 'goBack', group: state.group }] };
  if (state.kind === 'pressed' && state.hit.kind === 'group')
    return { state: AT_REST, actions: [{ kind: 'unpress', group: state.hit.group }] };
  return same(AT_REST);
};

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
