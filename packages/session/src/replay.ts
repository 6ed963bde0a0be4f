import { err, type Move, ok, type Result } from '@geduld/core';
import {
  type CodeFault,
  codeText,
  type Entry,
  entryText,
  type GameRecord,
  type MoveFault,
  parseEntry,
  readCode,
} from '@geduld/notation';
import { act, playStep, type Session, type SessionRefusal, sessionWon, startSession } from './session.ts';

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
export type Played = Pick<GameRecord, 'moves' | 't' | 'steps'>;

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
export const replay = (start: Session, record: Played): Result<Session, ReplayFault> => {
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
  let session = start;
  for (let at = 0; at < entries.length; ) {
    const length = actionLength(session, entries[at] as Entry, stepLengths.get(at));
    const next = playAction(session, entries.slice(at, at + length), length, record.t[at] ?? 0);
    if (!next.ok) {
      const entry = at + next.error.at;
      const text = record.moves[entry] ?? 'end of the record';
      return 'refusal' in next.error
        ? err({ why: 'refused', entry: entry + 1, text, refusal: next.error.refusal })
        : err({ why: 'brokenStep', entry: entry + 1, text, expected: next.error.expected });
    }
    session = next.value;
    at += length;
  }
  return ok(session);
};

/** How many entries the action has that begins with `first`. */
const actionLength = (session: Session, first: Entry, stepLength: number | undefined): number => {
  const step = first.kind === 'undo' ? session.past.at(-1) : session.future[0];
  if (first.kind === 'undo' || first.kind === 'redo') return step?.moves.length ?? 1;
  // Only a finish is more than one move: elsewhere long steps would stretch the undo limit.
  return session.code.game.finish && stepLength !== undefined ? Math.max(1, stepLength) : 1;
};

type ActionFault =
  | { readonly at: number; readonly refusal: SessionRefusal }
  | { readonly at: number; readonly expected: string };

const isMove = (entry: Entry): entry is Move => entry.kind !== 'undo' && entry.kind !== 'redo';

/** Plays the `length` entries of one action; fewer are given when the record ends within it. */
const playAction = (
  session: Session,
  entries: readonly Entry[],
  length: number,
  t: number,
): Result<Session, ActionFault> => {
  const first = entries[0] as Entry;
  const belongs = isMove(first) ? isMove : (entry: Entry) => entry.kind === first.kind;
  const odd = entries.findIndex((entry) => !belongs(entry));
  if (odd >= 0 || entries.length < length)
    return err({
      at: odd < 0 ? entries.length : odd,
      expected: isMove(first) ? 'a move of the same step' : entryText(first),
    });
  if (isMove(first)) {
    const played = playStep(session, entries.filter(isMove), t);
    return played.ok ? ok(played.value.session) : played;
  }
  const done = act(session, first, t);
  return done.ok ? ok(done.value.session) : err({ at: 0, refusal: done.error });
};

/** The record of a session as it stands. `replay` of it gives the session again. */
export const recordOf = (session: Session): GameRecord => {
  const steps = stepsOf(session);
  return {
    v: 1,
    code: codeText(session.code),
    moves: session.log.map(({ entry }) => entryText(entry)),
    t: session.log.map(({ t }) => t),
    score: session.standing.score,
    moveCount: session.moveCount,
    won: sessionWon(session),
    ...(steps.length > 0 ? { steps } : {}),
  };
};

/** Actions of several moves, as [first entry, number of entries]. */
const stepsOf = ({ log }: Session): readonly (readonly [number, number])[] => {
  const steps: [number, number][] = [];
  for (const [at, { entry, action }] of log.entries()) {
    if (!isMove(entry)) continue;
    const last = steps.at(-1);
    if (last && log[last[0]]?.action === action) last[1]++;
    else steps.push([at, 1]);
  }
  return steps.filter(([, length]) => length > 1);
};
