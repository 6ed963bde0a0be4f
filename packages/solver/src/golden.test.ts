import { readFileSync } from 'node:fs';
import { isWon, type Position, play, type RuleSpec } from '@geduld/core';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';
import { klondikeSpec, outcomesOf, startOf, thoughtfulSpec } from './testing/golden.ts';
import type { Verdict } from './verdict.ts';

const golden = (file: string): string => readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');
const budget = { visits: 150_000, tableBytes: 1 << 26, cancelled: () => false };

const endsWon = (spec: RuleSpec, start: Position, verdict: Verdict): boolean => {
  let now = start;
  for (const move of verdict.kind === 'win' ? verdict.moves : []) {
    const played = play(spec, now, move);
    if (!played.ok) return false;
    now = played.value.position;
  }
  return isWon(spec, now);
};

test.each([
  { file: 'klondike-d1', spec: klondikeSpec(1), decided: 97 },
  { file: 'klondike-d3', spec: klondikeSpec(3), decided: 97 },
  { file: 'thoughtful-d1', spec: thoughtfulSpec(1), decided: 95 },
  { file: 'thoughtful-d3', spec: thoughtfulSpec(3), decided: 91 },
])('of the first hundred deals of $file the easy ones come out as they must', ({ file, spec, decided }) => {
  const outcomes = outcomesOf(golden(`${file}.tsv`));
  const wrong: unknown[] = [];
  let found = 0;
  for (let line = 0; line < 100; line++) {
    const start = startOf(spec, deals[line] as string);
    const verdict = solve(spec, start, budget);
    const known = outcomes.get(line);
    if (verdict.kind === 'open' || known === undefined) continue;
    found++;
    if (verdict.kind !== (known === 'W' ? 'win' : 'dead')) wrong.push({ line, known, verdict });
    else if (known === 'W' && !endsWon(spec, start, verdict)) wrong.push({ line, moves: verdict });
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(decided);
});

test.each([
  { spec: klondikeSpec(1), line: 1566 },
  { spec: klondikeSpec(1), line: 3101 },
  { spec: thoughtfulSpec(1), line: 3574 },
])('a win that needs two cards of the stock at once is found: $spec.id, line $line', ({ spec, line }) => {
  const start = startOf(spec, deals[line] as string);
  const verdict = solve(spec, start, { ...budget, visits: 1_000_000 });
  expect(verdict.kind).toBe('win');
  expect(endsWon(spec, start, verdict)).toBe(true);
});
