import type { DailyMessages } from '../dailyWords.ts';
import { capital, counted, moves } from './table.ts';

/** The daily challenge in Spanish. */
export const daily: DailyMessages = {
  title: 'Reto diario',
  wonToday: (won, of) => `${won} de ${of} hoy`,
  streak: (days) => (days === 1 ? '1 día' : `${counted(days, 'día', 'días')} seguidos`),
  streakSays: 'Gana una partida cada día para mantener tu racha.',
  noStreakSays: 'Gana hoy una partida para empezar una racha.',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  dealsOfToday: (date) => `Hoy, ${date}`,
  dealsOf: capital,
  sameForAll: 'Las mismas cartas para todos. No se comprueba si se pueden ganar.',
  laterSays: 'Un día pasado: lo que ganes ahora cuenta como ganado después.',
  play: 'Jugar',
  goOn: (count) => `Seguir (${moves(count)} hasta ahora)`,
  playAgain: 'Jugar otra vez',
  onTable: 'en la mesa',
  won: { onDay: 'ganado', later: 'ganado después' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, hoy` : date,
      ...(onDay.length > 0 ? [`ganado: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`ganado después: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Empezado en su día y ganado', later: 'Ganado después' },
  draw: 'Klondike y Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Reto diario del ${date}: ${game}.`,
  notStored: 'Este navegador no guarda nada, así que no se puede marcar ningún día.',
  week: {
    title: 'Primera victoria del día',
    days: (won) => `${counted(won, 'día ganado', 'días ganados')} de 7 esta semana`,
    day: (weekday, won) => `${weekday}: ${won ? 'ganado' : 'sin victoria'}`,
  },
};
