import { allGames, type Game } from '@geduld/games';
import type { Board, BoardName, BoardPeriod, Place } from '@geduld/protocol';
import { DAILY_OPTIONS, verify } from '@geduld/session';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { localDay } from '../game/localDay.ts';
import type { OnlineDesk } from '../online/desk.ts';
import { Choice, Select } from './controls.tsx';
import { dayText } from './dateText.ts';
import { gameText } from './gameText.ts';
import { listName } from './listName.ts';
import { numberText } from './numberText.ts';
import { deskIn, isOffered } from './onlineDesk.ts';
import { Sheet } from './Sheet.tsx';
import { SheetIcon } from './SheetIcon.tsx';
import { timeText } from './timeText.ts';

/** Options of Klondike that have a line of their own; others stand here when they lie on the table. */
const KLONDIKES = ['D1N', 'D3N', 'D1V', 'D3V'];
const LISTS: readonly BoardName[] = ['won', 'score', 'fastest', 'fewestMoves', 'streak'];
const nameOf = ({ letters, options }: Game): string => `${letters}1-${options}`;

/** What everybody on this server has won: five lists of each game, by period (L4). */
export const Everybody = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().online.boards;
  const desk = deskIn(app);
  return (
    <Sheet app={app} title={words().title} class="wide statistics everybody">
      <Show
        when={isOffered(desk()) && desk()}
        fallback={<p class="empty">{app.dialogWords().online.account.looking}</p>}
        keyed
      >
        {(open) => <Lists app={app} desk={open} />}
      </Show>
    </Sheet>
  );
};

interface ListsProps {
  readonly app: App;
  readonly desk: OnlineDesk;
}

