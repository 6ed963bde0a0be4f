import { GAME_LETTERS } from '@geduld/games';
import { dayStreaks } from '@geduld/session';
import type { App } from '../app/app.ts';
import { historyOf } from '../app/history.ts';
import { localDay } from '../game/localDay.ts';
import { dailyStandings } from './dailyStandings.ts';

/** What the menu says beside the daily challenge: the streak, where there is one, and how much of today is won. */
export const dailySays = async (app: App): Promise<string> => {
  const history = await historyOf(app);
  const at = Date.now();
  const today = localDay(at);
  const words = app.dialogWords().daily;
  const wins = history.results.filter(({ ending }) => ending === 'won');
  const { current } = dayStreaks(
    wins.map(({ day, endedAt }) => ({ day, at: endedAt })),
    { day: today, at },
  );
  const won = [...(dailyStandings(history).get(today)?.values() ?? [])].filter((each) => each.won).length;
  return [...(current > 1 ? [words.streak(current)] : []), words.wonToday(won, GAME_LETTERS.length)].join(
    ' · ',
  );
};
