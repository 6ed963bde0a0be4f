import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { klondikeSpec, startOf } from '../testing/golden.ts';
import { klondikeEngine } from './engine.ts';

const deals = readFileSync(new URL('../../golden/deals.txt', import.meta.url), 'utf8').split('\n');

test.each(['kernel', 'typescript'] as const)('%s: a search of many short tries is cancelled soon', (by) => {
  const spec = klondikeSpec(3);
  // Line 294 takes millions of visits.
  const start = startOf(spec, deals[294] as string);
  const engine = klondikeEngine(spec, start, { by });
  let looks = 0;
  const cancelled = (): boolean => ++looks > 3;
  const verdict = engine?.ask(start, { visits: 100_000, tableBytes: 1 << 26, cancelled });
  expect(verdict).toMatchObject({ kind: 'open', because: 'cancelled' });
  expect(verdict?.visited).toBeLessThan(10_000);
  engine?.release();
});