const Lists = ({ app, desk }: ListsProps) => {
  const words = () => app.dialogWords().online.boards;
  const local = () => app.dialogWords().statistics;
  const onTable = app.table().attempt.code.game;
  const games = allGames().filter(
    (each) => each.letters !== 'KL' || KLONDIKES.includes(each.options) || nameOf(each) === nameOf(onTable),
  );
  const [game, setGame] = createSignal(nameOf(onTable));
  const chosen = createMemo(() => games.find((each) => nameOf(each) === game()) ?? onTable);
  const lists = () => LISTS.filter((list) => list !== 'score' || !chosen().farmable);
  const [wanted, setList] = createSignal<BoardName>('won');
  const list = () => (lists().includes(wanted()) ? wanted() : 'won');
  const hasDaily = () => DAILY_OPTIONS[chosen().letters].includes(chosen().options);
  const [period, setPeriod] = createSignal<BoardPeriod>('all');
  const ofPeriod = () => (period() === 'daily' && !hasDaily() ? 'all' : period());
  const [board, setBoard] = createSignal<Board>();
  const [fault, setFault] = createSignal('');
  const faultText = (why: keyof ReturnType<typeof app.dialogWords>['online']['faults']) =>
    app.dialogWords().online.faults[why];

  let asked = 0;
  const show = async (from: { readonly page?: string } | 'around') => {
    const turn = ++asked;
    const params = { game: game(), board: list() };
    const query = { period: ofPeriod(), day: localDay() };
    const answer =
      from === 'around'
        ? await desk.ask('around', { params, query })
        : await desk.ask('board', {
            params,
            query: { ...query, ...(from.page === undefined ? {} : { from: from.page }) },
          });
    // Something else was chosen meanwhile.
    if (turn !== asked) return;
    if (!answer.ok) {
      setBoard(undefined);
      return void setFault(faultText(answer.error.why));
    }
    setFault(from === 'around' && answer.value.places.length === 0 ? words().notOnIt : '');
    if (from !== 'around' || answer.value.places.length > 0) setBoard(answer.value);
  };
  createEffect(on([game, list, ofPeriod], () => void show({})));

  const value = (of: number): string => {
    switch (list()) {
      case 'won':
        return local().boards.wins(of);
      case 'streak':
        return local().boards.days(of);
      case 'fastest':
        return timeText(of);
      case 'fewestMoves':
        return app.dialogWords().earlier.moves(of);
      case 'score':
        return local().boards.points(numberText(of, app.words().language));
    }
  };
  const look = async (place: Place) => {
    if (place.result === null) return;
    const answer = await desk.ask('published', { params: { result: place.result } });
    if (!answer.ok) return void setFault(faultText(answer.error.why));
    // The same check as the server's: nothing is shown that does not hold.
    const session = verify(answer.value.record);
    if (session.ok) app.review(session.value);
    else setFault(faultText('record'));
  };
  const name = (place: Place) => place.name ?? words().noName;
  return (
    <>
      <div class="filters">
        <Select
          name={local().game}
          value={game()}
          values={games.map((each) => ({
            value: nameOf(each),
            name: gameText(app, each),
          }))}
          onChoose={setGame}
        />
        <Select
          name={words().list}
          value={list()}
          values={lists().map((each) => ({ value: each, name: listName(app, each) }))}
          onChoose={setList}
        />
      </div>
      <Choice
        name={local().boards.period}
        value={ofPeriod()}
        values={[
          ...(['all', 'month', 'week', 'day'] as const).map((each) => ({
            value: each as BoardPeriod,
            name: local().boards.periods[each],
          })),
          ...(hasDaily() ? [{ value: 'daily' as const, name: app.dialogWords().daily.title }] : []),
        ]}
        onChoose={setPeriod}
      />
      <Show when={fault()}>
        <p class="fault" role="alert">
          {fault()}
        </p>
      </Show>
      <Show when={board()}>
        {(shown) => (
          <section class="everybody-board" data-board={list()} aria-live="polite">
            <p class="quiet">{words().players(shown().players)}</p>
            <Show when={shown().places.length > 0} fallback={<p class="empty">{words().nobody}</p>}>
              <ol class="places">
                <For each={shown().places}>
                  {(place) => (
                    <li class="place" value={place.place} data-mine={place.mine}>
                      <span class="nth">{numberText(place.place, app.words().language)}</span>
                      <span class="who">
                        <bdi>{name(place)}</bdi> <small>{place.tag}</small>
                        <Show when={place.mine}>
                          {' '}
                          <span class="tag">{words().you}</span>
                        </Show>
                      </span>
                      <span class="what">
                        <b>{value(place.value)}</b>
                        <small>{dayText(localDay(place.reached), app.words().language, 'short')}</small>
                      </span>
                      <Show when={place.result !== null} fallback={<span class="close" />}>
                        <button
                          type="button"
                          class="close"
                          title={words().watch(name(place))}
                          aria-label={words().watch(name(place))}
                          onClick={() => void look(place)}
                        >
                          <SheetIcon name="review" />
                        </button>
                      </Show>
                    </li>
                  )}
                </For>
              </ol>
            </Show>
            <div class="buttons">
              <Show when={shown().before}>
                {(page) => (
                  <button type="button" class="button" onClick={() => void show({ page: page() })}>
                    {words().back}
                  </button>
                )}
              </Show>
              <Show when={shown().next}>
                {(page) => (
                  <button type="button" class="button" onClick={() => void show({ page: page() })}>
                    {words().onwards}
                  </button>
                )}
              </Show>
              <Show when={shown().before}>
                <button type="button" class="button" onClick={() => void show({})}>
                  {words().top}
                </button>
              </Show>
              <Show when={desk.standing() === 'in'}>
                <button type="button" class="button" onClick={() => void show('around')}>
                  {words().myPlace}
                </button>
              </Show>
            </div>
          </section>
        )}
      </Show>
      <Show when={desk.standing() === 'out'}>
        <p>
          <button type="button" class="item" onClick={() => app.show('account')}>
            <SheetIcon name="account" />
            <span>{words().takePart}</span>
          </button>
        </p>
      </Show>
    </>
  );
};
