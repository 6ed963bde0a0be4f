import { readFileSync } from 'node:fs';
import { parseRecord, readCode } from '@geduld/notation';
import { act, startSession, verify } from '@geduld/session';
import { expect, test } from 'vitest';
import { gameFileText, readGameFile } from './gameFile.ts';

const text = readFileSync(new URL('../../../../examples/won-klondike-draw-3.json', import.meta.url), 'utf8');
const won = JSON.parse(text) as { readonly moves: string[] };

test('players-want 7: a saved game is a record that verifies, and opens as what it was', () => {
  const read = readGameFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const again = readGameFile(gameFileText(read.value));
  expect(again).toEqual(read);
});

test('K9: a balance that was brought along is no part of it', () => {
  const code = readCode('KL1-D1V-AAAAAAB');
  if (!code.ok) throw new Error('the deal of the test');
  const acted = act(startSession(code.value, -104), { kind: 'draw' }, 5);
  if (!acted.ok) throw new Error('a draw is always possible');
  const record = parseRecord(gameFileText(acted.value.session));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  expect(record.value.score).toBe(-52);
  expect(verify(record.value).ok).toBe(true);
});

test.each([
  ['no JSON', '{', { of: 'record', fault: { why: 'notJson' } }],
  ['another shape', '{"v":1,"code":7}', { of: 'record', fault: { why: 'badField', field: 'code' } }],
  ['too large', ' '.repeat(4_000_001), { of: 'record', fault: { why: 'badField', field: 'size' } }],
  [
    'a move that the rules refuse',
    JSON.stringify({ ...won, moves: ['redeal', ...won.moves.slice(1)] }),
    { of: 'replay', fault: { why: 'refused', entry: 1, text: 'redeal' } },
  ],
  [
    'a score that was not made',
    JSON.stringify({ ...won, score: 9999 }),
    { of: 'replay', fault: { why: 'total', field: 'score', found: 9999 } },
  ],
])('refused with its place: %s', (_, content, fault) => {
  expect(readGameFile(content)).toMatchObject({ ok: false, error: fault });
});
