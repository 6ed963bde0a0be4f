import { err, invariant, ok, type Result } from '@geduld/core';
import { type GameRecord, parseRecord, type RecordFault, recordText } from '@geduld/notation';
import { type ReplayFault, recordOf, replay, type Session, startSession, verify } from '@geduld/session';

/** Why a file is no game that holds. */
export type GameFileFault =
  | { readonly of: 'record'; readonly fault: RecordFault }
  | { readonly of: 'replay'; readonly fault: ReplayFault };

/** Larger files are no games: one of ten thousand moves takes a tenth of it. */
export const MOST_BYTES = 4_000_000;

/**
 * The record of a game, as a file holds it and `geduld verify` checks it. A balance that cumulative Vegas brought to it
 * is left out: who checks the game cannot know it.
 */
export const gameFileText = ({ code, ...session }: Session): string => {
  const played = replay(startSession(code), recordOf({ code, ...session }));
  invariant(played.ok, 'a game that was played can be played again');
  return `${recordText(recordOf(played.value))}\n`;
};

/** The name of that file. */
export const gameFileName = ({ code }: Pick<GameRecord, 'code'>): string => `geduld-${code}.json`;

/** Reads a game from a file: its shape, then every move of it. */
export const readGameFile = (text: string): Result<Session, GameFileFault> => {
  if (text.length > MOST_BYTES) {
    const found = `${Math.ceil(text.length / 1_000_000)} MB`;
    return err({ of: 'record', fault: { why: 'badField', field: 'size', found, expected: '4 MB' } });
  }
  const record = parseRecord(text);
  if (!record.ok) return err({ of: 'record', fault: record.error });
  const session = verify(record.value);
  return session.ok ? ok(session.value) : err({ of: 'replay', fault: session.error });
};
