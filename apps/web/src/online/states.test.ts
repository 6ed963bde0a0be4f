import { expect, test } from 'vitest';
import { attemptState, isKnownSetting, isShared, logRowsOf, readState } from './states.ts';

const row = {
  ...{ id: 'attempt-1', code: 'RU1-C-AAAAAAB', carried: 0, cumulative: false, started: 1, at: 9 },
  ...{ played: 700, moves: 2, score: 0, won: false },
};
const log = [
  { attempt: 'attempt-1', n: 0, text: 'c1-c2', t: 0, action: 0 },
  { attempt: 'attempt-1', n: 1, text: 'undo', t: 700, action: 1 },
];

test('an attempt is told and read again as it was', () => {
  const state = attemptState(row, log);
  const read = readState('attempt', JSON.stringify(state));
  expect(read).toEqual(state);
  expect(read?.lines[0] && logRowsOf('attempt-1', read.lines[0])).toEqual(log);
});

test('what no version tells is not taken', () => {
  const state = attemptState(row, log);
  for (const wrong of [
    '',
    '{',
    'null',
    '{}',
    JSON.stringify({ ...state, more: 1 }),
    JSON.stringify({ ...state, lines: [] }),
    JSON.stringify({ ...state, lines: [{ at: 1, played: -1, log: [] }] }),
    JSON.stringify({ ...state, lines: [{ at: 1, played: 1, log: [['draw', 0.5, 0]] }] }),
    JSON.stringify({ ...state, deal: { ...state.deal, daily: '2026-02-31' } }),
  ])
    expect(readState('attempt', wrong), wrong).toBeUndefined();
  expect(readState('result', '{"attempt":"a"}')).toBeUndefined();
  expect(readState('bookmark', '{"attempt":"a","n":-1,"name":"x","at":0,"removed":false}')).toBeUndefined();
});

test('settings of a device stay its own; others are taken with values that this version knows', () => {
  expect([isShared('theme'), isShared('game'), isShared('sounds'), isShared('unheard of')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isKnownSetting('theme', 'dark')).toBe(true);
  expect(isKnownSetting('theme', 'auto')).toBe(true);
  expect(isKnownSetting('theme', 'purple')).toBe(false);
  expect(isKnownSetting('autoPlace', false)).toBe(true);
  expect(isKnownSetting('autoPlace', 'false')).toBe(false);
  expect(isKnownSetting('sounds', true)).toBe(false);
  expect(isKnownSetting('__proto__', {})).toBe(false);
});
