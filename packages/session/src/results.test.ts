import { type Game, gameOf } from '@geduld/games';
import { shortCode } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { act, type Ending, resultOf, type Session, startSession } from './index.ts';

const before = (letters: Game['letters'], options: string): Session => {
  const game = gameOf(letters, options) as Game;
  const start = startSession(shortCode(game, 27));
  return { ...start, standing: { position: handPosition(game.spec, 'c1: KS'), score: 400 } };
};
const after = (session: Session, ...commands: readonly Parameters<typeof act>[1][]): Session =>
  commands.reduce((now, command) => {
    const acted = act(now, command, 0);
    if (!acted.ok) throw new Error(acted.error.why);
    return acted.value.session;
  }, session);
const WIN = { kind: 'carry', from: 'c1', to: 'fs', count: 1 } as const;
const ASIDE = { kind: 'carry', from: 'c1', to: 'c2', count: 1 } as const;

describe('results', () => {
  test('players-want 5: what is kept of a win', () => {
    expect(resultOf(after(before('KL', 'D1N'), WIN), 'a1', 'won', 240_900, 77)).toEqual({
      attempt: 'a1',
      code: 'KL1-D1N-AAAAABB',
      ending: 'won',
      score: 410,
      bonus: 2_916,
      moveCount: 1,
      played: 240_900,
      scoring: 'klondike-standard-1/1',
      endedAt: 77,
    });
  });
  test.each([
    ['KL', 'D1N', 29_999, 23_333],
    ['KL', 'D3NP3', 31_999, 22_580],
    ['KL', 'D1N', 600_999, 1_166],
    ['KL', 'D1N', 601_000, 0],
    ['KL', 'D1V', 240_000, 0],
    ['TF', 'D1N', 240_000, 0],
    ['RU', 'C', 240_000, 0],
    ['YU', 'C', 240_000, 0],
  ] as const)('K8: the bonus of %s %s after %i ms is %i', (letters, options, played, bonus) => {
    expect(resultOf(after(before(letters, options), WIN), 'a', 'won', played, 0)?.bonus).toBe(bonus);
  });
  test('K8: no bonus without a win', () => {
    expect(resultOf(after(before('KL', 'D1N'), ASIDE), 'a', 'givenUp', 60_000, 0)).toMatchObject({
      ending: 'givenUp',
      bonus: 0,
    });
  });
  test.each(['won', 'givenUp', 'newDeal'] as readonly Ending[])(
    'players-want 5: an untouched deal has none, ended as %s',
    (ending) => {
      expect(resultOf(before('RU', 'C'), 'a', ending, 0, 0)).toBeUndefined();
    },
  );
  test('players-want 5: an ending is what it was, except that a won game is won', () => {
    const open = after(before('RU', 'C'), ASIDE);
    const won = after(before('RU', 'C'), WIN);
    const endings = (session: Session) =>
      (['won', 'givenUp', 'newDeal'] as const).map((ending) => resultOf(session, 'a', ending, 0, 0)?.ending);
    expect(endings(open)).toEqual([undefined, 'givenUp', 'newDeal']);
    expect(endings(won)).toEqual(['won', 'won', 'won']);
  });
  test('players-want 4: undo after a win and winning again is the same attempt', () => {
    const first = after(before('KL', 'D1N'), WIN);
    const again = after(first, { kind: 'undo' }, WIN);
    const results = [first, again].map((session) => resultOf(session, 'a9', 'won', 1_000, 1));
    expect(new Set(results.map((result) => result?.attempt)).size).toBe(1);
    expect(results.map((result) => result?.moveCount)).toEqual([1, 2]);
  });
  test('a deal that was touched and taken back counts', () => {
    expect(resultOf(after(before('RU', 'C'), ASIDE, { kind: 'undo' }), 'a', 'newDeal', 0, 0)?.moveCount).toBe(
      1,
    );
  });
});
