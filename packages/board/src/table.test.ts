import { type Card, DRAW, deal, dealOrder, playLegal } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { expect, test } from 'vitest';
import type { Group, View } from './contract.ts';
import type { DragState } from './drag.ts';
import { measure } from './geometry.ts';
import { groupCards, sceneOf } from './scene.ts';
import { dragIsStale } from './table.ts';

const { spec } = gameOf('KL', 'D1N') as NonNullable<ReturnType<typeof gameOf>>;
const start = playLegal(spec, deal(spec, dealOrder(3n)), DRAW).position;
const drawn = playLegal(spec, start, DRAW).position;
const geometry = measure(
  spec,
  { width: 390, height: 734 },
  { stockSide: 'auto', largePrint: false, faces: 'auto' },
);
const scene = sceneOf(spec, start, false, geometry);
const view = { spec, position: drawn, canRedeal: false } as View;

const at = { x: 0, y: 0 };
const pressed = (group: Group): DragState => ({
  kind: 'pressed',
  pointer: 1,
  from: at,
  coarse: false,
  hit: { kind: 'group', group, lead: groupCards(scene, group)[0] as Card },
  double: false,
});
const dragging = (group: Group): DragState => ({ kind: 'dragging', pointer: 1, from: at, group });

test.each([
  ['pressed', pressed],
  ['dragging', dragging],
])('a group that is %s is stale once its place holds other cards', (_name, held) => {
  expect(dragIsStale({ drag: held({ pile: 'w', count: 1 }), scene }, view)).toBe(true);
  expect(dragIsStale({ drag: held({ pile: 'c7', count: 1 }), scene }, view)).toBe(false);
});

test('where no card is held nothing is stale', () => {
  const stock: DragState = {
    kind: 'pressed',
    pointer: 1,
    from: at,
    coarse: false,
    hit: { kind: 'stock' },
    double: false,
  };
  expect(dragIsStale({ drag: stock, scene }, view)).toBe(false);
  expect(dragIsStale({ drag: { kind: 'idle', last: undefined }, scene }, view)).toBe(false);
});
