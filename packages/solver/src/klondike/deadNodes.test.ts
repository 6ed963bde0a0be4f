import { expect, test } from 'vitest';
import { klondikeSpec, startOf } from '../testing/golden.ts';
import { compile } from './compile.ts';
import { type DeadNodes, deadNodes } from './deadNodes.ts';

const DEAL =
  'AS 2H 3S 4H 5S 6H 7S 8H 9S TH JS QH KS AH 2S 3H 4S 5H 6S 7H 8S 9H TS JH QS KH AD 2C ' +
  '3D 4C 5D 6C 7D 8C 9D TC JD QC KD AC 2D 3C 4D 5C 6D 7C 8D 9C TD JC QD KC';

const emptyOf = (draw: 1 | 3, passes: number | 'unlimited' = 'unlimited'): DeadNodes => {
  const spec = { ...klondikeSpec(draw), stock: { draw, passes } };
  const dead = deadNodes(compile(spec, startOf(spec, DEAL)));
  dead.limitTo(1 << 20);
  return dead;
};

const codesOf = (dead: DeadNodes, stock: number): readonly number[] =>
  Array.from({ length: 25 }, (_, code) => code).filter((code) => dead.has(stock | (code << 24), 7));

test('draw 3: where a place is dead, those after it and a pure one are too', () => {
  const dead = emptyOf(3);
  expect(dead.add(0xfffff | (14 << 24), 7)).toBe(true);
  expect(codesOf(dead, 0xfffff)).toEqual([0, 14, 17, 20, 23]);
  dead.add(0xfffff | (16 << 24), 7);
  expect(codesOf(dead, 0xfffff)).toEqual([0, 14, 16, 17, 19, 20, 22, 23]);
  expect(codesOf(dead, 0xffffe)).toEqual([]);
});

test('draw 3: that a pure place is dead says nothing about others', () => {
  const dead = emptyOf(3);
  dead.add(0xff, 7);
  expect(codesOf(dead, 0xff)).toEqual([0]);
});

test('draw 1: a node that is dead as a whole is dead in part, and not the other way round', () => {
  const dead = emptyOf(1);
  dead.add(0xff | (3 << 24), 7);
  expect(codesOf(dead, 0xff)).toEqual([3]);
  dead.add(0xff, 7);
  expect(codesOf(dead, 0xff)).toHaveLength(25);
});

test('limited passes: every place is for itself', () => {
  const dead = emptyOf(3, 2);
  dead.add(0xff | (2 << 24), 7);
  dead.add(0xff, 7);
  expect(codesOf(dead, 0xff)).toEqual([0, 2]);
});
