import { codeText, readCode } from '@geduld/notation';
import { recordedPlay, recordOf, replay, startSession, verify } from '@geduld/session';
import { expect, test } from 'vitest';
import { recordNamed } from '../help/records.ts';
import { sessionAtWin } from './outbox.ts';

const record = recordNamed('won-russian-relaxed');

/** A session with the rows of its log, after these moves. */
const played = (moves: readonly string[]) => {
  const deal = readCode(record.code);
  if (!deal.ok) throw new Error(record.code);
  const rows = moves.map((text, n) => ({ attempt: 'a', n, text, t: n * 1000, action: n }));
  const session = replay(startSession(deal.value), recordedPlay(rows));
  if (!session.ok) throw new Error(JSON.stringify(session.error));
  return { session: session.value, rows };
};

test('a won game is sent as it was first won: what came after is no part of its result', () => {
  const once = played(record.moves);
  const onwards = played([...record.moves, 'undo', 'undo', 'redo']);
  const won = sessionAtWin(onwards.session, onwards.rows);
  expect(won && recordOf(won)).toEqual(recordOf(once.session));
  expect(won && verify(recordOf(won)).ok).toBe(true);
  expect(won && codeText(won.code)).toBe(record.code);
});

test('a game that is not won has nothing to send', () => {
  const { session, rows } = played(record.moves.slice(0, -1));
  expect(sessionAtWin(session, rows)).toBeUndefined();
});
