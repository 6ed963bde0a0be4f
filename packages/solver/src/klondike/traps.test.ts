import { readFileSync } from 'node:fs';
import { playLegal, type RuleSpec } from '@geduld/core';
import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { replays } from '../testing/agreement.ts';
import { klondikeSpec, outcomesOf, startOf, thoughtfulSpec } from '../testing/golden.ts';
import { smallDeal, smallSpec, testRng } from '../testing/smallGames.ts';
import { klondikeEngine } from './engine.ts';

/*
 * Traps that have made solvers say "dead" wrongly. Those about single positions (arrangements of no use, taken-back
 * cards, kings at the head of columns, any card on an empty column) are met by the thousand in `agreement.test.ts`.
 */
const golden = (file: string): string =>
  readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');
const budget = { visits: 2_000_000, tableBytes: 1 << 28, cancelled: () => false };

test('Thoughtful is not Klondike with open eyes: runs that were dealt move as one', () => {
  const klondike = outcomesOf(golden('klondike-d1.tsv'));
  const thoughtful = outcomesOf(golden('thoughtful-d1.tsv'));
  const lines = [...klondike].flatMap(([line, outcome]) =>
    outcome === 'L' && thoughtful.get(line) === 'W' ? [line] : [],
  );
  expect(lines.length).toBeGreaterThan(15);
  const decided = lines.slice(0, 4).map((line) => {
    const easy = { ...budget, visits: 300_000 };
    const start = startOf(thoughtfulSpec(1), deals[line] as string);
    const verdict = solve(thoughtfulSpec(1), start, easy);
    if (verdict.kind === 'win') expect(replays(thoughtfulSpec(1), start, verdict)).toBe(true);
    expect(verdict.kind).not.toBe('dead');
    const closed = solve(klondikeSpec(1), startOf(klondikeSpec(1), deals[line] as string), easy);
    expect(closed.kind).not.toBe('win');
    return verdict.kind === 'win' && closed.kind === 'dead';
  });
  expect(decided).toContain(true);
});

test('the pass count is part of the position: fewer passes never win more, and sometimes less', () => {
  const rng = testRng(2026);
  let differing = 0;
  for (let game = 0; game < 80; game++) {
    const draw = game % 2 === 0 ? 1 : 3;
    const spec = smallSpec(rng, { vacancy: 'king', stock: { draw, passes: 1 } });
    const start = smallDeal(spec, rng);
    const kinds = ([1, 2, 3, 'unlimited'] as const).map((passes) => {
      const rules: RuleSpec = { ...spec, stock: { draw, passes } };
      return solve(rules, start, budget).kind;
    });
    const firstWin = kinds.indexOf('win');
    if (firstWin < 0) continue;
    expect(kinds.slice(firstWin)).toEqual(kinds.slice(firstWin).map(() => 'win'));
    if (firstWin > 0) differing++;
  }
  expect(differing).toBeGreaterThan(0);
});

test('a visited position is not a dead one: what a search that was cut short left behind misleads no later one', () => {
  for (let line = 0; line < 12; line++) {
    const spec = klondikeSpec(line % 2 === 0 ? 1 : 3);
    const start = startOf(spec, deals[line] as string);
    const fresh = solve(spec, start, { ...budget, visits: 200_000 });
    const engine = klondikeEngine(spec, start);
    for (const visits of [7, 300, 2500]) engine?.ask(start, { ...budget, visits });
    const kept = engine?.ask(start, { ...budget, visits: 200_000 });
    engine?.release();
    if (fresh.kind !== 'open' && kept?.kind !== 'open') expect(kept?.kind).toBe(fresh.kind);
  }
});

test('on a winning line every position is won, whatever the engine was asked before', () => {
  const spec = klondikeSpec(3);
  const start = startOf(spec, deals[1] as string);
  const engine = klondikeEngine(spec, start);
  const verdict = engine?.ask(start, budget);
  expect(verdict?.kind).toBe('win');
  let now = start;
  for (const [n, move] of (verdict?.kind === 'win' ? verdict.moves : []).entries()) {
    now = playLegal(spec, now, move).position;
    if (n % 8 !== 0) continue;
    const later = engine?.ask(now, budget);
    expect(later !== undefined && replays(spec, now, later)).toBe(true);
  }
  engine?.release();
});
