import { legalMoves, type Move } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import { parseEntry, shortCode } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { act, type Command, canFinish, FINISH, type Session, sessionWon, startSession } from './index.ts';

const UNDO: Command = { kind: 'undo' };
const REDO: Command = { kind: 'redo' };

const sessionOf = (letters: Game['letters'], options: string, text?: string, score = 0): Session => {
  const game = gameOf(letters, options) as Game;
  const start = startSession(shortCode(game, 27));
  return text === undefined
    ? start
    : { ...start, standing: { position: handPosition(game.spec, text), score } };
};
const command = (text: string): Command => {
  if (text === 'finish') return FINISH;
  const read = parseEntry(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const played = (session: Session, ...texts: readonly string[]): Session =>
  texts.reduce((now, text, t) => {
    const acted = act(now, command(text), t);
    if (!acted.ok) throw new Error(`${text}: ${acted.error.why}`);
    return acted.value.session;
  }, session);

describe('G3: undo and redo', () => {
  const start = sessionOf('KL', 'D1N', 'c1: ks QH\nc2: KH\nc3: KC\ns: KD', 3);

  test('G3: cards, faces, stock, waste and score come back exactly, in one step with what turned up', () => {
    const session = played(start, 'c1-c3', 'draw');
    expect(session.standing.score).toBe(8);
    expect(session.standing.position.columns[0]?.down).toBe(0);
    const back = played(session, 'undo', 'undo');
    expect(back.standing).toEqual(start.standing);
    expect(back.standing.position.columns[0]?.down).toBe(1);
  });
  test('G3: the move counter never goes down, and counts neither undo nor redo', () => {
    const counts = ['c1-c3', 'draw', 'undo', 'undo', 'redo', 'draw'].reduce<
      readonly [Session, readonly number[]]
    >(
      ([session, all], text) => {
        const next = played(session, text);
        return [next, [...all, next.moveCount]];
      },
      [start, []],
    )[1];
    expect(counts).toEqual([1, 2, 2, 2, 2, 3]);
  });
  test('G3: redo goes through all that was undone, until something else is done', () => {
    const session = played(start, 'c1-c3', 'draw');
    const back = played(session, 'undo', 'undo');
    expect(played(back, 'redo').standing).toEqual(played(start, 'c1-c3').standing);
    expect(played(back, 'redo', 'redo').standing).toEqual(session.standing);
    const other = played(back, 'draw');
    expect(act(other, REDO, 0)).toEqual({ ok: false, error: { why: 'nothingToRedo' } });
  });
  test('G3: what a command did is told, also backwards', () => {
    const made = act(start, command('c1-c3'), 0);
    expect(made.ok && made.value.step.effects.map(({ kind }) => kind)).toEqual(['carried', 'turnedUp']);
    const session = played(start, 'c1-c3');
    const unmade = act(session, UNDO, 0);
    expect(unmade.ok && unmade.value.step).toEqual(made.ok && made.value.step);
    const again = act(played(session, 'undo'), REDO, 0);
    expect(again.ok && again.value.step).toEqual(made.ok && made.value.step);
  });
  test('players-want 8: 40, redeal −100 → 0, undo → 40', () => {
    const clipped = sessionOf('KL', 'D1N', 'c1: KS\nw: KH KD', 40);
    const after = played(clipped, 'redeal');
    expect(after.standing.score).toBe(0);
    expect(played(after, 'undo').standing.score).toBe(40);
    expect(played(after, 'undo', 'redo').standing.score).toBe(0);
    const taken = sessionOf('KL', 'D1N', 'c1: KS', 7);
    expect(played(taken, 'fh-c2').standing.score).toBe(0);
    expect(played(taken, 'fh-c2', 'undo').standing.score).toBe(7);
  });
  test('G8: the same code starts the same game again', () => {
    const game = sessionOf('RU', 'C');
    const move = legalMoves(game.code.game.spec, game.standing.position)[0] as Move;
    const later = act(game, move, 0);
    expect(later.ok && startSession(later.value.session.code)).toEqual(game);
  });
});

describe('G4: a refused command changes nothing', () => {
  const session = sessionOf('KL', 'D1V', 'c1: KS\nc2: QS\nw: KD', -52);
  test.each([
    ['c2-c1', 'doesNotBuild'],
    ['redeal', 'noPassLeft'],
    ['draw', 'stockEmpty'],
    ['undo', 'nothingToUndo'],
    ['redo', 'nothingToRedo'],
    ['finish', 'cannotFinish'],
  ])('%s', (text, why) => {
    const before = JSON.stringify(session);
    const acted = act(session, command(text), 900);
    expect(acted.ok).toBe(false);
    expect(acted.ok ? '' : acted.error.why).toBe(why);
    expect(JSON.stringify(session)).toBe(before);
    expect(Object.keys(acted)).toEqual(['ok', 'error']);
  });
});

describe('how far undo goes', () => {
  const drawn = (letters: Game['letters'], options: string, times: number): Session => {
    let session = sessionOf(letters, options);
    for (let n = 0; n < times; n++) {
      const { stock } = session.standing.position;
      session = played(session, stock.length > 0 ? 'draw' : 'redeal');
    }
    return session;
  };
  const undone = (session: Session): readonly [number, string] => {
    let now = session;
    for (let count = 0; ; count++) {
      const acted = act(now, UNDO, 0);
      if (!acted.ok) return [count, JSON.stringify(acted.error)];
      now = acted.value.session;
    }
  };

  test.each([
    [99, 99, { why: 'nothingToUndo' }],
    [100, 100, { why: 'nothingToUndo' }],
    [101, 100, { why: 'undoLimit', limit: 100 }],
    [260, 100, { why: 'undoLimit', limit: 100 }],
  ])('T6: after %i draws and redeals %i are undone', (made, count, refusal) => {
    expect(undone(drawn('TF', 'D1N', made))).toEqual([count, JSON.stringify(refusal)]);
  });
  test('T6: undone actions leave room for new ones', () => {
    const session = played(drawn('TF', 'D3N', 101), 'undo', 'undo', 'draw');
    expect(undone(session)[0]).toBe(99);
    expect(session.forgotten).toBe(1);
    const redone = played(drawn('TF', 'D1N', 101), 'undo', 'redo');
    expect(undone(redone)[0]).toBe(100);
  });
  test('R8: the last 100 moves', () => {
    let session = sessionOf('RU', 'C', 'c1: KS');
    for (let n = 0; n < 103; n++) session = played(session, n % 2 === 0 ? 'c1-c2' : 'c2-c1');
    expect(undone(session)).toEqual([100, JSON.stringify({ why: 'undoLimit', limit: 100 })]);
    const game = gameOf('RU', 'R') as Game;
    expect([game.undoLimit, (gameOf('YU', 'C') as Game).undoLimit]).toEqual([100, 100]);
  });
  test('K15: without limit', () => {
    expect(undone(drawn('KL', 'D1N', 450))).toEqual([450, JSON.stringify({ why: 'nothingToUndo' })]);
  });
});

describe('K10: the finish', () => {
  const text = 'c1: KS QH\nc2: KH QS\nc3: KD\nc4: KC';
  const start = sessionOf('KL', 'D1N', text, 100);

  test('K10: each card is a move that counts and scores; undo takes back the whole', () => {
    const session = played(start, 'finish');
    expect(sessionWon(session)).toBe(true);
    expect(session.moveCount).toBe(6);
    expect(session.standing.score).toBe(160);
    expect(session.past.length).toBe(1);
    expect(session.log.map(({ action }) => action)).toEqual([0, 0, 0, 0, 0, 0]);
    const back = played(session, 'undo');
    expect(back.standing).toEqual(start.standing);
    expect(back.moveCount).toBe(6);
    expect(back.log.map(({ entry }) => entry.kind).slice(6)).toEqual(Array(6).fill('undo'));
    expect(sessionWon(played(back, 'redo'))).toBe(true);
    expect(played(back, 'redo').log.length).toBe(18);
  });
  test('K10: offered once stock and waste are empty and all cards lie open', () => {
    const offered = (cards: string, options = 'D1N') => canFinish(sessionOf('KL', options, cards));
    expect(offered(text)).toBe(true);
    expect(offered(text, 'D3V')).toBe(true);
    expect(offered('c1: KS\ns: KH')).toBe(false);
    expect(offered('c1: KS\nw: KH')).toBe(false);
    expect(offered('c1: kh KS')).toBe(false);
    expect(offered('')).toBe(false);
    expect(act(sessionOf('KL', 'D1N', ''), FINISH, 0)).toEqual({ ok: false, error: { why: 'cannotFinish' } });
  });
  test.each([
    ['TF', 'D1N'],
    ['RU', 'C'],
    ['YU', 'C'],
  ] as const)('T7, R8: none in %s %s', (letters, options) => {
    const session = sessionOf(letters, options, text);
    expect(canFinish(session)).toBe(false);
    expect(act(session, FINISH, 0)).toEqual({ ok: false, error: { why: 'cannotFinish' } });
  });
});

test('T7: no card goes home by itself, and no move is made that was not asked for', () => {
  const session = played(sessionOf('TF', 'D1N', 'c1: KS QH\nc2: KC\nc3: KH QS\nc4: KD'), 'c1-c2');
  expect(session.standing.position.foundations).toEqual([11, 11, 12, 12]);
  expect(session.past[0]?.effects.length).toBe(1);
});

test('K9: Vegas starts at −52, and a balance is carried from game to game', () => {
  const code = shortCode(gameOf('KL', 'D3V') as Game, 5);
  expect(startSession(code).standing.score).toBe(-52);
  expect(startSession(code, 35).standing.score).toBe(-17);
  expect(startSession(code, -52).standing.score).toBe(-104);
  expect(startSession(shortCode(gameOf('KL', 'D3N') as Game, 5)).standing.score).toBe(0);
});

test('R7: a game won without taking back ends at 625; taking back and putting home again pays again', () => {
  const session = sessionOf('RU', 'C', 'c1: QS\nc2: KS', 600);
  expect(played(session, 'c1-fs', 'c2-fs').standing.score).toBe(620);
  expect(played(session, 'c1-c2', 'c2-fs', 'fs-c2', 'c2-fs', 'c2-fs').standing.score).toBe(630);
  const { spec, scoring } = session.code.game;
  const down = spec.columns.reduce((sum, column) => sum + column.down, 0);
  const points = scoring.rows.map((row) => (row.kind === 'turnedUp' ? row.points * down : 0));
  expect(52 * 10 + Math.max(...points)).toBe(625);
});

test('the log keeps when each entry was made, and time never falls', () => {
  const at = (session: Session, text: string, t: number) => {
    const acted = act(session, command(text), t);
    if (!acted.ok) throw new Error(text);
    return acted.value.session;
  };
  const start = sessionOf('KL', 'D1N');
  const session = at(at(at(at(start, 'draw', 5), 'draw', 9), 'undo', 7), 'redo', 30);
  expect(session.log.map(({ t }) => t)).toEqual([5, 9, 9, 30]);
  expect(session.log.map(({ action }) => action)).toEqual([0, 1, 2, 3]);
});
