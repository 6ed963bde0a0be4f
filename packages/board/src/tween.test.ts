import {
  carry,
  DRAW,
  deal,
  dealOrder,
  legalMoves,
  type Position,
  playLegal,
  REDEAL,
  type RuleSpec,
} from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, it } from 'vitest';
import { measure } from './geometry.ts';
import { type Scene, sceneOf } from './scene.ts';
import { easeOut, onTheWay, PACE, planMovements, type Spot } from './tween.ts';

const spec = (gameOf('KL', 'D3N') as NonNullable<ReturnType<typeof gameOf>>).spec;
const sceneFor = (position: Position, rules: RuleSpec = spec) =>
  sceneOf(
    rules,
    position,
    false,
    measure(rules, { width: 390, height: 734 }, { stockSide: 'auto', largePrint: false, faces: 'auto' }),
  );
const spotsOf = (scene: Scene): readonly (Spot | undefined)[] =>
  scene.cards.map((card) => card && { x: card.x, y: card.y, face: card.face, hidden: card.buried });
const start = deal(spec, dealOrder(3n));
const drawn = playLegal(spec, start, DRAW).position;

describe('a move', () => {
  it('moves only the cards that change place', () => {
    const ways = planMovements(sceneFor(drawn), spotsOf(sceneFor(start)), 'move', 'normal');
    const moved = new Set(ways.map(({ card }) => card));
    for (const card of drawn.waste) expect(moved.has(card)).toBe(true);
    for (const column of drawn.columns) for (const card of column.cards) expect(moved.has(card)).toBe(false);
    expect(ways.filter(({ turns }) => turns).length).toBe(3);
  });

  it('of the same view is nothing', () => {
    expect(planMovements(sceneFor(drawn), spotsOf(sceneFor(drawn)), 'move', 'normal')).toEqual([]);
  });

  it('starts where the cards were let go', () => {
    const move = legalMoves(spec, start).find(({ kind }) => kind === 'carry');
    if (move?.kind !== 'carry') throw new Error('this deal has a first move');
    const next = playLegal(spec, start, carry(move.from, move.to, move.count)).position;
    const spots = [...spotsOf(sceneFor(start))];
    const card = start.columns[Number(move.from[1]) - 1]?.cards.at(-1) ?? 0;
    spots[card] = { x: 123, y: 456, face: 'up', hidden: false };
    const way = planMovements(sceneFor(next), spots, 'move', 'normal').find((one) => one.card === card);
    expect(way?.from).toEqual({ x: 123, y: 456 });
  });

  it.each(['quick', 'normal', 'calm'] as const)('is over within 400 ms at the pace %s', (speed) => {
    for (const [before, after] of [
      [start, drawn],
      [drawn, start],
    ] as const)
      for (const { delay, duration } of planMovements(
        sceneFor(after),
        spotsOf(sceneFor(before)),
        'move',
        speed,
      ))
        expect(delay + duration).toBeLessThan(400);
  });

  it('a redeal moves the few cards that show, not two dozen', () => {
    let position = start;
    while (position.stock.length > 0) position = playLegal(spec, position, DRAW).position;
    const turned = playLegal(spec, position, REDEAL).position;
    const ways = planMovements(sceneFor(turned), spotsOf(sceneFor(position)), 'move', 'normal');
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(8);
  });

  it('with the speed off, or at once, nothing moves', () => {
    expect(planMovements(sceneFor(drawn), spotsOf(sceneFor(start)), 'move', 'off')).toEqual([]);
    expect(planMovements(sceneFor(drawn), spotsOf(sceneFor(start)), 'instant', 'calm')).toEqual([]);
    expect(planMovements(sceneFor(start), [], 'deal', 'off')).toEqual([]);
  });
});

describe('a deal', () => {
  it.each(['KL D3N', 'RU C'])('of %s takes less than 700 ms and deals every column card', (id) => {
    const [letters, options] = id.split(' ') as ['KL', string];
    const rules = (gameOf(letters, options) as NonNullable<ReturnType<typeof gameOf>>).spec;
    const position = deal(rules, dealOrder(5n));
    for (const speed of ['quick', 'normal', 'calm'] as const) {
      const ways = planMovements(sceneFor(position, rules), [], 'deal', speed);
      expect(ways.length).toBe(position.columns.reduce((sum, { cards }) => sum + cards.length, 0));
      for (const { delay, duration } of ways) expect(delay + duration).toBeLessThan(700);
    }
  });
});

describe('a finish', () => {
  it('sends the cards home one after the other, low ranks first', () => {
    const won: Position = {
      columns: start.columns.map(() => ({ cards: [], down: 0 })),
      foundations: [13, 13, 13, 13],
      stock: [],
      waste: [],
      redeals: 0,
    };
    const spots = Array.from({ length: 52 }, (_, n) => ({
      x: n,
      y: 300,
      face: 'up' as const,
      hidden: false,
    }));
    const ways = planMovements(sceneFor(won), spots, 'finish', 'normal');
    expect(ways.length).toBe(52);
    const delays = ways.toSorted((one, other) => one.delay - other.delay).map(({ card }) => card >> 2);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    expect(new Set(ways.map(({ delay }) => delay)).size).toBe(52);
  });
});

describe('the way', () => {
  it('begins at its beginning, ends at its end, and is eased out', () => {
    const way = {
      card: 0 as never,
      from: { x: 0, y: 10 },
      to: { x: 100, y: 30 },
      turns: false,
      delay: 0,
      duration: PACE.normal,
      unseen: false,
    };
    expect(onTheWay(way, 0)).toEqual(way.from);
    expect(onTheWay(way, 1)).toEqual(way.to);
    expect(onTheWay(way, 0.5)).toEqual({ x: 87.5, y: 27.5 });
    expect(easeOut(2)).toBe(1);
  });
});
