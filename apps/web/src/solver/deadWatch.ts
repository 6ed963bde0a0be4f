import { positionKey } from '@geduld/core';
import type { TableState } from '../game/table.ts';
import { type DeadEnd, lookBack } from './deadEnd.ts';

/** How long the player must have done nothing, in milliseconds. */
const PAUSE = 1500;
/** What a position may cost, and each one on the way back. */
const MS = { here: 8000, back: 1500 } as const;

/** What a watch needs of the app. */
export interface WatchHost {
  readonly table: () => TableState;
  /** May this game be examined now: the player wants it, sees the table, and nothing stands over it? */
  readonly wanted: () => boolean;
  readonly truthOf: (
    position: TableState['session']['standing']['position'],
    ms: number,
    signal: AbortSignal,
  ) => Promise<'win' | 'dead' | 'open' | undefined>;
  readonly found: (deadEnd: DeadEnd) => void;
  /** What was told last, kept over a reload. */
  readonly told: { readonly read: () => string | undefined; readonly write: (told: string) => void };
}

/** Looks at the game whenever the player pauses (K13). */
export interface DeadWatch {
  /** The game changed, or the player is there again: what was being examined counts no more. */
  readonly changed: () => void;
  /** The player did something that changed nothing. */
  readonly touched: () => void;
}

/** A watch over the game on the table. */
export const createDeadWatch = (host: WatchHost): DeadWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let examining: AbortController | undefined;
  let silent: { readonly attempt: string; readonly past: unknown; readonly nth: number } | undefined;
  let waits = false;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(pauseOver, PAUSE);
    waits = true;
  };
  /** Was this very loss told already, and play goes on in what is lost? */
  const isTold = ({ attempt, session }: TableState): boolean =>
    silent?.attempt === attempt.id &&
    (silent.nth === 0 || session.past[silent.nth - 1 - session.forgotten] === silent.past);
  const keyOf = ({ attempt, session }: TableState): string =>
    `${attempt.id} ${positionKey(session.code.game.spec, session.standing.position)}`;

  const pauseOver = () => {
    waits = false;
    const state = host.table();
    // What is being examined is told as soon as it is known.
    if (examining || !host.wanted() || isTold(state) || host.told.read() === keyOf(state)) return;
    const own = new AbortController();
    examining = own;
    void examine(state, own.signal).finally(() => {
      if (examining === own) examining = undefined;
    });
  };
  const examine = async (state: TableState, signal: AbortSignal): Promise<void> => {
    const { session } = state;
    const here = await host.truthOf(session.standing.position, MS.here, signal);
    if (signal.aborted || here === undefined) return;
    if (here !== 'dead') {
      silent = undefined;
      host.told.write('');
      return;
    }
    const deadEnd = await lookBack(session, (position) => host.truthOf(position, MS.back, signal));
    if (signal.aborted || deadEnd === undefined || !host.wanted()) return;
    // Meanwhile the player took a card in hand: the proof is known now, and told at the next pause.
    if (waits) return;
    silent = { attempt: state.attempt.id, past: deadEnd.lostBy, nth: deadEnd.nth ?? 0 };
    host.told.write(keyOf(state));
    host.found(deadEnd);
  };

  return {
    changed: () => {
      examining?.abort();
      examining = undefined;
      clearTimeout(timer);
      waits = false;
      if (host.wanted()) wait();
    },
    touched: () => {
      if (host.wanted()) wait();
    },
  };
};
