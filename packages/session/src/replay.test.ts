import { type Game, gameOf } from '@geduld/games';
import { type GameRecord, shortCode } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { act, FINISH, recordOf, replay, type Session, startSession, verify } from './index.ts';

const klondike = gameOf('KL', 'D1N') as Game;
const draws: GameRecord = {
  v: 1,
  code: 'KL1-D1N-AAAAABB',
  moves: ['draw', 'draw', 'undo', 'redo'],
  t: [10, 20, 30, 40],
  score: 0,
  moveCount: 2,
  won: false,
};
const faultOf = (record: GameRecord) => {
  const verified = verify(record);
  return verified.ok ? undefined : verified.error;
};

describe('records that do not hold name the entry, what was found and what was expected', () => {
  test('one that holds', () => {
    const verified = verify(draws);
    expect(verified.ok && recordOf(verified.value)).toEqual(draws);
    expect(faultOf({ ...draws, code: 'see kl1 d1n aaaaabb' })).toBeUndefined();
  });
  test('the code', () => {
    expect(faultOf({ ...draws, code: 'KL1-D1N-AAAAAB0' })).toEqual({
      why: 'code',
      fault: { why: 'wrongLetter', at: 14, found: '0' },
    });
  });
  test.each([
    ['score', { score: 5 }, 5, 0],
    ['moveCount', { moveCount: 3 }, 3, 2],
    ['won', { won: true }, true, false],
  ] as const)('the total %s', (field, wrong, found, expected) => {
    expect(faultOf({ ...draws, ...wrong })).toEqual({ why: 'total', field, found, expected });
  });
  test('totals are told in the order score, moves, won', () => {
    expect(faultOf({ ...draws, moveCount: 9, won: true })).toMatchObject({ field: 'moveCount' });
    expect(faultOf({ ...draws, score: 1, moveCount: 9, won: true })).toMatchObject({ field: 'score' });
  });
  test('an entry that cannot be read', () => {
    expect(faultOf({ ...draws, moves: ['draw', 'c1-c9', 'undo', 'redo'] })).toEqual({
      why: 'unreadable',
      entry: 2,
      text: 'c1-c9',
      fault: { expected: 'pile', at: 3, found: 'c9' },
    });
  });
  test('an entry that is refused, moves and steps through history alike', () => {
    const refusal = (...moves: readonly string[]) => faultOf({ ...draws, moves });
    expect(refusal('draw', 'redeal')).toEqual({
      why: 'refused',
      entry: 2,
      text: 'redeal',
      refusal: { why: 'stockNotEmpty', left: 23 },
    });
    expect(refusal('undo')).toEqual({
      why: 'refused',
      entry: 1,
      text: 'undo',
      refusal: { why: 'nothingToUndo' },
    });
    expect(refusal('draw', 'redo')).toEqual({
      why: 'refused',
      entry: 2,
      text: 'redo',
      refusal: { why: 'nothingToRedo' },
    });
    expect(refusal('draw', 'undo', 'draw', 'redo')).toMatchObject({
      entry: 4,
      refusal: { why: 'nothingToRedo' },
    });
  });
  test('T6, R8: an undo beyond the limit', () => {
    const start = startSession(shortCode(gameOf('TF', 'D1N') as Game, 27));
    const turns = Array.from({ length: 24 }, () => 'draw').concat('redeal');
    const moves = Array.from({ length: 110 }, (_, n) => turns[n % 25] as string);
    const back = Array.from({ length: 101 }, () => 'undo');
    const held = replay(start, { moves: [...moves, ...back.slice(1)], t: [] });
    expect(held.ok && [held.value.past.length, held.value.future.length]).toEqual([0, 100]);
    const far = replay(start, { moves: [...moves, ...back], t: [] });
    expect(far.ok ? '' : far.error).toEqual({
      why: 'refused',
      entry: 211,
      text: 'undo',
      refusal: { why: 'undoLimit', limit: 100 },
    });
  });
  test('K9: the balance of cumulative Vegas is part of the score', () => {
    const record = { ...draws, code: 'KL1-D3V-AAAAABB', moves: ['draw'], t: [1], moveCount: 1 };
    expect(verify({ ...record, score: -52 }).ok).toBe(true);
    expect(verify({ ...record, score: -12 }, 40).ok).toBe(true);
    expect(verify({ ...record, score: -12 }).ok).toBe(false);
  });
});

