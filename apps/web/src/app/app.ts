import type { Board, Group, Intent } from '@geduld/board';
import type { PileId } from '@geduld/core';
import { codeText, type DealCode } from '@geduld/notation';
import type { GameResult } from '@geduld/session';
import { batch, createSignal } from 'solid-js';
import { dealOfGame, newAttempt } from '../game/attempts.ts';
import { newId, randomDealNumber } from '../game/chance.ts';
import { localDay } from '../game/localDay.ts';
import type { Happening, Opening, TableController, TableState } from '../game/table.ts';
import { createTable } from '../game/tableController.ts';
import { announcement } from '../messages/announce.ts';
import { type Messages, notSaved, sentence } from '../messages/messages.ts';
import type { PlanDesk } from '../plan/desk.ts';
import type { DialogName } from '../screens/dialogs.ts';
import type { Settings } from '../settings/settings.ts';
import { askPersistence } from '../storage/persistence.ts';
import { openStore, type Store } from '../storage/store.ts';
import { whenCelebrated } from './celebration.ts';
import { createHearing } from './hearing.ts';
import { createHelping, type Helping } from './helping.ts';
import { createNews, type Notice } from './news.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { createTenure, type Tenure } from './tenure.ts';
import { createWording, type Wording } from './wording.ts';

/** The app around the table: signals that the screens read, and what they can ask for. */
export interface App
  extends Helping,
    Omit<Wording, 'changeLanguage'>,
    Pick<Preferences, 'settings' | 'looks' | 'set'>,
    Omit<Tenure, 'start'> {
  readonly table: () => TableState;
  readonly controller: TableController;
  readonly store: Store;
  readonly notice: () => Notice | undefined;
  readonly said: () => string;
  readonly dialog: () => DialogName | undefined;
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
  readonly dealCode: (code: DealCode) => void;
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
  const { changeLanguage, ...wording } = createWording(firstWords);
  const { words } = wording;
  const { notice, said, tell, say, announceNews, clearAnswer, clearAdvice } = createNews();
  const [dialog, setDialog] = createSignal<DialogName>();
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
  const preferences = createPreferences(firstSettings, {
    wording: { words, changeLanguage },
    board: () => board,
    onlyFree: () => plan()?.limited(),
    store: (name, value) => store.setting(name, value),
    refresh: () => controller.refresh(),
    notLoaded: () => tell(words().notices.notLoaded),
  });
  const { settings } = preferences;
  const { start, ...tenure } = createTenure(() => app, preferences, returning);

  const hear = createHearing(settings);
  const happened = (happening: Happening) => {
    hear(happening);
    const text = announcement(words(), happening, settings().announcements, settings());
    if (happening.kind === 'refused') {
      if (settings().interactiveRules) tell(sentence(words().refusals, happening.refusal), 'refusal');
    } else clearAnswer();
    if (text !== undefined && (happening.kind !== 'refused' || settings().interactiveRules)) say(text);
    if (happening.kind === 'moved') {
      // A dialog whose code comes slowly must not rise over a game that goes on.
      setDialog(undefined);
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

  const dealCode = (code: DealCode) => controller.deal(code, settings().cumulativeVegas, 'staysOpen');

  addEventListener('visibilitychange', () => document.hidden && controller.pause());
  addEventListener('pagehide', () => controller.pause());
  setInterval(() => controller.beat(), 1000);

  const app: App = {
    ...wording,
    settings,
    looks: preferences.looks,
    set: preferences.set,
    ...tenure,
    table,
    controller,
    store,
    notice,
    said,
    dialog,
    result,
    linked,
    plan,
    askLink: (code) => {
      setLinked(code);
      show('link');
    },
    show,
    tell: (text, action, kind = 'advice') => announceNews(text, action, kind),
    lifted: () => hear({ kind: 'lifted' }),
    point: (from, to) => board?.point(from, to),
    dealCode,
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
      void preferences.apply(settings());
    });
  return app;
};
