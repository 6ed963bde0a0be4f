import type { Day } from '@geduld/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatedResult } from '../storage/played.ts';
import { codesToLookAt, createTruthKeeper } from './truthKeeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bench = (codes: readonly string[]) => {
  const kept: [string, string][] = [];
  const asked: string[] = [];
  const answers: ((truth: 'win' | 'dead' | 'open') => void)[] = [];
  const state = { may: true };
  const keeper = createTruthKeeper({
    wanted: async () => codes.filter((code) => !kept.some(([done]) => done === code)),
    mayLook: () => state.may,
    truthOf: (code, signal) =>
      new Promise((done) => {
        asked.push(code);
        answers.push(done);
        signal.addEventListener('abort', () => done(undefined));
      }),
    keep: async (code, truth) => kept.push([code, truth]),
  });
  return { keeper, kept, asked, answers, state };
};

test('L5: deals are looked at in a pause, one after the other', async () => {
  const { keeper, kept, asked, answers } = bench(['A', 'B']);
  keeper.disturbed();
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['A']);
  answers[0]?.('dead');
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.('win');
  await vi.advanceTimersByTimeAsync(0);
  expect(kept).toEqual([
    ['A', 'dead'],
    ['B', 'win'],
  ]);
});

test('L5: whatever the player does calls it off; nothing is stored of it, and it is taken up again', async () => {
  const { keeper, kept, asked } = bench(['A']);
  keeper.disturbed();
  await vi.advanceTimersByTimeAsync(3000);
  keeper.disturbed();
  await vi.advanceTimersByTimeAsync(2999);
  expect([asked, kept]).toEqual([['A'], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['A', 'A']);
});

test('L5: never while somebody plays or another search waits', async () => {
  const { keeper, asked, answers, state } = bench(['A', 'B']);
  state.may = false;
  keeper.disturbed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  state.may = true;
  keeper.disturbed();
  await vi.advanceTimersByTimeAsync(3000);
  state.may = false;
  answers[0]?.('win');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['A']);
});

const result = (code: string, ending: DatedResult['ending']): DatedResult => ({
  ...{ attempt: code, code, ending, score: 0, bonus: 0, moveCount: 1, played: 1, scoring: '', endedAt: 1 },
  day: '2026-11-30' as Day,
});

test('L5: looked at are the deals of games that are over, the latest first, each once; a win needs no proof', () => {
  const results = [
    result('A', 'givenUp'),
    result('B', 'newDeal'),
    result('C', 'won'),
    result('B', 'givenUp'),
    result('C', 'givenUp'),
    result('D', 'givenUp'),
  ];
  expect(codesToLookAt({ results, truths: new Map() }, undefined)).toEqual(['D', 'B', 'A']);
  expect(codesToLookAt({ results, truths: new Map([['B', 'open']]) }, undefined)).toEqual(['D', 'A']);
});

test('players-want 16: cards that lie on the table are let be, whatever was played of them before', () => {
  const results = [result('A', 'givenUp'), result('B', 'givenUp')];
  expect(codesToLookAt({ results, truths: new Map() }, 'B')).toEqual(['A']);
});
