import { err, type Move, ok, type Result } from '@geduld/core';
import {
  type CodeFault,
  codeText,
  type Entry,
  entryText,
  type GameRecord,
  type MoveFault,
  parseEntry,
  REDO,
  readCode,
  UNDO,
} from '@geduld/notation';
import { type Draft, draftOf } from './draft.ts';
import { type LogEntry, type Session, type SessionRefusal, sessionWon, startSession } from './session.ts';

/** The first thing in a record that does not hold. `entry` counts entries from 1. */
export type ReplayFault =
  | { readonly why: 'code'; readonly fault: CodeFault }
  | { readonly why: 'unreadable'; readonly entry: number; readonly text: string; readonly fault: MoveFault }
  | {
      readonly why: 'refused';
      readonly entry: number;
      readonly text: string;
      readonly refusal: SessionRefusal;
    }
  /** An entry that should belong to the step before it does not: a whole finish is undone and redone at once. */
  | {
      readonly why: 'brokenStep';
      readonly entry: number;
      readonly text: string;
      readonly expected: string;
    }
  | {
      readonly why: 'total';
      readonly field: 'score' | 'moveCount' | 'won';
      readonly found: number | boolean;
      readonly expected: number | boolean;
    };

/** What a replay reads of a record: its totals are not looked at, since they are what a replay finds out. */
type RecordedPlay = Pick<GameRecord, 'moves' | 't' | 'steps'>;

/** Replays a record from its code and holds what it claims against what came out. */
export const verify = (record: GameRecord, carried = 0): Result<Session, ReplayFault> => {
  const code = readCode(record.code);
  if (!code.ok) return err({ why: 'code', fault: code.error });
  const played = replay(startSession(code.value, carried), record);
  if (!played.ok) return played;
  const session = played.value;
  const { score } = session.standing;
  const { moveCount } = session;
  const won = sessionWon(session);
  const total = (field: 'score' | 'moveCount' | 'won', expected: number | boolean) =>
    err({ why: 'total', field, found: record[field], expected } as const);
  if (record.score !== score) return total('score', score);
  if (record.moveCount !== moveCount) return total('moveCount', moveCount);
  return record.won === won ? ok(session) : total('won', won);
};

/** Plays the entries of a record on from a session; the first that does not hold ends it. */
export const replay = (start: Session, record: RecordedPlay): Result<Session, ReplayFault> => {
  const entries: Entry[] = [];
  for (const [at, text] of record.moves.entries()) {
    const entry = parseEntry(text);
    if (!entry.ok) {
      // The first that does not hold is named: an entry before this one may be refused. That the step which this one
      // belongs to is cut off here is no fault of its own.
      const before = replay(start, { ...record, moves: record.moves.slice(0, at) });
      const earlier = !before.ok && 'entry' in before.error && before.error.entry <= at;
      return earlier ? before : err({ why: 'unreadable', entry: at + 1, text, fault: entry.error });
    }
    entries.push(entry.value);
  }
  const stepLengths = new Map(record.steps);
  const draft = draftOf(start);
  const steps = start.code.game.finish ? stepLengths : NO_STEPS;
  for (let at = 0; at < entries.length; ) {
    const length = actionLength(draft, entries[at] as Entry, steps.get(at));
    const fault = playAction(draft, entries.slice(at, at + length), length, record.t[at] ?? 0);
    if (fault !== undefined) {
      const entry = at + fault.at;
      const text = record.moves[entry] ?? 'end of the record';
      return 'refusal' in fault
        ? err({ why: 'refused', entry: entry + 1, text, refusal: fault.refusal })
        : err({ why: 'brokenStep', entry: entry + 1, text, expected: fault.expected });
    }
    at += length;
  }
  return ok(draft.session());
};

/** Only a finish is more than one move: elsewhere long steps would stretch the undo limit. */
const NO_STEPS: ReadonlyMap<number, number> = new Map();

/** How many entries the action has that begins with `first`. */
const actionLength = (draft: Draft, first: Entry, stepLength: number | undefined): number => {
  if (first.kind === 'undo') return draft.lastStep()?.moves.length ?? 1;
  if (first.kind === 'redo') return draft.nextStep()?.moves.length ?? 1;
  return Math.max(1, stepLength ?? 1);
};

type ActionFault =
  | { readonly at: number; readonly refusal: SessionRefusal }
  | { readonly at: number; readonly expected: string };

const isMove = (entry: Entry): entry is Move => entry.kind !== 'undo' && entry.kind !== 'redo';

/** Plays the `length` entries of one action; fewer are given when the record ends within it. */
const playAction = (
  draft: Draft,
  entries: readonly Entry[],
  length: number,
  t: number,
): ActionFault | undefined => {
  const first = entries[0] as Entry;
  const belongs = isMove(first) ? isMove : (entry: Entry) => entry.kind === first.kind;
  const odd = entries.findIndex((entry) => !belongs(entry));
  if (odd >= 0 || entries.length < length)
    return {
      at: odd < 0 ? entries.length : odd,
      expected: isMove(first) ? 'a move of the same step' : entryText(first),
    };
  if (isMove(first)) {
    const played = draft.play(entries.filter(isMove), t);
    return played.ok ? undefined : played.error;
  }
  const done = first.kind === 'undo' ? draft.undo(t) : draft.redo(t);
  return done.ok ? undefined : { at: 0, refusal: done.error };
};

/** The record of a session as it stands. `replay` of it gives the session again. */
export const recordOf = (session: Session): GameRecord => {
  const log = session.log.map(({ entry, ...rest }) => ({ ...rest, text: entryText(entry) }));
  const { moves, t, ...steps } = recordedPlay(log);
  return {
    v: 1,
    code: codeText(session.code),
    moves,
    t,
    score: session.standing.score,
    moveCount: session.moveCount,
    won: sessionWon(session),
    ...steps,
  };
};

/** An entry of a log in writing. */
type WrittenEntry = Omit<LogEntry, 'entry'> & { readonly text: string };

/** A log in writing as a record tells it, and as a replay reads it again. */
export const recordedPlay = (log: readonly WrittenEntry[]): RecordedPlay => {
  const steps = stepsOf(log);
  return {
    moves: log.map(({ text }) => text),
    t: log.map(({ t }) => t),
    ...(steps.length > 0 ? { steps } : {}),
  };
};

const NO_MOVES: readonly string[] = [UNDO, REDO].map(entryText);

/** Actions of several moves, as [first entry, number of entries]. */
const stepsOf = (log: readonly WrittenEntry[]): readonly (readonly [number, number])[] => {
  const steps: [number, number][] = [];
  for (const [at, { text, action }] of log.entries()) {
    if (NO_MOVES.includes(text)) continue;
    const last = steps.at(-1);
    if (last && log[last[0]]?.action === action) last[1]++;
    else steps.push([at, 1]);
  }
  return steps.filter(([, length]) => length > 1);
};
