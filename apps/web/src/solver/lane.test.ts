import { expect, test } from 'vitest';
import { createLane, type Hand } from './lane.ts';
import type { FoundDeal, Question, Reply, Request } from './protocol.ts';

const FIND: Question & { readonly kind: 'find' } = { kind: 'find', letters: 'KL', options: 'D1N', most: 40 };
const DEAL: FoundDeal = { number: 7, line: { keys: [], moves: [] } };

/** Workers that do nothing by themselves: the test speaks for them. */
const office = () => {
  const hands: { readonly sent: Request[]; readonly heard: (reply: Reply) => void; ended: boolean }[] = [];
  const failures: ((says: string) => void)[] = [];
  const lane = createLane((heard, failed): Hand => {
    const hand = { sent: [] as Request[], heard, ended: false };
    hands.push(hand);
    failures.push(failed);
    return {
      send: (request) => hand.sent.push(request),
      end: () => {
        hand.ended = true;
      },
    };
  });
  return { lane, hands, failures };
};

test('a worker is started with the first question and answers it', async () => {
  const { lane, hands } = office();
  expect(hands).toHaveLength(0);
  const answer = lane.ask(FIND);
  expect(hands[0]?.sent).toEqual([{ kind: 'question', id: 1, question: FIND }]);
  hands[0]?.heard({ kind: 'answer', id: 1, answer: DEAL });
  expect(await answer).toBe(DEAL);
});

test('progress is told of the question that is open, and of no other', () => {
  const { lane, hands } = office();
  const done: number[] = [];
  void lane.ask(FIND, { onProgress: (count) => done.push(count) });
  hands[0]?.heard({ kind: 'progress', id: 1, done: 3 });
  hands[0]?.heard({ kind: 'progress', id: 9, done: 4 });
  expect(done).toEqual([3]);
});

test('the newest question wins: the one before is cancelled, and its late answer is not heard', async () => {
  const { lane, hands } = office();
  const first = lane.ask(FIND);
  const second = lane.ask({ ...FIND, most: 1 });
  expect(await first).toBeUndefined();
  expect(hands).toHaveLength(1);
  expect(hands[0]?.sent.map(({ kind }) => kind)).toEqual(['question', 'cancel', 'question']);
  hands[0]?.heard({ kind: 'answer', id: 1, answer: { ...DEAL, number: 1 } });
  hands[0]?.heard({ kind: 'answer', id: 2, answer: DEAL });
  expect(await second).toBe(DEAL);
});

test('cancelled, it settles at once; the worker and what it holds stay', async () => {
  const { lane, hands } = office();
  const own = new AbortController();
  const answer = lane.ask(FIND, { signal: own.signal });
  own.abort();
  expect(await answer).toBeUndefined();
  expect(hands[0]?.sent.at(-1)).toEqual({ kind: 'cancel' });
  expect(hands[0]?.ended).toBe(false);
});

test('a worker that hears nothing is ended by a cancel, and the next question starts another', async () => {
  const { lane, hands } = office();
  const own = new AbortController();
  const answer = lane.ask(FIND, { signal: own.signal });
  hands[0]?.heard({ kind: 'deaf', id: 1 });
  own.abort();
  expect(await answer).toBeUndefined();
  expect(hands[0]?.ended).toBe(true);
  const next = lane.ask(FIND);
  hands[1]?.heard({ kind: 'answer', id: 2, answer: DEAL });
  expect(await next).toBe(DEAL);
});

test('a worker that went deaf while it was called back is replaced, and what was asked since is asked again', async () => {
  const { lane, hands } = office();
  void lane.ask(FIND);
  const second = lane.ask({ ...FIND, most: 1 });
  hands[0]?.heard({ kind: 'deaf', id: 1 });
  expect(hands[0]?.ended).toBe(true);
  expect(hands[1]?.sent).toEqual([{ kind: 'question', id: 2, question: { ...FIND, most: 1 } }]);
  hands[1]?.heard({ kind: 'answer', id: 2, answer: DEAL });
  expect(await second).toBe(DEAL);
});

test('what was cancelled before it was asked is not asked', async () => {
  const { lane, hands } = office();
  expect(await lane.ask(FIND, { signal: AbortSignal.abort() })).toBeUndefined();
  expect(hands).toHaveLength(0);
});

test('a worker that fails rejects the question; the next one gets a new worker', async () => {
  const { lane, hands, failures } = office();
  const answer = lane.ask(FIND);
  failures[0]?.('no such file');
  await expect(answer).rejects.toThrow('no such file');
  const told = lane.ask(FIND);
  hands[1]?.heard({ kind: 'failed', id: 2, says: 'out of memory' });
  await expect(told).rejects.toThrow('out of memory');
});

test('its end settles what is open', async () => {
  const { lane, hands } = office();
  const answer = lane.ask(FIND);
  lane.end();
  expect(await answer).toBeUndefined();
  expect(hands[0]?.ended).toBe(true);
});
