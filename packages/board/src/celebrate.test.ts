import { expect, test } from 'vitest';
import { DANCE, type Dancer, poseOf } from './celebrate.ts';

const SIZES = [
  { size: { width: 360, height: 600 }, card: { width: 47, height: 66 } },
  { size: { width: 1440, height: 760 }, card: { width: 124, height: 174 } },
  { size: { width: 568, height: 250 }, card: { width: 44, height: 62 } },
];
const dancers = (from = { x: 30, y: 20 }): readonly Dancer[] =>
  Array.from({ length: 52 }, (_, seat) => ({ from, seat, nth: (seat * 4) % 52 }));

test.each(SIZES)(
  'every card starts at its place and is gone below the table in the end: $size.width',
  (table) => {
    for (const dancer of dancers()) {
      const { x, y, angle } = poseOf(table, dancer, 0);
      expect([{ x, y }, Math.abs(angle)]).toEqual([dancer.from, 0]);
      expect(poseOf(table, dancer, DANCE).y).toBeGreaterThan(table.size.height);
    }
  },
);

test.each(SIZES)(
  'the wreath stands inside the table, each card in a seat of its own: $size.width',
  (table) => {
    const poses = dancers().map((dancer) => poseOf(table, dancer, 2000));
    const half = Math.hypot(table.card.width, table.card.height) / 2;
    for (const { x, y } of poses) {
      expect(x + table.card.width / 2).toBeGreaterThanOrEqual(half - 1);
      expect(x + table.card.width / 2).toBeLessThanOrEqual(table.size.width - half + 1);
      expect(y + table.card.height / 2).toBeGreaterThanOrEqual(half - 1);
      expect(y + table.card.height / 2).toBeLessThanOrEqual(table.size.height - half + 1);
    }
    expect(new Set(poses.map(({ angle }) => angle.toFixed(2))).size).toBe(52);
  },
);

test('nothing jumps: from one frame to the next no card goes further than a quarter of the table', () => {
  const [table] = SIZES;
  if (!table) throw new Error('a table');
  for (const dancer of dancers())
    for (let time = 0; time < DANCE; time += 16) {
      const [one, next] = [poseOf(table, dancer, time), poseOf(table, dancer, time + 16)];
      expect(Math.hypot(next.x - one.x, next.y - one.y)).toBeLessThan(table.size.height / 8);
      expect(Math.abs(next.angle - one.angle)).toBeLessThan(30);
    }
});
