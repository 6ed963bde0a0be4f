import type { DailyMessages } from '../dailyWords.ts';
import { moves } from './table.ts';

/** The daily challenge in Turkish. */
export const daily: DailyMessages = {
  title: 'Günün oyunu',
  wonToday: (won, of) => `Bugün ${won} / ${of}`,
  streak: (days) => `Art arda ${days} gün`,
  streakSays: 'Serin sürsün diye her gün bir oyun kazan.',
  noStreakSays: 'Bugün bir oyun kazan, gün serin başlasın.',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  dealsOfToday: (date) => `Bugün, ${date}`,
  dealsOf: (date) => date,
  sameForAll: 'Kartlar herkes için aynı. Kazanılabilir olup olmadıkları denetlenmez.',
  laterSays: 'Geçmiş bir gün: şimdi kazandığın, sonradan kazanılmış sayılır.',
  play: 'Oyna',
  goOn: (count) => `Sürdür (şimdiye dek ${moves(count)})`,
  playAgain: 'Yeniden oyna',
  onTable: 'masada',
  won: { onDay: 'kazanıldı', later: 'sonradan kazanıldı' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, bugün` : date,
      ...(onDay.length > 0 ? [`kazanıldı: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`sonradan kazanıldı: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Gününde başlandı ve kazanıldı', later: 'Sonradan kazanıldı' },
  draw: 'Klondike ve Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Günün oyunu, ${date}: ${game}.`,
  notStored: 'Bu tarayıcı hiçbir şey saklamıyor, onun için hiçbir gün işaretlenemez.',
  week: {
    title: 'Günün ilk zaferi',
    days: (won) => `Bu hafta 7 günün ${won} günü kazanıldı`,
    day: (weekday, won) => `${weekday}: ${won ? 'kazanıldı' : 'kazanılmadı'}`,
  },
};
