import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomesOf, startOf } from '../testing/golden.ts';
import { solveYukon } from './solveYukon.ts';
import { FAMILY } from './testing/games.ts';
import { replays } from './testing/positions.ts';

const golden = (file: string): string =>
  readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');

/** The hard ones of the first lines stay open within so few visits; all are in the deep test. */
const SHORT = { visits: 20_000, tableBytes: 1 << 26, cancelled: () => false };

test.each([
  { name: 'russian', upTo: 400, decided: 400 },
  { name: 'russian-relaxed', upTo: 200, decided: 186 },
  { name: 'yukon', upTo: 100, decided: 75 },
] as const)('known deals of $name come out as they must', ({ name, upTo, decided }) => {
  const spec = FAMILY[name];
  const wrong: unknown[] = [];
  let found = 0;
  for (const [line, outcome] of outcomesOf(golden(`${name}.tsv`))) {
    if (line >= upTo) break;
    const start = startOf(spec, deals[line] as string);
    const verdict = solveYukon(spec, start, SHORT);
    if (verdict.kind === 'open') continue;
    found++;
    const right = outcome === 'W' ? replays(spec, start, verdict) : verdict.kind === 'dead';
    if (!right) wrong.push({ line, outcome, verdict });
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(decided);
});
