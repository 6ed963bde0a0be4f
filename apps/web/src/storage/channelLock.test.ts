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

test('of several that ask at once one has it', async () => {
  const lost: number[] = [];
  const locks = [0, 1, 2, 3].map((n) => channelLock('at once', () => lost.push(n)));
  const answers = await Promise.all(locks.map((lock) => lock.claim()));
  expect(answers.filter((mine) => mine)).toHaveLength(1);
  const other = locks[answers.indexOf(false)];
  await other?.take();
  expect(lost).toEqual([answers.indexOf(true)]);
});

test('one that asks while another waits for answers does not share it', async () => {
  for (let n = 0; n < 6; n++) {
    const first = channelLock(`late ${n}`, () => {});
    const claimed = first.claim();
    await new Promise((settle) => setTimeout(settle, 60));
    expect([await channelLock(`late ${n}`, () => {}).claim(), await claimed].filter((mine) => mine)).toEqual([
      true,
    ]);
  }
});
