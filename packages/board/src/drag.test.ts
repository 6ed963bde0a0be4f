import type { Card } from '@geduld/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_REST, type DragAction, type DragEvent, type DragState, dragStep } from './drag.ts';
import type { Hit } from './hit.ts';

const card: Hit = { kind: 'group', group: { pile: 'c3', count: 2 }, lead: 17 as Card };
const nextCard: Hit = { kind: 'group', group: { pile: 'c3', count: 2 }, lead: 18 as Card };
const stock: Hit = { kind: 'stock' };
const felt: Hit = { kind: 'felt' };

const down = (hit: Hit, x = 0, y = 0, time = 0, coarse = false, pointer = 1): DragEvent => ({
  kind: 'down',
  pointer,
  at: { x, y },
  time,
  coarse,
  hit,
});
const move = (x: number, y: number, pointer = 1): DragEvent => ({ kind: 'move', pointer, at: { x, y } });
const up = (x = 0, y = 0, time = 50, pointer = 1): DragEvent => ({ kind: 'up', pointer, at: { x, y }, time });

const run = (...events: readonly DragEvent[]): { state: DragState; actions: readonly DragAction[] } => {
  let state = AT_REST;
  const actions: DragAction[] = [];
  for (const event of events) {
    const step = dragStep(state, event);
    state = step.state;
    actions.push(...step.actions);
  }
  return { state, actions };
};
const kinds = (...events: readonly DragEvent[]) => run(...events).actions.map(({ kind }) => kind);

describe('a press', () => {
  it('without movement is a tap', () => {
    expect(run(down(card), move(3, 2), up(3, 2)).actions).toEqual([
      { kind: 'press', group: { pile: 'c3', count: 2 } },
      { kind: 'unpress', group: { pile: 'c3', count: 2 } },
      { kind: 'tap', hit: card, double: false },
    ]);
  });

  it('of a finger may wander 10 px, of a mouse 4', () => {
    expect(kinds(down(card, 0, 0, 0, true), move(8, 6), up(8, 6))).toContain('tap');
    expect(kinds(down(card), move(4, 3), up(4, 3))).toEqual(['press', 'lift', 'follow', 'drop']);
  });

  it('beyond that lifts in the same step in which it follows', () => {
    expect(run(down(card, 5, 5), move(25, 5), move(40, 8), up(41, 9)).actions.slice(1)).toEqual([
      { kind: 'lift', group: { pile: 'c3', count: 2 } },
      { kind: 'follow', by: { x: 20, y: 0 } },
      { kind: 'follow', by: { x: 35, y: 3 } },
      { kind: 'drop', group: { pile: 'c3', count: 2 }, by: { x: 36, y: 4 } },
    ]);
  });

  it('on the stock or the felt never drags', () => {
    expect(kinds(down(stock), move(20, 0), up(20, 0))).toEqual(['tap']);
    expect(kinds(down(felt), move(60, 0), up(60, 0))).toEqual([]);
  });
});

describe('two taps', () => {
  const twice = (second: Hit, time: number, x = 3) =>
    run(down(card), up(), down(second, x, 0, time), up(x, 0, time + 40)).actions.filter(
      (action) => action.kind === 'tap',
    );

  it('on the same card, near and quick, are a double tap', () => {
    expect(twice(card, 300).map(({ double }) => double)).toEqual([false, true]);
  });

  it('are two when late, far apart, or when another card has come', () => {
    expect(twice(card, 420).map(({ double }) => double)).toEqual([false, false]);
    expect(twice(card, 300, 30).map(({ double }) => double)).toEqual([false, false]);
    expect(twice(nextCard, 300).map(({ double }) => double)).toEqual([false, false]);
  });

  it('on the stock are two draws', () => {
    const taps = run(down(stock), up(0, 0, 20), down(stock, 0, 0, 60), up(0, 0, 80)).actions;
    expect(taps).toEqual([
      { kind: 'tap', hit: stock, double: false },
      { kind: 'tap', hit: stock, double: false },
    ]);
  });
});

describe('whatever breaks a drag', () => {
  it.each([
    ['a cancelled pointer', { kind: 'break' } as const],
    ['a second finger', down(felt, 90, 90, 20, true, 2)],
  ])('%s returns the group and leaves the rest of the gesture without effect', (_, event) => {
    const { state, actions } = run(down(card), move(30, 0), event, move(60, 0), up(60, 0));
    expect(actions.map(({ kind }) => kind)).toEqual(['press', 'lift', 'follow', 'goBack']);
    expect(state).toEqual(AT_REST);
  });

  it('a pointer that is not the dragging one moves nothing', () => {
    expect(kinds(down(card), move(30, 0, 2), up(30, 0, 10, 2))).toEqual(['press']);
  });
});

it('every lift ends in exactly one drop or return, and no tap comes in between', () => {
  const event = fc.oneof(
    fc
      .record({
        x: fc.integer({ min: 0, max: 40 }),
        which: fc.integer({ min: 0, max: 3 }),
        pointer: fc.integer({ min: 1, max: 2 }),
      })
      .map(({ x, which, pointer }) =>
        down([card, stock, felt, nextCard][which] as Hit, x, 0, x, x % 2 === 0, pointer),
      ),
    fc
      .record({ x: fc.integer({ min: 0, max: 40 }), pointer: fc.integer({ min: 1, max: 2 }) })
      .map(({ x, pointer }) => move(x, 0, pointer)),
    fc
      .record({ x: fc.integer({ min: 0, max: 40 }), pointer: fc.integer({ min: 1, max: 2 }) })
      .map(({ x, pointer }) => up(x, 0, x, pointer)),
    fc.constant<DragEvent>({ kind: 'break' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { state, actions } = run(...events, { kind: 'break' });
      let pressed = 0;
      let liftedNow = 0;
      for (const { kind } of actions) {
        if (kind === 'press') pressed++;
        if (kind === 'unpress') pressed--;
        if (kind === 'lift') liftedNow++;
        if (kind === 'drop' || kind === 'goBack') {
          pressed--;
          liftedNow--;
        }
        expect(liftedNow === 0 || liftedNow === 1).toBe(true);
        expect(pressed === 0 || pressed === 1).toBe(true);
        if (kind === 'follow') expect(liftedNow).toBe(1);
        if (kind === 'tap') expect(liftedNow).toBe(0);
      }
      expect([pressed, liftedNow, state.kind]).toEqual([0, 0, 'idle']);
    }),
    { numRuns: 500 },
  );
});
