import type { Board } from '@geduld/board';
import { canRedeal, type Move } from '@geduld/core';
import { sessionWon } from '@geduld/session';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { cardsMoved } from '../game/attempts.ts';
import { practiceFrom } from '../game/practice.ts';
import { putOnTable } from '../game/putOnTable.ts';
import { withCardNames } from '../help/cardNames.ts';
import type { AnyExample } from '../help/examples.ts';
import { type Frame, framesOf } from '../help/frames.ts';
import { recordNamed } from '../help/records.ts';
import type { HelpMessages } from '../messages/helpWords.ts';
import { sentence } from '../messages/messages.ts';
import { moveText } from './moveText.ts';
import { StageBoard } from './StageBoard.tsx';

interface PlayerProps {
  readonly app: App;
  readonly words: HelpMessages;
  readonly example: AnyExample;
  readonly onLeave: () => void;
}

/** How long a picture stands while the example plays, in milliseconds; more where there is something to read. */
const STANDS_FOR = 1100;
const READING = 55;

/** An example on a table of its own: forwards and back, by itself if wished, and from any place on by the player. */
export const ExamplePlayer = (props: PlayerProps) => {
  const { app, words, example } = props;
  const frames = framesOf(example, recordNamed(example.record));
  const last = frames.length - 1;
  const [nth, setNth] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const [board, setBoard] = createSignal<Board>();
  const frame = () => frames[nth()] as Frame;
  const note = (): string => {
    const at = frame().note;
    return at === undefined
      ? ''
      : withCardNames(words.examples[example.id].notes[at] ?? '', app.words().card);
  };
  const go = (to: number) => {
    setPlaying(false);
    setNth(Math.max(0, Math.min(last, to)));
  };
  createEffect(() => {
    const shown = board();
    if (shown) showFrame(shown, frame(), frames[nth() + 1]);
  });
  createEffect(() => {
    if (!playing()) return;
    if (nth() === last) return void setPlaying(false);
    const timer = setTimeout(() => setNth(nth() + 1), STANDS_FOR + READING * note().length);
    onCleanup(() => clearTimeout(timer));
  });
  const tryIt = () => {
    const { session } = frame();
    app.show(undefined);
    if (putOnTable(app, practiceFrom(session, 0))) app.tell(app.dialogWords().review.practice);
  };
  return (
    <>
      <StageBoard
        app={app}
        host={{
          onIntent: (intent) => {
            if (intent.kind !== 'key') return;
            if (intent.key === 'undo') go(nth() - 1);
            if (intent.key === 'redo') go(nth() + 1);
          },
          targetsOf: () => [],
        }}
        onBoard={setBoard}
      />
      <div class="stage-side">
        <div class="stage-says" role="status">
          <p class="quiet">{placeText(props, frame())}</p>
          <Show when={frame().refused}>
            {(refused) => (
              <p class="refused">
                <b>{words.player.refused}:</b> {sentence(app.words().refusals, refused().refusal)}
              </p>
            )}
          </Show>
          <Show when={note()}>{(text) => <p class="note">{text()}</p>}</Show>
        </div>
        <input
          type="range"
          min="0"
          max={last}
          value={nth()}
          aria-label={words.player.steps}
          aria-valuetext={words.player.place(frame().at, frames[last]?.at ?? 0)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <div class="buttons steps">
          <Sign
            name={words.player.previous}
            path={BACK}
            disabled={nth() === 0}
            onClick={() => go(nth() - 1)}
          />
          <Sign
            name={playing() ? words.player.pause : words.player.play}
            path={playing() ? PAUSE : PLAY}
            onClick={() => {
              if (nth() === last) setNth(0);
              setPlaying(!playing());
            }}
          />
          <button
            type="button"
            class="button primary"
            aria-disabled={nth() === last}
            ref={(button) => setTimeout(() => button.focus())}
            onClick={() => go(nth() + 1)}
          >
            {words.player.next}
          </button>
        </div>
        <div class="buttons steps">
          <button type="button" class="button" onClick={props.onLeave}>
            {words.player.all}
          </button>
          <button
            type="button"
            class="button"
            disabled={app.table().still || sessionWon(frame().session)}
            onClick={tryIt}
          >
            {words.player.tryIt}
          </button>
        </div>
      </div>
    </>
  );
};

const BACK = 'M14.5 6l-6 6 6 6';
const PLAY = 'M8.5 5.5v13l10-6.5z';
const PAUSE = 'M9 6v12M15 6v12';

interface SignProps {
  readonly name: string;
  readonly path: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button that bears a sign, so that the three fit one line in every language and with large text. */
const Sign = (props: SignProps) => (
  <button
    type="button"
    class="button sign"
    aria-label={props.name}
    title={props.name}
    aria-disabled={props.disabled ?? false}
    onClick={props.onClick}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={props.path} />
    </svg>
  </button>
);

/** Where the example is, and the move that led there. */
const placeText = ({ app, words, example }: PlayerProps, frame: Frame): string => {
  const { until, record } = example as { readonly until?: number; readonly record: string };
  const place = words.player.place(frame.at, until ?? recordNamed(record).moves.length);
  if (!frame.done) return place;
  const { entry, step } = frame.done;
  const { help, review } = app.dialogWords();
  const text =
    entry.kind === 'undo' || entry.kind === 'redo'
      ? review[entry.kind]
      : moveText(app.words(), help, step.before.position, entry);
  return `${place}: ${text}`;
};

/** The picture on the board, with the cards of the next move pointed at, or of the one that is refused. */
const showFrame = (board: Board, { session, done, refused }: Frame, next: Frame | undefined): void => {
  const { spec } = session.code.game;
  const { position } = session.standing;
  board.show(
    {
      spec,
      position,
      selected: undefined,
      targets: [],
      moved: done ? cardsMoved(done.step) : [],
      canRedeal: canRedeal(spec, position),
      still: true,
    },
    'move',
  );
  if (refused) {
    pointAt(board, refused.move);
    if (refused.move.kind === 'carry') board.refuse({ pile: refused.move.from, count: refused.move.count });
    return;
  }
  const entry = next?.refused?.move ?? next?.done?.entry;
  if (entry && entry.kind !== 'undo' && entry.kind !== 'redo') pointAt(board, entry);
  else board.point(undefined, undefined);
};

/** Points at what a move takes and where it puts it. */
export const pointAt = (board: Board, move: Move): void => {
  if (move.kind === 'carry') board.point({ pile: move.from, count: move.count }, move.to);
  else board.point(undefined, 's');
};
