import {
  COLUMN_IDS,
  deal,
  dealOrder,
  FOUNDATION_IDS,
  isColumn,
  judge,
  legalMoves,
  PILE_IDS,
  type Position,
  playLegal,
  type RuleSpec,
} from '@geduld/core';
import { gameOf } from '@geduld/games';
import { testChance } from '@geduld/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Group } from './contract.ts';
import { dropOf, LEAST_OVERLAP } from './drop.ts';
import { measure, type Point } from './geometry.ts';
import { hitAt } from './hit.ts';
import { groupCards, type Scene, sceneOf } from './scene.ts';

const GAMES: readonly RuleSpec[] = [
  gameOf('KL', 'D3N'),
  gameOf('RU', 'C'),
  gameOf('RU', 'R'),
  gameOf('YU', 'C'),
].map((game) => (game as NonNullable<typeof game>).spec);
const SIZES = [
  { width: 390, height: 734 },
  { width: 568, height: 284 },
  { width: 1440, height: 800 },
];

/** A position some random moves into a game. */
const played = (spec: RuleSpec, seed: number, moves: number): Position => {
  const chance = testChance(seed);
  let position = deal(spec, dealOrder(BigInt(seed)));
  for (let nth = 0; nth < moves; nth++) {
    const legal = legalMoves(spec, position);
    const move = legal[chance(legal.length)];
    if (move) position = playLegal(spec, position, move).position;
  }
  return position;
};
const targetsOf = (spec: RuleSpec, position: Position, group: Group) =>
  PILE_IDS.filter(
    (to) => judge(spec, position, { kind: 'carry', from: group.pile, to, count: group.count }).ok,
  );
const leadOf = (scene: Scene, group: Group): Point => scene.cards[groupCards(scene, group)[0] ?? -1] as Point;

const situation = fc.record({
  spec: fc.constantFrom(...GAMES),
  size: fc.constantFrom(...SIZES),
  seed: fc.integer({ min: 0, max: 5000 }),
  moves: fc.integer({ min: 0, max: 60 }),
  pick: fc.nat(),
  overlap: fc.double({ min: LEAST_OVERLAP, max: 1, noNaN: true }),
  fromLeft: fc.boolean(),
  height: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('the drop rule', () => {
  it('makes every legal move whose lead card lies over the column by a quarter, at any height of the table', () => {
    let large = 0;
    fc.assert(
      fc.property(situation, ({ spec, size, seed, moves, pick, overlap, fromLeft, height }) => {
        const position = played(spec, seed, moves);
        const scene = sceneOf(
          spec,
          position,
          false,
          measure(spec, size, { stockSide: 'auto', largePrint: false, faces: 'auto' }),
        );
        const carries = legalMoves(spec, position).flatMap((move) =>
          move.kind === 'carry' && isColumn(move.to) ? [move] : [],
        );
        const move = carries[pick % Math.max(1, carries.length)];
        if (!move) return;
        const group = { pile: move.from, count: move.count };
        if (move.count > 5) large++;
        const { card, slots, size: table } = scene.geometry;
        const target = slots.get(move.to) as Point;
        const shift = card.width * (1 - overlap) * (fromLeft ? -1 : 1);
        const lead = { x: target.x + shift, y: height * (table.height - card.height) };
        const fitting = targetsOf(spec, position, group);
        const drop = dropOf(scene, group, lead, fitting);
        expect(drop.kind).toBe('onto');
        if (drop.kind !== 'onto') return;
        // Another place that fits may lie under the card as well, and more of it; never one that does not.
        expect(fitting).toContain(drop.pile);
        if (drop.pile !== move.to && isColumn(drop.pile)) {
          const other = slots.get(drop.pile) as Point;
          expect(Math.abs(other.x - lead.x)).toBeLessThanOrEqual(Math.abs(shift) + 1e-6);
        }
      }),
      { numRuns: 1500 },
    );
    expect(large).toBeGreaterThan(20);
  });

  const spec = GAMES[0] as RuleSpec;
  const position = deal(spec, dealOrder(3n));
  const scene = sceneOf(
    spec,
    position,
    false,
    measure(spec, { width: 1440, height: 800 }, { stockSide: 'auto', largePrint: false, faces: 'auto' }),
  );
  const group: Group = { pile: 'c4', count: 1 };
  const start = leadOf(scene, group);
  const home = FOUNDATION_IDS[(groupCards(scene, group)[0] ?? 0) & 3];

  it('on any foundation means the own one', () => {
    for (const pile of FOUNDATION_IDS) {
      const at = scene.geometry.slots.get(pile) as Point;
      expect(dropOf(scene, group, { x: at.x + 9, y: at.y + 14 }, home ? [home] : [])).toEqual({
        kind: 'onto',
        pile: home,
      });
    }
  });

  it('prefers a foundation that is hit to the column below it, and the column where only that fits', () => {
    const at = scene.geometry.slots.get('fh') as Point;
    expect(dropOf(scene, group, at, [home ?? 'fs', 'c5'])).toEqual({ kind: 'onto', pile: home });
    expect(dropOf(scene, group, at, ['c5'])).toEqual({ kind: 'onto', pile: 'c5' });
  });

  it('back on the own column is nothing', () => {
    expect(dropOf(scene, group, { x: start.x + 6, y: start.y + 200 }, [])).toEqual({ kind: 'back' });
  });

  it('on a wrong column names that column, on the margin nothing', () => {
    const [first, second] = ['c1', 'c2'].map((pile) => scene.geometry.slots.get(pile as 'c1') as Point);
    expect(dropOf(scene, group, { x: (second?.x ?? 0) + 20, y: 500 }, [])).toEqual({
      kind: 'onto',
      pile: 'c2',
    });
    const { width } = scene.geometry.card;
    expect(dropOf(scene, group, { x: (first?.x ?? 0) - width * 0.8, y: 500 }, [])).toEqual({
      kind: 'nowhere',
    });
  });
});

describe('what lies under the finger', () => {
  it('is found again for every open card and every place', () => {
    for (const spec of GAMES)
      for (const size of SIZES) {
        const position = played(spec, 11, 30);
        const scene = sceneOf(
          spec,
          position,
          false,
          measure(spec, size, { stockSide: 'auto', largePrint: false, faces: 'auto' }),
        );
        for (const pile of COLUMN_IDS) {
          const open = scene.places.find((place) => place.pile === pile)?.open ?? 0;
          for (let count = 1; count <= open; count++) {
            const at = leadOf(scene, { pile, count });
            expect(hitAt(scene, { x: at.x + 12, y: at.y + 5 })).toMatchObject({
              kind: 'group',
              group: { pile, count },
            });
          }
        }
        if (position.stock.length > 0) {
          const at = scene.geometry.slots.get('s') as Point;
          expect(hitAt(scene, { x: at.x + 9, y: at.y + 9 })).toEqual({ kind: 'stock' });
        }
        expect(hitAt(scene, { x: -50, y: -50 })).toEqual({ kind: 'felt' });
      }
  });
});
