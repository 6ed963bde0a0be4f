import type { Board, Group, Intent } from '@geduld/board';
import type { Card, PileId } from '@geduld/core';
import type { DealCode } from '@geduld/notation';
import type { Clock, Ending, GameResult, Session, SessionRefusal, Step } from '@geduld/session';
import type { Settings } from '../settings/settings.ts';
import type { AttemptRow } from '../storage/schema.ts';
import type { Sink } from '../storage/store.ts';

/** Which day's challenge an attempt is, if any (K16). */
export type DailyMark = Pick<AttemptRow, 'daily' | 'late'>;

/** A deal and a start. */
export interface Attempt extends DailyMark {
  readonly id: string;
  readonly code: DealCode;
  /** The balance that cumulative Vegas brought to it. */
  readonly carried: number;
  /** Does its balance go on to the next game (K9)? */
  readonly cumulative: boolean;
  readonly started: number;
}

/** An attempt with all that was played of it. */
export interface Opening {
  readonly attempt: Attempt;
  readonly session: Session;
  /** Milliseconds played. */
  readonly played: number;
  /** It has its one result already. */
  readonly ended: boolean;
}

/** Everything that the screens show of the game on the table. A new value at every change. */
export interface TableState {
  readonly attempt: Attempt;
  readonly session: Session;
  readonly clock: Clock;
  readonly ended: boolean;
  readonly selected: Group | undefined;
  readonly targets: readonly PileId[];
  readonly moved: readonly Card[];
  readonly won: boolean;
  /** Another tab has the table, or it is not yet known which one does. */
  readonly still: boolean;
}

/** What happened at the table, in facts; sentences are made at the edge. */
export type Happening =
  | { readonly kind: 'dealt'; readonly attempt: Attempt }
  | { readonly kind: 'opened'; readonly attempt: Attempt; readonly moves: number }
  | {
      readonly kind: 'moved' | 'undone' | 'redone';
      readonly step: Step;
      readonly score: number;
      readonly moves: number;
    }
  | { readonly kind: 'refused'; readonly refusal: SessionRefusal }
  | { readonly kind: 'selected'; readonly card: Card; readonly group: Group; readonly places: number }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'won'; readonly result: GameResult; readonly first: boolean };

/** A key of the table that the game itself does not know. */
type TableKey = Exclude<(Intent & { readonly kind: 'key' })['key'], 'undo' | 'redo' | 'finish'>;

/** What the table needs around it. Time, chance and storage are handed in. */
export interface TableHost {
  /** Milliseconds of a steadily running clock. */
  readonly now: () => number;
  /** Milliseconds since 1970 in universal time. */
  readonly wallClock: () => number;
  /** The calendar day at an instant, where the player is. */
  readonly dayOf: (at: number) => string;
  readonly newId: () => string;
  readonly settings: () => Settings;
  readonly sink: Sink;
  /** May this deal come onto the table (P2)? Any may where nobody is asked; whoever says no has said why. */
  readonly mayDeal?: (code: DealCode) => boolean;
  readonly onChange: (state: TableState) => void;
  readonly onHappening: (happening: Happening) => void;
  readonly onKey: (key: TableKey) => void;
}

/** The game on the table: intents and commands in, states out. */
export interface TableController {
  readonly state: () => TableState;
  readonly attach: (board: Board) => void;
  readonly intent: (intent: Intent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly finish: () => void;
  /** The same cards again, as an attempt of its own (G8), of practice as practice. The one before stays open. */
  readonly restart: () => void;
  /**
   * A new deal of a game; the attempt on the table ends with `ending`, or stays open without one. `daily`: the day whose
   * challenge it is.
   */
  readonly deal: (
    code: DealCode,
    cumulative: boolean,
    ending: Ending | 'staysOpen',
    daily?: string | undefined,
  ) => void;
  /**
   * Puts a stored attempt on the table. `chosen`: by the player; it is the newest from now on, and the one before stays
   * open. `found`: at a start or after an import; nothing is written.
   */
  readonly open: (opening: Opening, why: 'chosen' | 'found') => void;
  /** Time stands still until the next action: hidden page, dialog, page left (G6). */
  readonly pause: () => void;
  /** Tells the store how far the clock has gone, so that a killed page loses a second at most. */
  readonly beat: () => void;
  readonly setStill: (still: boolean) => void;
  /** Shows everything again after settings changed. */
  readonly refresh: () => void;
  readonly setBalance: (balance: number) => void;
}

/** Is there anything in this attempt that would be a pity to lose? */
export const isTouched = ({ session }: { readonly session: Session }): boolean => session.log.length > 0;
