import { codeText } from '@geduld/notation';
import type { Receipt } from '@geduld/protocol';
import { playedAt } from '@geduld/session';
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { App } from '../app/app.ts';
import { isPractice, openingOf } from '../game/attempts.ts';
import { isTouched } from '../game/table.ts';
import type { DialogName } from '../screens/dialogs.ts';
import type { Ask } from './ask.ts';
import { type OnlineFault, waitAfter } from './faults.ts';
import { type Heard, settle, unsettled } from './hear.ts';
import { type Membership, writeMembership } from './membership.ts';
import { clearTickets, collectWins, keepTicket, sendWins, waitingWins } from './outbox.ts';
import { sync } from './sync.ts';

/** How it stands with what goes to the server and comes from it. */
interface RoundState {
  readonly running: boolean;
  /** Won games that wait. */
  readonly waiting: number;
  /** Won games of this page that the server did not take. */
  readonly refused: readonly string[];
  /** Why the last round did not come to its end; nothing after one that did. */
  readonly fault: OnlineFault | undefined;
  /** When a round last came to its end. */
  readonly at: number | undefined;
}

/** Sending and hearing, round by round. */
export interface Rounds {
  readonly state: () => RoundState;
  /** Of the won game that was taken last. */
  readonly receipt: () => Receipt | undefined;
  /** Begins, and goes on as long as the page lives and the player takes part. */
  readonly start: () => void;
  /** A round now; settles when it is over. */
  readonly run: () => Promise<void>;
  /** The server knows this device no more. */
  readonly signedOut: () => Promise<void>;
}

/** Between rounds in which nothing failed, in milliseconds. */
const EVERY = 60_000;
/** Dialogs about the game on the table: under them it stays as it is. */
const ABOUT_THE_TABLE: readonly (DialogName | undefined)[] = [
  'moves',
  'ask',
  'share',
  'deadEnd',
  'review',
  'win',
];
/** What happens at one time is sent together, in milliseconds. */
const SOON = 300;
/** A ticket that comes when more was played than this would be one of a later time than the deal's, in milliseconds. */
const TICKET_BY = 1_500;

/** The rounds of an app. Only the tab that plays makes any. */
export const createRounds = (
  app: App,
  ask: Ask,
  membership: () => Membership | undefined,
  setMembership: (next: Membership) => void,
): Rounds => {
  const [state, setState] = createSignal<RoundState>({
    running: false,
    waiting: 0,
    refused: [],
    fault: undefined,
    at: undefined,
  });
  const [receipt, setReceipt] = createSignal<Receipt>();
  const change = (next: Partial<RoundState>) => setState((before) => ({ ...before, ...next }));
  const takesPart = () => membership()?.state === 'in' && app.tab() === 'mine';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> | undefined;
  let started = false;
  /** What lay on the table when the page began: as long as it is untouched, a game from elsewhere may take its place. */
  let first: string | undefined = app.table().attempt.id;

  const signedOut = async () => {
    const db = app.store.database();
    const now = membership();
    if (!db || now?.state !== 'in') return;
    const next: Membership = { ...now, state: 'signedOut' };
    await writeMembership(db, next);
    setMembership(next);
  };

  /** Which lines go on, and what of it is on the table. */
  const settleAll = async (heard: Heard) => {
    const db = app.store.database();
    if (!db) return;
    for (const id of await unsettled(db)) {
      const { attempt, clock } = app.table();
      if (attempt.id !== id) {
        await settle(db, id);
        continue;
      }
      // Nothing is taken out of the hand of who plays: it waits until the clock stands.
      if (clock.since !== undefined || ABOUT_THE_TABLE.includes(app.dialog())) continue;
      app.controller.setStill(true);
      try {
        const opened = (await settle(db, id)) ? await app.store.open(id) : undefined;
        if (opened) app.controller.open(openingOf(opened), 'found');
      } finally {
        if (app.tab() === 'mine') app.controller.setStill(false);
      }
    }
    const { attempt, session } = app.table();
    const fresh = attempt.id === first && !isTouched({ session }) && app.dialog() === undefined;
    if (fresh && heard.attempts.size > 0) await app.reload();
  };

  const round = async (): Promise<void> => {
    const db = app.store.database();
    const now = membership();
    if (!db || !now || !takesPart()) return;
    change({ running: true });
    let fault: OnlineFault | undefined;
    try {
      await collectWins(db);
      change({ waiting: await waitingWins(db) });
      const sent = await sendWins(db, ask);
      if (sent.receipts.length > 0) setReceipt(sent.receipts.at(-1));
      if (sent.refused.length > 0) change({ refused: [...state().refused, ...sent.refused] });
      fault = sent.stopped;
      if (!fault) {
        const heard: Heard = { settings: false, attempts: new Set() };
        const { attempt, clock } = app.table();
        const synced = await sync(db, ask, now, clock.since === undefined ? undefined : attempt.id, heard);
        // It may have been left or erased meanwhile.
        if (synced.ok && membership()?.person === now.person && membership()?.state === 'in')
          setMembership(synced.value);
        if (!synced.ok) fault = synced.error;
        await settleAll(heard);
        if (heard.settings) await app.reloadSettings();
        first = undefined;
      }
      if (fault?.why === 'unknownDevice') await signedOut();
    } catch {
      // The store failed, or was lost: the app has said so, and nothing here is worth more than a later try.
      fault = { why: 'offline' };
    }
    failures = fault ? failures + 1 : 0;
    const waiting = await waitingWins(db).catch(() => state().waiting);
    change({ running: false, waiting, fault, ...(fault ? {} : { at: Date.now() }) });
  };

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = (): Promise<void> => {
    // One that is asked for while one is under way comes after it.
    under = (under ?? Promise.resolve()).then(round).finally(() => {
      if (takesPart()) later(failures > 0 ? waitAfter(failures) : EVERY);
    });
    return under;
  };

  const askTicket = async (attempt: string, code: string) => {
    const answer = await ask('ticket', { body: { attempt, code } });
    const { attempt: on, clock } = app.table();
    const late = on.id === attempt && playedAt(clock, performance.now()) > TICKET_BY;
    const db = app.store.database();
    if (answer.ok && !late && db) await keepTicket(db, attempt, answer.value.ticket).catch(() => undefined);
  };

  /** Watches the table: a ticket at each deal, and a round after each win. */
  const watch = () =>
    createRoot(() =>
      createEffect(
        on(
          () => [app.table(), app.tab(), membership()?.state] as const,
          ([{ attempt, session, won, ended }], before) => {
            if (!takesPart()) return;
            const [was, tab] = before ?? [];
            // Another tab has made the rounds until now.
            if (tab !== undefined && tab !== 'mine') later(SOON);
            if (isPractice(attempt.id)) return;
            if (session.log.length === 0 && !ended && !asked.has(attempt.id)) {
              asked.add(attempt.id);
              void askTicket(attempt.id, codeText(attempt.code));
            }
            if (won && ended && !(was?.ended && was.attempt.id === attempt.id)) later(SOON);
          },
        ),
      ),
    );
  const asked = new Set<string>();

  return {
    state,
    receipt,
    run,
    signedOut,
    start: () => {
      if (!started) {
        started = true;
        watch();
        addEventListener('online', () => void run());
        addEventListener('visibilitychange', () => takesPart() && later(SOON));
        const db = app.store.database();
        if (db) void clearTickets(db).catch(() => undefined);
      }
      void run();
    },
  };
};
