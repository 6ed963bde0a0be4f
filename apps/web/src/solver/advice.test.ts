import { deal, isFoundation, isWon, playLegal, positionKey, type RuleSpec } from '@geduld/core';
import { entryText, orderOf, readCode } from '@geduld/notation';
import { createOracle } from '@geduld/solver';
import { describe, expect, test } from 'vitest';
import { type Advice, createTrail, keyAfter, openAdvice, type Prospect, winningAdvice } from './advice.ts';

const startOf = (text: string) => {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  const { spec } = code.value.game;
  return { spec, start: deal(spec, orderOf(code.value)) };
};
const oracleFor = (spec: RuleSpec, start: ReturnType<typeof startOf>['start']) => {
  const oracle = createOracle(spec, start, { tableBytes: 2 ** 26 });
  return async (position: typeof start): Promise<Prospect> => {
    const verdict = oracle.ask(position, { visits: 10_000, tableBytes: 2 ** 26, cancelled: () => false });
    return verdict.kind === 'win' ? verdict : { kind: verdict.kind };
  };
};
const moveOf = ({ hint }: Advice) => (hint.kind === 'nothing' ? undefined : hint.move);

describe.each(['KL1-D1N-AAAAABB', 'KL1-D3N-AAAAAAA', 'TF1-D3N-AAAAAAB', 'RU1-C-AAAAAAA', 'YU1-C-AAAAAAA'])(
  'hints that know all cards, %s',
  (code) => {
    test('followed, whichever of them, come to no position twice and take no card back', async () => {
      const { spec, start } = startOf(code);
      const prospectOf = oracleFor(spec, start);
      for (const nth of [0, 1]) {
        const trail = createTrail();
        const seen = new Set<string>();
        let now = start;
        for (let made = 0; made < 300 && !isWon(spec, now); made++) {
          const key = positionKey(spec, now);
          expect(seen.has(key)).toBe(false);
          seen.add(key);
          trail.arrive(key);
          const prospect = await prospectOf(now);
          if (prospect.kind !== 'win') break;
          const shown: Advice[] = [];
          for await (const advice of winningAdvice(spec, now, prospect.moves, trail, prospectOf)) {
            shown.push(advice);
            if (shown.length > nth) break;
          }
          const move = shown.length > 0 ? moveOf(shown.at(-1) as Advice) : undefined;
          if (move === undefined) break;
          expect(move.kind === 'carry' && isFoundation(move.from)).toBe(false);
          trail.shown(keyAfter(spec, now, move));
          now = playLegal(spec, now, move).position;
        }
        expect(seen.size).toBeLessThan(300);
        expect(seen.size).toBeGreaterThan(10);
      }
    });

    test('the alternatives are different moves', async () => {
      const { spec, start } = startOf(code);
      const prospectOf = oracleFor(spec, start);
      const prospect = await prospectOf(start);
      if (prospect.kind !== 'win') throw new Error('the deal of the test can be won');
      const moves: string[] = [];
      for await (const advice of winningAdvice(spec, start, prospect.moves, createTrail(), prospectOf)) {
        const move = moveOf(advice);
        if (move) moves.push(entryText(move));
      }
      expect(moves.length).toBeGreaterThan(0);
      expect(new Set(moves).size).toBe(moves.length);
    });
  },
);

test('a trail ends where the player goes another way', () => {
  const trail = createTrail();
  trail.arrive('a');
  trail.shown('b');
  trail.arrive('b');
  expect([trail.avoids('a'), trail.avoids('b'), trail.avoids('c')]).toEqual([true, true, false]);
  trail.arrive('c');
  expect([trail.avoids('a'), trail.avoids('c')]).toEqual([false, true]);
});

test('a hint from the open cards does not lead back on the trail', () => {
  const { spec, start } = startOf('KL1-D1N-AAAAABB');
  const trail = createTrail();
  const all = openAdvice(spec, start, trail);
  const first = moveOf(all[0] as Advice);
  if (!first) throw new Error('the deal of the test has a hint');
  trail.arrive(keyAfter(spec, start, first));
  expect(openAdvice(spec, start, trail)).toEqual(all.slice(1));
});
