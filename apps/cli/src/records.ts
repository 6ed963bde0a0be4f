import { ok, type Position, type Result } from '@geduld/core';
import { type GameRecord, parseRecord, readCode } from '@geduld/notation';
import { replay, type Session, startSession } from '@geduld/session';
import type { Io } from './io.ts';
import { recordSentence, replaySentence } from './sentences.ts';
import { readText, sourceName } from './source.ts';
import { cannotGo, type Stop, saysNo } from './stop.ts';

/** A game that a record tells. */
export interface RecordedGame {
  readonly start: Position;
  readonly session: Session;
}

/** A replay keeps every step, about a kilobyte each; no game that is played comes near. */
const MOST_ENTRIES = 500_000;

/** A record that is not too long to be replayed. */
export const withinEntries = (place: string, { moves }: GameRecord): Result<undefined, Stop> =>
  moves.length > MOST_ENTRIES
    ? cannotGo(`${place}: found ${moves.length} entries, expected at most ${MOST_ENTRIES}.`)
    : ok(undefined);

/** The record in a file, or on standard input for `-`; whether its game holds is not asked. */
export const readRecord = async (path: string, io: Io): Promise<Result<GameRecord, Stop>> => {
  const text = await readText(path, io);
  if (!text.ok) return text;
  const name = sourceName(path);
  if (text.value.trim() === '') return saysNo(`${name}: found nothing, expected a record.`);
  const record = parseRecord(text.value);
  if (!record.ok) return saysNo(`${name}: ${recordSentence(record.error)}`);
  const fits = withinEntries(name, record.value);
  return fits.ok ? record : fits;
};

/** The game in a file, or on standard input for `-`. Every entry must hold; its totals are for `verify` to judge. */
export const readGameRecord = async (path: string, io: Io): Promise<Result<RecordedGame, Stop>> => {
  const record = await readRecord(path, io);
  if (!record.ok) return record;
  const name = sourceName(path);
  const code = readCode(record.value.code);
  if (!code.ok) return saysNo(`${name}: ${replaySentence({ why: 'code', fault: code.error })}`);
  const first = startSession(code.value);
  const session = replay(first, record.value);
  return session.ok
    ? ok({ start: first.standing.position, session: session.value })
    : saysNo(`${name}: ${replaySentence(session.error)}`);
};
