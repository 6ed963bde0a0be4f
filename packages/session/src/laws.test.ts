import { cardsOf, isWon, legalMoves, type Move, PILE_IDS, type Position } from '@geduld/core';
import { allGames, type Game } from '@geduld/games';
import { parseRecord, recordText, SHORT_CODES, shortCode } from '@geduld/notation';
import { testChance } from '@geduld/testkit';
import { expect, test } from 'vitest';
import { act, recordOf, resultOf, type Session, startSession, verify } from './index.ts';

/** Random lines for each family of games; the deep tests ask for 10,000. */
const LINES = Number(process.env.GEDULD_LINES ?? 150);
/** Lines are 1 to so many moves long. */
const LONGEST = 40;

type Chance = (bound: number) => number;

const GAMES: Readonly<Record<string, readonly Game[]>> = Object.groupBy(
  allGames(),
  ({ letters }) => letters,
) as Readonly<Record<string, readonly Game[]>>;

const start = (games: readonly Game[], chance: Chance): Session => {
  const game = games[chance(games.length)] as Game;
  return startSession(shortCode(game, (chance(2 ** 31) * 3) % SHORT_CODES));
};

/** A random legal move; rather one that is not a draw, so that lines come somewhere. */
const someMove = (session: Session, chance: Chance): Move | undefined => {
  const moves = legalMoves(session.code.game.spec, session.standing.position);
  const carries = moves.filter(({ kind }) => kind === 'carry');
  const choice = carries.length > 0 && chance(3) > 0 ? carries : moves;
  return choice[chance(choice.length)];
};

/** Does one thing and expects that it is not refused. */
const done = (session: Session, command: Parameters<typeof act>[1], t: number): Session => {
  const acted = act(session, command, t);
  if (!acted.ok) throw new Error(`${JSON.stringify(command)}: ${acted.error.why}`);
  return acted.value.session;
};

const cardCount = (position: Position): number =>
  new Set(PILE_IDS.flatMap((pile) => cardsOf(position, pile))).size;

const forEachLine = (name: string, law: (session: Session, chance: Chance, length: number) => void): void => {
  const games = GAMES[name] ?? [];
  const chance = testChance(name.charCodeAt(0) * 256 + name.charCodeAt(1));
  for (let line = 0; line < LINES; line++) law(start(games, chance), chance, 1 + chance(LONGEST));
};

test.each(['KL', 'TF', 'RU', 'YU'])(
  'players-want 3, G3: moves, undos and redos are inverse, no card is lost: %s',
  (name) => {
    forEachLine(name, (first, chance, length) => {
      let session = first;
      for (let n = 0; n < length; n++) {
        const move = someMove(session, chance);
        if (move === undefined) break;
        session = done(session, move, n);
        if (n % 8 === 0) expect(cardCount(session.standing.position)).toBe(52);
      }
      const played = session;
      const count = played.past.length;
      expect(played.moveCount).toBe(count);
      for (let n = 0; n < count; n++) session = done(session, { kind: 'undo' }, length + n);
      expect(session.standing).toEqual(first.standing);
      expect(session.moveCount).toBe(count);
      expect(act(session, { kind: 'undo' }, 0)).toEqual({ ok: false, error: { why: 'nothingToUndo' } });
      for (let n = 0; n < count; n++) session = done(session, { kind: 'redo' }, length + n);
      expect(session.standing).toEqual(played.standing);
      expect(session.past).toEqual(played.past);
      expect(session.moveCount).toBe(count);
      expect(act(session, { kind: 'redo' }, 0)).toEqual({ ok: false, error: { why: 'nothingToRedo' } });
    });
  },
);

