import type { DailyMessages } from '../dailyWords.ts';
import { capital, moves, one } from './table.ts';

/** The daily challenge in Swedish. */
export const daily: DailyMessages = {
  title: 'Dagens utmaning',
  wonToday: (won, of) => `${won} av ${of} i dag`,
  streak: (days) => `${days} ${one(days) ? 'dag' : 'dagar'} i rad`,
  streakSays: 'Vinn ett spel varje dag så håller din svit.',
  noStreakSays: 'Vinn ett spel i dag och börja en svit av dagar.',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  dealsOfToday: (date) => `I dag, ${date}`,
  dealsOf: capital,
  sameForAll: 'Samma kort för alla. Det kontrolleras inte om de kan vinnas.',
  laterSays: 'En dag som har gått: det du vinner nu räknas som vunnet senare.',
  play: 'Spela',
  goOn: (count) => `Fortsätt (${moves(count)} hittills)`,
  playAgain: 'Spela igen',
  onTable: 'på bordet',
  won: { onDay: 'vunnet', later: 'vunnet senare' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, i dag` : date,
      ...(onDay.length > 0 ? [`vunnet: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`vunnet senare: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Börjat på rätt dag och vunnet', later: 'Vunnet senare' },
  draw: 'Klondike och Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Dagens utmaning, ${date}: ${game}.`,
  notStored: 'Den här webbläsaren sparar ingenting, så inga dagar kan markeras.',
  week: {
    title: 'Dagens första vinst',
    days: (won) => `Vunnet ${won} av 7 dagar den här veckan`,
    day: (weekday, won) => `${weekday}: ${won ? 'vunnet' : 'ingen vinst'}`,
  },
};
