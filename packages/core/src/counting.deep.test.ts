import { allGames } from '@geduld/games';
import {
  disagreements,
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
import { expect, test } from 'vitest';
import { countFrom, deal, dealOrder, legalMoves, packOf, playLegal } from './index.ts';

/* The counts of counting.test.ts, deeper, for more deals and larger small packs. */

const subjects: readonly Subject[] = allGames().map(subjectOf);
const named = (name: string): Subject => subjects.find((each) => each.name === name) as Subject;

test.each(subjects)('G1, K2, R3: core counts as the oracle does, deeper: $name', (each) => {
  for (let number = 0n; number < 12n; number++) {
    const start = deal(each.spec, dealOrder(number * 7_919n));
    const depth = each.oracle.group === 'any' ? 4 : 7;
    expect([...countFrom(each.spec, start, depth)]).toEqual(
      oracleCount(each.oracle, oracleTableOf(start), depth),
    );
  }
});

test.each(subjects)('G2, G7: moves, happenings and scores agree along whole random games: $name', (each) => {
  const chance = testChance(each.name.length * 31 + each.name.charCodeAt(5));
  for (let game = 0; game < 20; game++) {
    let position = deal(each.spec, dealOrder(BigInt(chance(1 << 30))));
    for (let turn = 0; turn < 250; turn++) {
      expect(disagreements(each, position, chance(120))).toEqual([]);
      const moves = legalMoves(each.spec, position);
      const move = moves[chance(moves.length)];
      if (move === undefined) break;
      position = playLegal(each.spec, position, move).position;
    }
  }
});

const columns = (text: string) =>
  text.split(' ').map((shape) => ({ down: Number(shape[0]), up: Number(shape[1]) }));

test.each([
  smallSubject(named('KL D1N'), 2, columns('01 11 01')),
  smallSubject(named('KL D3N'), 2, columns('01 11 01')),
  smallSubject(named('KL D1VE'), 2, columns('01 11 01')),
  smallSubject(named('KL D3V'), 3, columns('01 21 21')),
  smallSubject(named('KL D1NP2'), 3, columns('11 21 31')),
  smallSubject(named('TF D1N'), 3, columns('03 03 04')),
  smallSubject(named('TF D3N'), 3, columns('03 03 04')),
  smallSubject(named('RU C'), 3, columns('01 23 24'), 3),
  smallSubject(named('RU R'), 2, columns('01 12 22'), 3),
  smallSubject(named('YU C'), 3, columns('01 23 24')),
])('G1, G2: a small pack searched to exhaustion: $name', (each) => {
  let whole = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const start = deal(each.spec, testShuffled(packOf(each.spec.ranks), testChance(seed * 101)));
    const ours = walkAll(each, start, 60_000);
    expect(ours.faults).toEqual([]);
    if (!ours.complete) continue;
    whole++;
    const theirs = oracleReach(each.oracle, oracleTableOf(start), 60_001);
    expect({ positions: ours.positions, won: ours.won, complete: ours.complete }).toEqual(theirs);
  }
  expect(whole).toBeGreaterThan(0);
});
