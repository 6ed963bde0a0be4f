import type { Board, Group, Intent, Looks } from '@geduld/board';
import type { PileId } from '@geduld/core';
import { codeText, type DealCode } from '@geduld/notation';
import type { GameResult } from '@geduld/session';
import { batch, createSignal } from 'solid-js';
import { dealOfGame, newAttempt, openingOf } from '../game/attempts.ts';
import { newId, randomDealNumber } from '../game/chance.ts';
import { localDay } from '../game/localDay.ts';
import {
  type Happening,
  isTouched,
  type Opening,
  type TableController,
  type TableState,
} from '../game/table.ts';
import { createTable } from '../game/tableController.ts';
import { announcement } from '../messages/announce.ts';
import { languageFor } from '../messages/load.ts';
import { type Messages, notSaved, sentence } from '../messages/messages.ts';
import type { PlanDesk } from '../plan/desk.ts';
import type { DialogName } from '../screens/dialogs.ts';
import { writeBeforehand } from '../settings/beforehand.ts';
import { boardSettings, readSettings, type SettingName, type Settings } from '../settings/settings.ts';
import { askPersistence } from '../storage/persistence.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { type Opened, openStore, type Store } from '../storage/store.ts';
import { tabLock } from '../storage/tabLock.ts';
import { linkText } from './address.ts';
import { boardWords } from './boardWords.ts';
import { whenCelebrated } from './celebration.ts';
import { createHearing } from './hearing.ts';
import { createHelping, type Helping } from './helping.ts';
import { FIRST_LOOKS, loadLooks } from './looks.ts';
import { createNews, type Notice } from './news.ts';
import { createWording, tellLanguage, type Wording } from './wording.ts';

/** Who plays: this tab, another one, or it is not known yet. */
type TabState = 'asking' | 'mine' | 'other' | 'elsewhere';

/** The app around the table: signals that the screens read, and what they can ask for. */
export interface App extends Helping, Omit<Wording, 'changeLanguage'> {
  readonly settings: () => Settings;
  /** The designs on the table. */
  readonly looks: () => Looks;
  readonly table: () => TableState;
  readonly controller: TableController;
  readonly store: Store;
  readonly notice: () => Notice | undefined;
  readonly said: () => string;
  readonly dialog: () => DialogName | undefined;
  readonly tab: () => TabState;
  readonly ready: () => boolean;
  readonly result: () => GameResult | undefined;
  readonly linked: () => DealCode | undefined;
  /** Asks whether the deal of a link is to take the place of the game in play. */
  readonly askLink: (code: DealCode) => void;
  /** The plans of the freemium edition; there is none in the open one. */
  readonly plan: () => PlanDesk | undefined;
  readonly show: (dialog: DialogName | undefined) => void;
  /** Shows a sentence for a while, with what can be done about it as a button, and lets it be heard. */
  readonly tell: (text: string, action?: Notice['action'], kind?: Notice['kind']) => void;
  /** A group was lifted by dragging. */
  readonly lifted: () => void;
  /** Points at cards and piles until the next input. */
  readonly point: (from: Group | undefined, to: PileId | undefined) => void;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  readonly dealCode: (code: DealCode) => void;
  readonly openEarlier: (row: AttemptRow) => Promise<void>;
  readonly playHere: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly attach: (make: (intent: (intent: Intent) => void) => Board) => void;
}

/** Actions after which the browser is asked to keep what is stored. */
const ASK_AFTER = 20;

/** The opening of a first visit: the linked deal, else the standard game. */
const freshOpening = (link: DealCode | undefined, settings: Settings): Opening =>
  newAttempt({ newId, wallClock: Date.now }, link ?? dealOfGame(settings.game, randomDealNumber()));

/**
 * Builds the app. `returning`: a stored game is expected, so that nothing is played before it is there. `link`: the deal
 * that the address names.
 */
