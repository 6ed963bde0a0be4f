import { describe, expect, test } from 'vitest';
import {
  type OracleHappening,
  oracleGame,
  oracleScore,
  oracleScores,
  oracleStartScore,
  oracleTable,
} from './index.ts';

const carried = (from: string, to: string): OracleHappening => ({ kind: 'carried', from, to, cards: ['7H'] });
const turnedUp: OracleHappening = { kind: 'turnedUp', pile: 'c1', card: '7H' };
const drew: OracleHappening = { kind: 'drew', cards: ['7H'] };
const redealt = (nth: number): OracleHappening => ({ kind: 'redealt', nth });

const events: readonly (readonly [string, OracleHappening])[] = [
  ['waste to column', carried('w', 'c2')],
  ['waste to foundation', carried('w', 'fh')],
  ['column to foundation', carried('c2', 'fh')],
  ['card turned up', turnedUp],
  ['foundation to column', carried('fh', 'c2')],
  ['column to column', carried('c1', 'c2')],
  ['draw', drew],
  ['first redeal', redealt(1)],
  ['second redeal', redealt(2)],
  ['third redeal', redealt(3)],
];

test.each([
  ['K7', 'KL', 'D1N', [5, 10, 10, 5, -15, 0, 0, -100, -100, -100]],
  ['K7', 'KL', 'D3N', [5, 10, 10, 5, -15, 0, 0, 0, 0, -20]],
  ['K7', 'KL', 'D1NP9E', [5, 10, 10, 5, -15, 0, 0, -100, -100, -100]],
  ['K9', 'KL', 'D3V', [0, 5, 5, 0, -5, 0, 0, 0, 0, 0]],
  ['T5', 'TF', 'D1N', [5, 10, 10, 5, 0, 0, 0, -100, -100, -100]],
  ['T5', 'TF', 'D3N', [5, 10, 10, 5, 0, 0, 0, -100, -100, -100]],
] as const)('%s: the points of each event in %s %s', (_clause, name, options, points) => {
  const game = oracleGame(name, options);
  const found = events.map(([, event]) => oracleScore(game, 1000, [event]) - 1000);
  expect(found).toEqual(points);
});

test.each([
  ['RU', 'C'],
  ['RU', 'R'],
  ['YU', 'C'],
] as const)('R7, Y1: the points of each event in %s %s', (name, options) => {
  const game = oracleGame(name, options);
  const points = (event: OracleHappening) => oracleScore(game, 100, [event]) - 100;
  expect(points(carried('c2', 'fh'))).toBe(10);
  expect(points(turnedUp)).toBe(5);
  expect(points(carried('c2', 'c1'))).toBe(0);
  expect(points(carried('fh', 'c1'))).toBe(0);
});

describe('the floor', () => {
  test('G7: a penalty that would pass 0 stops at 0', () => {
    expect(oracleScore(oracleGame('KL', 'D1N'), 99, [redealt(1)])).toBe(0);
    expect(oracleScore(oracleGame('KL', 'D1N'), 101, [redealt(1)])).toBe(1);
    expect(oracleScore(oracleGame('KL', 'D1N'), 14, [carried('fh', 'c1')])).toBe(0);
    expect(oracleScore(oracleGame('KL', 'D3N'), 19, [redealt(3)])).toBe(0);
    expect(oracleScore(oracleGame('TF', 'D3N'), 40, [redealt(1)])).toBe(0);
  });

  test('K9, G7: Vegas starts at −52 and has no floor', () => {
    const game = oracleGame('KL', 'D1V');
    expect(oracleStartScore(game)).toBe(-52);
    expect(oracleScore(game, -52, [carried('fh', 'c1')])).toBe(-57);
    expect(oracleStartScore(oracleGame('KL', 'D1N'))).toBe(0);
  });
});

describe('scores along a line', () => {
  const sketch = { columns: ['kh KS', 'KD', 'QD'], waste: 'QH', stock: 'KC' };
  const line = ['w-c1', 'c1-fh', 'fs-c2', 'c2-fs', 'draw', 'redeal', 'draw', 'w-fc'];

  test.each([
    ['K7', 'KL', 'D1N', [5, 15, 0, 10, 10, 0, 0, 10]],
    ['K7', 'KL', 'D3N', [5, 15, 0, 10, 10, 10, 10, 20]],
    ['K9', 'KL', 'D3V', [-52, -47, -52, -47, -47, -47, -47, -42]],
    ['T5', 'TF', 'D1N', [5, 15, 15, 25, 25, 0, 0, 10]],
  ] as const)('%s, G7: taking back and redealing in %s %s', (_clause, name, options, expected) => {
    const game = oracleGame(name, options);
    expect(oracleScores(game, oracleTable(game, sketch), line)).toEqual(expected);
  });

  test('K7: a move that turns a card up scores both', () => {
    const game = oracleGame('KL', 'D1N');
    expect(oracleScores(game, oracleTable(game, sketch), ['c1-fs', 'c3-fd', 'w-fh'])).toEqual([15, 25, 35]);
  });

  test('R7: taking back costs nothing and going home again pays again', () => {
    const game = oracleGame('RU', 'C');
    const table = oracleTable(game, { columns: ['qs KS', 'kh KD', 'QH', 'KC'] });
    const moves = ['c3-fh', 'c2-fd', 'c2-fh', 'c1-c2', 'fd-c3', 'c3-fd'];
    expect(oracleScores(game, table, moves.slice(0, 3))).toEqual([10, 25, 35]);
    expect(oracleScores(game, table, moves)).toEqual([10, 25, 35, 40, 40, 50]);
  });

  test('oracleScores throws at a move that is not legal', () => {
    const game = oracleGame('KL', 'D1N');
    expect(() => oracleScores(game, oracleTable(game, sketch), ['c3-c2'])).toThrow('c3-c2');
  });
});
