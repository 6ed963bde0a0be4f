import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { klondikeSpec, startOf } from '../testing/golden.ts';
import { klondikeEngine } from './engine.ts';
import { ALL_PRUNINGS } from './prunings.ts';

const deals = readFileSync(new URL('../../golden/deals.txt', import.meta.url), 'utf8').split('\n');

test.each([9, 12, 61])('what can be come to from a dead node is not searched: line %i', (line) => {
  const spec = klondikeSpec(1);
  const start = startOf(spec, deals[line] as string);
  const visits = [true, false].map((deadBefore) => {
    const engine = klondikeEngine(spec, start, { prunings: { ...ALL_PRUNINGS, deadBefore } });
    const verdict = engine?.ask(start, { visits: 1_000_000, tableBytes: 1 << 26, cancelled: () => false });
    engine?.release();
    expect(verdict?.kind).toBe('dead');
    return verdict?.visited ?? 0;
  });
  expect(visits[0]).toBeLessThan(0.8 * (visits[1] ?? 0));
});
