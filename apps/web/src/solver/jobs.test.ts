import { deal, isWon, legalMoves, type Move, type Position, playLegal, positionKey } from '@geduld/core';
import { codeText, type DealCode, entryText, orderOf, readCode, shortCode } from '@geduld/notation';
import { expect, test } from 'vitest';
import { createJobs, type Desk } from './jobs.ts';
import type { FoundDeal, Problem, Told } from './protocol.ts';

const codeOf = (text: string): DealCode => {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return code.value;
};
const problemOf = (text: string): Problem => {
  const { game } = codeOf(text);
  return { id: text, spec: game.spec, start: deal(game.spec, orderOf(codeOf(text))) };
};

/** A desk whose clock goes one millisecond on at every look, and which is cancelled in its nth pause. */
const desk = (numbers: readonly number[] = [], cancelledIn = Number.POSITIVE_INFINITY) => {
  const events: string[] = [];
  let now = 0;
  let given = 0;
  let pauses = 0;
  const made: Desk = {
    now: () => now++,
    dealNumber: () => numbers[given++ % numbers.length] as number,
    pause: async () => void pauses++,
    cancelled: () => pauses >= cancelledIn,
    progress: (done) => events.push(`progress ${done}`),
    deaf: () => events.push('deaf'),
  };
  return { made, events, given: () => given, pauses: () => pauses };
};

const playedOut = ({ spec, start }: Pick<Problem, 'spec' | 'start'>, moves: readonly Move[]): Position => {
  let now = start;
  for (const move of moves) {
    expect(legalMoves(spec, now).map(entryText)).toContain(entryText(move));
    now = playLegal(spec, now, move).position;
  }
  return now;
};

test.each(['KL1-D1N', 'KL1-D3N', 'TF1-D1N', 'RU1-C', 'RU1-R', 'YU1-C'])(
  'a deal of %s that is found is won by its line, each position of which has its key',
  async (game) => {
    const [letters, options] = [game.slice(0, 2) as 'KL', game.slice(4)];
    let next = 100;
    const { made } = desk();
    const jobs = createJobs({ ...made, dealNumber: () => next++ });
    const found = (await jobs.answer({ kind: 'find', letters, options, most: 'untilFound' })) as FoundDeal;
    const problem = problemOf(codeText(shortCode(codeOf(`${game}-AAAAAAA`).game, found.number)));
    expect(isWon(problem.spec, playedOut(problem, found.line.moves))).toBe(true);
    expect(found.line.keys).toHaveLength(found.line.moves.length);
    expect(new Set(found.line.keys).size).toBe(found.line.keys.length);
    expect(found.line.keys[0]).toBe(positionKey(problem.spec, problem.start));
  },
);

test('no proof in so many tries: none is found, after just so many', async () => {
  // RU1-C-AAAAAAB and the two after it are dead.
  const { made, given } = desk([1, 2, 3]);
  const jobs = createJobs(made);
  expect(await jobs.answer({ kind: 'find', letters: 'RU', options: 'C', most: 6 })).toBeUndefined();
  expect(given()).toBe(6);
});

test('a search for a deal hears a cancel between two deals', async () => {
  const { made, pauses } = desk([1, 2, 3], 2);
  const jobs = createJobs(made);
  expect(
    await jobs.answer({ kind: 'find', letters: 'RU', options: 'C', most: 'untilFound' }),
  ).toBeUndefined();
  expect(pauses()).toBe(2);
});

test('verdicts: a win with its line, dead after an exhausted search', async () => {
  const jobs = createJobs(desk().made);
  for (const [code, kind] of [
    ['RU1-C-AAAAAAA', 'win'],
    ['RU1-C-AAAAAAB', 'dead'],
    ['KL1-D3N-AAAAAAA', 'win'],
    ['KL1-D3N-AAAAAAD', 'dead'],
  ] as const) {
    const problem = problemOf(code);
    const told = (await jobs.answer({
      kind: 'ask',
      problem,
      position: problem.start,
      ms: 1e9,
    })) as Told;
    expect(told.kind).toBe(kind);
    if (told.kind === 'win') expect(isWon(problem.spec, playedOut(problem, told.line.moves))).toBe(true);
  }
});

test('a review tells of the truth after each entry, and goes deaf before it begins', async () => {
  const { made, events } = desk();
  const jobs = createJobs(made);
  const problem = problemOf('YU1-C-AAAAAAA');
  const review = await jobs.answer({
    kind: 'review',
    problem,
    entries: [{ kind: 'carry', from: 'c2', to: 'c1', count: 4 }, { kind: 'undo' }],
  });
  expect(review).toMatchObject({ truths: ['win', 'dead', 'win'], lostAt: 1 });
  expect(events[0]).toBe('deaf');
});
