import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecord, type GameRecord, parseRecord, recordText } from './index.ts';

const good: GameRecord = {
  v: 1,
  code: 'KL1-D1N-AAAAABB',
  moves: ['draw', 'undo'],
  t: [0, 12],
  score: 0,
  moveCount: 1,
  won: false,
};
const faultOf = (value: unknown) => {
  const checked = checkRecord(value);
  return checked.ok ? undefined : checked.error;
};
const bad = (field: string, found: string, expected: string) => ({ why: 'badField', field, found, expected });

describe('records: shape', () => {
  test('a good one is taken as it is, with steps or without', () => {
    for (const record of [
      good,
      { ...good, steps: [[0, 2]] },
      { ...good, moves: [], t: [] },
      { ...good, score: -52 },
    ]) {
      expect(checkRecord(record)).toEqual({ ok: true, value: record });
      expect(parseRecord(recordText(record as GameRecord))).toEqual({ ok: true, value: record });
      expect(recordText(record as GameRecord).includes('\n')).toBe(false);
    }
  });
  test.each([
    ['a list', [], bad('record', '[]', 'an object')],
    ['nothing', undefined, bad('record', 'nothing', 'an object')],
    ['null', null, bad('record', 'null', 'an object')],
    ['a text', 'draw', bad('record', '"draw"', 'an object')],
    ['no version', { ...good, v: undefined }, bad('v', 'nothing', '1')],
    ['version as text', { ...good, v: '1' }, bad('v', '"1"', '1')],
    ['version 0', { ...good, v: 0 }, bad('v', '0', '1')],
    ['version 1.5', { ...good, v: 1.5 }, bad('v', '1.5', '1')],
    ['a later version', { ...good, v: 2 }, { why: 'laterRecord', version: 2 }],
    ['no code', { ...good, code: undefined }, bad('code', 'nothing', 'a deal code')],
    ['a code that is a number', { ...good, code: 7 }, bad('code', '7', 'a deal code')],
    ['moves as text', { ...good, moves: 'draw' }, bad('moves', '"draw"', 'a list of move texts')],
    ['times as a number', { ...good, t: 3 }, bad('t', '3', 'a list of milliseconds')],
    ['a broken score', { ...good, score: 1.5 }, bad('score', '1.5', 'a whole number')],
    ['a score as text', { ...good, score: '5' }, bad('score', '"5"', 'a whole number')],
    ['no count', { ...good, moveCount: null }, bad('moveCount', 'null', 'a whole number from 0')],
    ['a count below 0', { ...good, moveCount: -1 }, bad('moveCount', '-1', 'a whole number from 0')],
    ['won as a number', { ...good, won: 1 }, bad('won', '1', 'true or false')],
    [
      'steps as text',
      { ...good, steps: 'x' },
      bad('steps', '"x"', 'a list of pairs of whole numbers, or nothing'),
    ],
    [
      'steps of one number',
      { ...good, steps: [[1]] },
      bad('steps', '[[1]]', 'a list of pairs of whole numbers, or nothing'),
    ],
    [
      'steps of three',
      { ...good, steps: [[1, 2, 3]] },
      bad('steps', '[[1,2,3]]', 'a list of pairs of whole numbers, or nothing'),
    ],
    [
      'steps below 0',
      { ...good, steps: [[-1, 2]] },
      bad('steps', '[[-1,2]]', 'a list of pairs of whole numbers, or nothing'),
    ],
    [
      'steps of texts',
      { ...good, steps: [[0, '2']] },
      bad('steps', '[[0,"2"]]', 'a list of pairs of whole numbers, or nothing'),
    ],
    ['a move that is a number', { ...good, moves: ['draw', 4] }, bad('moves[1]', '4', 'a move text')],
    ['a time that falls', { ...good, t: [5, 4] }, bad('t[1]', '4', 'a whole number from 5')],
    ['a time below 0', { ...good, t: [-1, 4] }, bad('t[0]', '-1', 'a whole number from 0')],
    ['a broken time', { ...good, t: [0, 0.5] }, bad('t[1]', '0.5', 'a whole number from 0')],
    ['too few times', { ...good, t: [0] }, bad('t', '1', 'as many entries as moves, 2')],
    ['too many times', { ...good, t: [0, 1, 2] }, bad('t', '3', 'as many entries as moves, 2')],
  ])('%s', (_name, value, fault) => {
    expect(faultOf(value)).toEqual(fault);
  });
  test('times that stand still are good', () => {
    expect(checkRecord({ ...good, t: [7, 7] }).ok).toBe(true);
  });
  test('what is found is shown in 60 characters at most', () => {
    expect(faultOf({ ...good, code: Array(99).fill('ab') })).toMatchObject({
      found: JSON.stringify(Array(99).fill('ab')).slice(0, 60),
    });
  });
  test('values that JSON does not know are shown, not thrown at', () => {
    expect(faultOf({ ...good, score: 5n })).toEqual(bad('score', '5', 'a whole number'));
    expect(faultOf({ ...good, score: Number.NaN })).toEqual(bad('score', 'NaN', 'a whole number'));
    expect(faultOf({ ...good, score: [5n] })).toEqual(bad('score', '["5"]', 'a whole number'));
  });
  test('what is nested too deep to be written is refused like anything else', () => {
    const deep = (field: string) => `{"v":1,"${field}":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    for (const field of ['code', 'v'])
      expect(parseRecord(deep(field))).toMatchObject({ ok: false, error: { why: 'badField', field } });
  });
  test.each(['', '{', 'draw', '{"v":1,}'])('%j is no JSON', (text) => {
    const read = parseRecord(text);
    expect(read.ok ? '' : read.error.why).toBe('notJson');
    expect(read.ok || read.error.why !== 'notJson' ? '' : read.error.says.length > 0).toBe(true);
  });
  test('reading never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void parseRecord(text)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.json(), (text) => void parseRecord(text)),
      { numRuns: 500 },
    );
    const fields = fc.record(
      {
        v: fc.constant(1),
        code: fc.anything(),
        moves: fc.anything(),
        t: fc.anything(),
        score: fc.anything(),
        moveCount: fc.anything(),
        won: fc.anything(),
        steps: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (value) => void checkRecord(value)),
      { numRuns: 1_000 },
    );
  });
});
