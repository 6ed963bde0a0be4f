import { deal, play, positionKey } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { orderOf, shortCode } from '@geduld/notation';
import { createOracle, type Oracle, review, type Verdict } from '@geduld/solver';
import type { Answers, FoundDeal, Line, Problem, Question, Told } from './protocol.ts';

/** What a job needs around it. Time and chance are handed in. */
export interface Desk {
  readonly now: () => number;
  readonly dealNumber: () => number;
  /** Lets messages in. */
  readonly pause: () => Promise<void>;
  /** Is another question waiting, or was this one called back? Only changes in a pause. */
  readonly cancelled: () => boolean;
  readonly progress: (done: number) => void;
  /** Nothing is heard from here on to the end of the question. */
  readonly deaf: () => void;
}

/** Bytes of table of one game. It is doubled as it fills, so that half as much again is held for a moment. */
const TABLE_BYTES = 2 ** 28;
const MOST_VISITS = 1_000_000_000;
/** A search hears its messages this often, in milliseconds: half of what a cancelled one may still take. */
const SLICE = 25;
/** States looked at in one deal: most that can be won show it much sooner, and another deal is cheaper than a hard one. */
const VISITS_A_DEAL = { unlimited: 2000, limited: 10_000 } as const;
/** In a review: milliseconds for one position, and for those after which many have stayed open. */
const REVIEW = { position: 1500, all: 45_000, hurried: 60 } as const;

/** The worker's side of every question. The oracle of one game is kept until another one is asked about. */
export const createJobs = (desk: Desk) => {
  let held: { readonly id: string; readonly oracle: Oracle } | undefined;
  const oracleOf = ({ id, spec, start }: Problem): Oracle => {
    if (held?.id !== id) {
      held?.oracle.close();
      held = { id, oracle: createOracle(spec, start, { tableBytes: TABLE_BYTES }) };
    }
    return held.oracle;
  };
  const until = (end: number) => ({
    visits: MOST_VISITS,
    tableBytes: TABLE_BYTES,
    cancelled: () => desk.now() >= end,
  });

  const ask = async ({
    problem,
    position,
    ms,
  }: Question & { readonly kind: 'ask' }): Promise<Told | undefined> => {
    const oracle = oracleOf(problem);
    const end = desk.now() + ms;
    for (;;) {
      const verdict = oracle.ask(position, until(Math.min(end, desk.now() + SLICE)));
      const goesOn = verdict.kind === 'open' && verdict.because === 'cancelled' && desk.now() < end;
      if (!goesOn) return toldOf(problem, position, verdict);
      await desk.pause();
      if (desk.cancelled()) return undefined;
      // Slices that each begin again would never come further than the first: the rest is one question.
      if (oracle.slicesAddUp) continue;
      desk.deaf();
      return toldOf(problem, position, oracle.ask(position, until(end)));
    }
  };

  const find = async ({ letters, options, most }: Question & { readonly kind: 'find' }) => {
    const game = gameOf(letters, options);
    if (game === undefined) throw new Error(`no game ${letters} ${options}`);
    const { spec } = game;
    const limited = spec.stock !== 'none' && spec.stock.passes !== 'unlimited';
    const budget = {
      ...until(Number.POSITIVE_INFINITY),
      visits: VISITS_A_DEAL[limited ? 'limited' : 'unlimited'],
    };
    let heard = desk.now();
    for (let tried = 1; most === 'untilFound' || tried <= most; tried++) {
      const number = desk.dealNumber();
      const start = deal(spec, orderOf(shortCode(game, number)));
      const oracle = createOracle(spec, start, { tableBytes: TABLE_BYTES });
      const verdict = oracle.ask(start, budget);
      oracle.close();
      if (verdict.kind === 'win')
        return { number, line: lineOf({ spec, start }, verdict.moves) } satisfies FoundDeal;
      if (desk.now() - heard < SLICE) continue;
      desk.progress(tried);
      await desk.pause();
      if (desk.cancelled()) return undefined;
      heard = desk.now();
    }
    return undefined;
  };

  const reviewed = ({ problem, entries }: Question & { readonly kind: 'review' }): Answers['review'] => {
    desk.deaf();
    const oracle = oracleOf(problem);
    const hurry = desk.now() + REVIEW.all;
    let done = 0;
    return review(problem.spec, problem.start, entries, (position) => {
      desk.progress(done++);
      const ms = desk.now() < hurry ? REVIEW.position : REVIEW.hurried;
      return oracle.ask(position, until(desk.now() + ms));
    });
  };

  return {
    /** Answers a question; `undefined` also where it was cancelled. */
    answer: async (question: Question): Promise<Answers[keyof Answers] | undefined> => {
      switch (question.kind) {
        case 'ask':
          return ask(question);
        case 'find':
          return find(question);
        case 'review':
          return reviewed(question);
      }
    },
  };
};

/** A winning line with the keys of its positions. */
const lineOf = ({ spec, start }: Pick<Problem, 'spec' | 'start'>, moves: Line['moves']): Line => {
  let now = start;
  const keys = moves.map((move) => {
    const key = positionKey(spec, now);
    const played = play(spec, now, move);
    if (!played.ok) throw new Error('a line that was proven can be played');
    now = played.value.position;
    return key;
  });
  return { keys, moves };
};

const toldOf = ({ spec }: Problem, start: Problem['start'], verdict: Verdict): Told =>
  verdict.kind === 'win' ? { kind: 'win', line: lineOf({ spec, start }, verdict.moves) } : verdict;
