import { deal, legalMoves, type Position, packOf, playLegal, type RuleSpec, shuffled } from '@geduld/core';
import { expect, test } from 'vitest';
import { smallDeal, testRng } from '../testing/smallGames.ts';
import { Layout } from './layout.ts';
import { ordinaryMove } from './line.ts';
import { cardOfMove, ORDER, targetOfMove, writeMoves } from './moveOrder.ts';
import { Chance } from './random.ts';
import { FAMILY, FAMILY_NAMES } from './testing/games.ts';
import { arrangementKey, smallFamilySpec, strolled } from './testing/positions.ts';

const chance = new Chance(1);

/** Different arrangements at each depth, by the rules. */
const countByRules = (spec: RuleSpec, start: Position, depth: number): number[] => {
  let level = new Map([[arrangementKey(spec, start), start]]);
  const counts = [1];
  for (let at = 0; at < depth; at++) {
    const next = new Map<string, Position>();
    for (const position of level.values())
      for (const move of legalMoves(spec, position)) {
        const reached = playLegal(spec, position, move).position;
        next.set(arrangementKey(spec, reached), reached);
      }
    level = next;
    counts.push(level.size);
  }
  return counts;
};

/** Does a group fit the limit, counted card by card in the position? */
const fitsByRules = (spec: RuleSpec, position: Position, card: number): boolean => {
  const cards = position.columns.find((column) => column.cards.includes(card as never))?.cards ?? [];
  return spec.groupLimit === 'none' || cards.length - cards.indexOf(card as never) <= spec.groupLimit;
};

/** Different keys at each depth, by the packed moves; a king that only changes its column is a move for the rules. */
const countByKeys = (spec: RuleSpec, start: Position, depth: number): number[] => {
  const layout = new Layout(spec);
  layout.load(start);
  const levels = Array.from({ length: depth + 1 }, () => new Set<string>());
  const walk = (at: number): void => {
    const key = layout.key.join();
    if (levels[at]!.has(key)) return;
    levels[at]!.add(key);
    if (at === depth || layout.cardsHome === layout.relations.cards) return;
    const moves: number[] = [];
    writeMoves(layout, true, ORDER, chance, moves, 0);
    if (kingCanChangeColumn(layout)) walk(at + 1);
    for (const move of moves) {
      const length = layout.logLength;
      layout.move(cardOfMove(move), targetOfMove(move));
      walk(at + 1);
      layout.undoTo(length);
    }
    expect(layout.key.join()).toBe(key);
  };
  walk(0);
  return levels.map((level) => level.size);
};

const kingCanChangeColumn = (layout: Layout): boolean => {
  const { below, down, place, relations, ends } = layout;
  if (!ends.includes(-1)) return false;
  for (let king = relations.kings; king < relations.cards; king++)
    if (place[king] !== relations.home && below[king] === -1 && down[king] === 0)
      if (layout.fitsLimit(king)) return true;
  return false;
};

test.each(FAMILY_NAMES)('%s: as many keys as arrangements at each depth', (name) => {
  const spec = FAMILY[name];
  const rng = testRng(99);
  for (let game = 0; game < 12; game++) {
    const start = strolled(spec, deal(spec, shuffled(packOf(13), rng)), 5 * game, rng);
    expect(countByKeys(spec, start, 3)).toEqual(countByRules(spec, start, 3));
  }
});

test.each(['sameSuit', 'alternateColor', 'anySuit'] as const)(
  'small games, %s: the same, deeper',
  (building) => {
    const rng = testRng(7);
    for (let game = 0; game < 40; game++) {
      const spec = smallFamilySpec(rng, building);
      const start = strolled(spec, smallDeal(spec, rng), rng.below(20), rng);
      expect(countByKeys(spec, start, 5)).toEqual(countByRules(spec, start, 5));
    }
  },
);

test('a card face up under its own dealt child has another key than with the card face down', () => {
  const spec = FAMILY.yukon;
  const pair = (down: number): Position => ({
    columns: [
      { cards: [45, 40].map((card) => card as never), down },
      ...Array.from({ length: 6 }, () => ({ cards: [], down: 0 })),
    ],
    foundations: [0, 0, 0, 0],
    stock: [],
    waste: [],
    redeals: 0,
  });
  const layout = new Layout(spec);
  layout.load(pair(0));
  const open = layout.key.join();
  layout.load(pair(1));
  expect(layout.key.join()).not.toBe(open);
});

test('every packed move is an ordinary move that leads to the same key', () => {
  const rng = testRng(31);
  for (const name of FAMILY_NAMES) {
    const spec = { ...FAMILY[name], groupLimit: 7 };
    let now = deal(spec, shuffled(packOf(13), rng));
    const layout = new Layout(spec);
    const fresh = new Layout(spec);
    layout.load(now);
    for (let n = 0; n < 80; n++) {
      const moves: number[] = [];
      writeMoves(layout, true, ORDER, chance, moves, 0);
      const move = moves[rng.below(Math.max(1, moves.length))];
      if (move === undefined) break;
      now = playLegal(spec, now, ordinaryMove(now, cardOfMove(move) as never, targetOfMove(move))).position;
      layout.move(cardOfMove(move), targetOfMove(move));
      fresh.load(now);
      if (n % 3 === 0) {
        layout.undoTo(layout.logLength - 6);
        layout.move(cardOfMove(move), targetOfMove(move));
      }
      expect(fresh.place).toEqual(layout.place);
      expect(fresh.down).toEqual(layout.down);
      expect(fresh.key).toEqual(layout.key);
      expect(fresh.heights).toEqual(layout.heights);
      expect(fresh.dealtLeft).toBe(layout.dealtLeft);
      for (const { cards } of now.columns)
        for (const card of cards) expect(layout.fitsLimit(card)).toBe(fitsByRules(spec, now, card));
    }
  }
});
