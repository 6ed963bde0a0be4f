import type { DailyMessages } from '../dailyWords.ts';
import { capital, counted, moves } from './table.ts';

/** The daily challenge in Polish. */
export const daily: DailyMessages = {
  title: 'Wyzwanie dnia',
  wonToday: (won, of) => `Dziś ${won} z ${of}`,
  streak: (days) => `${counted(days, 'dzień', 'dni', 'dni')} z rzędu`,
  streakSays: 'Wygrywaj codziennie jedną grę, a seria będzie trwać.',
  noStreakSays: 'Wygraj dziś grę, aby zacząć serię dni.',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  dealsOfToday: (date) => `Dziś, ${date}`,
  dealsOf: capital,
  sameForAll: 'Te same karty dla wszystkich. Nie sprawdza się, czy można je wygrać.',
  laterSays: 'Miniony dzień: wygrana teraz liczy się jako późniejsza.',
  play: 'Graj',
  goOn: (count) => `Graj dalej (dotąd ${moves(count)})`,
  playAgain: 'Zagraj jeszcze raz',
  onTable: 'na stole',
  won: { onDay: 'wygrane', later: 'wygrane później' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, dziś` : date,
      ...(onDay.length > 0 ? [`wygrane: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`wygrane później: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Zaczęte w swoim dniu i wygrane', later: 'Wygrane później' },
  draw: 'Klondike i Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Wyzwanie dnia, ${date}: ${game}.`,
  notStored: 'Ta przeglądarka niczego nie zapisuje, więc nie można zaznaczyć żadnego dnia.',
  week: {
    title: 'Pierwsza wygrana dnia',
    days: (won) => `W tym tygodniu: ${counted(won, 'wygrany dzień', 'wygrane dni', 'wygranych dni')} z 7`,
    day: (weekday, won) => `${weekday}: ${won ? 'wygrane' : 'bez wygranej'}`,
  },
};
