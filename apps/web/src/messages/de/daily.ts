import type { DailyMessages } from '../dailyWords.ts';
import { moves, one } from './table.ts';

/** The daily challenge in German. */
export const daily: DailyMessages = {
  title: 'Tägliche Herausforderung',
  wonToday: (won, of) => `Heute ${won} von ${of} gewonnen`,
  streak: (days) => `${days} ${one(days) ? 'Tag' : 'Tage'} in Folge`,
  streakSays: 'Gewinne jeden Tag ein Spiel, dann hält deine Serie.',
  noStreakSays: 'Gewinne heute ein Spiel, um eine Tagesserie zu beginnen.',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  dealsOfToday: (date) => `Heute, ${date}`,
  dealsOf: (date) => date,
  sameForAll: 'Für alle dieselben Karten. Nicht darauf geprüft, ob sie gewinnbar sind.',
  laterSays: 'Ein vergangener Tag: Was du jetzt gewinnst, gilt als später gewonnen.',
  play: 'Spielen',
  goOn: (count) => `Weiterspielen (bisher ${moves(count)})`,
  playAgain: 'Noch einmal spielen',
  onTable: 'auf dem Tisch',
  won: { onDay: 'gewonnen', later: 'später gewonnen' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, heute` : date,
      ...(onDay.length > 0 ? [`gewonnen: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`später gewonnen: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Am Tag selbst begonnen und gewonnen', later: 'Später gewonnen' },
  draw: 'Klondike und Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Tägliche Herausforderung vom ${date}: ${game}.`,
  notStored: 'Dieser Browser speichert nichts, darum kann kein Tag markiert werden.',
  week: {
    title: 'Erster Sieg des Tages',
    days: (won) => `Diese Woche an ${won} von 7 Tagen gewonnen`,
    day: (weekday, won) => `${weekday}: ${won ? 'gewonnen' : 'nicht gewonnen'}`,
  },
};
