import type { DailyMessages } from '../dailyWords.ts';
import { capital, counted, moves } from './table.ts';

/** The daily challenge in Portuguese. */
export const daily: DailyMessages = {
  title: 'Desafio do dia',
  wonToday: (won, of) => `${won} de ${of} hoje`,
  streak: (days) => (days === 1 ? '1 dia' : `${counted(days, 'dia', 'dias')} seguidos`),
  streakSays: 'Ganhe uma partida por dia para manter sua sequência de dias.',
  noStreakSays: 'Ganhe uma partida hoje para começar uma sequência de dias.',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  dealsOfToday: (date) => `Hoje, ${date}`,
  dealsOf: capital,
  sameForAll: 'As mesmas cartas para todos. Não se verifica se podem ser ganhas.',
  laterSays: 'Um dia que passou: o que você ganhar agora conta como ganho depois.',
  play: 'Jogar',
  goOn: (count) => `Continuar (${moves(count)} até agora)`,
  playAgain: 'Jogar de novo',
  onTable: 'na mesa',
  won: { onDay: 'ganho', later: 'ganho depois' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, hoje` : date,
      ...(onDay.length > 0 ? [`ganho: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`ganho depois: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Começado no próprio dia e ganho', later: 'Ganho depois' },
  draw: 'Klondike e Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Desafio do dia, ${date}: ${game}.`,
  notStored: 'Este navegador não guarda nada, por isso nenhum dia pode ser marcado.',
  week: {
    title: 'Primeira vitória do dia',
    days: (won) => `${counted(won, 'dia ganho', 'dias ganhos')} de 7 nesta semana`,
    day: (weekday, won) => `${weekday}: ${won ? 'ganho' : 'sem vitória'}`,
  },
};
