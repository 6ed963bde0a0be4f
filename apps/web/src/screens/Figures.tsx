import type { Game } from '@geduld/games';
import type { Figure, Statistics } from '@geduld/session';
import { For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { BarChart } from './BarChart.tsx';
import { dayText } from './dateText.ts';
import { numberText, percentText } from './numberText.ts';
import { timeText } from './timeText.ts';

interface FiguresProps {
  readonly app: App;
  readonly of: Statistics;
  /** The game, where the figures are of one with its options. */
  readonly game: Game | undefined;
}

/** Everything that is counted of some games; below each figure stands what it counts. */
export const Figures = (props: FiguresProps) => {
  const words = () => props.app.dialogWords().statistics;
  const number = (value: number) => numberText(Math.round(value), props.app.words().language);
  const percent = (part: number) => percentText(part, props.app.words().language);
  return (
    <>
      <dl class="figures-grid">
        <Tile name={words().played} value={number(props.of.played)} />
        <Tile name={words().won} value={number(props.of.won)} />
        <Tile name={words().winRate} value={percent(props.of.winRate ?? 0)} />
        <Tile name={words().givenUp} value={number(props.of.givenUp)} />
        <Tile name={words().left} value={number(props.of.left)} />
      </dl>
      <Luck {...props} />
      <InARow {...props} />
      <OfWins {...props} />
      <div class="beside">
        <BarChart
          title={words().weeks.title}
          head={[words().weeks.week, words().weeks.won, words().weeks.notWon]}
          asTable={words().asTable}
          number={number}
          rows={props.of.weeks.map(({ first, won, notWon }) => ({
            name: dayText(first, props.app.words().language, 'short'),
            brief: dayText(first, props.app.words().language, 'brief'),
            values: [won, notWon],
          }))}
        />
        <BarChart
          title={words().times.title}
          head={[words().times.time, words().times.won]}
          asTable={words().asTable}
          number={number}
          rows={props.of.times.map(({ from, to, won }) => ({
            name:
              to === undefined
                ? words().times.over(from / 60)
                : from === 0
                  ? words().times.upTo(to / 60)
                  : words().times.between(from / 60, to / 60),
            brief: to === undefined ? `${number(from / 60)}+` : `${number(from / 60)}–${number(to / 60)}`,
            values: [won],
          }))}
        />
      </div>
    </>
  );
};

const Tile = (props: {
  readonly name: { readonly name: string; readonly counts: string };
  readonly value: string;
}) => (
  <div class="tile">
    <dt>{props.name.name}</dt>
    <dd>
      <b>{props.value}</b>
      <small>{props.name.counts}</small>
    </dd>
  </div>
);

/** Wins of the games that could be won at all, with what is known and what is not. */
const Luck = (props: FiguresProps) => {
  const words = () => props.app.dialogWords().statistics.luck;
  const luck = () => props.of.luck;
  const part = (count: number) => `${(100 * count) / Math.max(1, props.of.played)}%`;
  return (
    <section class="luck">
      <h3>{words().title}</h3>
      <p class="summary">{words().won(luck().won, luck().couldBeWon)}</p>
      <svg class="luck-bar" aria-hidden="true">
        <rect class="could" width={part(luck().couldBeWon)} height="100%" />
        <rect class="won" width={part(luck().won)} height="100%" />
      </svg>
      <p class="quiet">
        <Show when={luck().couldNot > 0}>{words().couldNot(luck().couldNot)} </Show>
        <Show when={luck().notKnown > 0}>{words().notKnown(luck().notKnown)} </Show>
        {words().counts}
      </p>
    </section>
  );
};

const InARow = (props: FiguresProps) => {
  const words = () => props.app.dialogWords().statistics.inARow;
  const number = (value: number) => numberText(value, props.app.words().language);
  const Row = (own: {
    readonly name: string;
    readonly counts: string;
    readonly of: { readonly current: number; readonly longest: number };
  }) => (
    <tr>
      <th scope="row">
        {own.name}
        <small>{own.counts}</small>
      </th>
      <td>{number(own.of.current)}</td>
      <td>{number(own.of.longest)}</td>
    </tr>
  );
  return (
    <section>
      <h3>{words().title}</h3>
      <table class="numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{words().now}</th>
            <th scope="col">{words().longest}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words().wins} counts={words().winsCount} of={props.of.winsInARow} />
          <Row name={words().days} counts={words().daysCount} of={props.of.daysInARow} />
        </tbody>
      </table>
    </section>
  );
};

/** Best and mean of won games. Scores only where all of them are of one scoring. */
const OfWins = (props: FiguresProps) => {
  const words = () => props.app.dialogWords().statistics.figures;
  const number = (value: number) => numberText(Math.round(value), props.app.words().language);
  const rows = () => {
    const { time, moves, scores } = props.of;
    const [score] = scores.length === 1 ? scores : [];
    const row = (name: string, figure: Figure | undefined, text: (value: number) => string, best = true) =>
      figure ? [{ name, best: best ? text(figure.best) : '–', mean: text(figure.mean), of: figure.of }] : [];
    return [
      ...row(words().time, time, timeText),
      ...row(words().moves, moves, number),
      ...row(words().score, score, number, props.game?.farmable === false),
    ];
  };
  return (
    <Show when={props.of.won > 0}>
      <section>
        <h3>{words().title}</h3>
        <table class="numbers">
          <thead>
            <tr>
              <td />
              <th scope="col">{words().best}</th>
              <th scope="col">{words().mean}</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr>
                  <th scope="row">
                    {row.name}
                    <small>{words().counts(row.of)}</small>
                  </th>
                  <td>{row.best}</td>
                  <td>{row.mean}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={props.of.scores.length > 1}>
          <p class="quiet">{words().scoresMixed}</p>
        </Show>
        <Show when={props.game?.farmable}>
          <p class="quiet">{words().scoreUnranked}</p>
        </Show>
      </section>
    </Show>
  );
};
