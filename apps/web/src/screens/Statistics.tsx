import { GAME_LETTERS, type GameLetters, gameOf } from '@geduld/games';
import { codeText, readCode } from '@geduld/notation';
import { type DatedResult, statisticsOf } from '@geduld/session';
import { createMemo, createSignal, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { historyOf } from '../app/history.ts';
import { localDay } from '../game/localDay.ts';
import { persistence } from '../storage/persistence.ts';
import { type History, NO_HISTORY } from '../storage/played.ts';
import { Boards } from './Boards.tsx';
import { Choice, Select } from './controls.tsx';
import { firstWeekday } from './dateText.ts';
import { Figures } from './Figures.tsx';
import { gameText } from './gameText.ts';
import { deskIn, isOffered } from './onlineDesk.ts';
import { Sheet } from './Sheet.tsx';

/** A result with the game that its code names. */
interface Counted {
  readonly result: DatedResult;
  readonly letters: GameLetters;
  readonly options: string;
}

const countedOf = (result: DatedResult): readonly Counted[] => {
  const code = readCode(result.code);
  return code.ok ? [{ result, letters: code.value.game.letters, options: code.value.game.options }] : [];
};

/** What was played, by game and options: figures with what each counts, and the best games (L4, L5). */
export const Statistics = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().statistics;
  const table = app.table().attempt.code.game;
  const [history, setHistory] = createSignal<History>(NO_HISTORY);
  const [unreadable, setUnreadable] = createSignal(false);
  historyOf(app).then(setHistory, () => setUnreadable(true));
  const desk = deskIn(app);
  const [kept, setKept] = createSignal<Awaited<ReturnType<typeof persistence>>>('unknown');
  void persistence().then(setKept);
  const [letters, setLetters] = createSignal<GameLetters>(table.letters);
  const [chosen, setChosen] = createSignal<string>('all');
  const [view, setView] = createSignal<'figures' | 'boards'>('figures');
  const counted = createMemo(() => history().results.flatMap(countedOf));
  const ofGame = createMemo(() => counted().filter((each) => each.letters === letters()));
  const played = createMemo(() => [...new Set(ofGame().map(({ options }) => options))].toSorted());
  /** The options that are looked at: the lists are of one, the figures may be of all. */
  const options = () => {
    if (played().includes(chosen())) return chosen();
    return played().length === 1 || view() === 'boards' ? (played()[0] ?? 'all') : 'all';
  };
  const results = createMemo(() =>
    ofGame()
      .filter((each) => options() === 'all' || each.options === options())
      .map(({ result }) => result),
  );
  const statistics = createMemo(() => {
    const { attempt, ended, won } = app.table();
    const at = Date.now();
    return statisticsOf(results(), {
      truths: history().truths,
      hidden: ended || won ? undefined : codeText(attempt.code),
      now: { day: localDay(at), at },
      firstWeekday: firstWeekday(app.words().language),
    });
  });
  const game = () => gameOf(letters(), options());
  const optionsName = (text: string) => {
    const of = gameOf(letters(), text);
    return of ? gameText(app, of) : text;
  };
  return (
    <Sheet app={app} title={words().title} class="wide statistics">
      <div class="filters">
        <Select
          name={words().game}
          value={letters()}
          values={GAME_LETTERS.map((value) => ({ value, name: app.words().games[value].name }))}
          onChoose={setLetters}
        />
        <Show when={played().length > 1}>
          <Select
            name={words().options}
            value={options()}
            values={[
              ...(view() === 'figures' ? [{ value: 'all', name: words().allOptions }] : []),
              ...played().map((value) => ({ value, name: optionsName(value) })),
            ]}
            onChoose={setChosen}
          />
        </Show>
      </div>
      <Choice
        name={words().view}
        value={view()}
        values={(['figures', 'boards'] as const).map((value) => ({ value, name: words().views[value] }))}
        onChoose={setView}
      />
      <Show
        when={results().length > 0}
        fallback={<p class="empty">{unreadable() ? app.dialogWords().earlier.unreadable : words().none}</p>}
      >
        <Show when={view() === 'boards'} fallback={<Figures app={app} of={statistics()} game={game()} />}>
          <Show when={game()}>{(of) => <Boards app={app} results={results()} game={of()} />}</Show>
        </Show>
      </Show>
      <Show when={isOffered(desk())}>
        <div class="buttons">
          <button type="button" class="button" onClick={() => app.show('everybody')}>
            {app.dialogWords().online.boards.title}
          </button>
        </div>
      </Show>
      <p class="quiet" data-storage={app.store.state() === 'memory' ? 'memory' : kept()}>
        {app.store.state() === 'memory'
          ? app.dialogWords().settings.storage.memoryOnly
          : `${words().stored(counted().length)} ${app.dialogWords().settings.storage[kept()]}`}
      </p>
    </Sheet>
  );
};
