import type { View } from '@geduld/board';
import { type Card, canRedeal, invariant } from '@geduld/core';
import { FAMILIES, gameOf, isGameLetters } from '@geduld/games';
import { codeText, type DealCode, entryText, shortCode } from '@geduld/notation';
import {
  type LogEntry,
  playedAt,
  type Session,
  type Step,
  sessionWon,
  startSession,
  stoppedClock,
} from '@geduld/session';
import type { Settings } from '../settings/settings.ts';
import type { AttemptRow, LogRow } from '../storage/schema.ts';
import type { Opened } from '../storage/store.ts';
import type { Attempt, DailyMark, Opening, TableHost, TableState } from './table.ts';

/** The row of the attempt on the table, at `now` of the table's clock and `at` of the wall's. */
export const rowOf = ({ attempt, session, clock, won }: TableState, now: number, at: number): AttemptRow => ({
  id: attempt.id,
  code: codeText(attempt.code),
  carried: attempt.carried,
  cumulative: attempt.cumulative,
  started: attempt.started,
  at,
  played: playedAt(clock, now),
  moves: session.moveCount,
  score: session.standing.score,
  won,
  daily: attempt.daily,
  late: attempt.late,
});

/** The rows of the entries that an action added: those of `after` from number `from` on. */
export const logRows = (attempt: string, after: Session, from: number): readonly LogRow[] =>
  after.log.slice(from).map(({ entry, t, action }: LogEntry, index) => ({
    attempt,
    n: from + index,
    text: entryText(entry),
    t,
    action,
  }));

/** Names of attempts that begin like this are practice, from an example or a file: they have no result, now or later. */
const PRACTICE = 'x';
export const practiceId = (id: string): string => PRACTICE + id;
export const isPractice = (id: string): boolean => id.startsWith(PRACTICE);

/** A stored attempt as the table opens it. The time played is never less than that of the last entry. */
export const openingOf = ({ row, session, ended }: Opened): Opening => ({
  attempt: {
    id: row.id,
    code: session.code,
    carried: row.carried,
    cumulative: row.cumulative,
    started: row.started,
    daily: row.daily,
    late: row.late,
  },
  session,
  played: Math.max(row.played, session.log.at(-1)?.t ?? 0),
  ended: ended || isPractice(row.id),
});

/** The deal of number `number` of such a game; of Klondike draw 1 when there is no such game. */
export const dealOfGame = (game: string, number: number): DealCode => {
  const [, letters = '', options = ''] = /^(..)1-(.+)$/.exec(game) ?? [];
  const found = isGameLetters(letters) ? gameOf(letters, options) : undefined;
  const played = found ?? gameOf('KL', FAMILIES.KL.standard);
  invariant(played !== undefined, 'the standard game exists');
  return shortCode(played, number);
};

/** The state of an opening, with nothing in hand. */
export const stateOf = ({ attempt, session, played, ended }: Opening, still: boolean): TableState => ({
  attempt,
  session,
  clock: stoppedClock(played),
  ended,
  selected: undefined,
  targets: [],
  moved: [],
  won: sessionWon(session),
  still,
});

/** A fresh attempt at a deal; one whose name says that it is practice begins as one that has its result. */
export const newAttempt = (
  host: Pick<TableHost, 'newId' | 'wallClock'>,
  code: DealCode,
  carried = 0,
  cumulative = false,
  mark: DailyMark = {},
): Opening => {
  const attempt: Attempt = {
    id: host.newId(),
    code,
    carried,
    cumulative,
    started: host.wallClock(),
    ...mark,
  };
  return { attempt, session: startSession(code, carried), played: 0, ended: isPractice(attempt.id) };
};

/** The cards that a step moved, in order. */
export const cardsMoved = ({ effects }: Step): readonly Card[] =>
  effects.flatMap((effect) => (effect.kind === 'carried' || effect.kind === 'drew' ? effect.cards : []));

/** What the board shows of a state. */
export const viewOf = (state: TableState, { placementHelp }: Pick<Settings, 'placementHelp'>): View => {
  const { spec } = state.session.code.game;
  const { position } = state.session.standing;
  return {
    spec,
    position,
    selected: state.selected,
    targets: placementHelp ? state.targets : [],
    moved: state.moved,
    canRedeal: canRedeal(spec, position),
    still: state.still || state.won,
  };
};
