import type { Card, Position, RuleSpec } from '@geduld/core';
import { COLUMN_IDS, packOf } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { describe, expect, it } from 'vitest';
import type { Size } from './arrangement.ts';
import { standard } from './faces.ts';
import { fanOf, longestColumn, reachOf } from './fan.ts';
import { CAPITAL, type Geometry, measure } from './geometry.ts';
import { largeIndex } from './largeIndex.ts';
import { type CardInScene, type Scene, sceneOf } from './scene.ts';

const GAMES: readonly RuleSpec[] = [
  gameOf('KL', 'D1N'),
  gameOf('KL', 'D3N'),
  gameOf('TF', 'D3N'),
  gameOf('RU', 'C'),
  gameOf('YU', 'C'),
].map((game) => (game as NonNullable<typeof game>).spec);

/** The screens that are promised, whole and without the bars of the app. */
const TABLES: readonly Size[] = [
  [320, 568],
  [568, 320],
  [360, 740],
  [740, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
].flatMap(([width = 0, height = 0]) =>
  width > height && height < 500
    ? [
        { width, height },
        { width: width - 64, height: height - 36 },
      ]
    : [
        { width, height },
        { width, height: height - 110 },
      ],
);
const SETTINGS = [false, true].flatMap((largePrint) =>
  (['auto', 'left', 'right'] as const).flatMap((stockSide) =>
    (['auto', standard, largeIndex] as const).map((faces) => ({ largePrint, stockSide, faces })),
  ),
);
const EVERY = TABLES.flatMap((size) => SETTINGS.map((settings) => ({ size, settings })));

/** A position with a column of this length as the last, and the other cards in a stock or under the others. */
const withColumn = (spec: RuleSpec, down: number, open: number): Position => {
  const pack = packOf(spec.ranks);
  const cards = pack.slice(0, down + open);
  const rest = pack.slice(down + open);
  const columns = COLUMN_IDS.map((_, nth) => ({
    cards: nth === 6 ? cards : spec.stock === 'none' ? rest.filter((__, at) => at % 6 === nth) : [],
    down: nth === 6 ? down : 0,
  }));
  const hidden: readonly Card[] = spec.stock === 'none' ? [] : rest;
  return {
    columns,
    foundations: [0, 0, 0, 0],
    stock: hidden.slice(5),
    waste: hidden.slice(0, 5),
    redeals: 0,
  };
};

const longest = (spec: RuleSpec): Position => {
  const { down, open } = longestColumn(spec);
  return withColumn(spec, down, open);
};

const inside = ({ size, card }: Geometry, { x, y }: { x: number; y: number }) =>
  x >= 0 && y >= 0 && x + card.width <= size.width + 0.01 && y + card.height <= size.height + 0.01;

const shownCards = (scene: Scene): readonly CardInScene[] =>
  scene.cards.filter((card): card is CardInScene => card !== undefined && !card.buried);

/** Type size in px of the index of a card, and whether it shows in full above the next card. */
const indexOf = (geometry: Geometry, { bar }: CardInScene) => (bar?.capital ?? geometry.index.own) / CAPITAL;

describe('every table', () => {
  it.each(GAMES)('has all piles inside, none over another: $id', (spec) => {
    for (const { size, settings } of EVERY) {
      const geometry = measure(spec, size, settings);
      const slots = [...geometry.slots.values()];
      expect(slots.length).toBe(7 + 4 + (spec.stock === 'none' ? 0 : 2));
      expect(slots.every((slot) => inside(geometry, slot))).toBe(true);
      for (const [nth, one] of slots.entries())
        for (const other of slots.slice(nth + 1))
          expect(
            Math.abs(one.x - other.x) >= geometry.card.width ||
              Math.abs(one.y - other.y) >= geometry.card.height,
          ).toBe(true);
    }
  });

  it.each(GAMES)('shows every card of the longest column: $id', (spec) => {
    for (const { size, settings } of EVERY) {
      const geometry = measure(spec, size, settings);
      const scene = sceneOf(spec, longest(spec), false, geometry);
      const shown = shownCards(scene);
      expect(shown.every((card) => inside(geometry, card))).toBe(true);
      const column = (scene.piles.get('c7') ?? []).map((card) => scene.cards[card] as CardInScene);
      const { down } = longestColumn(spec);
      for (const [nth, card] of column.entries()) {
        const next = column[nth + 1];
        if (next) expect(next.y).toBeGreaterThan(card.y);
        if (nth < down || !next) continue;
        // Rank and suit stand free above the next card.
        expect(next.y - card.y).toBeGreaterThanOrEqual(
          card.bar ? card.bar.capital - 0.01 : geometry.card.width * 0.333,
        );
        expect(indexOf(geometry, card)).toBeGreaterThanOrEqual(
          settings.largePrint && size.height >= 450 ? (size.width < 330 ? 18.3 : 23.9) : 15.9,
        );
      }
    }
  });
});

describe('players-want 22: a page that is enlarged four times', () => {
  const LOW_TABLES: readonly Size[] = [
    { width: 320, height: 172 },
    { width: 224, height: 220 },
    { width: 300, height: 256 },
    { width: 544, height: 200 },
  ];
  it.each(GAMES)('has cards that can be read and hit, none off the table, none hidden: $id', (spec) => {
    for (const size of LOW_TABLES)
      for (const settings of SETTINGS) {
        const geometry = measure(spec, size, settings);
        expect(geometry.card.width).toBeGreaterThanOrEqual(24);
        expect([...geometry.slots.values()].every((slot) => inside(geometry, slot))).toBe(true);
        const scene = sceneOf(spec, longest(spec), false, geometry);
        expect(shownCards(scene).every((card) => inside(geometry, card))).toBe(true);
        const column = (scene.piles.get('c7') ?? []).map((card) => scene.cards[card] as CardInScene);
        const { down } = longestColumn(spec);
        for (const [nth, card] of column.entries())
          expect((column[nth + 1]?.y ?? Number.POSITIVE_INFINITY) - card.y).toBeGreaterThanOrEqual(
            nth < down ? 0.5 : 3,
          );
      }
  });
});

describe('card sizes', () => {
  const width = (spec: RuleSpec | undefined, w: number, h: number) =>
    measure(
      spec as RuleSpec,
      { width: w, height: h },
      { stockSide: 'auto', largePrint: false, faces: 'auto' },
    );

  it('a phone of 390 px has cards of 47 to 50 px with gaps of 5 to 7', () => {
    const { card, gap } = width(GAMES[1], 390, 734);
    expect(card.width).toBeGreaterThanOrEqual(47);
    expect(card.width).toBeLessThanOrEqual(50);
    expect(gap).toBeGreaterThanOrEqual(5);
    expect(gap).toBeLessThanOrEqual(7);
  });

  it.each(GAMES)('a desktop of 1440 × 900 has cards of 110 to 135 px for $id', (spec) => {
    const { card, gap } = width(spec, 1440, 800);
    expect(card.width).toBeGreaterThanOrEqual(spec.id.startsWith('TF') ? 95 : 110);
    expect(card.width).toBeLessThanOrEqual(135);
    expect(gap / card.width).toBeCloseTo(0.2, 1);
  });

  it('landscape phones have their piles beside the columns, everything else above', () => {
    const kind = (w: number, h: number) => width(GAMES[1], w, h).arrangement;
    expect(kind(844, 390)).toMatchObject({ kind: 'beside', stockSide: 'right' });
    expect(kind(390, 844)).toMatchObject({ kind: 'above', stockSide: 'left' });
    expect(kind(1024, 768).kind).toBe('above');
  });

  it('the waste fans away from the stock and keeps inside', () => {
    for (const stockSide of ['left', 'right'] as const) {
      const spec = GAMES[1] as RuleSpec;
      const geometry = measure(
        spec,
        { width: 390, height: 734 },
        { stockSide, largePrint: false, faces: 'auto' },
      );
      const scene = sceneOf(spec, longest(spec), false, geometry);
      const waste = (scene.piles.get('w') ?? []).slice(-3).map((card) => scene.cards[card]?.x ?? 0);
      expect(waste).toEqual(waste.toSorted((a, b) => a - b));
      expect(new Set(waste).size).toBe(3);
      expect(waste.every((x) => x >= 0 && x + geometry.card.width <= 390)).toBe(true);
    }
  });
});

describe('the fan', () => {
  const stages = { roomy: { down: 9, open: 20 }, snug: { down: 4, open: 17 }, tight: { down: 2, open: 12 } };

  it('never takes more than its room, and falls smoothly as the column grows', () => {
    for (let room = 60; room < 600; room += 7) {
      let before = Number.POSITIVE_INFINITY;
      for (let open = 2; open <= 40; open++) {
        const fan = fanOf(stages, { down: 6, open }, room);
        expect(reachOf({ down: 6, open }, fan)).toBeLessThanOrEqual(room + 1e-6);
        expect(fan.open).toBeLessThanOrEqual(before);
        before = fan.open;
      }
    }
  });

  it('presses face-down cards more than open ones', () => {
    const fan = fanOf(stages, { down: 6, open: 10 }, 200);
    expect(fan.down / stages.roomy.down).toBeLessThan(fan.open / stages.roomy.open);
  });

  it('a column of the whole pack still lies on the table', () => {
    const spec = GAMES[4] as RuleSpec;
    const geometry = measure(
      spec,
      { width: 568, height: 284 },
      { stockSide: 'auto', largePrint: false, faces: 'auto' },
    );
    const scene = sceneOf(spec, withColumn(spec, 6, 46), false, geometry);
    expect(shownCards(scene).every((card) => inside(geometry, card))).toBe(true);
  });
});
