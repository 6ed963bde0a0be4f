import type { Session } from '@geduld/session';
import { newAttempt, practiceId } from './attempts.ts';
import { newId } from './chance.ts';
import type { Opening } from './table.ts';

/** A game begun in the middle of one that is no play of this player's: an example, a file, or practice itself. */
export const practiceFrom = (session: Session, played: number): Opening => {
  const attempt = newAttempt({ newId: () => practiceId(newId()), wallClock: Date.now }, session.code);
  return { ...attempt, session, played, ended: true };
};
