import { codeText } from '@geduld/notation';
import type { Session } from '@geduld/session';
import type { Review, Truth } from '@geduld/solver';
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { practiceFrom } from '../game/practice.ts';
import { putOnTable } from '../game/putOnTable.ts';
import { stagesOf } from '../game/stages.ts';
import { gameText } from './gameText.ts';
import { moveText } from './moveText.ts';
import { Replay } from './Replay.tsx';
import { Sheet } from './Sheet.tsx';
import { TruthMark } from './TruthLine.tsx';

const TRUTHS: readonly Truth[] = ['win', 'open', 'dead'];

/** A game that is over, looked back at: played again on a table of its own, with the truth after each move. */
export const ReviewSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().review;
  const session = app.reviewed() as Session;
  const stages = stagesOf(session);
  const last = session.log.length;
  const [at, setAt] = createSignal(last);
  const [found, setFound] = createSignal<Review>();
  const [looked, setLooked] = createSignal(0);
  const [over, setOver] = createSignal('');
  const work = new AbortController();
  onCleanup(() => work.abort());
  app
    .help()
    .then((help) => help.review(session, { signal: work.signal, onProgress: setLooked }))
    .then(
      (review) => (review ? setFound(review) : setOver(words().stopped)),
      () => setOver(app.dialogWords().help.failed),
    );
  // Where the win was lost is what one looks back for; not if the player has gone somewhere else by then.
  createEffect(() => {
    const loss = found()?.losses[0];
    if (loss && at() === last) setAt(loss.at - 1);
  });

  const text = (after: number, move: Parameters<typeof moveText>[3]) =>
    moveText(app.words(), app.dialogWords().help, (stages[after] as Session).standing.position, move);
  const entryText = (nth: number): string => {
    const entry = session.log[nth - 1]?.entry;
    if (entry === undefined) return '';
    if (entry.kind === 'undo' || entry.kind === 'redo') return words()[entry.kind];
    return text(nth - 1, entry);
  };
  const playOn = () => {
    const begun = stages[at()] as Session;
    const played = begun.log.at(-1)?.t ?? 0;
    app.show(undefined);
    if (putOnTable(app, practiceFrom(begun, played))) app.tell(words().practice);
  };
  return (
    <Sheet
      app={app}
      title={words().title}
      class="review"
      foot={
        <button type="button" class="button primary" disabled={app.table().still} onClick={playOn}>
          {words().playOn}
        </button>
      }
    >
      <p class="quiet">
        {gameText(app, session.code.game)} <span class="mono">{codeText(session.code)}</span>
      </p>
      <Replay app={app} stages={stages} review={found()} at={at()} onGo={setAt} textOf={entryText} />
      <Show
        when={found()}
        fallback={
          <div class="split">
            <p role="status">{over() || words().looking(looked())}</p>
            <Show when={over() === ''}>
              <button type="button" class="button" onClick={() => work.abort()}>
                {app.dialogWords().help.stop}
              </button>
            </Show>
          </div>
        }
      >
        {(review) => (
          <>
            <For each={summary(words(), review(), entryText, text)}>
              {(line) => <p class="summary">{line}</p>}
            </For>
            <Legend words={words()} />
          </>
        )}
      </Show>
      <p class="quiet">{words().playOnSays}</p>
    </Sheet>
  );
};

type ReviewWords = ReturnType<App['dialogWords']>['review'];
type Move = Parameters<typeof moveText>[3];

/** What there is to say of the whole game. */
const summary = (
  words: ReviewWords,
  { losses, truths }: Review,
  entryText: (nth: number) => string,
  moveSaid: (after: number, move: Move) => string,
): readonly string[] => {
  const [loss] = losses;
  if (loss) {
    const certain = truths[loss.at - 1] === 'win';
    const lost = (certain ? words.lostAt : words.deadFrom)(loss.at, entryText(loss.at));
    return loss.kept ? [lost, words.kept(moveSaid(loss.at - 1, loss.kept))] : [lost];
  }
  if (truths[0] === 'dead') return [words.deadDeal];
  return [truths.every((each) => each === 'win') ? words.neverLost : words.nothingProven];
};

/** What the signs on the line mean. */
const Legend = (props: { readonly words: ReviewWords }) => (
  <ul class="legend" aria-hidden="true">
    <For each={TRUTHS}>
      {(each) => (
        <li>
          <svg viewBox="-9 -9 18 18" aria-hidden="true" class={`truth ${each}`}>
            <TruthMark truth={each} />
          </svg>
          {props.words.truths[each]}
        </li>
      )}
    </For>
  </ul>
);