describe('K10: steps of several moves', () => {
  const text = 'c1: KS QH\nc2: KH\nc3: KD';
  const start: Session = {
    ...startSession(shortCode(klondike, 27)),
    standing: { position: handPosition(klondike.spec, text), score: 0 },
  };
  const done = (session: Session, command: Parameters<typeof act>[1], t = 0): Session => {
    const acted = act(session, command, t);
    if (!acted.ok) throw new Error(acted.error.why);
    return acted.value.session;
  };
  const home = ['c1-fh', 'c1-fs', 'c2-fh', 'c3-fd'];
  const back = ['undo', 'undo', 'undo', 'undo'];
  const fault = (moves: readonly string[], steps: readonly (readonly [number, number])[]) => {
    const played = replay(start, { moves, t: moves.map(() => 0), steps });
    return played.ok ? played.value : played.error;
  };

  test('a finish is a step; so is what undoes it and what does it again', () => {
    const session = done(done(done(start, FINISH, 3), { kind: 'undo' }, 4), { kind: 'redo' }, 5);
    const record = recordOf(session);
    expect(record.moves).toEqual([...home, ...back, 'redo', 'redo', 'redo', 'redo']);
    expect(record.t).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]);
    expect(record.steps).toEqual([[0, 4]]);
    expect(record.moveCount).toBe(4);
    expect(replay(start, record)).toEqual({ ok: true, value: session });
  });
  test('moves one by one are no steps', () => {
    let session = start;
    for (const from of ['c1', 'c1', 'c2', 'c3'] as const) {
      const to = ({ c1: session === start ? 'fh' : 'fs', c2: 'fh', c3: 'fd' } as const)[from];
      session = done(session, { kind: 'carry', from, to, count: 1 });
    }
    expect(recordOf(session).moves).toEqual(home);
    expect(Object.hasOwn(recordOf(session), 'steps')).toBe(false);
    const again = replay(start, { moves: home, t: [0, 0, 0, 0] });
    expect(again.ok && again.value.past.length).toBe(4);
  });
  test('two steps, one after the other', () => {
    const session = done(done(done(start, FINISH), { kind: 'undo' }), FINISH);
    expect(recordOf(session).steps).toEqual([
      [0, 4],
      [8, 4],
    ]);
    expect(replay(start, recordOf(session))).toEqual({ ok: true, value: session });
  });
  test('a step that is broken', () => {
    expect(fault([...home.slice(0, 2), 'undo'], [[0, 3]])).toEqual({
      why: 'brokenStep',
      entry: 3,
      text: 'undo',
      expected: 'a move of the same step',
    });
    expect(fault([...home, 'undo', 'undo'], [[0, 4]])).toEqual({
      why: 'brokenStep',
      entry: 7,
      text: 'end of the record',
      expected: 'undo',
    });
    expect(fault([...home, 'undo', 'redo', 'undo', 'undo'], [[0, 4]])).toEqual({
      why: 'brokenStep',
      entry: 6,
      text: 'redo',
      expected: 'undo',
    });
    expect(fault([...home, ...back, 'redo'], [[0, 4]])).toEqual({
      why: 'brokenStep',
      entry: 10,
      text: 'end of the record',
      expected: 'redo',
    });
    expect(fault(home, [[0, 5]])).toEqual({
      why: 'brokenStep',
      entry: 5,
      text: 'end of the record',
      expected: 'a move of the same step',
    });
  });
  test('a step with a move that is refused', () => {
    expect(fault(['c1-fh', 'c1-fs', 'c3-fh'], [[0, 3]])).toMatchObject({
      why: 'refused',
      entry: 3,
      text: 'c3-fh',
      refusal: { why: 'wrongFoundation' },
    });
  });
  test('an entry in a step that cannot be read', () => {
    expect(fault(['c1-fh', 'c1-fs', 'c3'], [[0, 3]])).toMatchObject({
      why: 'unreadable',
      entry: 3,
      text: 'c3',
    });
    expect(fault([...home, 'undo', 'undo', 'nix'], [[0, 4]])).toMatchObject({
      why: 'unreadable',
      entry: 7,
      text: 'nix',
    });
  });
  test('T6, R8: where undo has a limit there are no steps of several moves', () => {
    const game = gameOf('TF', 'D1N') as Game;
    const thoughtful = { ...start, code: shortCode(game, 27) };
    const played = replay(thoughtful, { moves: home, t: [0, 0, 0, 0], steps: [[0, 4]] });
    expect(played.ok && played.value.past.length).toBe(4);
  });
  test('entries without a time stand at the time before them', () => {
    const played = replay(start, { moves: home.slice(0, 2), t: [8] });
    expect(played.ok && played.value.log.map(({ t }) => t)).toEqual([8, 8]);
  });
});
