import type { DailyMessages } from '../dailyWords.ts';
import { moves, one } from './table.ts';

/** The daily challenge in English. */
export const daily: DailyMessages = {
  title: 'Daily challenge',
  wonToday: (won, of) => `${won} of ${of} won today`,
  streak: (days) => `${days} ${one(days) ? 'day' : 'days'} in a row`,
  streakSays: 'Win any game each day to keep your streak.',
  noStreakSays: 'Win any game today to begin a streak of days.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dealsOfToday: (date) => `Today, ${date}`,
  dealsOf: (date) => date,
  sameForAll: 'The same cards for everybody. Not checked for whether they can be won.',
  laterSays: 'A day that has passed: what you win now is marked as won later.',
  play: 'Play',
  goOn: (count) => `Go on (${moves(count)} so far)`,
  playAgain: 'Play again',
  onTable: 'on the table',
  won: { onDay: 'won', later: 'won later' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, today` : date,
      ...(onDay.length > 0 ? [`won: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`won later: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Begun on its day and won', later: 'Won later' },
  draw: 'Klondike and Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Daily challenge of ${date}: ${game}.`,
  notStored: 'This browser stores nothing, so no day can be marked.',
  week: {
    title: 'First win of the day',
    days: (won) => `${won} of 7 days won this week`,
    day: (weekday, won) => `${weekday}: ${won ? 'won' : 'no win'}`,
  },
};
