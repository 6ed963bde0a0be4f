// Moves judged and played, records verified: one line of JSON a figure.
import { judge, legalMoves, type Position, playLegal } from '@geduld/core';
import { allGames, type Game } from '@geduld/games';
import { shortCode } from '@geduld/notation';
import { act, recordOf, type Session, sessionWon, startSession, verify } from '@geduld/session';

const print = (figure: object): void => console.log(JSON.stringify(figure));

/** A small generator of its own, so that each run plays the same lines. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

/** A random game of at most `length` moves. */
const randomSession = (game: Game, number: number, length: number): Session => {
  const random = randomFrom(number + 1);
  let session = startSession(shortCode(game, number));
  for (let n = 0; n < length && !sessionWon(session); n++) {
    const moves = legalMoves(game.spec, session.standing.position);
    const move = moves[random(moves.length)];
    if (move === undefined) break;
    const acted = act(session, move, n * 1000);
    if (acted.ok) session = acted.value.session;
  }
  return session;
};

const secondsOf = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

const named = ['KL D1N', 'KL D3N', 'TF D1N', 'RU C', 'RU R', 'YU C'];
for (const game of allGames().filter(({ spec }) => named.includes(spec.id))) {
  const sessions = Array.from({ length: 200 }, (_, number) => randomSession(game, number, 150));
  const positions: Position[] = sessions.flatMap((session) =>
    session.past.map((step) => step.before.position),
  );
  let moves = 0;
  const rounds = 5;
  const generated = secondsOf(() => {
    for (let round = 0; round < rounds; round++)
      for (const position of positions) moves += legalMoves(game.spec, position).length;
  });
  let played = 0;
  const judged = secondsOf(() => {
    for (let round = 0; round < rounds; round++)
      for (const session of sessions)
        for (const step of session.past)
          for (const move of step.moves) {
            if (judge(game.spec, step.before.position, move).ok)
              playLegal(game.spec, step.before.position, move);
            played++;
          }
  });
  const records = sessions.map(recordOf);
  const entries = records.reduce((sum, record) => sum + record.moves.length, 0);
  let held = 0;
  const verified = secondsOf(() => {
    for (let round = 0; round < rounds; round++)
      for (const record of records) held += verify(record).ok ? 1 : 0;
  });
  if (held !== rounds * records.length) throw new Error('a record that was just played does not hold');
  print({
    bench: 'core',
    game: game.spec.id,
    movesGeneratedPerSecond: Math.round(moves / generated),
    movesJudgedAndPlayedPerSecond: Math.round(played / judged),
    recordsVerifiedPerSecond: Math.round(held / verified),
    meanEntries: Math.round(entries / records.length),
    millisecondsPerRecord: Number(((1000 * verified) / held).toFixed(3)),
  });
}
