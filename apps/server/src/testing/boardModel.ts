import type { BoardName, BoardPeriod, Mark } from '@geduld/protocol';

/** A win as the model of the boards knows it. */
export interface ModelWin {
  person: string;
  readonly id: string;
  readonly game: string;
  readonly code: string;
  readonly day: string;
  readonly daily: string | null;
  readonly received: number;
  readonly score: number;
  readonly bonus: number;
  readonly moves: number;
  readonly played: number;
  marks: Mark[];
}

/** A row of a list of the model, as boards store it. */
export interface ModelRow {
  readonly person: string;
  readonly value: number;
  readonly reached: number;
  readonly result: string | null;
}

/** What a list is of, told by its name alone. */
interface ModelList {
  readonly board: BoardName;
  readonly game: string;
  readonly period: BoardPeriod;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const mondayOf = (day: string): string => {
  const at = new Date(day);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};

const untimed: readonly Mark[] = ['offline', 'seenBefore', 'paused'];

const isOn = (win: ModelWin, { board, game, period, key }: ModelList): boolean => {
  if (win.game !== game || win.marks.includes('wonBefore') || win.marks.includes('imported')) return false;
  const timed = !win.marks.some((mark) => untimed.includes(mark));
  if (win.marks.includes('late') && (period !== 'all' || (board !== 'won' && board !== 'fewestMoves')))
    return false;
  if (board === 'fastest' && !timed) return false;
  if (board === 'score' && (!game.startsWith('KL') || (game.startsWith('KL1-D1N') && !timed))) return false;
  if (period === 'day') return win.day === key;
  if (period === 'week') return mondayOf(win.day) === key;
  if (period === 'month') return win.day.startsWith(key);
  // Vegas has no challenge of the day.
  return period === 'all' || (win.day === key && win.daily === key && !game.endsWith('V'));
};

/** The longest run of days, counted one by one. */
const longest = (days: readonly string[]): number => {
  const known = new Set(days);
  let most = 0;
  for (const day of known) {
    let length = 0;
    for (let at = Date.parse(day); known.has(new Date(at).toISOString().slice(0, 10)); at += DAY_MS) length++;
    most = Math.max(most, length);
  }
  return most;
};

const rowOf = (wins: readonly ModelWin[], board: BoardName): Omit<ModelRow, 'person'> => {
  if (board === 'won')
    return { value: -wins.length, reached: Math.max(...wins.map(({ received }) => received)), result: null };
  if (board === 'streak') {
    const of = (n: number) => longest(wins.slice(0, n).map(({ day }) => day));
    const most = of(wins.length);
    const first = wins.findIndex((_, n) => of(n + 1) === most);
    return { value: -most, reached: wins[first]?.received ?? 0, result: null };
  }
  const figureOf = ({ score, bonus, played, moves }: ModelWin) =>
    board === 'score' ? 0 - (score + bonus) : board === 'fastest' ? played : moves;
  const least = Math.min(...wins.map(figureOf));
  const best = wins.find((win) => figureOf(win) === least);
  return { value: least, reached: best?.received ?? 0, result: best?.id ?? null };
};

/** A list by counting everything: the naive telling of what the boards keep up to date. Wins in the order of their names. */
export const modelList = (wins: readonly ModelWin[], list: ModelList): readonly ModelRow[] => {
  const ordered = wins
    .filter((win) => isOn(win, list))
    .toSorted((one, other) => one.received - other.received || (one.id < other.id ? -1 : 1));
  const people = Map.groupBy(ordered, ({ person }) => person);
  return [...people]
    .map(([person, own]) => ({ person, ...rowOf(own, list.board) }))
    .toSorted(
      (one, other) =>
        one.value - other.value || one.reached - other.reached || (one.person < other.person ? -1 : 1),
    );
};

/** The name of a list of the model. */
export const modelListName = ({ board, game, period, key }: ModelList): string =>
  `${board} ${game} ${{ all: 'all', day: `d${key}`, week: `w${key}`, month: `m${key}`, daily: `daily${key}` }[period]}`;

/** Every list on which one of the wins might stand, and those that there should not be. */
export const modelLists = (wins: readonly ModelWin[], boards: readonly BoardName[]): readonly ModelList[] =>
  boards.flatMap((board) =>
    [...new Set(wins.map(({ game }) => game))].flatMap((game) => {
      const days = [...new Set(wins.map(({ day }) => day))];
      const keys = (period: BoardPeriod, texts: readonly string[]) =>
        [...new Set(texts)].map((key) => ({ board, game, period, key }));
      return [
        ...keys('all', ['']),
        ...(board === 'streak' ? [] : keys('day', days)),
        ...keys('week', days.map(mondayOf)),
        ...keys(
          'month',
          days.map((day) => day.slice(0, 7)),
        ),
        ...(board === 'streak' || board === 'won' ? [] : keys('daily', days)),
      ];
    }),
  );
