import { legalMoves, type Move } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import { shortCode } from '@geduld/notation';
import { testChance } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { act, type Command, recordOf, replay, type Session, startSession } from './index.ts';

const klondike = gameOf('KL', 'D1N') as Game;
const thoughtful = gameOf('TF', 'D1N') as Game;

const done = (session: Session, command: Command): Session => {
  const acted = act(session, command, 0);
  if (!acted.ok) throw new Error(acted.error.why);
  return acted.value.session;
};
/** A game with so many draws and redeals, half of them undone. */
const turned = (game: Game, times: number): Session => {
  let session = startSession(shortCode(game, 27));
  for (let n = 0; n < times; n++)
    session = done(session, { kind: session.standing.position.stock.length > 0 ? 'draw' : 'redeal' });
  for (let n = 0; n < times / 2; n++) session = done(session, { kind: 'undo' });
  return session;
};

/** The same list, and how often an element of it was read. */
const watched = <T>(list: readonly T[]) => {
  let reads = 0;
  const proxy = new Proxy(list, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list: proxy, reads: () => reads };
};

test('a replay reads what was there before once, however many entries it plays', () => {
  const start = turned(klondike, 60);
  for (const entries of [0, 10, 1000]) {
    const [log, past, future] = [watched(start.log), watched(start.past), watched(start.future)];
    const turns = Array.from({ length: entries }, (_, n) => (n % 2 === 0 ? 'redo' : 'undo'));
    const session = { ...start, log: log.list, past: past.list, future: future.list };
    const played = replay(session, { moves: turns, t: [] });
    expect(played.ok && played.value.log.length).toBe(90 + entries);
    expect([log.reads(), past.reads(), future.reads()]).toEqual([90, 30, 30]);
  }
});

describe('a draft', () => {
  test('leaves the session that it began with as it was, also after refusals', () => {
    const session = turned(thoughtful, 110);
    const before = structuredClone({ ...session, code: undefined });
    const draft = draftOf(session);
    expect(draft.redo(1).ok).toBe(true);
    expect(draft.undo(2).ok).toBe(true);
    expect(draft.play([{ kind: 'carry', from: 'w', to: 's', count: 1 }], 3)).toMatchObject({
      error: { at: 0, refusal: { why: 'ontoStock' } },
    });
    expect(draft.lastStep()).toBe(session.past.at(-1));
    expect(draft.nextStep()).toBe(session.future[0]);
    const after = draft.session();
    expect(after.log.length).toBe(session.log.length + 2);
    expect({ ...after, log: session.log }).toEqual(session);
    expect(structuredClone({ ...session, code: undefined })).toEqual(before);
  });

  test.each([klondike, thoughtful])(
    'one draft for many commands gives what one command at a time gives',
    (game) => {
      const chance = testChance(11);
      let session = startSession(shortCode(game, 5));
      const draft = draftOf(session);
      for (let n = 0; n < 300; n++) {
        const moves = legalMoves(game.spec, session.standing.position);
        const move = moves[chance(moves.length)] as Move;
        const command: Command = [{ kind: 'undo' } as const, { kind: 'redo' } as const, move, move, move][
          chance(5)
        ] as Command;
        const acted = act(session, command, n);
        const drafted =
          command.kind === 'undo'
            ? draft.undo(n)
            : command.kind === 'redo'
              ? draft.redo(n)
              : draft.play([move], n);
        expect(drafted.ok).toBe(acted.ok);
        if (acted.ok && drafted.ok) expect(drafted.value).toEqual(acted.value.step);
        if (acted.ok) session = acted.value.session;
      }
      expect(draft.session()).toEqual(session);
      expect(replay(startSession(shortCode(game, 5)), recordOf(session))).toEqual({
        ok: true,
        value: session,
      });
    },
  );
});
