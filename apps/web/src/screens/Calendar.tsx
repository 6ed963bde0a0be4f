import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  type Month,
  monthOf,
  weekdayOf,
  weekOf,
} from '@geduld/session';
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Language } from '../messages/messages.ts';
import { dayText, firstWeekday, monthText, weekdayNames } from './dateText.ts';
import { SheetIcon } from './SheetIcon.tsx';

/** The first day of which the challenge can be played. */
const FIRST_DAY = '2026-01-01' as Day;

interface CalendarProps {
  readonly language: Language;
  readonly today: Day;
  readonly chosen: Day;
  readonly onChoose: (day: Day) => void;
  readonly previous: string;
  readonly next: string;
  /** The whole name of a day, as it is heard. */
  readonly nameOf: (day: Day) => string;
  /** What is drawn below the number of a day. */
  readonly markOf: (day: Day) => JSX.Element;
  readonly isMarked: (day: Day) => boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
const isBefore = (one: Month, other: Month): boolean =>
  one.year < other.year || (one.year === other.year && one.month < other.month);

/** The day so many months later, in that month even where it is shorter. */
const sameDayIn = (day: Day, months: number): Day => {
  const days = daysOfMonth(addMonths(monthOf(day), months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] as Day;
};

/** One month of days, one of them chosen: a grid with the keys that such grids have everywhere. */
export const Calendar = (props: CalendarProps) => {
  const id = createUniqueId();
  let grid: HTMLTableElement | undefined;
  const month = createMemo(() => monthOf(props.chosen), undefined, {
    equals: (one, other) => one.year === other.year && one.month === other.month,
  });
  const first = () => firstWeekday(props.language);
  const weeks = createMemo(() => {
    const days = daysOfMonth(month());
    const weekOfDay = Map.groupBy(days, (day) => weekOf(day, first())[0] as Day);
    return [...weekOfDay.keys()].map((start) => weekOf(start, first()));
  });
  const within = (day: Day): Day => {
    if (day > props.today) return props.today;
    return day < FIRST_DAY ? FIRST_DAY : day;
  };
  const turn = (months: number) => props.onChoose(within(sameDayIn(props.chosen, months)));
  const canTurn = (months: number) => {
    const there = addMonths(month(), months);
    return months < 0 ? !isBefore(there, monthOf(FIRST_DAY)) : !isBefore(monthOf(props.today), there);
  };
  const moved = ({ key }: KeyboardEvent): Day | undefined => {
    const rightToLeft = grid !== undefined && getComputedStyle(grid).direction === 'rtl';
    const step = STEPS[key];
    const day = props.chosen;
    if (step !== undefined) return addDays(day, Math.abs(step) === 1 && rightToLeft ? -step : step);
    const inWeek = (weekdayOf(day) - first() + 7) % 7;
    if (key === 'Home') return addDays(day, -inWeek);
    if (key === 'End') return addDays(day, 6 - inWeek);
    if (key === 'PageUp') return sameDayIn(day, -1);
    return key === 'PageDown' ? sameDayIn(day, 1) : undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const day = event.ctrlKey || event.altKey || event.metaKey ? undefined : moved(event);
    if (day === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.onChoose(within(day));
    grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const Turn = (own: {
    readonly months: number;
    readonly icon: 'previous' | 'next';
    readonly name: string;
  }) => (
    <button
      type="button"
      class="close turn"
      aria-label={own.name}
      aria-disabled={canTurn(own.months) ? undefined : 'true'}
      onClick={() => canTurn(own.months) && turn(own.months)}
    >
      <SheetIcon name={own.icon} />
    </button>
  );
  return (
    <section class="calendar">
      <header>
        <Turn months={-1} icon="previous" name={props.previous} />
        <h3 id={id} aria-live="polite">
          {monthText(month(), props.language)}
        </h3>
        <Turn months={1} icon="next" name={props.next} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table whose cells are operated */}
      <table ref={grid} role="grid" aria-labelledby={id} onKeyDown={onKey}>
        <thead>
          <tr>
            <For each={weekdayNames(props.language)}>
              {({ short, long }) => (
                <th scope="col" abbr={long}>
                  {short}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => (
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                    <td role="gridcell" aria-selected={day === props.chosen}>
                      <Show when={day.slice(0, 7) === props.chosen.slice(0, 7)}>
                        <button
                          type="button"
                          class="day"
                          data-day={day}
                          data-won={props.isMarked(day)}
                          tabindex={day === props.chosen ? 0 : -1}
                          aria-label={props.nameOf(day)}
                          aria-current={day === props.today ? 'date' : undefined}
                          disabled={day > props.today || day < FIRST_DAY}
                          onClick={() => props.onChoose(day)}
                        >
                          <span>{dayText(day, props.language, 'number')}</span>
                          {props.markOf(day)}
                        </button>
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};
