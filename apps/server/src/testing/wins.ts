import { readFileSync } from 'node:fs';
import { isSafeHome, legalMoves, type Move, type Position, playLegal, topOf } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import {
  codeText,
  type GameRecord,
  longCode,
  orderOf,
  parseRecord,
  readCode,
  shortCode,
} from '@geduld/notation';
import type { Submission } from '@geduld/protocol';
import {
  act,
  type Command,
  canFinish,
  type Day,
  dailyNumber,
  FINISH,
  recordOf,
  type Session,
  sessionWon,
  startSession,
} from '@geduld/session';

const found = gameOf('KL', 'D1N');
if (found === undefined) throw new Error('there is no Klondike');
/** Klondike, draw 1: what a player who only goes forward wins often enough. */
const KLONDIKE: Game = found;

/** How much a move does for a player who thinks no further; less than 0: nothing. */
const worth = (game: Game, position: Position, move: Move): number => {
  if (move.kind !== 'carry') return -1;
  const { effects } = playLegal(game.spec, position, move);
  if (move.to.startsWith('f')) {
    const card = topOf(position, move.from);
    return card !== undefined && isSafeHome(game.spec, position, card) ? 9 : 2;
  }
  if (move.from.startsWith('f')) return -1;
  if (effects.some(({ kind }) => kind === 'turnedUp')) return 5;
  return move.from === 'w' ? 3 : -1;
};

/** Plays a deal without looking ahead; answers the won session, if it came to that. `pace`: milliseconds between actions. */
const playedOut = (game: Game, number: number, pace: number): Session | undefined => {
  let session = startSession(shortCode(game, number));
  let idle = 0;
  while (!sessionWon(session) && idle < 60) {
    const { position } = session.standing;
    const moves = legalMoves(game.spec, position);
    const best = moves.toSorted((one, other) => worth(game, position, other) - worth(game, position, one))[0];
    const forward = best !== undefined && worth(game, position, best) >= 0;
    const turn = moves.find(({ kind }) => kind !== 'carry');
    const command: Command | undefined = canFinish(session) ? FINISH : forward ? best : turn;
    if (command === undefined) return undefined;
    idle = forward ? 0 : idle + 1;
    const acted = act(session, command, session.log.length * pace);
    if (!acted.ok) throw new Error(`a legal move was refused: ${JSON.stringify(acted.error)}`);
    session = acted.value.session;
  }
  return sessionWon(session) ? session : undefined;
};

/** Numbers of deals that such a player wins at Klondike, draw 1. Deals are frozen, so that they always will be. */
const WON = [
  38, 51, 60, 75, 91, 96, 106, 113, 131, 155, 156, 158, 172, 174, 179, 184, 185, 186, 203, 216, 222, 226, 228,
  232, 236, 249, 261, 283, 285, 313, 323, 328, 330, 337, 341, 346, 348, 353, 365, 387, 393, 401, 408, 417,
  427, 441, 446, 469, 486, 512,
];

/** Another day whose challenge at Klondike, draw 1, such a player wins. */
export const WON_DAYS = ['2026-12-13', '2026-12-24', '2026-12-25', '2026-12-26'] as Day[];

const recordOfNumber = (number: number, pace: number): GameRecord => {
  const session = playedOut(KLONDIKE, number, pace);
  if (session === undefined) throw new Error('a deal that was won once is won again');
  return recordOf(session);
};

/** A won game at the nth of such deals. `pace`: milliseconds between actions. */
export const wonRecord = (nth: number, pace = 500): GameRecord =>
  recordOfNumber(WON[nth % WON.length] ?? 0, pace);

/** A won game at the challenge of one of `WON_DAYS`. */
export const wonDaily = (day: Day, pace = 500): GameRecord => recordOfNumber(dailyNumber(day, 'KL'), pace);

/** One of the won games in `examples/`, such as `russian-classic`. */
export const example = (name: string): GameRecord => {
  const file = new URL(`../../../../examples/won-${name}.json`, import.meta.url);
  const record = parseRecord(readFileSync(file, 'utf8'));
  if (!record.ok) throw new Error(`${name} is no record`);
  return record.value;
};

/** The same game as `wonRecord`, its cards brought along in a long code (C6). */
export const longRecord = (nth: number): GameRecord => {
  const record = wonRecord(nth);
  const code = readCode(record.code);
  if (!code.ok) throw new Error('the code holds');
  return { ...record, code: codeText(longCode(code.value.game, orderOf(code.value))) };
};

let attempts = 0;

/** A submission of a won game that ended on a day, at noon in universal time; the attempt has a name of its own. */
export const submissionOf = (record: GameRecord, day: Day, other: Partial<Submission> = {}): Submission => ({
  attempt: `attempt-${String(++attempts)}`,
  record: structuredClone(record) as Submission['record'],
  day,
  endedAt: Date.parse(`${day}T12:00:00Z`),
  ...other,
});