test.each(['KL', 'TF', 'RU', 'YU'])(
  'players-want 7: a record gives the session again, through its text: %s',
  (name) => {
    forEachLine(name, (first, chance, length) => {
      let session = first;
      for (let n = 0; n < length; n++) {
        const wanted = chance(6);
        const back = wanted === 0 ? act(session, { kind: 'undo' }, n * 7) : undefined;
        const forth = wanted === 1 ? act(session, { kind: 'redo' }, n * 7) : undefined;
        const other = back?.ok ? back : forth;
        const move = someMove(session, chance);
        if (other?.ok) session = other.value.session;
        else if (move) session = done(session, move, n * 7);
      }
      const record = recordOf(session);
      const read = parseRecord(recordText(record));
      expect(read).toEqual({ ok: true, value: record });
      const again = verify(record);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.standing).toEqual(session.standing);
      expect(again.value.log).toEqual(session.log);
      expect([again.value.past.length, again.value.future.length, again.value.moveCount]).toEqual([
        session.past.length,
        session.future.length,
        session.moveCount,
      ]);
      expect(recordOf(again.value)).toEqual(record);
    });
  },
);

test('players-want 6, K7: no line of standard Klondike is above what its cards have earned, so never above 745', () => {
  const games = (GAMES.KL ?? []).filter(({ options }) => !options.includes('V'));
  const chance = testChance(745);
  for (let line = 0; line < LINES; line++) {
    let session = start(games, chance);
    const down = 21;
    const left = new Set<number>();
    for (let n = 0; n < LONGEST; n++) {
      const move = someMove(session, chance);
      if (move === undefined) break;
      session = done(session, move, n);
      const step = session.past.at(-1);
      for (const effect of step?.effects ?? [])
        if (effect.kind === 'carried' && effect.from === 'w' && effect.to.startsWith('c'))
          for (const card of effect.cards) left.add(card);
      // 10 a card that is home, 5 a card turned up, 5 a card that came from the waste to a column, once each.
      const { foundations, columns } = session.standing.position;
      const home = foundations.reduce((sum, height) => sum + height, 0);
      const turned = down - columns.reduce((sum, column) => sum + column.down, 0);
      const earned = 10 * home + 5 * turned + 5 * left.size;
      expect(session.standing.score).toBeLessThanOrEqual(earned);
      expect(earned).toBeLessThanOrEqual(745);
      expect(session.standing.score).toBeGreaterThanOrEqual(0);
    }
  }
});

test.each(['KL', 'TF', 'RU', 'YU'])(
  'players-want 4, 5: one attempt, one name, one result; none for an untouched deal: %s',
  (name) => {
    forEachLine(name, (first, chance, length) => {
      expect(resultOf(first, 'a', 'newDeal', 0, 1)).toBeUndefined();
      let session = first;
      for (let n = 0; n < Math.min(length, 5); n++) {
        const move = someMove(session, chance);
        if (move === undefined) break;
        session = done(session, move, n);
      }
      const ending = resultOf(session, 'a', 'givenUp', 5_000, 9);
      if (session.moveCount === 0) return expect(ending).toBeUndefined();
      expect(ending?.attempt).toBe('a');
      expect(ending?.ending).toBe(
        isWon(session.code.game.spec, session.standing.position) ? 'won' : 'givenUp',
      );
      expect(resultOf(session, 'a', 'won', 5_000, 9)).toBeUndefined();
    });
  },
);

test('players-want 8, G7: each undo gives back the score exactly, where the floor clipped too', () => {
  const games = (GAMES.KL ?? []).concat(GAMES.TF ?? []);
  const chance = testChance(8);
  let clipped = 0;
  for (let line = 0; line < LINES; line++) {
    const first = start(games, chance);
    const { stock } = first.standing.position;
    // A small score over a waste that can be turned over: the next redeal is clipped.
    const position = { ...first.standing.position, stock: [], waste: stock.toReversed() };
    let session: Session = { ...first, standing: { position, score: chance(60) } };
    for (let n = 0; n < 4; n++) {
      const redeal = act(session, { kind: 'redeal' }, 0);
      const move = someMove(session, chance);
      const before = session.standing;
      const next = redeal.ok ? redeal.value.session : move === undefined ? session : done(session, move, 0);
      if (redeal.ok && next.standing.score === 0 && before.score % 100 > 0) clipped++;
      if (next === session) break;
      expect(done(next, { kind: 'undo' }, 0).standing).toEqual(before);
      session = next;
    }
  }
  expect(clipped).toBeGreaterThan(LINES / 10);
});
