import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import { type GameRecord, recordText } from '@geduld/notation';
import type { Mark, Published, Receipt } from '@geduld/protocol';
import type { Selectable } from 'kysely';
import { boardsOfWin } from '../boards/counted.ts';
import { gameNamed } from '../boards/lists.ts';
import type { Tables } from '../store/tables.ts';

/** A result as it is stored. */
export type StoredResult = Selectable<Tables['result']>;

const deflate = promisify(deflateRaw);

/** A record as bytes: its text, deflated. The inverse of `unpackRecord`. */
export const packRecord = async (record: GameRecord): Promise<Uint8Array> => deflate(recordText(record));

/** The record that was packed: it was checked then. */
export const unpackRecord = (bytes: Uint8Array): Published['record'] =>
  JSON.parse(inflateRawSync(bytes).toString());

/** Marks as they are stored. The inverse of `readMarks`. */
export const marksText = (marks: readonly Mark[]): string => marks.join(',');

/** The marks of a stored result. */
export const readMarks = (text: string): Mark[] => (text === '' ? [] : (text.split(',') as Mark[]));

/** What the server answers of a stored result, the first time and every time. */
export const receiptOf = (row: Omit<StoredResult, 'record'>): Receipt => {
  const marks = readMarks(row.marks);
  const game = gameNamed(row.game);
  return {
    attempt: row.attempt,
    result: row.id,
    score: row.score,
    bonus: row.bonus,
    moveCount: row.moves,
    played: row.played,
    boards: game ? [...boardsOfWin(game, marks)] : [],
    marks,
  };
};
