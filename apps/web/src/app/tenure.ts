import { createSignal } from 'solid-js';
import { openingOf } from '../game/attempts.ts';
import { isTouched } from '../game/table.ts';
import { readSettings } from '../settings/settings.ts';
import { tabLock } from '../storage/tabLock.ts';
import { linkText } from './address.ts';
import type { App } from './app.ts';
import type { Preferences } from './preferences.ts';

/** Who plays: this tab, another one, or it is not known yet. */
type TabState = 'asking' | 'mine' | 'other' | 'elsewhere';

/** A tab's hold on the table: which tab plays, and what comes onto the table when it begins to. */
export interface Tenure {
  readonly tab: () => TabState;
  /** Has what was stored been opened, and a link been followed? */
  readonly ready: () => boolean;
  /** Takes the game from the tab that has it. */
  readonly playHere: () => Promise<void>;
  /** Opens what an import has brought. */
  readonly reload: () => Promise<void>;
  /** Puts the stored settings into force, after another device's were written. */
  readonly reloadSettings: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The tenure of a page. `returning`: a stored game is expected, so that nothing is played before it is there. */
export const createTenure = (
  app: () => App,
  { apply, remember }: Pick<Preferences, 'apply' | 'remember'>,
  returning: boolean,
): Tenure => {
  const [tab, setTab] = createSignal<TabState>('asking');
  const [ready, setReady] = createSignal(false);
  const lock = tabLock(() => {
    app().store.stop();
    app().controller.setStill(true);
    setTab('elsewhere');
  });

  const links = async (then: (links: typeof import('./links.ts')) => void): Promise<void> => {
    if (linkText(location) === undefined) return;
    await import('./links.ts').then(then, () => app().tell(app().words().notices.notLoaded));
  };
  // While another tab has the table, the link stays in the address until this one plays.
  const followLink = () => links((loaded) => tab() === 'mine' && loaded.followLink(app()));

  const loadNamed = async () => {
    const { store, controller } = app();
    const [stored, facts] = await Promise.all([store.named('settings'), store.named('meta')]);
    await apply(readSettings(stored));
    const balance = new Map(facts).get('vegasBalance');
    if (typeof balance === 'number' && Number.isSafeInteger(balance)) controller.setBalance(balance);
  };
  /** What is stored, onto the table; the deal that stands there goes if it was never touched. */
  const reload = async (why: 'start' | 'import') => {
    const { store, controller } = app();
    const [newest] = await Promise.all([store.newest(controller.state().attempt.id), loadNamed()]);
    const { attempt, session } = controller.state();
    if (isTouched({ session })) {
      // At a start: a first move made while the store was still opening is worth more than a game thought lost.
      // After an import: the game on the table stays there, as long as the file has made it.
      const same = why === 'import' ? await store.open(attempt.id) : undefined;
      if (same) controller.open(openingOf(same), 'found');
      return false;
    }
    if (newest === undefined) return false;
    store.dropped(attempt.id);
    controller.open(openingOf(newest), 'found');
    return true;
  };

  const begin = () => {
    setTab('mine');
    app().controller.setStill(false);
  };
  addEventListener('hashchange', () => void followLink());
  return {
    tab,
    ready,
    start: async () => {
      const { store } = app();
      const mine = await lock.claim();
      if (!mine) store.stop();
      // A first visit has nothing to wait for: what is played now is written as soon as the store is open.
      else if (!returning) begin();
      const found = await reload('start');
      if (mine) {
        begin();
        remember();
      } else setTab('other');
      if (found || store.state() === 'memory') await followLink();
      else if (mine) await links((loaded) => loaded.takeNamedDeal(app()));
      setReady(true);
    },
    playHere: async () => {
      const { store, controller } = app();
      await lock.take();
      store.resume();
      // The deal of this page may be one that was never stored: whatever the other tab has left is newer, and so are
      // its settings and its balance.
      const [opened] = await Promise.all([store.newest(), loadNamed()]);
      if (opened) controller.open(openingOf(opened), 'found');
      begin();
      await followLink();
    },
    reload: async () => {
      await reload('import');
    },
    reloadSettings: loadNamed,
  };
};
