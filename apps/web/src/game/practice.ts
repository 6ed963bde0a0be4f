import type { Session } from '@geduld/session';
import { newAttempt, practiceId } from './attempts.ts';
import { newId } from './chance.ts';
import type { Opening } from './table.ts';

/**
 * A game begun in the middle of one that is over, or that is no play of this player's: an example, a file, practice
 * itself. It has no result, and neither has the same deal restarted from it.
 */
export const practiceFrom = (session: Session, played: number): Opening => {
  const attempt = newAttempt({ newId: () => practiceId(newId()), wallClock: Date.now }, session.code);
  return { ...attempt, session, played };
};
