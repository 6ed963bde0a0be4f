import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';
import { klondikeSpec, outcomesOf, startOf, thoughtfulSpec } from './testing/golden.ts';

const golden = (file: string): string => readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');
/** Twice what the hardest deal of all takes: one of draw 3, with 12 million visits. */
const budget = { visits: 25_000_000, tableBytes: 1 << 28, cancelled: () => false };

test.each([
  { file: 'klondike-d1', spec: klondikeSpec(1) },
  { file: 'klondike-d3', spec: klondikeSpec(3) },
  { file: 'thoughtful-d1', spec: thoughtfulSpec(1) },
  { file: 'thoughtful-d3', spec: thoughtfulSpec(3) },
])('every known outcome of $file is found', { timeout: 7_200_000 }, ({ file, spec }) => {
  const wrong: unknown[] = [];
  for (const [line, outcome] of outcomesOf(golden(`${file}.tsv`))) {
    const { kind } = solve(spec, startOf(spec, deals[line] as string), budget);
    if (kind !== (outcome === 'W' ? 'win' : 'dead')) wrong.push({ line, outcome, kind });
  }
  expect(wrong).toEqual([]);
});
