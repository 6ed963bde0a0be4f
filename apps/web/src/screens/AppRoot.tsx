import { createBoard, TABLE_DESIGNS } from '@geduld/board';
import { cardsOf } from '@geduld/core';
import { codeText, recordText } from '@geduld/notation';
import { recordOf, targetsOf } from '@geduld/session';
import { createEffect, ErrorBoundary, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { App, DialogName } from '../app/app.ts';
import { boardWords } from '../app/boardWords.ts';
import { boardSettings } from '../settings/settings.ts';
import { ActionBar } from './ActionBar.tsx';
import { showCrash } from './crash.ts';
import { GameBar } from './GameBar.tsx';

const dialogs = {
  menu: lazy(async () => ({ default: (await import('./Menu.tsx')).Menu })),
  new: lazy(async () => ({ default: (await import('./NewGame.tsx')).NewGame })),
  settings: lazy(async () => ({ default: (await import('./SettingsSheet.tsx')).SettingsSheet })),
  earlier: lazy(async () => ({ default: (await import('./Earlier.tsx')).Earlier })),
  keys: lazy(async () => ({ default: (await import('./Keys.tsx')).Keys })),
  win: lazy(async () => ({ default: (await import('./Win.tsx')).Win })),
  link: lazy(async () => ({ default: (await import('./LinkSheet.tsx')).LinkSheet })),
} satisfies Record<DialogName, unknown>;

/** Fetches every dialog while nothing else is to do, so that none is waited for. */
export const fetchDialogs = (): void => {
  for (const dialog of Object.values(dialogs)) void dialog.preload();
};

/** The whole page: bar, table, actions, and what may stand over them. `waits`: a stored game is on its way. */
export const AppRoot = (props: { readonly app: App; readonly waits: boolean }) => {
  const { app } = props;
  let page: HTMLDivElement | undefined;
  let table: HTMLElement | undefined;
  const makeBoard = () =>
    app.attach((onIntent) =>
      createBoard(
        table as HTMLElement,
        {
          onIntent,
          targetsOf: ({ pile, count }) => {
            const { session } = app.controller.state();
            const { position } = session.standing;
            if (cardsOf(position, pile).length < count) return [];
            return targetsOf(session.code.game.spec, position, pile, count);
          },
          words: boardWords(app.words()),
        },
        boardSettings(app.settings()),
      ),
    );
  onMount(() => {
    const { table: id } = boardSettings(app.settings());
    const design = TABLE_DESIGNS.find((each) => each.id === id) ?? TABLE_DESIGNS[0];
    if (!design || !page) return;
    page.style.setProperty('--felt', design.background);
    page.style.setProperty('--on-felt', design.text);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', design.themeColor);
  });
  let made = false;
  createEffect(() => {
    if (made || (props.waits && !app.ready())) return;
    made = true;
    makeBoard();
  });
  // A crash is not drawn by what has crashed: the boundary hands over to a page of its own.
  const crash = (fault: unknown) => {
    showCrash(fault, recordText(recordOf(app.controller.state().session)));
    return undefined;
  };
  return (
    <ErrorBoundary fallback={crash}>
      <div
        class="app"
        ref={page}
        data-code={codeText(app.table().attempt.code)}
        data-score={app.table().session.standing.score}
        data-moves={app.table().session.moveCount}
        data-won={app.table().won}
        data-ready={app.ready()}
        data-tab={app.tab()}
      >
        <GameBar app={app} />
        <main class="table" ref={table} />
        <ActionBar app={app} />
        <Notices app={app} />
        <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
          {app.said()}
        </p>
        <Suspense>
          <Show when={app.dialog()} keyed>
            {(name) => <Dynamic component={dialogs[name]} app={app} />}
          </Show>
        </Suspense>
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
          // Heard through the one live region; this is for the eye.
          <p ref={line} class="notice" data-kind={notice().kind} aria-hidden="true">
            {notice().text}
          </p>
        )}
      </Show>
    </div>
  );
};
