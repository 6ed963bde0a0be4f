import type { Ending, Session } from '@geduld/session';
import { createSignal } from 'solid-js';
import { dealOfGame } from '../game/attempts.ts';
import { randomDealNumber } from '../game/chance.ts';
import type { Settings } from '../settings/settings.ts';
import type { DeadEnd } from '../solver/deadEnd.ts';
import type { Helper } from '../solver/helper.ts';
import type { App } from './app.ts';

/** What the player can ask of the solver, and what it has found. */
export interface Helping {
  /** What is proven about the game on the table, while the dialog that tells it stands. */
  readonly deadEnd: () => DeadEnd | undefined;
  readonly showDeadEnd: (found: DeadEnd) => void;
  /** The game that is looked back at. */
  readonly reviewed: () => Session | undefined;
  /** Looks back at a game that is over. */
  readonly review: (session: Session) => void;
  /** The code of the deal that was proven winnable because the player asked for such deals. */
  readonly proven: () => string | undefined;
  readonly setProven: (code: string) => void;
  /** A new deal of a game, one that can be won where the player asks for that. */
  readonly deal: (game: string, cumulative: boolean) => void;
  /** Ends the attempt with a result and deals the same game anew. */
  readonly giveUp: () => void;
  /** Everything that asks the solver; fetched when it is first needed. */
  readonly help: () => Promise<Helper>;
  readonly hint: () => void;
  /** Says what can move or what changed, without leaving the table. */
  readonly ask: (what: 'movable' | 'changed') => void;
}

/** The little of the solver's help that is there from the first play on; all else is fetched. */
export const createHelping = (app: () => App): Helping => {
  const [deadEnd, setDeadEnd] = createSignal<DeadEnd>();
  const [reviewed, setReviewed] = createSignal<Session>();
  const [proven, setProven] = createSignal<string>();
  let helper: Promise<Helper> | undefined;
  const help = () => {
    helper ??= import('../solver/helper.ts').then(({ createHelper }) => createHelper(app()));
    // What could not be fetched is fetched again when it is next asked for.
    helper.catch(() => {
      helper = undefined;
    });
    return helper;
  };
  const notLoaded = () => app().tell(app().words().notices.notLoaded);
  const deal = async (game: string, cumulative: boolean, ending: Ending) => {
    if (app().plan()?.mayDeal() === false) return;
    const wish = `winnable${game.slice(0, 2)}` as keyof Settings;
    if (app().settings()[wish] === true)
      await help().then((loaded) => loaded.deal(game, cumulative, ending), notLoaded);
    else app().controller.deal(dealOfGame(game, randomDealNumber()), cumulative, ending);
  };
  const review = (session: Session) => {
    setReviewed(session);
    app().show('review');
  };
  return {
    deadEnd,
    showDeadEnd: (found) => {
      setDeadEnd(found);
      app().show('deadEnd');
    },
    reviewed,
    review,
    proven,
    setProven,
    deal: (game, cumulative) => void deal(game, cumulative, 'newDeal'),
    giveUp: () => {
      const { controller, dialogWords, tell } = app();
      const { attempt, session } = controller.state();
      const { letters, options } = attempt.code.game;
      void deal(`${letters}1-${options}`, attempt.cumulative, 'givenUp').then(() => {
        // A search for the next deal may have been stopped: then nothing was given up.
        if (controller.state().attempt.id === attempt.id) return;
        const { gaveUp, lookBack } = dialogWords().review;
        tell(gaveUp, { name: lookBack, run: () => review(session) });
      });
    },
    help,
    ask: (what) => void import('./asking.ts').then(({ askByKey }) => askByKey(app(), what)).catch(notLoaded),
    hint: () => {
      const show = () => void help().then((loaded) => loaded.hint(), notLoaded);
      const plan = app().plan();
      if (plan) plan.hint(show);
      else show();
    },
  };
};
