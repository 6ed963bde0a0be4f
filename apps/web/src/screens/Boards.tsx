import type { Game } from '@geduld/games';
import {
  boardsOf,
  type DatedResult,
  isIn,
  PERIODS,
  type Period,
  type RankedDays,
  type RankedGame,
} from '@geduld/session';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { localDay } from '../game/localDay.ts';
import { Choice } from './controls.tsx';
import { dayText, firstWeekday } from './dateText.ts';
import { numberText } from './numberText.ts';
import { timeText } from './timeText.ts';

interface BoardsProps {
  readonly app: App;
  readonly results: readonly DatedResult[];
  readonly game: Game;
}

interface Entry {
  readonly value: string;
  readonly where: string;
  readonly code?: string;
}

/** The five lists of one game (L4), of what was played on this device. */
export const Boards = (props: BoardsProps) => {
  const words = () => props.app.dialogWords().statistics.boards;
  const language = () => props.app.words().language;
  const [period, setPeriod] = createSignal<Period>('all');
  const boards = createMemo(() => {
    const today = localDay();
    const first = firstWeekday(language());
    return boardsOf(
      props.results.filter(({ day }) => isIn(period(), day, today, first)),
      props.game,
    );
  });
  const day = (of: string) => dayText(of, language(), 'short');
  const games = (ranked: readonly RankedGame[], text: (value: number) => string): readonly Entry[] =>
    ranked.map(({ value, result }) => ({ value: text(value), where: day(result.day), code: result.code }));
  const days = (ranked: readonly RankedDays[], text: (value: number) => string): readonly Entry[] =>
    ranked.map(({ value, first, last }) => ({
      value: text(value),
      where: first === last ? day(first) : `${day(first)} – ${day(last)}`,
    }));
  const moves = (count: number) => props.app.dialogWords().earlier.moves(count);
  const points = (value: number) => words().points(numberText(value, language()));
  const List = (own: {
    readonly name: keyof ReturnType<typeof boards>;
    readonly entries: readonly Entry[] | undefined;
  }) => (
    <section class="board" data-list={own.name}>
      <h3>
        {words().lists[own.name].name} <small>{words().lists[own.name].counts}</small>
      </h3>
      <Show when={own.entries} fallback={<p class="quiet">{words().noScore}</p>}>
        {(entries) => (
          <Show when={entries().length > 0} fallback={<p class="quiet">{words().empty}</p>}>
            <ol>
              <For each={entries()}>
                {(entry) => (
                  <li>
                    <b>{entry.value}</b>{' '}
                    <span>
                      {entry.where}
                      <Show when={entry.code}>
                        {' '}
                        <code>{entry.code}</code>
                      </Show>
                    </span>
                  </li>
                )}
              </For>
            </ol>
          </Show>
        )}
      </Show>
    </section>
  );
  return (
    <>
      <Choice
        name={words().period}
        value={period()}
        values={PERIODS.map((value) => ({ value, name: words().periods[value] }))}
        onChoose={setPeriod}
      />
      <List name="score" entries={boards().score && games(boards().score ?? [], points)} />
      <List name="fastest" entries={games(boards().fastest, timeText)} />
      <List name="fewestMoves" entries={games(boards().fewestMoves, moves)} />
      <List name="gamesWon" entries={days(boards().gamesWon, words().wins)} />
      <List name="dayStreak" entries={days(boards().dayStreak, words().days)} />
      <p class="quiet">{words().local}</p>
    </>
  );
};
