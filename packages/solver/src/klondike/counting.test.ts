import {
  deal,
  legalMoves,
  type Position,
  packOf,
  playLegal,
  positionKey,
  type RuleSpec,
  shuffled,
} from '@geduld/core';
import { describe, expect, test } from 'vitest';
import { klondikeSpec, thoughtfulSpec } from '../testing/golden.ts';
import { smallDeal, smallSpec, testRng } from '../testing/smallGames.ts';
import { CHILD_SIZE, HIGH, LOW } from './brood.ts';
import { addChildren } from './children.ts';
import { type Compiled, compile } from './compile.ts';
import { familyRoom } from './family.ts';
import { findChances, spreadFrom, startMembers } from './members.ts';
import { NO_PRUNINGS } from './prunings.ts';
import { settle } from './settle.ts';
import { HEIGHTS, highKey, lowKey, STATE_SIZE, STOCK, stateOf, UNITS } from './state.ts';

/*
 * The packed states, with all prunings off, tied to the rules: from a start, what can be reached by so many moves that
 * use up a unit or a stock card is the same set both ways. A set is written as heights, units left and stock cards left.
 */

/** Steps from a whole deal, and full positions at most; the deep tests go further. */
const DEPTH = Number(process.env.GEDULD_STEPS ?? 2);
const MOST = DEPTH > 2 ? 300_000 : 6000;
const MOST_SMALL = DEPTH > 2 ? 20_000 : 500;

/** Units and stock cards that are left: every step of the search uses up one. */
const leftOf = (units: number, stock: number): number => {
  let left = 0;
  for (let column = 0; column < 7; column++) left += (units >> (4 * column)) & 15;
  for (let bits = stock; bits !== 0; bits &= bits - 1) left++;
  return left;
};

const textOf = (heights: number, units: number, stock: number): string => `${heights} ${units} ${stock}`;

/** By the rules: every position, and what of it the packed state tells; `undefined` when there are too many. */
const byRules = (game: Compiled, start: Position, depth: number, most: number): Set<string>[] | undefined => {
  const levels = Array.from({ length: depth + 1 }, () => new Set<string>());
  const packed = (position: Position): Int32Array => {
    const state = stateOf(game, position);
    if (state === undefined) throw new Error('play led where the packed state does not follow');
    return state;
  };
  const first = packed(start);
  const all = leftOf(first[UNITS]!, first[STOCK]!);
  const seen = new Set<string>();
  const open = [start];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const key = positionKey(game.spec, now);
    if (seen.has(key)) continue;
    if (seen.size >= most) return undefined;
    seen.add(key);
    const state = packed(now);
    const level = levels[all - leftOf(state[UNITS]!, state[STOCK]!)];
    if (level === undefined) continue;
    level.add(textOf(state[HEIGHTS]!, state[UNITS]!, state[STOCK]!));
    for (const move of legalMoves(game.spec, now)) open.push(playLegal(game.spec, now, move).position);
  }
  return levels;
};

/** By the search's own steps: the nodes of each depth, and all states of each node. */
const byNodes = (game: Compiled, start: Position, depth: number): Set<string>[] => {
  const family = familyRoom(game, NO_PRUNINGS);
  const { brood, members, chances } = family;
  const first = stateOf(game, start) as Int32Array;
  const levels: Set<string>[] = [];
  settle(game, NO_PRUNINGS, first, 0);
  let nodes = new Map([[`${lowKey(game, first, 0)} ${highKey(first, 0)}`, first]]);
  for (let at = 0; at <= depth; at++) {
    const level = new Set<string>();
    const next: typeof nodes = new Map();
    for (const node of nodes.values()) {
      brood.words.set(node);
      brood.top = CHILD_SIZE;
      family.at = 0;
      startMembers(members, brood.words, 0);
      for (let n = 0; n < members.count; n++) {
        family.n = n;
        findChances(game, brood.words, 0, members, n, chances);
        spreadFrom(game, brood.words, 0, members, n, chances, 0);
        addChildren(family);
        level.add(textOf(members.heights[n]!, node[UNITS]!, node[STOCK]!));
      }
      for (let child = CHILD_SIZE; child < brood.top; child += CHILD_SIZE) {
        const key = `${brood.words[child + LOW]} ${brood.words[child + HIGH]}`;
        if (!next.has(key)) next.set(key, brood.words.slice(child, child + STATE_SIZE));
      }
    }
    levels.push(level);
    nodes = next;
  }
  return levels;
};

/** States that both ways agree on; 0 when there are too many to count. */
const compare = (spec: RuleSpec, start: Position, depth: number, most: number): number => {
  const game = compile(spec, start);
  const rules = byRules(game, start, depth, most);
  if (rules === undefined) return 0;
  const nodes = byNodes(game, start, depth);
  expect(nodes.map((level) => level.size)).toEqual(rules.map((level) => level.size));
  expect(nodes).toEqual(rules);
  return nodes.reduce((sum, level) => sum + level.size, 0);
};

describe('the packed states are those that play by the rules reaches', () => {
  const limited = (draw: 1 | 3, passes: number): RuleSpec => ({
    ...klondikeSpec(draw),
    stock: { draw, passes },
  });
  const anyCard = (draw: 1 | 3): RuleSpec => ({ ...klondikeSpec(draw), vacancy: 'any' });

  test.each([
    { name: 'draw 1', spec: klondikeSpec(1) },
    { name: 'draw 3', spec: klondikeSpec(3) },
    { name: 'draw 1, one pass', spec: limited(1, 1) },
    { name: 'draw 3, two passes', spec: limited(3, 2) },
    { name: 'draw 3, any card to a vacancy', spec: anyCard(3) },
    { name: 'Thoughtful, draw 1', spec: thoughtfulSpec(1) },
    { name: 'Thoughtful, draw 3', spec: thoughtfulSpec(3) },
  ])('$name: from whole deals', ({ spec }) => {
    const rng = testRng(606);
    let states = 0;
    for (let n = 0; n < 4; n++) states += compare(spec, deal(spec, shuffled(packOf(13), rng)), DEPTH, MOST);
    expect(states).toBeGreaterThan(20);
  });

  test('small games of all kinds: everything that can be reached', () => {
    const rng = testRng(707);
    let states = 0;
    for (let n = 0; n < 40; n++) {
      const spec = smallSpec(rng, { ranks: 3 });
      states += compare(spec, smallDeal(spec, rng), 24, MOST_SMALL);
    }
    expect(states).toBeGreaterThan(100);
  });
});
