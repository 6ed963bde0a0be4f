import { timeBonus } from '@geduld/core';
import { codeText } from '@geduld/notation';
import { type Session, sessionWon } from './session.ts';

/** How an attempt came to its one result. An attempt that is only left open has none. */
export type Ending = 'won' | 'givenUp' | 'newDeal';

/** What is kept of an attempt (a deal and a start) for ever: at most one of these. */
export interface GameResult {
  /** Names the attempt; a second result of the same attempt takes no place beside the first. */
  readonly attempt: string;
  readonly code: string;
  readonly ending: Ending;
  /** Without the bonus. */
  readonly score: number;
  /** For time, on a win under a scoring that has one (K8). */
  readonly bonus: number;
  readonly moveCount: number;
  /** Milliseconds played. */
  readonly played: number;
  /** Which table scored it, with its version. */
  readonly scoring: string;
  /** When it ended, milliseconds since 1970 in universal time. */
  readonly endedAt: number;
}

/**
 * The result of an attempt that ends now, or `undefined` when it has none: a deal that was never touched counts
 * nowhere, and only a won game ends as won.
 */
export const resultOf = (
  session: Session,
  attempt: string,
  ending: Ending,
  played: number,
  endedAt: number,
): GameResult | undefined => {
  const won = sessionWon(session);
  if (session.moveCount === 0 || (ending === 'won' && !won)) return undefined;
  const { scoring } = session.code.game;
  return {
    attempt,
    code: codeText(session.code),
    ending: won ? 'won' : ending,
    score: session.standing.score,
    bonus: won && scoring.timeBonus ? timeBonus(Math.floor(played / 1000)) : 0,
    moveCount: session.moveCount,
    played,
    scoring: scoring.id,
    endedAt,
  };
};
