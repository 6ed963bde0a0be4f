import type { Truth } from '@geduld/solver';
import { For, Show } from 'solid-js';

/** Heights of the three truths in the picture: a game that can be won runs at the top. */
const HEIGHT: Readonly<Record<Truth, number>> = { win: 10, open: 30, dead: 50 };
const WIDTH = 600;
/** Marks further apart than this many entries would be more than can be told apart. */
const MOST_MARKS = 60;

interface TruthLineProps {
  readonly truths: readonly Truth[];
  readonly at: number;
  readonly losses: readonly number[];
}

/** The truth after each move, told by height, shape and colour: a disc for won, a ring for not known, a cross for lost. */
export const TruthLine = (props: TruthLineProps) => {
  const x = (at: number) => 12 + (at * (WIDTH - 24)) / Math.max(1, props.truths.length - 1);
  const y = (at: number) => HEIGHT[props.truths[at] ?? 'open'];
  const path = () =>
    props.truths.map((_, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(at)}`).join('');
  const marks = () => {
    const { truths } = props;
    const every = Math.ceil(truths.length / MOST_MARKS);
    return truths.flatMap((truth, at) =>
      at % every === 0 || truth !== truths[at - 1] ? [{ truth, at }] : [],
    );
  };
  return (
    <svg class="truths" viewBox={`0 0 ${WIDTH} 60`} aria-hidden="true">
      <path class="way" d={path()} />
      <For each={marks()}>
        {({ truth, at }) => (
          <g class={`truth ${truth}`} transform={`translate(${x(at).toFixed(1)} ${HEIGHT[truth]})`}>
            <TruthMark truth={truth} />
          </g>
        )}
      </For>
      <For each={props.losses}>{(at) => <path class="loss" d={`M${x(at).toFixed(1)} 0V60`} />}</For>
      <path class="here" d={`M${x(props.at).toFixed(1)} 0V60`} />
    </svg>
  );
};

/** The sign of one truth, drawn around the origin. */
export const TruthMark = (props: { readonly truth: Truth }) => (
  <Show
    when={props.truth === 'dead'}
    fallback={<circle r="6" class={props.truth === 'win' ? 'disc' : 'ring'} />}
  >
    <path class="cross" d="M-5-5 5 5M5-5-5 5" />
  </Show>
);
