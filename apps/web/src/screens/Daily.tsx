import { GAME_LETTERS, type GameLetters } from '@geduld/games';
import { codeText } from '@geduld/notation';
import { DAILY_OPTIONS, type Day, dailyCode, dayStreaks } from '@geduld/session';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { historyOf } from '../app/history.ts';
import { localDay } from '../game/localDay.ts';
import { putStored } from '../game/stored.ts';
import { type History, NO_HISTORY } from '../storage/played.ts';
import { Calendar } from './Calendar.tsx';
import { Choice } from './controls.tsx';
import { type DailyStanding, type DailyWin, dailyStandings } from './dailyStandings.ts';
import { dayText } from './dateText.ts';
import { Sheet } from './Sheet.tsx';
import { SheetIcon } from './SheetIcon.tsx';
import { StreakLine } from './StreakLine.tsx';

/** How often it is looked whether midnight has passed, in milliseconds. */
const LOOK_AGAIN = 5000;
const UNPLAYED: DailyStanding = { won: undefined, open: new Map() };

/** What the player has chosen for the challenges: draw mode and rule, as New game has them at first. */
const firstOptions = (game: string): Readonly<Record<GameLetters, string>> => {
  const options = { KL: 'D1N', TF: 'D1N', RU: 'C', YU: 'C' };
  if (/^(KL|TF)1-D3/.test(game)) return { ...options, KL: 'D3N', TF: 'D3N' };
  return game === 'RU1-R' ? { ...options, RU: 'R' } : options;
};

/** The deals of today and of every day before, with what was won of them (K16, L3). */
export const Daily = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().daily;
  const language = () => app.words().language;
  const [history, setHistory] = createSignal<History>(NO_HISTORY);
  const [unreadable, setUnreadable] = createSignal(false);
  historyOf(app).then(setHistory, () => setUnreadable(true));
  const [now, setNow] = createSignal(Date.now());
  const clock = setInterval(() => setNow(Date.now()), LOOK_AGAIN);
  onCleanup(() => clearInterval(clock));
  const today = createMemo(() => localDay(now()));
  const [chosen, setChosen] = createSignal<Day>(today());
  const standings = createMemo(() => dailyStandings(history()));
  const standing = (day: Day, letters: GameLetters) => standings().get(day)?.get(letters) ?? UNPLAYED;
  const streak = createMemo(() => {
    const wins = history().results.filter(({ ending }) => ending === 'won');
    return dayStreaks(
      wins.map(({ day, endedAt }) => ({ day, at: endedAt })),
      { day: today(), at: now() },
    ).current;
  });
  const wonBy = (day: Day, how: DailyWin) =>
    GAME_LETTERS.filter((letters) => standing(day, letters).won === how).map(
      (letters) => app.words().games[letters].name,
    );
  return (
    <Sheet app={app} title={words().title} class="wide">
      <StreakLine app={app} days={streak()} />
      <Show when={unreadable()}>
        <p role="alert">{app.dialogWords().earlier.unreadable}</p>
      </Show>
      <Show when={app.store.state() === 'memory'}>
        <p class="quiet">{words().notStored}</p>
      </Show>
      <div class="beside">
        <div>
          <Calendar
            language={language()}
            today={today()}
            chosen={chosen()}
            onChoose={setChosen}
            previous={words().previousMonth}
            next={words().nextMonth}
            nameOf={(day) =>
              words().day(
                dayText(day, language(), 'long'),
                day === today(),
                wonBy(day, 'onDay'),
                wonBy(day, 'later'),
              )
            }
            isMarked={(day) => wonBy(day, 'onDay').length > 0}
            markOf={(day) => (
              <span class="dots" aria-hidden="true">
                <For each={GAME_LETTERS}>{(letters) => <i data-won={standing(day, letters).won} />}</For>
              </span>
            )}
          />
          <ul class="legend dots" aria-hidden="true">
            <For each={['onDay', 'later'] as const}>
              {(how) => (
                <li>
                  <i data-won={how} /> {words().legend[how]}
                </li>
              )}
            </For>
          </ul>
        </div>
        <DealsOfDay
          app={app}
          day={chosen()}
          today={today()}
          standing={(letters) => standing(chosen(), letters)}
        />
      </div>
    </Sheet>
  );
};

