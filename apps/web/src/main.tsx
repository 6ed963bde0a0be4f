import type { DealCode } from '@geduld/notation';
import { render } from 'solid-js/web';
import { createApp } from './app/app.ts';
import { tellLanguage } from './app/wording.ts';
import type { Messages } from './messages/messages.ts';
import { AppRoot, crashed, fetchDialogs } from './screens/AppRoot.tsx';
import type { Beforehand } from './settings/beforehand.ts';
import { readSettings } from './settings/settings.ts';
import { fetchRestore } from './storage/store.ts';

/** Puts the app on the page: the table first, everything that can wait when the page has come to rest. */
export const startApp = (words: Messages, beforehand: Beforehand, link: DealCode | undefined): void => {
  const settings = readSettings([
    ['language', beforehand.language],
    ['theme', beforehand.theme],
  ]);
  tellLanguage(words.language);
  if (beforehand.returning) void fetchRestore();
  const app = createApp(words, settings, beforehand.returning, link);
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for the app');
  render(() => <AppRoot app={app} waits={beforehand.returning} />, root);
  // An error in a handler leaves the game whole: it is stored, and the table still shows it. It must not pass unseen.
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) crashed(app, error);
  });
  whenIdle(fetchDialogs);
  if (!beforehand.returning && !link)
    whenIdle(() =>
      import('./screens/firstTime.ts').then(
        ({ offerLesson }) => offerLesson(app),
        () => undefined,
      ),
    );
  whenIdle(registerWorker);
  whenIdle(() =>
    import('./app/dropping.ts').then(
      ({ listenToDrops }) => listenToDrops(app),
      () => undefined,
    ),
  );
  whenIdle(() => app.help().catch(() => undefined));
  whenIdle(() =>
    import('./online/begin.ts').then(({ beginOnline }) => beginOnline(app)).catch(() => undefined),
  );
};

/** A browser that waits for the network calls itself idle too: the deal is left to come first. */
const DEALT_BY = 1500;

const whenIdle = (task: () => unknown): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void task(), { timeout: 3000 });
    else task();
  }, DEALT_BY);
};

/**
 * The worker that makes the app work offline. A new version waits until no page is open any more: it never replaces
 * files under a game.
 */
const registerWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD) return;
  try {
    // Where storage is forbidden, even asking for the container may throw.
    await navigator.serviceWorker?.register('./sw.js');
  } catch {
    // Without it the app works online only; there is nothing for the player to do.
  }
};
