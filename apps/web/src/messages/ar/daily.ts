import type { DailyMessages } from '../dailyWords.ts';
import { movesAsObject } from './table.ts';

/** The daily challenge in Arabic. */
export const daily: DailyMessages = {
  title: 'تحدي اليوم',
  wonToday: (won, of) => `اليوم: ${won} من ${of}`,
  streak: (days) => `أيام متتالية: ${days}`,
  streakSays: 'اربح لعبة كل يوم لتستمر سلسلتك.',
  noStreakSays: 'اربح لعبة اليوم لتبدأ سلسلة أيام.',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  dealsOfToday: (date) => `اليوم، ${date}`,
  dealsOf: (date) => date,
  sameForAll: 'الأوراق نفسها للجميع. لم يُفحص إن كان يمكن ربحها.',
  laterSays: 'يوم مضى: ما تربحه الآن يُعدّ فوزًا لاحقًا.',
  play: 'العب',
  goOn: (count) => `المتابعة (بعد ${movesAsObject(count)})`,
  playAgain: 'العب مرة أخرى',
  onTable: 'على الطاولة',
  won: { onDay: 'رُبحت', later: 'رُبحت لاحقًا' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}، اليوم` : date,
      ...(onDay.length > 0 ? [`رُبحت: ${onDay.join('، ')}`] : []),
      ...(later.length > 0 ? [`رُبحت لاحقًا: ${later.join('، ')}`] : []),
    ].join('؛ '),
  legend: { onDay: 'بدأت في يومها ورُبحت', later: 'رُبحت لاحقًا' },
  draw: 'كلوندايك وثوتفول',
  rule: 'الروسية',
  dealt: (game, date) => `تحدي اليوم، ${date}: ${game}.`,
  notStored: 'هذا المتصفح لا يحفظ شيئًا، فلا يمكن تعليم أي يوم.',
  week: {
    title: 'أول فوز في اليوم',
    days: (won) => `أيام الفوز هذا الأسبوع: ${won} من 7`,
    day: (weekday, won) => `${weekday}: ${won ? 'رُبحت' : 'دون فوز'}`,
  },
};
