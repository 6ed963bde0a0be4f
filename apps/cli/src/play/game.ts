import { randomInt } from 'node:crypto';
import { err, ok, type Result, timeBonus } from '@geduld/core';
import type { Game } from '@geduld/games';
import { codeText, type DealCode, SHORT_CODES, shortCode } from '@geduld/notation';
import {
  act,
  type Clock,
  type Command,
  canFinish,
  playedAt,
  runClock,
  type Session,
  sessionWon,
  startSession,
  stopClock,
  stoppedClock,
} from '@geduld/session';
import { type CardName, refusalSentence } from '../sentences.ts';

/** A game at the terminal: the session and the time that it has taken. */
export interface Playing {
  readonly session: Session;
  readonly clock: Clock;
}

/** A game from its first card. */
export const begin = (code: DealCode): Playing => ({ session: startSession(code), clock: stoppedClock() });

/** Goes on with a session of which `played` milliseconds have been played; time stands until the next action. */
export const goOn = (session: Session, played: number): Playing => ({ session, clock: stoppedClock(played) });

/** A code that nobody chose. */
export const randomCode = (game: Game): DealCode => shortCode(game, randomInt(SHORT_CODES));

/** Does one thing at `now`. Time runs from the first that is done (G6); a refusal changes nothing, the time included (G4). */
export const doCommand = (
  { session, clock }: Playing,
  command: Command,
  now: number,
  name: CardName,
): Result<Playing, string> => {
  const running = runClock(clock, now);
  const acted = act(session, command, playedAt(running, now));
  if (!acted.ok) return err(refusalSentence(acted.error, name));
  const next = acted.value.session;
  return ok({ session: next, clock: sessionWon(next) ? stopClock(running, now) : running });
};

/** Minutes and seconds, with hours where there are any. */
export const timeText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
};

/** What should be said of the state of a game, if anything: won, or all that is left can be sent home. */
export const newsOf = ({ session, clock }: Playing, now: number): string | undefined => {
  if (sessionWon(session)) return wonText(session, playedAt(clock, now));
  return canFinish(session) ? 'Every card lies open: f sends them all home.' : undefined;
};

const wonText = ({ standing, code, moveCount }: Session, played: number): string => {
  const bonus = code.game.scoring.timeBonus ? timeBonus(Math.floor(played / 1000)) : 0;
  const score =
    bonus > 0 ? `${standing.score} + ${bonus} for time = ${standing.score + bonus}` : standing.score;
  return `Won in ${moveCount === 1 ? '1 move' : `${moveCount} moves`} and ${timeText(played)}: score ${score}.`;
};

/** A code that fits beside other things: a long one is shortened in its middle. */
export const shortened = (code: DealCode): string => {
  const text = codeText(code);
  return text.length <= 24 ? text : `${text.slice(0, 14)}~${text.slice(-6)}`;
};
