import type { DailyMessages } from '../dailyWords.ts';
import { capital, counted, moves } from './table.ts';

/** The daily challenge in Italian. */
export const daily: DailyMessages = {
  title: 'Sfida del giorno',
  wonToday: (won, of) => `${won} su ${of} oggi`,
  streak: (days) => `${counted(days, 'giorno', 'giorni')} di fila`,
  streakSays: 'Vinci una partita ogni giorno per mantenere la serie.',
  noStreakSays: 'Vinci una partita oggi per iniziare una serie.',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  dealsOfToday: (date) => `Oggi, ${date}`,
  dealsOf: capital,
  sameForAll: 'Le stesse carte per tutti. Non si controlla se si possono vincere.',
  laterSays: 'Un giorno passato: ciò che vinci ora conta come vinto dopo.',
  play: 'Gioca',
  goOn: (count) => `Continua (${moves(count)} finora)`,
  playAgain: 'Gioca di nuovo',
  onTable: 'sul tavolo',
  won: { onDay: 'vinta', later: 'vinta dopo' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, oggi` : date,
      ...(onDay.length > 0 ? [`vinta: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`vinta dopo: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Iniziata nel suo giorno e vinta', later: 'Vinta dopo' },
  draw: 'Klondike e Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Sfida del giorno, ${date}: ${game}.`,
  notStored: 'Questo browser non conserva nulla, quindi nessun giorno si può segnare.',
  week: {
    title: 'Prima vittoria del giorno',
    days: (won) => `${counted(won, 'giorno vinto', 'giorni vinti')} su 7 questa settimana`,
    day: (weekday, won) => `${weekday}: ${won ? 'vinta' : 'nessuna vittoria'}`,
  },
};
