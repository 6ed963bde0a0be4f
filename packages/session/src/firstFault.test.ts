import { type Game, gameOf } from '@geduld/games';
import { shortCode } from '@geduld/notation';
import { expect, test } from 'vitest';
import { replay, startSession } from './index.ts';

const start = startSession(shortCode(gameOf('KL', 'D1N') as Game, 1));
const fault = (...moves: readonly string[]) => {
  const played = replay(start, { moves, t: moves.map((_, n) => n) });
  return played.ok ? undefined : played.error;
};

test('a replay names the first entry that does not hold, whether it is refused or cannot be read', () => {
  expect(fault('draw', 'draw')).toBeUndefined();
  expect(fault('draw', 'redeal', 'nonsense')).toMatchObject({ why: 'refused', entry: 2 });
  expect(fault('draw', 'nonsense', 'redeal')).toMatchObject({ why: 'unreadable', entry: 2 });
  expect(fault('nonsense')).toMatchObject({ why: 'unreadable', entry: 1 });
});
