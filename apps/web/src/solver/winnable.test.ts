import { expect, test } from 'vitest';
import type { FoundDeal } from './protocol.ts';
import { MOST_TRIES, winnableDeals } from './winnable.ts';

/** A solver that finds what the test gives it, when the test says so. */
const bench = () => {
  const asked: [string, number | 'untilFound'][] = [];
  const answers: ((deal: FoundDeal | undefined) => void)[] = [];
  const deals = winnableDeals({
    find: ({ letters, options }, most) => {
      asked.push([`${letters} ${options}`, most]);
      return new Promise((done) => answers.push(done));
    },
  });
  return { deals, asked, answers };
};
const deal = (number: number): FoundDeal => ({ number, line: { keys: [], moves: [] } });

test('forty tries, and in Russian as many as it takes (K12)', () => {
  const { deals, asked } = bench();
  for (const game of ['KL1-D3NP2E', 'TF1-D1N', 'RU1-C', 'YU1-C']) void deals.take(game);
  expect(asked).toEqual([
    ['KL D3NP2E', MOST_TRIES],
    ['TF D1N', MOST_TRIES],
    ['RU C', 'untilFound'],
    ['YU C', MOST_TRIES],
  ]);
});

test('what was found ahead is there at once, and only once', async () => {
  const { deals, asked, answers } = bench();
  const prepared = deals.prepare('RU1-C');
  void deals.prepare('RU1-C');
  answers[0]?.(deal(1));
  await prepared;
  expect(await deals.take('RU1-C')).toEqual(deal(1));
  expect(asked).toHaveLength(1);
  const next = deals.take('RU1-C');
  expect(asked).toHaveLength(2);
  answers[1]?.(deal(2));
  expect(await next).toEqual(deal(2));
});

test('a wish goes before what is prepared; another game does not get it', async () => {
  const { deals, asked, answers } = bench();
  const prepared = deals.prepare('RU1-C');
  const wished = deals.take('YU1-C');
  void deals.prepare('KL1-D1N');
  expect(asked.map(([game]) => game)).toEqual(['RU C', 'YU C']);
  answers[0]?.(undefined);
  answers[1]?.(deal(3));
  await prepared;
  expect(await wished).toEqual(deal(3));
});
