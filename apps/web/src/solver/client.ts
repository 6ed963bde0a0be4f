import type { Position } from '@geduld/core';
import type { GameLetters } from '@geduld/games';
import type { Review, ReviewEntry } from '@geduld/solver';
import { createLane, type Hire, type Terms } from './lane.ts';
import type { FoundDeal, Problem, Told } from './protocol.ts';

/** The solver as the page asks it. Nothing runs on the page's own thread; every question can be cancelled. */
export interface Solver {
  /** A deal that is proven winnable; `undefined` when there was none in `most` tries, or it was cancelled. */
  readonly find: (
    game: { readonly letters: GameLetters; readonly options: string },
    most: number | 'untilFound',
    terms?: Terms,
  ) => Promise<FoundDeal | undefined>;
  /** The truth about a position of the game on the table; what is proven is kept for the next. The newest question wins. */
  readonly ask: (
    problem: Problem,
    position: Position,
    ms: number,
    terms?: Terms,
  ) => Promise<Told | undefined>;
  /** The game has left the table: its memory is given back. */
  readonly leave: () => void;
  /** The truth about a deal that lies on no table. */
  readonly decide: (problem: Problem, ms: number, terms?: Terms) => Promise<Told | undefined>;
  /** The truth after each entry of a game, with the number of positions looked at so far as progress. */
  readonly review: (
    problem: Problem,
    entries: readonly ReviewEntry[],
    terms?: Terms,
  ) => Promise<Review | undefined>;
}

/**
 * A solver over the workers that `hire` starts: one for the table, one that looks for deals, and one for each question
 * that stands alone, ended with its answer so that nothing of it stays.
 */
export const createSolver = (hire: Hire): Solver => {
  const table = createLane(hire);
  const dealer = createLane(hire);
  const alone = async <Answer>(job: (lane: ReturnType<typeof createLane>) => Promise<Answer>) => {
    // Two large tables at once would be more than a phone should give.
    table.end();
    const lane = createLane(hire);
    try {
      return await job(lane);
    } finally {
      lane.end();
    }
  };
  return {
    find: ({ letters, options }, most, terms) => dealer.ask({ kind: 'find', letters, options, most }, terms),
    ask: (problem, position, ms, terms) => table.ask({ kind: 'ask', problem, position, ms }, terms),
    leave: table.end,
    decide: (problem, ms, terms) =>
      alone((lane) => lane.ask({ kind: 'ask', problem, position: problem.start, ms }, terms)),
    review: (problem, entries, terms) =>
      alone((lane) => lane.ask({ kind: 'review', problem, entries }, terms)),
  };
};

/** Workers of the browser. */
export const hireWorker: Hire = (heard, failed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'solver' });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => failed(event.message);
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
