import { DRAW, legalMoves } from '@geduld/core';
import { entryText, REDO, readCode, UNDO } from '@geduld/notation';
import { act, type Session, startSession } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { restore } from './restore.ts';
import type { AttemptRow, LogRow } from './schema.ts';

const row: AttemptRow = {
  id: 'a',
  code: 'KL1-D1N-AAAAABB',
  carried: 0,
  cumulative: false,
  started: 1,
  at: 1,
  played: 0,
  moves: 0,
  score: 0,
  won: false,
};

/** A game of some length, with undo and redo in it. */
const played = (): Session => {
  const code = readCode(row.code);
  if (!code.ok) throw new Error(row.code);
  let session = startSession(code.value);
  for (let n = 0; n < 60; n++) {
    const moves = legalMoves(session.code.game.spec, session.standing.position);
    const wanted = n % 7 === 5 ? UNDO : n % 7 === 6 ? REDO : (moves[n % moves.length] ?? DRAW);
    const acted = act(session, wanted, n * 100);
    if (acted.ok) session = acted.value.session;
  }
  return session;
};
const session = played();
const log: readonly LogRow[] = session.log.map(({ entry, t, action }, n) => ({
  attempt: row.id,
  n,
  text: entryText(entry),
  t,
  action,
}));

test('a sound log gives the session again, undo and redo lists included', () => {
  expect(log.length).toBeGreaterThan(50);
  const restored = restore(row, log);
  expect(restored?.session).toEqual(session);
  expect(restored?.broken).toBeUndefined();
});

describe('a log that does not hold is opened up to where it breaks', () => {
  const at = 20;
  const changed = (change: (entry: LogRow) => unknown) =>
    log.map((entry, n) => (n === at ? change(entry) : entry));
  test.each<readonly [string, readonly unknown[], number]>([
    ['an unreadable move', changed((entry) => ({ ...entry, text: 'c1-c9' })), at],
    ['a move against the rules', changed((entry) => ({ ...entry, text: 'c1-c2:13' })), at],
    ['a missing row', log.filter((_, n) => n !== at), at],
    ['a row of another attempt', changed((entry) => ({ ...entry, attempt: 'b' })), at],
    ['time that runs back', changed((entry) => ({ ...entry, t: 1 })), at],
    ['a row that is none', changed(() => 'broken'), at],
    ['nothing at all', changed(() => undefined), at],
    ['an action that leaps', changed((entry) => ({ ...entry, action: entry.action + 3 })), at],
  ])('%s', (_, rows, holds) => {
    const restored = restore(row, rows);
    expect(restored?.session.log).toEqual(session.log.slice(0, holds));
    expect(restored?.broken?.rows).toEqual(rows.slice(holds));
    expect(restored?.broken?.reason).not.toBe('');
  });
});

test.each([
  ['a code that is none', { ...row, code: 'KL1-D1N-AAAA' }],
  ['a code in another spelling', { ...row, code: 'kl1 d1n aaaaabb' }],
  ['a row without a name', { ...row, id: undefined }],
  ['no row', undefined],
])('%s cannot be opened', (_, broken) => {
  expect(restore(broken, log)).toBeUndefined();
});
