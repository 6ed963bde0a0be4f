import { legalMoves, type Move } from '@geduld/core';
import { allGames } from '@geduld/games';
import { entryText, SHORT_CODES, shortCode } from '@geduld/notation';
import { testChance } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import {
  act,
  type Branches,
  branchesOf,
  type Command,
  type Place,
  recordOf,
  type Session,
  sessionAt,
  startSession,
  verify,
  wayTo,
} from './index.ts';

const LINES = 40;
type Chance = (bound: number) => number;

const done = (session: Session, command: Command, t = 0): Session => {
  const acted = act(session, command, t);
  if (!acted.ok) throw new Error(`${JSON.stringify(command)}: ${acted.error.why}`);
  return acted.value.session;
};
const someMove = ({ code, standing }: Session, chance: Chance): Move | undefined => {
  const moves = legalMoves(code.game.spec, standing.position);
  return moves[chance(moves.length)];
};

/** A game in which much is tried: moves, and undos and redos several at a time. */
const wandering = (start: Session, chance: Chance, length: number): Session => {
  let session = start;
  for (let n = 0; n < length; n++) {
    const wish = chance(5);
    if (wish < 3) {
      const move = someMove(session, chance);
      if (move) session = done(session, move, n * 10);
    }
    const turns = wish < 3 ? 0 : 1 + chance(4);
    for (let turn = 0; turn < turns; turn++) {
      const acted = act(session, { kind: wish === 3 ? 'undo' : 'redo' }, n * 10);
      if (acted.ok) session = acted.value.session;
    }
  }
  return session;
};

const placesOf = ({ line, left }: Branches): readonly Place[] => [
  ...new Set([...line, ...left.flatMap(({ places }) => places)]),
];
const positionText = (position: unknown): string => JSON.stringify(position);

describe.each(['KL', 'TF', 'RU', 'YU'])('%s', (letters) => {
  const games = allGames().filter((game) => game.letters === letters);
  const chance = testChance(letters.charCodeAt(0) * 256 + letters.charCodeAt(1) + 9);
  const lines = Array.from({ length: LINES }, () => {
    const game = games[chance(games.length)];
    if (!game) throw new Error('no game');
    return wandering(
      startSession(shortCode(game, (chance(2 ** 31) * 3) % SHORT_CODES)),
      chance,
      10 + chance(50),
    );
  });

  test('G3: every place that was ever reached is in the lines, and each number of entries leads to its own', () => {
    for (const session of lines) {
      const branches = branchesOf(session);
      const places = new Set(placesOf(branches));
      let now = startSession(session.code);
      expect(branches.placeAfter(0)?.depth).toBe(0);
      for (const [at, { entry, t }] of session.log.entries()) {
        now = done(now, entry, t);
        const place = branches.placeAfter(at + 1);
        expect(place && places.has(place)).toBe(true);
        expect(positionText(place?.position)).toBe(positionText(now.standing.position));
        expect(place?.depth).toBe(now.past.length);
      }
      expect(branches.placeAfter(session.log.length)).toBe(branches.here);
      expect(branches.placeAfter(session.log.length + 1)).toBeUndefined();
    }
  });

  test('the present line is what can be undone and redone', () => {
    for (const session of lines) {
      const { line, here } = branchesOf(session);
      const steps = [...session.past, ...session.future].map(({ moves }) => moves.map(entryText));
      expect(line.slice(1).map(({ moves }) => moves.map(entryText))).toEqual(steps);
      expect(line.indexOf(here)).toBe(session.past.length);
    }
  });

  test('every left line begins beside the present one and follows it nowhere', () => {
    let left = 0;
    for (const session of lines) {
      const branches = branchesOf(session);
      for (const { from, places } of branches.left) {
        left++;
        expect(branches.line).toContain(from);
        expect(places[0]?.before).toBe(from);
        expect(places.some((place) => branches.line.includes(place))).toBe(false);
      }
    }
    expect(left).toBeGreaterThan(LINES);
  });

  test('G3: every place can be gone back to, the log only grows, and its record holds', () => {
    for (const session of lines.slice(0, LINES / 2)) {
      const branches = branchesOf(session);
      for (const place of placesOf(branches)) {
        const way = wayTo(session, branches, place);
        if (!way) throw new Error('nothing is beyond undo in a game this short');
        const there = way.reduce((now, command) => done(now, command, session.log.at(-1)?.t), session);
        expect(positionText(there.standing.position)).toBe(positionText(place.position));
        expect(there.log.slice(0, session.log.length)).toEqual(session.log);
        expect(there.moveCount).toBeGreaterThanOrEqual(session.moveCount);
        expect(verify(recordOf(there)).ok).toBe(true);
        const again = branchesOf(there);
        expect(placesOf(again).length).toBe(placesOf(branches).length);
      }
    }
  });

  test('a game of its own stands at the place, with the score of that line', () => {
    for (const session of lines.slice(0, LINES / 2)) {
      const branches = branchesOf(session);
      for (const place of placesOf(branches)) {
        const own = sessionAt(session.code, place);
        expect(positionText(own.standing.position)).toBe(positionText(place.position));
        expect(own.log.length).toBe(own.moveCount);
        expect(verify(recordOf(own)).ok).toBe(true);
      }
      expect(sessionAt(session.code, branches.here).standing).toEqual(session.standing);
    }
  });
});

test('T6, R8: a place beyond the undo limit is not reached by undo', () => {
  const game = allGames().find(({ letters }) => letters === 'TF');
  if (!game) throw new Error('no Thoughtful');
  let session = startSession(shortCode(game, 7));
  const limit = game.undoLimit;
  if (limit === 'unlimited') throw new Error('Thoughtful has a limit');
  const stock = (): Command => ({ kind: session.standing.position.stock.length === 0 ? 'redeal' : 'draw' });
  for (let n = 0; n <= limit; n++) session = done(session, stock());
  const branches = branchesOf(session);
  const [dealt, first] = branches.line as readonly [Place, Place];
  expect(wayTo(session, branches, dealt)).toBeUndefined();
  expect(wayTo(session, branches, first)).toHaveLength(limit);
  expect(sessionAt(session.code, first).moveCount).toBe(1);
});
