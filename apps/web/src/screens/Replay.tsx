import type { Board } from '@geduld/board';
import { canRedeal } from '@geduld/core';
import type { Session } from '@geduld/session';
import type { Review } from '@geduld/solver';
import { createEffect, createSignal, createUniqueId, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { cardsMoved } from '../game/attempts.ts';
import { SheetIcon } from './SheetIcon.tsx';
import { StageBoard } from './StageBoard.tsx';
import type { IconName } from './sheetIcons.ts';
import { TruthLine } from './TruthLine.tsx';

/** How long a move stands while the game plays by itself, in milliseconds. */
const STANDS_FOR = 650;

interface ReplayProps {
  readonly app: App;
  /** The game after its deal and after each entry of its log. */
  readonly stages: readonly Session[];
  /** The truth after each of them, once it is known. */
  readonly review: Review | undefined;
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** What the nth entry did. */
  readonly textOf: (nth: number) => string;
}

/** A game on a table of its own: step by step, by itself, or anywhere by the line, which shows the truth as well. */
export const Replay = (props: ReplayProps) => {
  const { app, stages } = props;
  const words = () => app.dialogWords().play.replay;
  const review = () => app.dialogWords().review;
  const id = createUniqueId();
  const last = stages.length - 1;
  const [board, setBoard] = createSignal<Board>();
  const [playing, setPlaying] = createSignal(false);
  const go = (to: number) => {
    setPlaying(false);
    props.onGo(Math.max(0, Math.min(last, to)));
  };
  const truth = () => props.review?.truths[props.at] ?? 'open';
  const place = () => (props.at === 0 ? review().atDeal : review().after(props.at, last));
  const truthSaid = () => (props.review ? review().truths[truth()] : '');

  createEffect(() => {
    const shown = board();
    if (shown) showStage(shown, stages[props.at] as Session, stages[props.at - 1]);
  });
  createEffect(() => {
    if (!playing()) return;
    if (props.at === last) return void setPlaying(false);
    const next = props.at + 1;
    const timer = setTimeout(() => props.onGo(next), STANDS_FOR);
    onCleanup(() => clearTimeout(timer));
  });
  const play = () => {
    if (!playing() && props.at === last) props.onGo(0);
    setPlaying(!playing());
  };

  const Step = (own: { readonly icon: IconName; readonly name: string; readonly to: () => number }) => (
    <button
      type="button"
      class="close"
      title={own.name}
      aria-label={own.name}
      aria-disabled={own.to() === props.at ? 'true' : undefined}
      onClick={() => go(own.to())}
    >
      <SheetIcon name={own.icon} />
    </button>
  );
  return (
    <section class="replay" aria-label={words().name}>
      <StageBoard app={app} host={{ onIntent: () => undefined, targetsOf: () => [] }} onBoard={setBoard} />
      <div class="truth-line" data-known={props.review !== undefined}>
        <Show when={props.review}>
          {(known) => (
            <TruthLine truths={known().truths} at={props.at} losses={known().losses.map((loss) => loss.at)} />
          )}
        </Show>
        <input
          id={id}
          type="range"
          min="0"
          max={last}
          value={props.at}
          aria-label={review().line}
          aria-valuetext={[place(), truthSaid()].filter((text) => text !== '').join(': ')}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="replay-steps">
        <Step icon="first" name={words().first} to={() => 0} />
        <Step icon="previous" name={words().back} to={() => Math.max(0, props.at - 1)} />
        <button
          type="button"
          class="close play"
          aria-label={playing() ? words().pause : words().play}
          onClick={play}
        >
          <SheetIcon name={playing() ? 'pause' : 'play'} />
        </button>
        <Step icon="next" name={words().on} to={() => Math.min(last, props.at + 1)} />
        <Step icon="last" name={words().last} to={() => last} />
      </div>
      <output for={id} class="truth-here">
        <b>{place()}</b>
        {truthSaid() && ` · ${truthSaid()}`}
        <small>{props.at === 0 ? '\u00a0' : props.textOf(props.at)}</small>
      </output>
    </section>
  );
};

/** Shows a stage; what moved since the one before is marked. */
const showStage = (board: Board, { code, standing, past }: Session, before: Session | undefined): void => {
  const { spec } = code.game;
  const { position } = standing;
  const step = past.length > (before?.past.length ?? 0) ? past.at(-1) : undefined;
  board.show(
    {
      spec,
      position,
      selected: undefined,
      targets: [],
      moved: step ? cardsMoved(step) : [],
      canRedeal: canRedeal(spec, position),
      still: true,
    },
    'move',
  );
};
