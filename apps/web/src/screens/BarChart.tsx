import { For } from 'solid-js';

interface BarChartProps {
  readonly title: string;
  /** The heads of the table: what a row is, then what each value is. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** The same below its column, where there is little room. */
    readonly brief: string;
    readonly values: readonly number[];
  }[];
  readonly asTable: string;
  /** A value as the language writes it. */
  readonly number: (value: number) => string;
}

const HEIGHT = 80;
const STEP = 24;
/** More columns than these have a name below every second one only, so that each can be read on a phone. */
const ALL_NAMED = 8;

/** Columns of one or two values on top of each other; the same numbers as a table for whoever wants or needs them so. */
export const BarChart = (props: BarChartProps) => {
  const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);
  const most = () => Math.max(1, ...props.rows.map(({ values }) => sum(values)));
  const height = (value: number) => (value * HEIGHT) / most();
  const allNamed = () => props.rows.length <= ALL_NAMED;
  /** The last one, which is the present, always has its name. */
  const isNamed = (nth: number) => allNamed() || (props.rows.length - 1 - nth) % 2 === 0;
  return (
    <figure class="chart">
      <figcaption>
        <h3>{props.title}</h3>
        <ul class="legend" aria-hidden="true">
          <For each={props.head.slice(1)}>
            {(name, part) => (
              <li>
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <rect class={`part-${part()}`} width="10" height="10" rx="2" />
                </svg>
                {name}
              </li>
            )}
          </For>
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${props.rows.length * STEP} ${HEIGHT + 26}`} aria-hidden="true">
        <For each={props.rows}>
          {({ values, brief }, nth) => (
            <g transform={`translate(${nth() * STEP} 0)`}>
              <For each={values}>
                {(value, part) => (
                  <rect
                    class={`part-${part()}`}
                    x="4"
                    width={STEP - 8}
                    rx="2"
                    y={14 + HEIGHT - height(sum(values.slice(0, part() + 1)))}
                    height={height(value)}
                  />
                )}
              </For>
              <text x={STEP / 2} y={10 + HEIGHT - height(sum(values))} text-anchor="middle">
                {sum(values) === 0 ? '' : props.number(values[0] ?? 0)}
              </text>
              <text
                class={allNamed() ? 'brief' : 'brief sparse'}
                x={STEP / 2}
                y={HEIGHT + 24}
                text-anchor="middle"
              >
                {isNamed(nth()) ? brief : ''}
              </text>
            </g>
          )}
        </For>
        <path d={`M0 ${HEIGHT + 13.5}H${props.rows.length * STEP}`} />
      </svg>
      <details class="by-code">
        <summary>{props.asTable}</summary>
        <table class="numbers">
          <thead>
            <tr>
              <For each={props.head}>{(name) => <th scope="col">{name}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.rows}>
              {({ name, values }) => (
                <tr>
                  <th scope="row">{name}</th>
                  <For each={values}>{(value) => <td>{props.number(value)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </figure>
  );
};
