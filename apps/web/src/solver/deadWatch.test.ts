import { deal, legalMoves, playLegal, positionKey } from '@geduld/core';
import { codeText, type Entry, entryText, orderOf, REDO, readCode, UNDO } from '@geduld/notation';
import { act, type Session, startSession } from '@geduld/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAttempt, stateOf } from '../game/attempts.ts';
import type { TableState } from '../game/table.ts';
import { type DeadEnd, lookBack } from './deadEnd.ts';
import { createDeadWatch } from './deadWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = readCode('YU1-C-AAAAAAA');
if (!read.ok) throw new Error('the code of the test');
const code = read.value;

const after = (session: Session, entry: Entry): Session => {
  const acted = act(session, entry, 0);
  if (!acted.ok) throw new Error(entryText(entry));
  return acted.value.session;
};

/** A game whose positions are dead from `deadFrom` steps on, at a table with a watch. */
const bench = (deadFrom: number) => {
  const { spec } = code.game;
  let state: TableState = stateOf(newAttempt({ newId: () => 'one', wallClock: () => 0 }, code), false);
  const keys: string[] = [positionKey(spec, deal(spec, orderOf(code)))];
  const found: DeadEnd[] = [];
  const asked: string[] = [];
  let told: string | undefined;
  let wanted = true;
  const watch = createDeadWatch({
    table: () => state,
    wanted: () => wanted,
    truthOf: async (position, _ms, signal) => {
      const key = positionKey(spec, position);
      asked.push(key);
      await new Promise((done) => setTimeout(done, 10));
      if (signal.aborted) return undefined;
      return keys.indexOf(key) >= deadFrom ? 'dead' : 'win';
    },
    found: (deadEnd) => found.push(deadEnd),
    told: {
      read: () => told,
      write: (text) => {
        told = text;
      },
    },
  });
  const become = (session: Session) => {
    state = { ...state, session };
    keys[session.past.length] = positionKey(spec, session.standing.position);
    watch.changed();
  };
  const move = () => {
    const { position } = state.session.standing;
    const [next] = legalMoves(spec, position).filter(
      (each) => !keys.includes(positionKey(spec, playLegal(spec, position, each).position)),
    );
    if (!next) throw new Error(`no move in ${codeText(code)}`);
    become(after(state.session, next));
  };
  return {
    watch,
    found,
    asked,
    move,
    undo: () => become(after(state.session, UNDO)),
    redo: () => become(after(state.session, REDO)),
    want: (now: boolean) => {
      wanted = now;
    },
    told: () => told,
    pause: (ms = 3000) => vi.advanceTimersByTimeAsync(ms),
  };
};

test('after a pause a proof is told once, with the step that lost the game and the way back', async () => {
  const { move, found, pause, watch } = bench(2);
  move();
  await pause();
  expect(found).toEqual([]);
  move();
  move();
  await pause(1400);
  expect(found).toEqual([]);
  await pause(300);
  expect(found).toMatchObject([{ undos: 2, nth: 2, certain: true, fromDeal: false }]);
  watch.touched();
  await pause();
  move();
  await pause();
  expect(found).toHaveLength(1);
});

test('undone to life and lost again, it is told again', async () => {
  const { move, undo, redo, found, pause } = bench(2);
  move();
  move();
  await pause();
  undo();
  await pause();
  expect(found).toHaveLength(1);
  redo();
  await pause();
  expect(found).toHaveLength(2);
});

test('nothing is asked where it is not wanted, and nothing told of a position that is no more there', async () => {
  const { move, undo, want, asked, found, pause } = bench(1);
  want(false);
  move();
  await pause();
  expect(asked).toEqual([]);
  want(true);
  undo();
  move();
  await pause(1505);
  undo();
  await pause();
  expect(found).toEqual([]);
});

test('a player who touches the table meanwhile is told at the next pause', async () => {
  const { move, watch, found, pause } = bench(1);
  move();
  await pause(1505);
  watch.touched();
  await pause(1000);
  expect(found).toEqual([]);
  await pause(1000);
  expect(found).toHaveLength(1);
});

test('a deal that is dead itself was lost by nobody; what undo does not reach is not offered', async () => {
  vi.useRealTimers();
  const dead = async () => 'dead' as const;
  expect(await lookBack(startSession(code), dead)).toMatchObject({ undos: undefined, fromDeal: true });
  expect(await lookBack({ past: [], forgotten: 3 }, dead)).toMatchObject({
    undos: undefined,
    fromDeal: false,
  });
  expect(await lookBack(startSession(code), async () => undefined)).toMatchObject({ fromDeal: true });
});
