import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomesOf, startOf } from '../testing/golden.ts';
import { solveYukon } from './solveYukon.ts';
import { FAMILY, FAMILY_NAMES } from './testing/games.ts';
import { replays } from './testing/positions.ts';

const golden = (file: string): string =>
  readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');

/** About the hardest deal of the three files, several times over. */
const LONG = { visits: 20_000_000, tableBytes: 1 << 30, cancelled: () => false };

test.each(FAMILY_NAMES)('every known outcome of %s is found', { timeout: 7_200_000 }, (name) => {
  const spec = FAMILY[name];
  const wrong: unknown[] = [];
  for (const [line, outcome] of outcomesOf(golden(`${name}.tsv`))) {
    const start = startOf(spec, deals[line] as string);
    const verdict = solveYukon(spec, start, LONG);
    const right = outcome === 'W' ? replays(spec, start, verdict) : verdict.kind === 'dead';
    if (!right) wrong.push({ line, outcome, kind: verdict.kind });
  }
  expect(wrong).toEqual([]);
});
