import type { Board, Intent } from '@geduld/board';
import { invariant } from '@geduld/core';
import { codeText, type DealCode, readCode } from '@geduld/notation';
import type { GameResult } from '@geduld/session';
import { batch, createSignal } from 'solid-js';
import { dealOfGame, openingOf, rowOf } from '../game/attempts.ts';
import { newId, randomDealNumber } from '../game/chance.ts';
import {
  type Happening,
  isTouched,
  type Opening,
  type TableController,
  type TableState,
} from '../game/table.ts';
import { createTable, newAttempt } from '../game/tableController.ts';
import { announcement } from '../messages/announce.ts';
import { languageFor, loadDialogMessages, loadMessages } from '../messages/load.ts';
import { type DialogMessages, type Messages, sentence } from '../messages/messages.ts';
import { writeHints } from '../settings/hints.ts';
import { boardSettings, readSettings, type SettingName, type Settings } from '../settings/settings.ts';
import { askPersistence } from '../storage/persistence.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { openStore, type Store } from '../storage/store.ts';
import { tabLock } from '../storage/tabLock.ts';
import { boardWords } from './boardWords.ts';

/** The dialogs; one stands over the table at a time. */
export type DialogName = 'menu' | 'new' | 'settings' | 'earlier' | 'keys' | 'win' | 'link';
/** Who plays: this tab, another one, or it is not known yet. */
export type TabState = 'asking' | 'mine' | 'other' | 'elsewhere';

/** A sentence near the foot of the table. A refusal goes with the next action, other news after a while. */
export interface Notice {
  readonly text: string;
  readonly kind: 'refusal' | 'news';
}

/** The app around the table: signals that the screens read, and what they can ask for. */
export interface App {
  readonly words: () => Messages;
  /** The dialogs' sentences; there once `loadDialogWords` has settled. */
  readonly dialogWords: () => DialogMessages;
  readonly loadDialogWords: () => Promise<DialogMessages>;
  readonly settings: () => Settings;
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
  readonly show: (dialog: DialogName | undefined) => void;
  readonly tell: (text: string, kind?: Notice['kind']) => void;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  readonly deal: (game: string, cumulative: boolean) => void;
  readonly dealCode: (code: DealCode) => void;
  readonly openEarlier: (row: AttemptRow) => Promise<void>;
  readonly playHere: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly share: () => Promise<void>;
  readonly copyCode: () => Promise<void>;
  readonly attach: (make: (intent: (intent: Intent) => void) => Board) => void;
}

const NEWS_FOR = 6000;
const REFUSAL_FOR = 4500;
/** Actions after which the browser is asked to keep what is stored. */
const ASK_AFTER = 20;

/** The deal named by the address of the page, as `#RU1-C-AAAAABB` or `?code=`; the text, unread. */
export const linkText = (address: Pick<Location, 'hash' | 'search'>): string | undefined => {
  const found = new URLSearchParams(address.search).get('code') ?? decodeURIComponent(address.hash.slice(1));
  return found === '' ? undefined : found;
};

/** The opening of a first visit: the linked deal, else the standard game. */
const freshOpening = (link: DealCode | undefined, settings: Settings): Opening =>
  newAttempt({ newId, wallClock: Date.now }, link ?? dealOfGame(settings.game, randomDealNumber()));

