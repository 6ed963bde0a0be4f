import { readCode } from '@geduld/notation';
import { startSession } from '@geduld/session';
import { expect, test } from 'vitest';
import { newAttempt, openingOf, practiceId, rowOf, stateOf } from './attempts.ts';
import { newId } from './chance.ts';
import { practiceFrom } from './practice.ts';

const code = readCode('KL1-D1N-AAAAAAB');
if (!code.ok) throw new Error('the code of the test');

/** An attempt as it comes back from the store, which knows of no result. */
const reopened = (id: string) => {
  const opening = newAttempt({ newId: () => id, wallClock: () => 1 }, code.value);
  const row = rowOf(stateOf(opening, false), 0, 1);
  return openingOf({ row, session: startSession(code.value), ended: false, broken: undefined });
};

test('H1: practice from an example has no result, after a reload neither; every other attempt may have one', () => {
  expect(reopened(practiceId(newId())).ended).toBe(true);
  for (let n = 0; n < 50; n++) expect(reopened(newId()).ended).toBe(false);
});

test('a game begun in the middle of one that counts nowhere is practice, and stays it after a reload', () => {
  const opening = practiceFrom(startSession(code.value), 700);
  expect(opening).toMatchObject({ ended: true, played: 700 });
  expect(opening.attempt.daily).toBeUndefined();
  expect(reopened(opening.attempt.id).ended).toBe(true);
});
