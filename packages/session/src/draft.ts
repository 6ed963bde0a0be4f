import { type Effect, err, type Move, ok, play, type Refusal, type Result, scoreAfter } from '@geduld/core';
import { type Entry, REDO, UNDO } from '@geduld/notation';
import type { LogEntry, Session, SessionRefusal, Standing, Step } from './session.ts';

/** What refuses a step of several moves: the first that is not legal, by its place among them. */
interface StepFault {
  readonly at: number;
  readonly refusal: Refusal;
}

/**
 * A session that is being changed: its lists grow in place, so that a long replay costs what its entries cost and
 * does not copy all that came before at each of them. `session` gives the value; the draft is thrown away then.
 */
export interface Draft {
  /** The step that an undo would take back. */
  readonly lastStep: () => Step | undefined;
  /** The step that a redo would make again. */
  readonly nextStep: () => Step | undefined;
  /** Plays several moves as one step. A refusal changes nothing, here as below. */
  readonly play: (moves: readonly Move[], t: number) => Result<Step, StepFault>;
  readonly undo: (t: number) => Result<Step, SessionRefusal>;
  readonly redo: (t: number) => Result<Step, SessionRefusal>;
  readonly session: () => Session;
}

/** A draft that begins as a session stands. Copies its lists once; the session itself is not touched. */
export const draftOf = (start: Session): Draft => {
  const { game } = start.code;
  const past = [...start.past];
  // The next one last, so that both ends of history grow and shrink at their tops.
  const future = start.future.toReversed();
  const log = [...start.log];
  let { standing, forgotten, moveCount } = start;

  const write = (entries: readonly Entry[], t: number): void => {
    const last: LogEntry | undefined = log.at(-1);
    const action = (last?.action ?? -1) + 1;
    // A record's times never fall, even if a clock does.
    const at = Math.max(t, last?.t ?? 0);
    for (const entry of entries) log.push({ entry, t: at, action });
  };
  /** Enters a step into the past; the oldest falls out where undo has a limit. */
  const remember = (step: Step): void => {
    past.push(step);
    if (game.undoLimit === 'unlimited' || past.length <= game.undoLimit) return;
    past.shift();
    forgotten += 1;
  };

  return {
    lastStep: () => past.at(-1),
    nextStep: () => future.at(-1),
    play: (moves, t) => {
      const played = stepOf(start, standing, moves);
      if (!played.ok) return played;
      standing = played.value.after;
      remember(played.value);
      future.length = 0;
      moveCount += moves.length;
      write(moves, t);
      return played;
    },
    undo: (t) => {
      const step = past.pop();
      if (step === undefined)
        return err(
          forgotten > 0 && game.undoLimit !== 'unlimited'
            ? { why: 'undoLimit', limit: game.undoLimit }
            : { why: 'nothingToUndo' },
        );
      standing = step.before;
      future.push(step);
      write(Array<Entry>(step.moves.length).fill(UNDO), t);
      return ok(step);
    },
    redo: (t) => {
      const step = future.pop();
      if (step === undefined) return err({ why: 'nothingToRedo' });
      standing = step.after;
      past.push(step);
      write(Array<Entry>(step.moves.length).fill(REDO), t);
      return ok(step);
    },
    session: () => ({ ...start, standing, past, future: future.reverse(), forgotten, log, moveCount }),
  };
};

/** Plays moves one after the other from a standing, each with its points. */
const stepOf = ({ code }: Session, before: Standing, moves: readonly Move[]): Result<Step, StepFault> => {
  const { spec, scoring } = code.game;
  const effects: Effect[] = [];
  let after = before;
  for (const [at, move] of moves.entries()) {
    const played = play(spec, after.position, move);
    if (!played.ok) return err({ at, refusal: played.error });
    after = {
      position: played.value.position,
      score: scoreAfter(scoring, after.score, played.value.effects),
    };
    effects.push(...played.value.effects);
  }
  return ok({ before, after, moves, effects });
};
