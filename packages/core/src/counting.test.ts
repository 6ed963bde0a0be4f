import { allGames, type Game, gameOf } from '@geduld/games';
import {
  disagreements,
  handPosition,
  oracleCount,
  oracleReach,
  oracleTableOf,
  type Subject,
  smallSubject,
  subjectOf,
  testChance,
  testShuffled,
  walkAll,
} from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import {
  type ColumnShape,
  type Count,
  countFrom,
  deal,
  dealOrder,
  legalMoves,
  type Position,
  packOf,
  playLegal,
} from './index.ts';

const subjects: readonly Subject[] = allGames().map(subjectOf);
const subject = (letters: Game['letters'], options: string): Subject =>
  subjectOf(gameOf(letters, options) as Game);

const counted = ({ spec }: Subject, start: Position, depth: number): readonly Count[] => [
  ...countFrom(spec, start, depth),
];

test('G5: the catalogue has 49 games, and all of them are counted here', () => {
  expect(subjects.map(({ name }) => name).length).toBe(49);
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(49);
});

test.each(subjects)('G1, K2, R3: core counts as the oracle does from full deals: $name', (each) => {
  for (const number of [0n, 1n, 27n]) {
    const start = deal(each.spec, dealOrder(number));
    const depth = each.oracle.group === 'any' ? 3 : 5;
    expect(counted(each, start, depth)).toEqual(oracleCount(each.oracle, oracleTableOf(start), depth));
  }
});

test.each(subjects)('G2, G7: moves, happenings and scores agree along a random game: $name', (each) => {
  const chance = testChance(each.name.length + each.name.charCodeAt(4));
  for (let game = 0; game < 3; game++) {
    let position = deal(each.spec, dealOrder(BigInt(chance(1 << 30))));
    for (let turn = 0; turn < 60; turn++) {
      expect(disagreements(each, position, chance(60))).toEqual([]);
      const moves = legalMoves(each.spec, position);
      const move = moves[chance(moves.length)];
      if (move === undefined) break;
      position = playLegal(each.spec, position, move).position;
    }
  }
});

/** Starts one or two moves before a rule bites: the rule, the game, the position, the depth to count. */
const brinks: readonly (readonly [string, Subject, string, number])[] = [
  ['K5: the last pass, the last card', subject('KL', 'D1V'), 'c1: KH\ns: KS\nw: KD QS', 4],
  ['K5: one pass left of three', subject('KL', 'D3V'), 'c1: KH\ns: KS KD\nw: QS QD\nredeals: 1', 4],
  ['K5: no pass left', subject('KL', 'D3V'), 'c1: KH\ns: KS\nw: QS\nredeals: 2', 4],
  ['K5: nine passes', subject('KL', 'D1NP9E'), 'c1: KH\ns: KS\nw: QS\nredeals: 7', 3],
  ['K5: unlimited passes', subject('KL', 'D1N'), 'c1: KH\ns: KS\nw: QS\nredeals: 40', 4],
  ['K4: draw three with two left', subject('KL', 'D3N'), 'c1: KH\ns: KS QS\nw: JS', 4],
  ['K4: draw three with one left', subject('KL', 'D3N'), 'c1: KH\ns: KS\nw: QS JS', 4],
  ['K4: draw three with four left', subject('TF', 'D3N'), 'c1: KH\ns: KS QS JS TS\nw: KC', 4],
  ['K3: a king to a vacancy', subject('KL', 'D1N'), 'c1: qh KS\nc2: QD\nc3: KD\nc4: KC\nc5: KH', 3],
  ['K3: the house rule', subject('KL', 'D1NE'), 'c1: qh KS\nc2: QD\nc3: jd KD\nc4: KC\nc5: KH', 2],
  ['K6: taking back, a king to a vacancy too', subject('KL', 'D1N'), 'c1: KS\nc2: QS', 3],
  ['G2: a card turns up', subject('KL', 'D1N'), 'c1: kh ks QD\nc2: kc KD', 4],
  ['T2: dealt runs', subject('TF', 'D1N'), 'c1: KS QH JS\nc2: KH QS JD\nc3: KD QD\nc4: TS TD', 3],
  [
    'R4: twenty cards',
    subject('RU', 'C'),
    'c1: QS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D\nc2: KS\nrest: c3\nc3: KC',
    2,
  ],
  [
    'R4: twenty-one cards',
    subject('RU', 'R'),
    'c1: QS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D 7D\nc2: KS\nrest: c3\nc3: KC',
    2,
  ],
  [
    'Y1: twenty-one cards',
    subject('YU', 'C'),
    'c1: QS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D 7D\nc2: KD\nrest: c3\nc3: KC',
    2,
  ],
  ['R5: a king to a vacancy', subject('RU', 'C'), 'c1: js KS QS\nc2: QH JH KH\nc4: KD', 4],
  ['G1: the last card', subject('KL', 'D1N'), 'c4: KC', 3],
  ['G1: the won position', subject('RU', 'R'), '', 2],
];

