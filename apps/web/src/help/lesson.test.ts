import { deal, leadOf } from '@geduld/core';
import { orderOf, readCode } from '@geduld/notation';
import { act, bestPlace, startSession } from '@geduld/session';
import { expect, test } from 'vitest';
import { LESSON, lessonTurn, wantedAt } from './lesson.ts';

const code = readCode(LESSON.code);
if (!code.ok) throw new Error('the lesson has a deal');

test('H1: the lesson can be played, each of its moves by one tap, and ends where undo has led', () => {
  let session = startSession(code.value);
  for (const step of LESSON.steps.keys()) {
    const entry = wantedAt(step);
    if (!entry) throw new Error('every step waits for something');
    const { spec } = session.code.game;
    if (entry.kind === 'carry') {
      const { position } = session.standing;
      expect(leadOf(position, entry.from, entry.count)).toBeDefined();
      expect(bestPlace(spec, position, entry.from, entry.count, 'safe')).toEqual(entry);
    }
    const acted = act(session, entry, 0);
    if (!acted.ok) throw new Error(`step ${step + 1} is refused`);
    session = acted.value.session;
  }
  expect(session.standing.position.stock).toEqual(deal(code.value.game.spec, orderOf(code.value)).stock);
  expect(wantedAt(LESSON.steps.length)).toBeUndefined();
});

test('H1: what is not asked for is taken back, whichever way it goes', () => {
  const acted = act(startSession(code.value), { kind: 'draw' }, 0);
  if (!acted.ok) throw new Error('a draw is always possible');
  const { step } = acted.value;
  const happened = (kind: 'moved' | 'undone' | 'redone') => ({ kind, step, score: 0, moves: 1 });
  expect(lessonTurn(0, happened('moved'))).toBe('undo');
  expect(lessonTurn(4, happened('moved'))).toBe('next');
  expect(lessonTurn(4, happened('undone'))).toBe('redo');
  expect(lessonTurn(5, happened('undone'))).toBe('next');
  expect(lessonTurn(3, happened('redone'))).toBe('undo');
  expect(lessonTurn(6, happened('moved'))).toBe('stay');
});
