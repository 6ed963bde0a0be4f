import { GAME_LETTERS, type GameLetters } from '@geduld/games';
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { isPractice } from '../game/attempts.ts';
import { putStored, readStored } from '../game/stored.ts';
import { type EarlierGame, type EarlierGames, earlierGames } from '../storage/history.ts';
import { Select } from './controls.tsx';
import { dayText, momentText } from './dateText.ts';
import { codeGameText } from './gameText.ts';
import { numberText } from './numberText.ts';
import { Sheet } from './Sheet.tsx';
import { SheetIcon } from './SheetIcon.tsx';
import { timeText } from './timeText.ts';

/** So many at once; older ones are asked for. */
const PAGE = 100;

/** Every game that was begun, newest first, to be opened again: nothing tried is ever lost. */
export const Earlier = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().earlier;
  const more = () => app.dialogWords().play.earlier;
  const [letters, setLetters] = createSignal<GameLetters | 'all'>('all');
  const [most, setMost] = createSignal(PAGE);
  const [found, setFound] = createSignal<EarlierGames>();
  const [unreadable, setUnreadable] = createSignal(false);
  createEffect(() => {
    earlierGames(app.store, letters(), most()).then(setFound, () => setUnreadable(true));
  });
  const none = () => {
    if (unreadable()) return words().unreadable;
    return found() && (letters() === 'all' ? words().none : more().noneOfThese);
  };
  return (
    <Sheet app={app} title={words().title}>
      <Select
        name={more().game}
        value={letters()}
        values={[
          { value: 'all' as const, name: more().all },
          ...GAME_LETTERS.map((value) => ({ value, name: app.words().games[value].name })),
        ]}
        onChoose={(value) => {
          setMost(PAGE);
          setLetters(value);
        }}
      />
      <Show when={found()?.games.length} fallback={<p class="quiet">{none()}</p>}>
        <ul class="items">
          <For each={found()?.games}>{(game) => <Game app={app} game={game} />}</For>
        </ul>
      </Show>
      <Show when={found()?.more}>
        <button type="button" class="button" onClick={() => setMost(most() + PAGE)}>
          {more().older}
        </button>
      </Show>
    </Sheet>
  );
};

const Game = (props: { readonly app: App; readonly game: EarlierGame }) => {
  const { app } = props;
  const { row, ending } = props.game;
  const words = () => app.dialogWords().earlier;
  const more = () => app.dialogWords().play.earlier;
  const { language } = app.words();
  const isCurrent = () => row.id === app.table().attempt.id;
  /** Only of a game that is over: the truth about one that goes on is asked for elsewhere. */
  const isOver = row.won || ending !== undefined;
  const facts = () => {
    const { hideMoves, hideTime, hideScore } = app.settings();
    return [
      momentText(row.at, language),
      ...(row.daily === undefined ? [] : [more().daily(dayText(row.daily, language, 'short'))]),
      ...(hideMoves ? [] : [words().moves(row.moves)]),
      ...(hideTime ? [] : [timeText(row.played)]),
      ...(hideScore ? [] : [more().score(numberText(row.score, language))]),
    ].join(' · ');
  };
  const tag = () => {
    if (isCurrent()) return words().current;
    if (isPractice(row.id)) return words().practice;
    const over = row.won ? 'won' : ending;
    return over && more().endings[over];
  };
  const review = async () => {
    const opened = await readStored(app, row);
    if (opened) app.review(opened.session);
  };
  const open = async () => {
    app.show(undefined);
    if (!isCurrent()) await putStored(app, row);
  };
  return (
    <li class="split">
      <button
        type="button"
        class="item game"
        aria-current={isCurrent() ? 'true' : undefined}
        disabled={app.table().still}
        onClick={() => void open()}
      >
        <span>
          {codeGameText(app, row.code)}
          <small>
            <span class="mono">{row.code}</span> · {facts()}
          </small>
        </span>
        <Show when={tag()}>
          <span class="tag" data-ending={row.won ? 'won' : ending}>
            {tag()}
          </span>
        </Show>
      </button>
      <Show when={isOver}>
        <button
          type="button"
          class="close"
          title={app.dialogWords().review.lookBack}
          aria-label={`${app.dialogWords().review.lookBack}: ${row.code}`}
          onClick={() => void review()}
        >
          <SheetIcon name="review" />
        </button>
      </Show>
    </li>
  );
};
