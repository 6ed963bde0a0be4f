import { invariant, type Move } from '@geduld/core';
import { type Entry, type GameRecord, parseEntry, readCode } from '@geduld/notation';
import { act, type Session, type SessionRefusal, type Step, startSession } from '@geduld/session';
import type { Example } from './examples.ts';

/** One picture of an example: a position with what led there, or a move that is refused in it. */
export interface Frame {
  readonly session: Session;
  /** Entries played so far. */
  readonly at: number;
  /** What was done to come here; none at the deal and where a move is refused. */
  readonly done?: { readonly entry: Entry; readonly step: Step };
  readonly refused?: { readonly move: Move; readonly refusal: SessionRefusal };
  /** Which note of the example stands here. */
  readonly note?: number;
}

const entryOf = (text: string): Entry => {
  const read = parseEntry(text);
  invariant(read.ok, `the example has an entry ${text}`);
  return read.value;
};

/** The pictures of an example in their order. Its record is checked by a test, so that it is not doubted here. */
export const framesOf = (example: Example, record: Pick<GameRecord, 'code' | 'moves'>): readonly Frame[] => {
  const code = readCode(record.code);
  invariant(code.ok, 'an example has a code');
  const frames: Frame[] = [];
  let session = startSession(code.value);
  let done: Frame['done'];
  const until = example.until ?? record.moves.length;
  for (let at = 0; at <= until; at++) {
    frames.push(...framesAt(example, { session, at, ...(done ? { done } : {}) }));
    if (at === until) break;
    const entry = entryOf(record.moves[at] ?? '');
    const acted = act(session, entry, 0);
    invariant(acted.ok, `entry ${at + 1} of ${example.id} holds`);
    session = acted.value.session;
    done = { entry, step: acted.value.step };
  }
  return frames;
};

/** The picture after an entry and those of the moves refused there, in the order in which the example tells them. */
const framesAt = ({ stops }: Example, plain: Frame): readonly Frame[] => {
  const frames: Frame[] = [plain];
  for (const [note, stop] of stops.entries()) {
    if (stop.at !== plain.at) continue;
    if (stop.refused) {
      const move = entryOf(stop.refused.move);
      const acted = act(plain.session, move, 0);
      invariant(!acted.ok && move.kind !== 'undo' && move.kind !== 'redo', 'a refused move is refused');
      const { session, at } = plain;
      frames.push({ session, at, note, refused: { move, refusal: acted.error } });
    } else if (frames.length === 1) frames[0] = { ...plain, note };
    else frames.push({ session: plain.session, at: plain.at, note });
  }
  return frames;
};
