import { homeOf, packOf } from '@geduld/core';
import { readCode } from '@geduld/notation';
import { act, type Step, startSession } from '@geduld/session';
import { expect, test } from 'vitest';
import { createSpacing, cuesOf } from './cues.ts';
import { NOISES } from './noises.ts';

const [ace] = packOf(13);
const code = readCode('KL1-D1N-AAAAAAB');
if (!code.ok || ace === undefined) throw new Error('the deal of the test');
const drawn = act(startSession(code.value), { kind: 'draw' }, 0);
if (!drawn.ok) throw new Error('a draw is always possible');
const { step } = drawn.value;
const home = { kind: 'carried', from: 'c1', to: homeOf(ace), cards: [ace] } as const;
const moved = (effects: Step['effects']) =>
  cuesOf({ kind: 'moved', step: { ...step, effects }, score: 0, moves: 1 });

test('what is heard is read from what happened', () => {
  expect(moved(step.effects)).toEqual([{ noise: 'draw', after: 0 }]);
  expect(moved([home])).toEqual([{ noise: 'home', after: 0 }]);
  const bared = moved([
    { ...home, to: 'c2' },
    { kind: 'turnedUp', pile: 'c1', card: ace },
  ]);
  expect(bared.map(({ noise }) => noise)).toEqual(['put', 'turn']);
  expect(bared[1]?.after).toBeGreaterThan(0);
  expect(cuesOf({ kind: 'refused', refusal: { why: 'stockEmpty' } })).toEqual([
    { noise: 'refused', after: 0 },
  ]);
  expect(cuesOf({ kind: 'dropped' })).toEqual([]);
});

test('a finish is cards one after the other, and no rattle', () => {
  const cues = moved(Array.from({ length: 30 }, () => home));
  expect(new Set(cues.map(({ noise }) => noise))).toEqual(new Set(['home']));
  expect(cues.length).toBeLessThan(20);
  expect(new Set(cues.map(({ after }) => after)).size).toBe(cues.length);
});

test('never two of the same within a few milliseconds; two different ones may', () => {
  const spaced = createSpacing();
  const put = { noise: 'put', after: 0 } as const;
  expect(spaced([put, put, { noise: 'turn', after: 0 }], 1000)).toHaveLength(2);
  expect(spaced([put], 1020)).toEqual([]);
  expect(spaced([put], 1100)).toEqual([put]);
});

test('every noise is short and never louder than full', () => {
  for (const parts of Object.values(NOISES)) {
    expect(parts.length).toBeGreaterThan(0);
    for (const { loud, from, to, length } of parts) {
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.6);
      expect(Math.min(from, to)).toBeGreaterThan(40);
      expect(length).toBeLessThan(1.5);
    }
  }
});
