import type { GameLetters } from '@geduld/games';
import type { Day } from '@geduld/session';
import { expect, test } from 'vitest';
import type { DatedResult } from '../storage/played.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { dailyStandings } from './dailyStandings.ts';

const DAY = '2026-11-30';
const attempt = (id: string, code: string, more: Partial<AttemptRow> = {}): AttemptRow => ({
  id,
  code,
  carried: 0,
  cumulative: false,
  started: 1,
  at: Number(id),
  played: 1,
  moves: 5,
  score: 0,
  won: false,
  daily: DAY,
  late: false,
  ...more,
});
const result = (id: string, ending: DatedResult['ending'] = 'won'): DatedResult => ({
  attempt: id,
  code: '',
  ending,
  score: 0,
  bonus: 0,
  moveCount: 5,
  played: 1,
  scoring: '',
  endedAt: 1,
  day: '2026-12-01' as Day,
});
const KL = 'KL1-D1N-GCCSLAR';
const of = (attempts: readonly AttemptRow[], results: readonly DatedResult[], letters: GameLetters = 'KL') =>
  dailyStandings({ attempts, results }).get(DAY)?.get(letters);

test('K16: begun on its day and won after midnight it is won on its day', () => {
  expect(of([attempt('1', KL)], [result('1')])?.won).toBe('onDay');
});
test('K16: begun later it is told apart, and never takes the place of one that was on its day', () => {
  const both = [attempt('1', KL, { late: true }), attempt('2', KL)];
  expect(of(both, [result('1')])?.won).toBe('later');
  expect(of(both, [result('1'), result('2')])?.won).toBe('onDay');
  expect(of([...both].reverse(), [result('2'), result('1')])?.won).toBe('onDay');
  expect(of([attempt('1', KL), attempt('2', KL, { late: true })], [result('1'), result('2')])?.won).toBe(
    'onDay',
  );
});
test('K16: given up it is not won; the same cards without a day are no challenge', () => {
  expect(of([attempt('1', KL)], [result('1', 'givenUp')])).toEqual({ won: undefined, open: new Map() });
  expect(of([attempt('1', KL, { daily: undefined })], [result('1')])).toBeUndefined();
});
test('K16: what is not ended can go on, by draw mode; an untouched deal is nothing to go on with', () => {
  const draw3 = attempt('2', 'KL1-D3N-GCCSLAR');
  const rows = [attempt('1', KL), draw3, attempt('3', KL, { moves: 0 }), attempt('4', 'YU1-C-VASTIUZ')];
  expect([...(of(rows, [])?.open.keys() ?? [])]).toEqual([KL, 'KL1-D3N-GCCSLAR']);
  expect(of(rows, [result('1')])?.open.get('KL1-D3N-GCCSLAR')).toBe(draw3);
  expect(of(rows, [], 'YU')?.open.size).toBe(1);
  expect(of(rows, [], 'RU')).toBeUndefined();
});
