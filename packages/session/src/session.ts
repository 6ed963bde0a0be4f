import {
  deal,
  type Effect,
  err,
  finishMoves,
  isWon,
  type Move,
  ok,
  type Position,
  play,
  type Refusal,
  type Result,
  scoreAfter,
} from '@geduld/core';
import { type DealCode, type Entry, orderOf, REDO, UNDO } from '@geduld/notation';

/** What undo gives back: the cards and the score, exactly (G3). */
export interface Standing {
  readonly position: Position;
  readonly score: number;
}

/** One action of the player: usually one move, a whole finish at times. It is undone and redone as one. */
export interface Step {
  readonly before: Standing;
  readonly after: Standing;
  readonly moves: readonly Move[];
  readonly effects: readonly Effect[];
}

/** One entry of the log that a session is folded from. */
export interface LogEntry {
  readonly entry: Entry;
  /** Milliseconds played when it was made. */
  readonly t: number;
  /** Number of the action that it belongs to, counted from 0; the entries of one action share it. */
  readonly action: number;
}

/**
 * One game being played: a value that every action replaces. It is the fold of its log over the deal, so the log and
 * the code are all that is ever stored.
 */
export interface Session {
  readonly code: DealCode;
  readonly standing: Standing;
  /** What can be undone, oldest first; never more steps than the game's undo limit. */
  readonly past: readonly Step[];
  /** What can be redone, next first. */
  readonly future: readonly Step[];
  /** Steps that have fallen out of the undo limit. */
  readonly forgotten: number;
  readonly log: readonly LogEntry[];
  /** Moves, draws and redeals made; never goes down, and neither undo nor redo is counted (G3). */
  readonly moveCount: number;
}

/** What a player can ask of a session. */
export type Command = Entry | { readonly kind: 'finish' };
export const FINISH: Command = { kind: 'finish' };

/** Why a command changed nothing: a rule of the game, or there is no such step. */
export type SessionRefusal =
  | Refusal
  | { readonly why: 'nothingToUndo' }
  | { readonly why: 'undoLimit'; readonly limit: number }
  | { readonly why: 'nothingToRedo' }
  | { readonly why: 'cannotFinish' };

/** The session after a command, and what the command did to the cards. */
export interface Acted {
  readonly session: Session;
  /** The step that was made, unmade (`undo`) or made again (`redo`). */
  readonly step: Step;
}

/** A new game: the deal of a code. `carried` is the balance that cumulative Vegas brings from earlier games (K9). */
export const startSession = (code: DealCode, carried = 0): Session => ({
  code,
  standing: {
    position: deal(code.game.spec, orderOf(code)),
    score: code.game.scoring.start + carried,
  },
  past: [],
  future: [],
  forgotten: 0,
  log: [],
  moveCount: 0,
});

/** Does one thing to a game at `t` milliseconds played. A refusal changes nothing (G4). */
export const act = (session: Session, command: Command, t: number): Result<Acted, SessionRefusal> => {
  switch (command.kind) {
    case 'undo':
      return undo(session, t);
    case 'redo':
      return redo(session, t);
    case 'finish':
      return finish(session, t);
    default:
      return move(session, command, t);
  }
};

/** All cards are home. */
export const sessionWon = ({ code, standing }: Session): boolean => isWon(code.game.spec, standing.position);

/** Is there anything that a finish would bring home (K10)? */
export const canFinish = ({ code, standing }: Session): boolean =>
  code.game.finish && finishMoves(code.game.spec, standing.position) !== undefined;

const move = (session: Session, command: Move, t: number): Result<Acted, Refusal> => {
  const played = playStep(session, [command], t);
  return played.ok ? played : err(played.error.refusal);
};

const finish = (session: Session, t: number): Result<Acted, SessionRefusal> => {
  const { game } = session.code;
  const moves = game.finish ? finishMoves(game.spec, session.standing.position) : undefined;
  if (moves === undefined) return err({ why: 'cannotFinish' });
  const played = playStep(session, moves, t);
  return played.ok ? played : err(played.error.refusal);
};

/** Plays several moves as one step. The first that is refused, by its place in `moves`, refuses the whole. */
export const playStep = (
  session: Session,
  moves: readonly Move[],
  t: number,
): Result<Acted, { readonly at: number; readonly refusal: Refusal }> => {
  const { spec, scoring } = session.code.game;
  const before = session.standing;
  const effects: Effect[] = [];
  let after = before;
  for (const [at, each] of moves.entries()) {
    const played = play(spec, after.position, each);
    if (!played.ok) return err({ at, refusal: played.error });
    after = {
      position: played.value.position,
      score: scoreAfter(scoring, after.score, played.value.effects),
    };
    effects.push(...played.value.effects);
  }
  return ok(made(session, { before, after, moves, effects }, t));
};

const made = (session: Session, step: Step, t: number): Acted => {
  const { undoLimit } = session.code.game;
  const past = session.past.concat(step);
  const over = undoLimit === 'unlimited' ? 0 : Math.max(0, past.length - undoLimit);
  return {
    step,
    session: {
      ...session,
      standing: step.after,
      past: over > 0 ? past.slice(over) : past,
      future: [],
      forgotten: session.forgotten + over,
      log: logged(session, step.moves, t),
      moveCount: session.moveCount + step.moves.length,
    },
  };
};

const undo = (session: Session, t: number): Result<Acted, SessionRefusal> => {
  const step = session.past.at(-1);
  const { undoLimit } = session.code.game;
  if (step === undefined)
    return err(
      session.forgotten > 0 && undoLimit !== 'unlimited'
        ? { why: 'undoLimit', limit: undoLimit }
        : { why: 'nothingToUndo' },
    );
  return ok({
    step,
    session: {
      ...session,
      standing: step.before,
      past: session.past.slice(0, -1),
      future: [step, ...session.future],
      log: logged(session, Array<Entry>(step.moves.length).fill(UNDO), t),
    },
  });
};

const redo = (session: Session, t: number): Result<Acted, SessionRefusal> => {
  const [step, ...future] = session.future;
  if (step === undefined) return err({ why: 'nothingToRedo' });
  return ok({
    step,
    session: {
      ...session,
      standing: step.after,
      past: [...session.past, step],
      future,
      log: logged(session, Array<Entry>(step.moves.length).fill(REDO), t),
    },
  });
};

const logged = (session: Session, entries: readonly Entry[], t: number): readonly LogEntry[] => {
  const last = session.log.at(-1);
  const action = (last?.action ?? -1) + 1;
  // A record's times never fall, even if a clock does.
  const at = Math.max(t, last?.t ?? 0);
  return [...session.log, ...entries.map((entry) => ({ entry, t: at, action }))];
};
