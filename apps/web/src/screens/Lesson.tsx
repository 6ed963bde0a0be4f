import type { Board } from '@geduld/board';
import { invariant } from '@geduld/core';
import { readCode } from '@geduld/notation';
import { targetsOf } from '@geduld/session';
import { createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { newAttempt } from '../game/attempts.ts';
import { newId } from '../game/chance.ts';
import { localDay } from '../game/localDay.ts';
import type { Happening } from '../game/table.ts';
import { createTable } from '../game/tableController.ts';
import { withCardNames } from '../help/cardNames.ts';
import { LESSON, lessonTurn, wantedAt } from '../help/lesson.ts';
import { announcement } from '../messages/announce.ts';
import type { HelpMessages } from '../messages/helpWords.ts';
import { sentence } from '../messages/messages.ts';
import { pointAt } from './ExamplePlayer.tsx';
import { helpWords } from './helpWords.ts';
import { Sheet } from './Sheet.tsx';
import { StageBoard } from './StageBoard.tsx';

/** The first lesson, on a table of its own. It can be left at any moment; the player's game is not touched. */
export const LessonSheet = (props: { readonly app: App }) => {
  const words = helpWords(props.app);
  return (
    <Sheet app={props.app} title={props.app.dialogWords().menu.lesson} class="stage">
      <Show when={words()} fallback={<p class="quiet">…</p>}>
        {(there) => <Lesson app={props.app} words={there()} />}
      </Show>
    </Sheet>
  );
};

/** Nothing of the lesson is stored. */
const NOWHERE = { acted() {}, noted() {}, ended() {}, dropped() {}, balance() {} };

/** The table of the lesson with the step that is asked for. A move that is not asked for is taken back at once. */
const createLesson = (app: App, words: HelpMessages) => {
  const [step, setStep] = createSignal(0);
  const [news, setNews] = createSignal('');
  const [said, setSaid] = createSignal('');
  const code = readCode(LESSON.code);
  invariant(code.ok, 'the lesson has a deal');
  let board: Board | undefined;
  let own = false;
  const point = () => {
    const wanted = wantedAt(step());
    if (board && wanted && wanted.kind !== 'undo' && wanted.kind !== 'redo') pointAt(board, wanted);
    else board?.point(undefined, undefined);
  };
  const happened = (happening: Happening) => {
    if (own) return;
    const { settings } = app;
    setSaid(announcement(app.words(), happening, settings().announcements, settings()) ?? '');
    setNews(happening.kind === 'refused' ? sentence(app.words().refusals, happening.refusal) : '');
    const turn = lessonTurn(step(), happening);
    if (turn === 'next') setStep(step() + 1);
    else if (turn === 'undo' || turn === 'redo') {
      own = true;
      table[turn]();
      own = false;
      setNews(words.lesson.other);
    }
    // The board drops its pointers at every input, and keeps those that come after it.
    setTimeout(point);
  };
  const table = createTable(
    {
      now: () => performance.now(),
      wallClock: Date.now,
      dayOf: localDay,
      newId,
      // What a tap does is told by the steps, whatever was chosen for one's own games.
      settings: () => ({ ...app.settings(), tapPrefers: 'safe', autoPlace: false }),
      sink: NOWHERE,
      onChange: () => {},
      onHappening: happened,
      onKey: () => {},
    },
    newAttempt({ newId, wallClock: Date.now }, code.value),
  );
  table.setStill(false);
  const attach = (made: Board) => {
    board = made;
    table.attach(made);
    point();
  };
  return { step, news, said, table, attach };
};

const Lesson = (props: { readonly app: App; readonly words: HelpMessages }) => {
  const { app } = props;
  const words = () => props.words.lesson;
  const { step, news, said, table, attach } = createLesson(app, props.words);
  const current = () => LESSON.steps[step()];
  return (
    <>
      <StageBoard
        app={app}
        host={{
          onIntent: table.intent,
          targetsOf: ({ pile, count }) => {
            const { code, standing } = table.state().session;
            return targetsOf(code.game.spec, standing.position, pile, count);
          },
        }}
        onBoard={attach}
      />
      <div class="stage-side">
        <p class="unseen" role="status">
          {said()}
        </p>
        <div class="stage-says" aria-live="polite">
          <Show
            when={current()}
            fallback={
              <>
                <p class="note">{words().done}</p>
                <p>{words().doneSays}</p>
              </>
            }
          >
            {(now) => (
              <>
                <p class="quiet">{words().step(step() + 1, LESSON.steps.length)}</p>
                <p class="note">{withCardNames(words().steps[step()] ?? '', app.words().card)}</p>
                <p class="quiet keyboard-only">
                  {words().keys} <For each={now().keys}>{(key) => <kbd>{key}</kbd>}</For>
                </p>
              </>
            )}
          </Show>
          <Show when={news()}>
            <p class="refused">{news()}</p>
          </Show>
        </div>
        <div class="buttons steps">
          <Show
            when={current()}
            fallback={
              <>
                <button type="button" class="button" onClick={() => app.show('help')}>
                  {words().rules}
                </button>
                <button
                  type="button"
                  class="button primary"
                  ref={(button) => setTimeout(() => button.focus())}
                  onClick={() => app.show(undefined)}
                >
                  {words().play}
                </button>
              </>
            }
          >
            <button type="button" class="button" onClick={() => app.show(undefined)}>
              {words().skip}
            </button>
            <button
              type="button"
              class={`button ${current()?.entry === 'undo' ? 'primary' : ''}`}
              onClick={table.undo}
            >
              {app.words().actions.undo}
            </button>
          </Show>
        </div>
      </div>
    </>
  );
};
