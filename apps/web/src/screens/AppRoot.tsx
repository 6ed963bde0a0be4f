import { createBoard } from '@geduld/board';
import { codeText } from '@geduld/notation';
import { targetsOf } from '@geduld/session';
import { createEffect, createSignal, ErrorBoundary, on, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { boardWords } from '../app/boardWords.ts';
import { layFelt } from '../app/looks.ts';
import { boardSettings } from '../settings/settings.ts';
import { ActionBar } from './ActionBar.tsx';
import type { Dialog, DialogName } from './dialogs.ts';
import { GameBar } from './GameBar.tsx';

/** Fetches every dialog while nothing else is to do, so that none is waited for. */
export const fetchDialogs = (): void => {
  for (const fetch of [
    () => import('./dialogs.ts').then((all) => all.fetchDialogs()),
    () => import('./crash.ts'),
  ])
    fetch().catch(() => undefined);
};

/** The dialog that is asked for, once its code is there. */
const shownDialog = (app: App): (() => Dialog | undefined) => {
  const [shown, setShown] = createSignal<{ readonly name: DialogName; readonly dialog: Dialog }>();
  createEffect(() => {
    const name = app.dialog();
    if (name === undefined) return;
    Promise.all([import('./dialogs.ts').then(({ dialogOf }) => dialogOf(name)), app.loadDialogWords()]).then(
      ([dialog]) => setShown({ name, dialog }),
      () => {
        app.show(undefined);
        app.tell(app.words().notices.notLoaded);
      },
    );
  });
  return () => (shown()?.name === app.dialog() ? shown()?.dialog : undefined);
};

let hasCrashed = false;
/** Hands over to the last screen, which is not drawn by what has crashed. Only the first fault counts. */
export const crashed = (app: App, fault: unknown): undefined => {
  if (hasCrashed) return;
  hasCrashed = true;
  const { session } = app.controller.state();
  import('./crash.ts').then(
    ({ showCrash }) => showCrash(fault, session),
    () => {
      document.body.textContent = `Geduld: ${String(fault)} ↻`;
    },
  );
};

/** The whole page: bar, table, actions, and what may stand over them. `waits`: a stored game is on its way. */
export const AppRoot = (props: { readonly app: App; readonly waits: boolean }) => {
  const { app } = props;
  let table: HTMLElement | undefined;
  const makeBoard = () =>
    app.attach((onIntent) =>
      createBoard(
        table as HTMLElement,
        {
          onIntent,
          targetsOf: ({ pile, count }) => {
            const { code, standing } = app.controller.state().session;
            return targetsOf(code.game.spec, standing.position, pile, count);
          },
          onLift: app.lifted,
          words: boardWords(app.words()),
        },
        boardSettings(app.settings(), app.looks()),
      ),
    );
  // Who comes back finds the felt that was left there until it is known which one it is.
  createEffect(() => {
    if (!props.waits || app.ready()) layFelt(app.looks().table);
  });
  const dialog = shownDialog(app);
  const [made, setMade] = createSignal(false);
  let begun = false;
  createEffect(() => {
    if (begun || (props.waits && !app.ready())) return;
    begun = true;
    // In a task of its own, so that none is long on a slow phone; a message comes before the next frame, a timer after.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      makeBoard();
      setMade(true);
    };
    port2.postMessage(undefined);
  });
  return (
    <ErrorBoundary fallback={(fault) => crashed(app, fault)}>
      <div
        class="app"
        data-code={codeText(app.table().attempt.code)}
        data-score={app.table().session.standing.score}
        data-moves={app.table().session.moveCount}
        data-won={app.table().won}
        data-ready={app.ready() && made()}
        data-tab={app.tab()}
        data-hand={app.settings().hand}
      >
        <GameBar app={app} />
        <main class="table" ref={table} />
        <ActionBar app={app} />
        <Notices app={app} />
        <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
          {app.said()}
        </p>
        <Show when={dialog()} keyed>
          {(Shown) => <Shown app={app} />}
        </Show>
      </div>
    </ErrorBoundary>
  );
};

/** One line near the foot of the table: why a move was refused, what was copied, which tab plays. */
const Notices = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.words().notices;
  const away = () => app.tab() === 'other' || app.tab() === 'elsewhere';
  let line: HTMLParagraphElement | undefined;
  createEffect(
    on(app.notice, () => {
      // The same element with a new sentence still shows that it is new.
      line?.getAnimations().forEach((animation) => {
        animation.cancel();
        animation.play();
      });
    }),
  );
  return (
    <div class="notices">
      <Show when={away()}>
        <div class="notice" role="alert">
          <p>{app.tab() === 'other' ? words().otherTab : words().wentElsewhere}</p>
          <button type="button" class="button small" onClick={() => void app.playHere()}>
            {words().playHere}
          </button>
        </div>
      </Show>
      <Show when={app.notice()}>
        {(notice) => (
          <div class="notice" data-kind={notice().kind}>
            {/* Heard through the one live region; this is for the eye. */}
            <p ref={line} aria-hidden="true">
              {notice().text}
            </p>
            <Show when={notice().action}>
              {(action) => (
                <button type="button" class="button small" onClick={action().run}>
                  {action().name}
                </button>
              )}
            </Show>
          </div>
        )}
      </Show>
    </div>
  );
};
