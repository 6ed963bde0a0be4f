import { deal, type Position } from '@geduld/core';
import { codeText, type DealCode, orderOf, readCode, shortCode } from '@geduld/notation';
import type { Ending, Session } from '@geduld/session';
import type { Review } from '@geduld/solver';
import { createEffect, createMemo, createRoot, on } from 'solid-js';
import type { App } from '../app/app.ts';
import { dealOfGame } from '../game/attempts.ts';
import { randomDealNumber } from '../game/chance.ts';
import { isTouched } from '../game/table.ts';
import type { Prospect } from './advice.ts';
import { createBook } from './book.ts';
import { createSolver, hireWorker, type Solver } from './client.ts';
import { createDeadWatch } from './deadWatch.ts';
import { createEndedDeals } from './endedDeals.ts';
import { createHinting } from './hinting.ts';
import type { Terms } from './lane.ts';
import type { Line, Problem, Told } from './protocol.ts';
import { MOST_TRIES, winnableDeals } from './winnable.ts';

/** Everything in the app that asks the solver. */
export interface Helper {
  /** Deals a game that is proven winnable (K12); the one on the table ends with `ending`. */
  readonly deal: (game: string, cumulative: boolean, ending: Ending) => Promise<void>;
  /** Shows the next hint (K14). */
  readonly hint: () => void;
  /** Can this deal be won? `undefined` when it was called off. */
  readonly decide: (code: DealCode, ms: number, terms?: Terms) => Promise<Told['kind'] | undefined>;
  /** The truth after each entry of a game; `undefined` when it was called off. */
  readonly review: (session: Session, terms?: Terms) => Promise<Review | undefined>;
}

/** How long a search may go on before it is told that there is one, in milliseconds. */
const QUIET = 300;
/** What a deal of a game that is over may cost, in milliseconds. */
const MS_FOR_ENDED = 20_000;
const TOLD = 'geduld.told';

const problemOf = (id: string, code: DealCode): Problem => ({
  id,
  spec: code.game.spec,
  start: deal(code.game.spec, orderOf(code)),
});

/** Puts the solver to work for the app; it lives as long as the page. */
export const createHelper = (app: App): Helper => {
  const idleSolver = createSolver(hireWorker);
  let running = 0;
  // Whatever the player waits for comes before what can wait.
  const solver = inForeground(idleSolver, (more) => {
    running += more;
    ended.disturbed();
  });
  const ended = createEndedDeals(
    app,
    () => running > 0,
    async (text, signal) => {
      const code = readCode(text);
      if (!code.ok) return undefined;
      return (await idleSolver.decide(problemOf(text, code.value), MS_FOR_ENDED, { signal }))?.kind;
    },
  );
  const deals = winnableDeals(solver);
  const book = createBook();
  let hinting = 0;
  let dealing: AbortController | undefined;
  /** The line of the deal that was found: it holds for every attempt at these cards. */
  let proof: { readonly code: string; readonly line: Line } | undefined;

  const tableProblem = (): Problem => {
    const { attempt } = app.controller.state();
    return problemOf(attempt.id, attempt.code);
  };
  const prospectOf = async (position: Position, ms: number, terms?: Terms): Promise<Prospect | undefined> => {
    const problem = tableProblem();
    const known = book.from(problem.spec, position);
    if (known !== undefined) return { kind: 'win', moves: known };
    const told = await solver.ask(problem, position, ms, terms);
    if (told?.kind !== 'win') return told;
    if (app.controller.state().attempt.id === problem.id) book.add(told.line);
    return { kind: 'win', moves: told.line.moves };
  };
  const failed = () => app.tell(app.dialogWords().help.failed);
  const showHint = createHinting(app, prospectOf);

  const prepare = () => {
    const { letters, options } = app.table().attempt.code.game;
    const game = `${letters}1-${options}`;
    if (wantsWinnable(app, game)) void deals.prepare(game).catch(() => undefined);
  };

  const watch = createDeadWatch({
    table: app.table,
    wanted: () => hinting === 0 && mayExamine(app),
    truthOf: async (position, ms, signal) =>
      (await prospectOf(position, ms, { signal }).catch(() => undefined))?.kind,
    found: app.showDeadEnd,
    told: stored(TOLD),
  });
  createRoot(() => {
    const session = createMemo(() => app.table().session);
    createEffect(
      on(
        () => app.table().attempt.id,
        () => {
          solver.leave();
          void recallTruth(app);
          book.clear();
          if (proof?.code === codeText(app.table().attempt.code)) book.add(proof.line);
          prepare();
        },
      ),
    );
    createEffect(on([session, app.dialog, app.tab, app.settings], watch.changed));
    createEffect(on([session, app.dialog, app.tab], ended.disturbed));
    createEffect(on(app.settings, prepare, { defer: true }));
    for (const event of ['pointerdown', 'keydown'] as const) {
      addEventListener(event, watch.touched, true);
      addEventListener(event, ended.disturbed, true);
    }
    for (const heard of [watch.changed, ended.disturbed])
      document.addEventListener('visibilitychange', heard);
  });

  return {
    deal: async (game, cumulative, ending) => {
      dealing?.abort();
      const own = new AbortController();
      dealing = own;
      const { help, play } = await app.loadDialogWords();
      let tried = 0;
      const slow = setTimeout(
        () => app.tell(help.lookingForDeal(tried), { name: play.dealNow, run: () => own.abort() }),
        QUIET,
      );
      const terms = {
        signal: own.signal,
        onProgress: (done: number) => {
          tried = done;
        },
      };
      const found = await deals
        .take(game, terms)
        .finally(() => clearTimeout(slow))
        .catch(failed);
      // A newer wish took the place of this one; a search that was called off ends with a plain deal.
      if (dealing !== own) return;
      const code = found
        ? shortCode(dealOfGame(game, 0).game, found.number)
        : dealOfGame(game, randomDealNumber());
      const text = codeText(code);
      if (found) {
        proof = { code: text, line: found.line };
        app.setProven(text);
        keepTruth(app, text);
      }
      app.controller.deal(code, cumulative, ending);
      const dealt = app.words().said.dealt(app.words().games[code.game.letters].name, text);
      const plain = own.signal.aborted ? '' : help.noDealFound(MOST_TRIES);
      app.tell(`${dealt} ${found ? help.dealCanBeWon : plain}`.trim());
    },
    hint: () => {
      hinting++;
      showHint()
        .catch(failed)
        .finally(() => {
          hinting--;
          watch.touched();
        });
    },
    decide: async (code, ms, terms) =>
      (await solver.decide(problemOf(codeText(code), code), ms, terms))?.kind,
    review: (session, terms) =>
      solver.review(
        problemOf('review', session.code),
        session.log.map(({ entry }) => entry),
        terms,
      ),
  };
};