interface DealsOfDayProps {
  readonly app: App;
  readonly day: Day;
  readonly today: Day;
  readonly standing: (letters: GameLetters) => DailyStanding;
}

/** The four deals of one day, each to be begun, gone on with or played again. */
const DealsOfDay = (props: DealsOfDayProps) => {
  const { app } = props;
  const words = () => app.dialogWords().daily;
  const choices = () => app.dialogWords().newGame;
  const [options, setOptions] = createSignal(firstOptions(app.settings().game));
  const date = () => dayText(props.day, app.words().language, 'long');
  const codeOf = (letters: GameLetters) => dailyCode(props.day, letters, options()[letters]);
  const openOf = (letters: GameLetters) => {
    const code = codeOf(letters);
    return code && props.standing(letters).open.get(codeText(code));
  };
  const isOnTable = (letters: GameLetters) => {
    const { attempt, won } = app.table();
    const code = codeOf(letters);
    return (
      !won && attempt.daily === props.day && code !== undefined && codeText(attempt.code) === codeText(code)
    );
  };
  const play = async (letters: GameLetters) => {
    const code = codeOf(letters);
    const open = openOf(letters);
    app.show(undefined);
    if (isOnTable(letters) || code === undefined) return;
    if (open) await putStored(app, open);
    else app.controller.deal(code, false, 'staysOpen', props.day);
    // A plan may have had another word about it.
    if (codeText(app.controller.state().attempt.code) === codeText(code))
      app.tell(words().dealt(app.words().games[letters].name, date()));
  };
  const says = (letters: GameLetters): string => {
    const open = openOf(letters);
    if (isOnTable(letters)) return words().onTable;
    if (open) return words().goOn(open.moves);
    return props.standing(letters).won ? words().playAgain : words().play;
  };
  const chooseDraw = (draw: string) => setOptions((before) => ({ ...before, KL: draw, TF: draw }));
  return (
    <section class="deals">
      <div>
        <h3 aria-live="polite">
          {props.day === props.today ? words().dealsOfToday(date()) : words().dealsOf(date())}
        </h3>
        <p class="quiet">{props.day < props.today ? words().laterSays : words().sameForAll}</p>
      </div>
      <ul class="items">
        <For each={GAME_LETTERS}>
          {(letters) => (
            <li>
              <button
                type="button"
                class="item"
                data-game={letters}
                aria-current={isOnTable(letters) ? 'true' : undefined}
                disabled={app.table().still}
                onClick={() => void play(letters)}
              >
                <span>
                  {app.words().games[letters].name}
                  <small>{says(letters)}</small>
                </span>
                <Show when={props.standing(letters).won}>
                  {(how) => (
                    <span class="tag" data-won={how()}>
                      <Show when={how() === 'onDay'}>
                        <SheetIcon name="check" />
                      </Show>
                      {words().won[how()]}
                    </span>
                  )}
                </Show>
                <span class="onward">
                  <SheetIcon name="next" />
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <div class="choices">
        <Choice
          name={words().draw}
          value={options().KL}
          values={DAILY_OPTIONS.KL.map((value) => ({
            value,
            name: value === 'D1N' ? choices().draw1 : choices().draw3,
          }))}
          onChoose={chooseDraw}
        />
        <Choice
          name={words().rule}
          value={options().RU}
          values={DAILY_OPTIONS.RU.map((value) => ({
            value,
            name: value === 'C' ? choices().classic : choices().relaxed,
          }))}
          onChoose={(rule) => setOptions((before) => ({ ...before, RU: rule }))}
        />
      </div>
    </section>
  );
};
