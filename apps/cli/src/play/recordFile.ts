import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ok, type Result } from '@geduld/core';
import { recordText } from '@geduld/notation';
import { recordOf, type Session, verify } from '@geduld/session';
import type { Io } from '../io.ts';
import { readRecord } from '../records.ts';
import { replaySentence } from '../sentences.ts';
import { readFault, sourceName } from '../source.ts';
import { cannotGo, type Stop, saysNo, wrongCall } from '../stop.ts';
import { goOn, type Playing } from './game.ts';

/**
 * Writes the record of a game so that the file holds either the old record or the new one, whole, whatever happens:
 * into a file beside it, which then takes its place.
 */
export const writeRecord = (path: string, session: Session): Result<undefined, Stop> => {
  try {
    const place = kindOf(path) === 'absent' ? path : realpathSync(path);
    const beside = join(dirname(place), `.${basename(place)}.${process.pid}.new`);
    try {
      const file = openSync(beside, 'w', 0o644);
      try {
        writeSync(file, `${recordText(recordOf(session))}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(beside, place);
    } catch (fault) {
      rmSync(beside, { force: true });
      throw fault;
    }
    return ok(undefined);
  } catch (fault) {
    return { ok: false, error: readFault(path, fault) };
  }
};

/** What stands at a path before anything is written there. */
export const kindOf = (path: string): 'absent' | 'empty' | 'full' | 'folder' | 'other' => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'absent';
  if (found.isDirectory()) return 'folder';
  if (!found.isFile()) return 'other';
  return found.size === 0 ? 'empty' : 'full';
};

/**
 * May a record be written to `path`? Not over something that is no record of the game that is being played: `own`
 * says that the file is known to be that. Also finds out whether the folder is there.
 */
export const mayWrite = (path: string, own: boolean): Result<undefined, Stop> => {
  try {
    const kind = kindOf(path);
    if (kind === 'folder') return cannotGo(`${sourceName(path)}: this is a folder, expected a file.`);
    if (kind === 'other') return cannotGo(`${sourceName(path)}: this is no ordinary file, expected one.`);
    if (kind === 'full' && !own)
      return wrongCall(`${sourceName(path)} holds something already, expected a new or an empty file.`);
    if (statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory() !== true)
      return cannotGo(`${sourceName(path)}: found no folder for it, expected one.`);
    return ok(undefined);
  } catch (fault) {
    return { ok: false, error: readFault(path, fault) };
  }
};

/** The game that a record holds, to be gone on with. */
export const resumeFrom = async (path: string, io: Io): Promise<Result<Playing, Stop>> => {
  const record = await readRecord(path, io);
  if (!record.ok) return record;
  const session = verify(record.value);
  if (!session.ok) return saysNo(`${sourceName(path)}: ${replaySentence(session.error)}`);
  return ok(goOn(session.value, record.value.t.at(-1) ?? 0));
};
