import type { History } from '../storage/played.ts';

/** How long nothing must have happened before a deal is looked at, in milliseconds. */
const IDLE = 3000;

type Truth = 'win' | 'dead' | 'open';

/** What the keeper needs of the app. */
export interface TruthHost {
  /** Codes of games that are over and of which nothing is known yet, the latest first. */
  readonly wanted: () => Promise<readonly string[]>;
  /** May the solver be asked now: nobody plays, and no other search runs or waits? */
  readonly mayLook: () => boolean;
  /** The truth about a deal; `undefined` when it was called off. */
  readonly truthOf: (code: string, signal: AbortSignal) => Promise<Truth | undefined>;
  readonly keep: (code: string, truth: Truth) => Promise<unknown>;
}

/**
 * Finds out about the deals of games that are over, one after the other, while nothing else happens: for the statistics
 * with luck taken out. Whatever the player does calls it off; the deal is looked at again the next time.
 */
export const createTruthKeeper = (host: TruthHost) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: AbortController | undefined;

  const look = async (signal: AbortSignal): Promise<void> => {
    for (const code of await host.wanted()) {
      if (signal.aborted || !host.mayLook()) return;
      const truth = await host.truthOf(code, signal);
      if (signal.aborted || truth === undefined) return;
      await host.keep(code, truth);
    }
  };
  const idle = () => {
    if (!host.mayLook()) return;
    const own = new AbortController();
    looking = own;
    // What fails now, such as a worker that cannot be loaded, is tried again after the next pause.
    look(own.signal).catch(() => undefined);
  };
  return {
    /** Something happened: what is being looked at counts no more, and the pause begins anew. */
    disturbed: (): void => {
      looking?.abort();
      looking = undefined;
      clearTimeout(timer);
      timer = setTimeout(idle, IDLE);
    },
  };
};

/**
 * Codes of which the truth is still to be found out, the latest first: of games that are over and were not won, since a
 * win is a proof. `onTable`: the cards of a game that goes on; whatever was played of them before, they are let be.
 */
export const codesToLookAt = (
  { results, truths }: Pick<History, 'results' | 'truths'>,
  onTable: string | undefined,
): readonly string[] => {
  const won = new Set(results.filter(({ ending }) => ending === 'won').map(({ code }) => code));
  const codes = new Set(results.toReversed().map(({ code }) => code));
  return [...codes].filter((code) => code !== onTable && !won.has(code) && !truths.has(code));
};
