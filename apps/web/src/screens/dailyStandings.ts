import type { GameLetters } from '@geduld/games';
import { GAME_LETTERS } from '@geduld/games';
import type { History } from '../storage/played.ts';
import type { AttemptRow } from '../storage/schema.ts';

/** How a challenge was won: begun on its own day, or only later. */
export type DailyWin = 'onDay' | 'later';

/** What was made of one game's challenge of one day. */
export interface DailyStanding {
  readonly won: DailyWin | undefined;
  /** Attempts that have been begun and not ended, by their code, so that each can go on. */
  readonly open: ReadonlyMap<string, AttemptRow>;
}

/** By day, then by game: every challenge of which anything was played. */
export type DailyStandings = ReadonlyMap<string, ReadonlyMap<GameLetters, DailyStanding>>;

/** What was made of all challenges. A win begun on its day counts more than one begun later, in either order. */
export const dailyStandings = ({
  attempts,
  results,
}: Pick<History, 'attempts' | 'results'>): DailyStandings => {
  const endings = new Map(results.map(({ attempt, ending }) => [attempt, ending]));
  const days = new Map<string, Map<GameLetters, DailyStanding>>();
  for (const row of attempts.toSorted((one, other) => one.at - other.at)) {
    const letters = GAME_LETTERS.find((each) => row.code.startsWith(each));
    if (row.daily === undefined || letters === undefined) continue;
    const day = days.get(row.daily) ?? new Map<GameLetters, DailyStanding>();
    days.set(row.daily, day);
    const before = day.get(letters) ?? { won: undefined, open: new Map() };
    day.set(letters, withAttempt(before, row, endings.get(row.id)));
  }
  return days;
};

const withAttempt = (before: DailyStanding, row: AttemptRow, ending: string | undefined): DailyStanding => {
  if (ending === 'won') return { ...before, won: row.late && before.won !== 'onDay' ? 'later' : 'onDay' };
  const isOpen = ending === undefined && row.moves > 0;
  return isOpen ? { ...before, open: new Map(before.open).set(row.code, row) } : before;
};
