import { codeText } from '@geduld/notation';
import type { Session } from '@geduld/session';
import type { Review, Truth } from '@geduld/solver';
import { createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { newAttempt } from '../game/attempts.ts';
import { newId } from '../game/chance.ts';
import { stagesOf } from '../game/stages.ts';
import { moveText } from './moveText.ts';
import { Sheet } from './Sheet.tsx';
import { TruthLine, TruthMark } from './TruthLine.tsx';

const TRUTHS: readonly Truth[] = ['win', 'open', 'dead'];

/** A game that is over, looked back at: the truth after each move, and the way back to any of them. */
export const ReviewSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().review;
  const session = app.reviewed() as Session;
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
  return (
    <Sheet app={app} title={words().title} class="review">
      <p class="quiet">
        {app.words().games[session.code.game.letters].name} <span class="mono">{codeText(session.code)}</span>
      </p>
      <Show
        when={found()}
        fallback={
          <>
            <p role="status">{over() || words().looking(looked())}</p>
            <Show when={over() === ''}>
              <div class="buttons">
                <button type="button" class="button" onClick={() => work.abort()}>
                  {app.dialogWords().help.stop}
                </button>
              </div>
            </Show>
          </>
        }
      >
        {(review) => <Reviewed app={app} session={session} review={review()} />}
      </Show>
    </Sheet>
  );
};

interface ReviewedProps {
  readonly app: App;
  readonly session: Session;
  readonly review: Review;
}

const Reviewed = (props: ReviewedProps) => {
  const { app, session, review } = props;
  const words = () => app.dialogWords().review;
  const id = createUniqueId();
  const stages = stagesOf(session);
  const last = session.log.length;
  const [at, setAt] = createSignal(review.losses[0] ? review.losses[0].at - 1 : last);
  const truth = () => review.truths[at()] ?? 'open';

  const entryText = (nth: number): string => {
    const entry = session.log[nth - 1]?.entry;
    if (entry === undefined) return '';
    if (entry.kind === 'undo' || entry.kind === 'redo') return words()[entry.kind];
    return text(nth - 1, entry);
  };
  const text = (after: number, move: Parameters<typeof moveText>[3]) =>
    moveText(app.words(), app.dialogWords().help, (stages[after] as Session).standing.position, move);
  const summary = (): readonly string[] => {
    const [loss] = review.losses;
    if (loss) {
      const certain = review.truths[loss.at - 1] === 'win';
      const lost = (certain ? words().lostAt : words().deadFrom)(loss.at, entryText(loss.at));
      return loss.kept ? [lost, words().kept(text(loss.at - 1, loss.kept))] : [lost];
    }
    if (review.truths[0] === 'dead') return [words().deadDeal];
    return [review.truths.every((each) => each === 'win') ? words().neverLost : words().nothingProven];
  };
  const playOn = () => {
    const begun = stages[at()] as Session;
    const played = begun.log.at(-1)?.t ?? 0;
    app.show(undefined);
    app.playFrom({ ...newAttempt({ newId, wallClock: Date.now }, session.code), session: begun, played });
  };
  return (
    <>
      <For each={summary()}>{(line) => <p class="summary">{line}</p>}</For>
      <div class="truth-line">
        <TruthLine truths={review.truths} at={at()} losses={review.losses.map((loss) => loss.at)} />
        <input
          id={id}
          type="range"
          min="0"
          max={last}
          value={at()}
          aria-label={words().line}
          aria-valuetext={`${at() === 0 ? words().atDeal : words().after(at(), last)}: ${words().truths[truth()]}`}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
      </div>
      <output for={id} class="truth-here">
        <b>{at() === 0 ? words().atDeal : words().after(at(), last)}</b> · {words().truths[truth()]}
        <small>{at() === 0 ? '\u00a0' : entryText(at())}</small>
      </output>
      <ul class="legend" aria-hidden="true">
        <For each={TRUTHS}>
          {(each) => (
            <li>
              <svg viewBox="-9 -9 18 18" aria-hidden="true" class={`truth ${each}`}>
                <TruthMark truth={each} />
              </svg>
              {words().truths[each]}
            </li>
          )}
        </For>
      </ul>
      <div class="buttons">
        <button type="button" class="button primary" disabled={app.table().still} onClick={playOn}>
          {words().playOn}
        </button>
        <p class="quiet">{words().playOnSays}</p>
      </div>
    </>
  );
};
