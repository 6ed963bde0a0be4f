import { expect, test } from 'vitest';
import { channelLock } from './channelLock.ts';

test('one tab at a time: the second is refused, may take the table, and the first hears of it', async () => {
  const lost: string[] = [];
  const first = channelLock('test', () => lost.push('first'));
  const second = channelLock('test', () => lost.push('second'));
  expect(await first.claim()).toBe(true);
  expect(await second.claim()).toBe(false);
  await second.take();
  expect(lost).toEqual(['first']);
  expect(await channelLock('test', () => {}).claim()).toBe(false);
  await first.take();
  expect(lost).toEqual(['first', 'second']);
});