export const createApp = (
  firstWords: Messages,
  firstSettings: Settings,
  returning: boolean,
  link: DealCode | undefined,
): App => {
  const { words, dialogWords, loadDialogWords, changeLanguage } = createWording(firstWords);
  const [settings, setSettings] = createSignal(firstSettings);
  const [looks, setLooks] = createSignal(FIRST_LOOKS);
  const { notice, said, tell, say, announceNews, clearAnswer, clearAdvice } = createNews();
  const [dialog, setDialog] = createSignal<DialogName>();
  const [tab, setTab] = createSignal<TabState>('asking');
  const [ready, setReady] = createSignal(false);
  const [result, setResult] = createSignal<GameResult>();
  const [linked, setLinked] = createSignal<DealCode>();
  const [plan, setPlan] = createSignal<PlanDesk>();
  let board: Board | undefined;
  let actions = 0;

  const helping = createHelping(() => app);
  const store = openStore({
    failed: (reason) =>
      announceNews(
        store.state() === 'memory' && !(reason in words().notices.saveFaults)
          ? words().notices.memoryOnly
          : notSaved(words(), reason),
      ),
    setAside: (moves) => announceNews(words().notices.setAside(moves)),
  });
  const lock = tabLock(() => {
    store.stop();
    controller.setStill(true);
    setTab('elsewhere');
  });

  const hear = createHearing(settings);
  const happened = (happening: Happening) => {
    hear(happening);
    const text = announcement(words(), happening, settings().announcements, settings());
    if (happening.kind === 'refused') {
      if (settings().interactiveRules) tell(sentence(words().refusals, happening.refusal), 'refusal');
    } else clearAnswer();
    if (text !== undefined && (happening.kind !== 'refused' || settings().interactiveRules)) say(text);
    if (happening.kind === 'moved') {
      actions++;
      if (actions === ASK_AFTER) void askPersistence();
    }
    if (happening.kind === 'won') {
      setResult(happening.result);
      if (happening.first) void askPersistence();
      whenCelebrated(
        (over) => (board ? board.celebrate(over) : over()),
        () => table().won && dialog() === undefined && show('win'),
      );
    }
  };
  const controller = createTable(
    {
      now: () => performance.now(),
      wallClock: () => Date.now(),
      dayOf: localDay,
      newId,
      settings,
      sink: store,
      onChange: (state) => setTable(state),
      mayDeal: (code) => plan()?.mayDeal(codeText(code)) !== false,
      onHappening: (happening) => batch(() => happened(happening)),
      onKey: (key) => {
        if (key === 'hint') helping.hint();
        else if (key === 'movable' || key === 'changed') helping.ask(key);
        else show(key === 'help' ? 'keys' : key);
      },
    },
    freshOpening(link, firstSettings),
  );
  const [table, setTable] = createSignal(controller.state());

  const show = (next: DialogName | undefined) => {
    if (next !== undefined) {
      controller.pause();
      clearAdvice();
    }
    setDialog(next);
  };

  const links = async (then: (links: typeof import('./links.ts')) => void): Promise<void> => {
    if (linkText(location) === undefined) return;
    await import('./links.ts').then(then, () => announceNews(words().notices.notLoaded));
  };
  // While another tab has the table, the link stays in the address until this one plays.
  const followLink = () => links((loaded) => tab() === 'mine' && loaded.followLink(app));

  const dealCode = (code: DealCode) => controller.deal(code, settings().cumulativeVegas, 'staysOpen');

  const applySettings = async (next: Settings) => {
    setSettings(next);
    board?.set(boardSettings(next, looks()));
    document.documentElement.dataset.theme = next.theme;
    const language = languageFor(next.language, navigator.languages);
    if (language !== words().language) await changeLanguage(language);
    tellLanguage(words().language);
    board?.speak(boardWords(words()));
    controller.refresh();
    try {
      const found = await loadLooks(next, language, plan()?.limited());
      // Something else may have been chosen meanwhile; and a look that stays is not put on again.
      if (settings() !== next || found === looks()) return;
      setLooks(found);
      board?.set(boardSettings(next, found));
    } catch {
      tell(words().notices.notLoaded);
    }
  };

  const loadNamed = async () => {
    const [stored, facts] = await Promise.all([store.named('settings'), store.named('meta')]);
    await applySettings(readSettings(stored));
    const balance = new Map(facts).get('vegasBalance');
    if (typeof balance === 'number' && Number.isSafeInteger(balance)) controller.setBalance(balance);
  };
  const loadStored = async (): Promise<Opened | undefined> => {
    const [opened] = await Promise.all([store.newest(controller.state().attempt.id), loadNamed()]);
    return opened;
  };
  /** What is stored, onto the table; the deal that stands there goes if it was never touched. */
  const reload = async (why: 'start' | 'import') => {
    const newest = await loadStored();
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
    controller.setStill(false);
  };
  const start = async () => {
    const mine = await lock.claim();
    if (!mine) store.stop();
    // A first visit has nothing to wait for: what is played now is written as soon as the store is open.
    else if (!returning) begin();
    const found = await reload('start');
    if (mine) {
      begin();
      writeBeforehand(settings(), looks().table);
    } else setTab('other');
    if (found || store.state() === 'memory') await followLink();
    else if (mine) await links((loaded) => loaded.takeNamedDeal(app));
    setReady(true);
  };

  const playHere = async () => {
    await lock.take();
    store.resume();
    // The deal of this page may be one that was never stored: whatever the other tab has left is newer, and so are
    // its settings and its balance.
    const [opened] = await Promise.all([store.newest(), loadNamed()]);
    if (opened) controller.open(openingOf(opened), 'found');
    begin();
    await followLink();
  };

  addEventListener('visibilitychange', () => document.hidden && controller.pause());
  addEventListener('pagehide', () => controller.pause());
  addEventListener('hashchange', () => void followLink());
  setInterval(() => controller.beat(), 1000);

  const app: App = {
    words,
    dialogWords,
    loadDialogWords,
    settings,
    looks,
    table,
    controller,
    store,
    notice,
    said,
    dialog,
    tab,
    ready,
    result,
    linked,
    plan,
    askLink: (code) => {
      setLinked(code);
      show('link');
    },
    show,
    tell: (text, action, kind = 'advice') => announceNews(text, action, kind),
    set: (name, value) => {
      const next = { ...settings(), [name]: value };
      store.setting(name, value);
      void applySettings(next).then(() => writeBeforehand(settings(), looks().table));
    },
    lifted: () => hear({ kind: 'lifted' }),
    point: (from, to) => board?.point(from, to),
    dealCode,
    openEarlier: async (row) => {
      const opened = await store.open(row.id);
      if (opened) controller.open(openingOf(opened), 'chosen');
    },
    playHere,
    reload: async () => {
      await reload('import');
    },
    ...helping,
    attach: (make) => {
      board = make(controller.intent);
      controller.attach(board);
    },
  };
  void start();
  const edition = document.querySelector<HTMLMetaElement>('[name=geduld-edition]')?.content ?? 'open';
  // Of an edition that is open nothing about plans is ever fetched.
  if (edition !== 'open')
    void import('../plan/desk.ts').then(async ({ openDesk }) => {
      setPlan(await openDesk(app, edition));
      void applySettings(settings());
    });
  return app;
};