test.each(brinks)('%s: counts, moves and scores agree (%#)', (_rule, each, text, depth) => {
  const start = handPosition(each.spec, text);
  expect(counted(each, start, depth)).toEqual(oracleCount(each.oracle, oracleTableOf(start), depth));
  let layer = [start];
  for (let at = 0; at < Math.min(depth, 2); at++) {
    for (const position of layer)
      for (const score of [0, 4, 40]) expect(disagreements(each, position, score)).toEqual([]);
    layer = layer.flatMap((position) =>
      legalMoves(each.spec, position).map((move) => playLegal(each.spec, position, move).position),
    );
  }
});

test('R4: nineteen, twenty and twenty-one cards, one after the other', () => {
  const russian = subject('RU', 'C');
  const suits = ['H', 'D', 'C'];
  const cards = suits.flatMap((suit) => [...'A23456789TJQ'].map((rank) => rank + suit));
  const largest = [19, 20, 21].map((count) => {
    const c1 = ['QS', ...cards.slice(0, count - 1)].join(' ');
    const start = handPosition(russian.spec, `c1: ${c1}\nc2: KS\nc3: KC\nrest: c3`);
    expect(disagreements(russian, start, 0)).toEqual([]);
    const moves = legalMoves(russian.spec, start).filter((move) => move.kind === 'carry' && move.to === 'c2');
    return moves.map((move) => (move.kind === 'carry' ? move.count : 0));
  });
  expect(largest).toEqual([[19], [20], []]);
});

const shapes = (text: string): readonly ColumnShape[] =>
  text.split(' ').map((each) => ({ down: Number(each[0]), up: Number(each[1]) }));

const smalls: readonly Subject[] = [
  smallSubject(subject('KL', 'D1N'), 2, shapes('01 11')),
  smallSubject(subject('KL', 'D3N'), 2, shapes('01 11')),
  smallSubject(subject('KL', 'D3V'), 2, shapes('01 11')),
  smallSubject(subject('KL', 'D1V'), 2, shapes('01 11 01')),
  smallSubject(subject('KL', 'D1NP3E'), 2, shapes('01 11')),
  smallSubject(subject('KL', 'D3NE'), 2, shapes('01 21 01')),
  smallSubject(subject('KL', 'D1V'), 3, shapes('01 21')),
  smallSubject(subject('KL', 'D3NP2'), 3, shapes('01 21 21')),
  smallSubject(subject('TF', 'D3N'), 2, shapes('01 02')),
  smallSubject(subject('TF', 'D1N'), 3, shapes('02 03 04')),
  smallSubject(subject('RU', 'C'), 2, shapes('01 12 22'), 3),
  smallSubject(subject('RU', 'R'), 2, shapes('01 12 22'), 2),
  smallSubject(subject('RU', 'C'), 3, shapes('02 23 14'), 4),
  smallSubject(subject('YU', 'C'), 3, shapes('02 23 14')),
];

describe('G1, G2: small packs searched to exhaustion', () => {
  test.each(smalls)('$name', (each) => {
    for (let seed = 1; seed <= 4; seed++) {
      const order = testShuffled(packOf(each.spec.ranks), testChance(seed));
      const start = deal(each.spec, order);
      const ours = walkAll(each, start, 3_000);
      const theirs = oracleReach(each.oracle, oracleTableOf(start), 3_000);
      expect(ours.faults).toEqual([]);
      if (!theirs.complete) continue;
      expect({ positions: ours.positions, won: ours.won, complete: ours.complete }).toEqual(theirs);
    }
  });
});

test('counting carries sequences along with positions, from depth 0', () => {
  const each = subject('RU', 'C');
  const start = handPosition(each.spec, 'c1: KS');
  const levels = counted(each, start, 1);
  expect(levels[0]).toEqual({ depth: 0, sequences: 1, positions: 1 });
  expect(levels.length).toBe(2);
  expect(counted(each, start, 0)).toEqual([{ depth: 0, sequences: 1, positions: 1 }]);
});
