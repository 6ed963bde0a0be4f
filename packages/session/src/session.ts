import {
  deal,
  type Effect,
  err,
  finishMoves,
  isWon,
  type Move,
  ok,
  type Position,
  type Refusal,
  type Result,
} from '@geduld/core';
import { type DealCode, type Entry, orderOf } from '@geduld/notation';
import { type Draft, draftOf } from './draft.ts';

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
  const draft = draftOf(session);
  const step = enact(session, draft, command, t);
  return step.ok ? ok({ session: draft.session(), step: step.value }) : step;
};

const enact = (
  { code, standing }: Session,
  draft: Draft,
  command: Command,
  t: number,
): Result<Step, SessionRefusal> => {
  if (command.kind === 'undo') return draft.undo(t);
  if (command.kind === 'redo') return draft.redo(t);
  const { game } = code;
  const moves =
    command.kind !== 'finish'
      ? [command]
      : game.finish
        ? finishMoves(game.spec, standing.position)
        : undefined;
  if (moves === undefined) return err({ why: 'cannotFinish' });
  const played = draft.play(moves, t);
  return played.ok ? played : err(played.error.refusal);
};

/** All cards are home. */
export const sessionWon = ({ code, standing }: Session): boolean => isWon(code.game.spec, standing.position);

/** Is there anything that a finish would bring home (K10)? */
export const canFinish = ({ code, standing }: Session): boolean =>
  code.game.finish && finishMoves(code.game.spec, standing.position) !== undefined;