/** Builds the app. `first` decides what stands on the table until the store has opened. */
export const createApp = (firstWords: Messages, firstSettings: Settings): App => {
  const [words, setWords] = createSignal(firstWords);
  const [dialogWords, setDialogWords] = createSignal<DialogMessages>();
  const [settings, setSettings] = createSignal(firstSettings);
  const [notice, setNotice] = createSignal<Notice>();
  const [said, setSaid] = createSignal('');
  const [dialog, setDialog] = createSignal<DialogName>();
  const [tab, setTab] = createSignal<TabState>('asking');
  const [ready, setReady] = createSignal(false);
  const [result, setResult] = createSignal<GameResult>();
  const [linked, setLinked] = createSignal<DealCode>();
  let board: Board | undefined;
  let noticeEnds: ReturnType<typeof setTimeout> | undefined;
  let actions = 0;

  const tell = (text: string, kind: Notice['kind'] = 'news') => {
    clearTimeout(noticeEnds);
    setNotice({ text, kind });
    noticeEnds = setTimeout(() => setNotice(undefined), kind === 'refusal' ? REFUSAL_FOR : NEWS_FOR);
  };
  // The same sentence twice would not be read twice: a space at the end makes it another one.
  const say = (text: string) => setSaid((before) => (before === text ? `${text} ` : text));
  const announceNews = (text: string) => {
    tell(text);
    say(text);
  };

  const store = openStore({
    failed: (reason) =>
      announceNews(
        store?.state() === 'memory' && reason !== 'closed'
          ? words().notices.memoryOnly
          : words().notices.notSaved(reason),
      ),
    setAside: (moves) => announceNews(words().notices.setAside(moves)),
  });
  const lock = tabLock(() => {
    store.stop();
    controller.setStill(true);
    setTab('elsewhere');
  });

  const loadDialogWords = async () =>
    dialogWords() ?? setDialogWords(await loadDialogMessages(words().language));

  const happened = (happening: Happening) => {
    const text = announcement(words(), happening, settings().announcements, settings());
    if (happening.kind === 'refused') {
      if (settings().interactiveRules) tell(sentence(words().refusals, happening.refusal), 'refusal');
    } else if (notice()?.kind === 'refusal') setNotice(undefined);
    if (text !== undefined && (happening.kind !== 'refused' || settings().interactiveRules)) say(text);
    if (happening.kind === 'moved') {
      actions++;
      if (actions === ASK_AFTER) void askPersistence();
    }
    if (happening.kind === 'won') {
      setResult(happening.result);
      if (happening.first) void askPersistence();
      celebrate();
    }
  };
  /** The dialog comes when the cards have had their dance, or as soon as the player does anything. */
  const celebrate = () => {
    const calm = settings().speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const open = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', open, true);
      removeEventListener('keydown', open, true);
      if (table().won && dialog() === undefined) show('win');
    };
    const timer = setTimeout(open, calm ? 150 : 2600);
    // Not this very event: the tap that won the game must not skip what it brought.
    setTimeout(() => {
      addEventListener('pointerdown', open, true);
      addEventListener('keydown', open, true);
    });
  };

  const controller = createTable(
    {
      now: () => performance.now(),
      wallClock: () => Date.now(),
      newId,
      dealNumber: randomDealNumber,
      settings,
      sink: store,
      onChange: (state) => setTable(state),
      onHappening: (happening) => batch(() => happened(happening)),
      onKey: (key) => {
        if (key === 'new') show('new');
        if (key === 'help') show('keys');
      },
    },
    freshOpening(readLink(), firstSettings),
  );
  const [table, setTable] = createSignal(controller.state());

  const show = (next: DialogName | undefined) => {
    if (next !== undefined) controller.pause();
    setDialog(next);
  };

  function readLink(): DealCode | undefined {
    const text = linkText(location);
    if (text === undefined) return undefined;
    const read = readCode(text);
    return read.ok ? read.value : undefined;
  }
  /** Takes the link off the address, so that a reload goes on with the game and not back to the deal. */
  const takeLink = () => {
    const text = linkText(location);
    if (text === undefined) return undefined;
    const read = readCode(text);
    history.replaceState(null, '', location.pathname);
    if (read.ok) return read.value;
    void loadDialogWords().then(({ codeFaults }) => announceNews(sentence(codeFaults, read.error)));
    return undefined;
  };
  const followLink = () => {
    const code = takeLink();
    if (code === undefined) return;
    const now = controller.state();
    if (codeText(code) === codeText(now.attempt.code)) return;
    if (!isTouched(now) || now.won) return dealCode(code);
    setLinked(code);
    show('link');
  };

  const dealCode = (code: DealCode) => controller.deal(code, settings().cumulativeVegas, 'staysOpen');

  const applySettings = async (next: Settings) => {
    setSettings(next);
    board?.set(boardSettings(next));
    document.documentElement.dataset.theme = next.theme;
    const language = languageFor(next.language, navigator.languages);
    if (language !== words().language) {
      // Both at once: no page shows two languages.
      const [next, dialogs] = await Promise.all([
        loadMessages(language),
        dialogWords() && loadDialogMessages(language),
      ]);
      batch(() => {
        setWords(next);
        if (dialogs) setDialogWords(dialogs);
      });
    }
    document.documentElement.lang = words().language;
    board?.speak(boardWords(words()));
    controller.refresh();
  };

  /** What is stored, onto the table. */
  const reload = async () => {
    const [stored, facts, opened] = await Promise.all([
      store.named('settings'),
      store.named('meta'),
      store.newest(),
    ]);
    const next = readSettings(stored);
    await applySettings(next);
    const balance = new Map(facts).get('vegasBalance');
    if (typeof balance === 'number' && Number.isSafeInteger(balance)) controller.setBalance(balance);
    // A first move made while the store was still opening is worth more than an old game that was thought lost.
    if (opened && !isTouched(controller.state())) controller.open(openingOf(opened), 'found');
    return opened !== undefined;
  };

  const start = async () => {
    const mine = await lock.claim();
    if (!mine) store.stop();
    const found = await reload();
    setTab(mine ? 'mine' : 'other');
    if (mine) controller.setStill(false);
    if (mine) writeHints(settings());
    if (found || store.state() === 'memory') followLink();
    else takeLink();
    setReady(true);
  };

  const playHere = async () => {
    await lock.take();
    store.resume();
    const opened = await store.newest();
    if (opened) controller.open(openingOf(opened), 'found');
    setTab('mine');
    controller.setStill(false);
  };

  addEventListener('visibilitychange', () => document.hidden && controller.pause());
  addEventListener('pagehide', () => controller.pause());
  addEventListener('hashchange', followLink);
  setInterval(() => controller.beat(), 1000);

  const copyCode = async () => {
    const code = codeText(controller.state().attempt.code);
    try {
      await navigator.clipboard.writeText(code);
      announceNews(words().bar.codeCopied);
    } catch {
      announceNews(words().bar.copyFailed(code));
    }
  };

  void start();
  return {
    words,
    dialogWords: () => {
      const there = dialogWords();
      invariant(there !== undefined, 'no dialog stands before its sentences are there');
      return there;
    },
    loadDialogWords,
    settings,
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
    show,
    tell: announceNews,
    set: (name, value) => {
      const next = { ...settings(), [name]: value };
      store.setting(name, value);
      writeHints(next);
      void applySettings(next);
    },
    deal: (game, cumulative) => controller.deal(dealOfGame(game, randomDealNumber()), cumulative, 'newDeal'),
    dealCode,
    openEarlier: async (row) => {
      const opened = await store.open(row.id);
      if (opened) controller.open(openingOf(opened), 'chosen');
    },
    playHere,
    reload: async () => {
      // A deal that was never touched would be the newest of all, and hide what has just been brought.
      const now = controller.state();
      const untouched = !isTouched(now);
      if (untouched) store.dropped(now.attempt.id);
      const opened = await store.newest();
      const facts = new Map(await store.named('meta'));
      const balance = facts.get('vegasBalance');
      if (typeof balance === 'number' && Number.isSafeInteger(balance)) controller.setBalance(balance);
      await applySettings(readSettings(await store.named('settings')));
      if (opened) controller.open(openingOf(opened), 'found');
      else if (untouched) store.noted(rowOf(now, performance.now(), Date.now()));
    },
    share: async () => {
      const code = codeText(controller.state().attempt.code);
      const url = new URL(`#${code}`, location.href.split('#')[0]).href;
      if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return copyCode();
      try {
        await navigator.share({ title: 'Geduld', text: code, url });
      } catch {
        // Closed without choosing: nothing to say.
      }
    },
    copyCode,
    attach: (make) => {
      board = make(controller.intent);
      controller.attach(board);
    },
  };
};
