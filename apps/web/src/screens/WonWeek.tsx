import { type Day, dayStreaks, weekOf } from '@geduld/session';
import { createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { historyOf } from '../app/history.ts';
import { celebrateFirstWin, type History } from '../storage/played.ts';
import { dayText, firstWeekday } from './dateText.ts';
import { SheetIcon } from './SheetIcon.tsx';
import { StreakLine } from './StreakLine.tsx';

interface FirstWin {
  readonly day: Day;
  readonly history: History;
}

/** At the first win of a day, and only then: the week with the days that were won, and the streak (L3). */
export const WonWeek = (props: { readonly app: App; readonly attempt: string }) => {
  const [first, setFirst] = createSignal<FirstWin>();
  const look = async () => {
    const history = await historyOf(props.app);
    const database = props.app.store.database();
    const day = database && (await celebrateFirstWin(database, props.attempt, history));
    if (day !== undefined) setFirst({ day, history });
  };
  // Where the games cannot be read the win stands without its week.
  look().catch(() => undefined);
  return <Show when={first()}>{(win) => <Week app={props.app} {...win()} />}</Show>;
};

const Week = (props: FirstWin & { readonly app: App }) => {
  const words = () => props.app.dialogWords().daily.week;
  const language = () => props.app.words().language;
  const wins = props.history.results.filter(({ ending }) => ending === 'won');
  const won = new Set(wins.map(({ day }) => day));
  const week = () => weekOf(props.day, firstWeekday(language()));
  const streak = () =>
    dayStreaks(
      wins.map(({ day, endedAt }) => ({ day, at: endedAt })),
      { day: props.day, at: wins.at(-1)?.endedAt ?? 0 },
    ).current;
  return (
    <section class="won-week" aria-label={words().title}>
      <h3>{words().title}</h3>
      <ul class="week">
        <For each={week()}>
          {(day) => (
            <li data-won={won.has(day)} aria-current={day === props.day ? 'date' : undefined}>
              <span class="unseen">{words().day(dayText(day, language(), 'weekday'), won.has(day))}</span>
              <span aria-hidden="true">{dayText(day, language(), 'weekdayShort')}</span>
              <i aria-hidden="true">
                <Show when={won.has(day)}>
                  <SheetIcon name="check" />
                </Show>
              </i>
            </li>
          )}
        </For>
      </ul>
      <p class="quiet">{words().days(week().filter((day) => won.has(day)).length)}</p>
      <StreakLine app={props.app} days={streak()} />
    </section>
  );
};