/** A solver that tells when a search of it begins and when it has ended. */
const inForeground = (solver: Solver, changed: (more: 1 | -1) => void): Solver => {
  const counted = <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
    return (...asked: Asked): Promise<Answer> => {
      changed(1);
      return ask(...asked).finally(() => changed(-1));
    };
  };
  return {
    find: counted(solver.find),
    ask: counted(solver.ask),
    decide: counted(solver.decide),
    review: counted(solver.review),
    leave: solver.leave,
  };
};

/** Does the player ask for deals of this game that can be won? */
const wantsWinnable = (app: App, game: string): boolean => {
  const { letters } = dealOfGame(game, 0).game;
  return app.settings()[`winnable${letters}`];
};

/** That a deal can be won is kept with the games, so that its mark is there after a reload too. */
const keepTruth = (app: App, code: string): void => {
  const kept = app.store.database()?.put('truths', { code, truth: 'win', at: Date.now() });
  kept?.catch(() => undefined);
};

/** Marks the deal on the table if it was proven winnable earlier. */
const recallTruth = async (app: App): Promise<void> => {
  const code = codeText(app.table().attempt.code);
  const known = await app.store
    .database()
    ?.get('truths', code)
    .catch(() => undefined);
  if (known?.truth === 'win' && codeText(app.table().attempt.code) === code) app.setProven(code);
};

/** A game is examined where the player wants it, once it was begun, while its table is in sight. */
const mayExamine = (app: App): boolean => {
  const state = app.table();
  const { letters } = state.attempt.code.game;
  const { deadNotice, deadNoticeKlondike } = app.settings();
  return (
    (letters === 'KL' ? deadNoticeKlondike : deadNotice) &&
    isTouched(state) &&
    !state.won &&
    !state.still &&
    !document.hidden &&
    app.dialog() === undefined
  );
};

/** One text that lasts as long as the tab. Without storage it lasts as long as the page. */
const stored = (name: string) => {
  let kept: string | undefined;
  return {
    read: () => {
      try {
        return sessionStorage.getItem(name) ?? kept;
      } catch {
        return kept;
      }
    },
    write: (text: string) => {
      kept = text;
      try {
        sessionStorage.setItem(name, text);
      } catch {
        // Storage may be forbidden.
      }
    },
  };
};
