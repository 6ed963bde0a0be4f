import type { DailyMessages } from '../dailyWords.ts';
import { moves } from './table.ts';

/** The daily challenge in Japanese. */
export const daily: DailyMessages = {
  title: '今日のチャレンジ',
  wonToday: (won, of) => `今日 ${won} / ${of}勝`,
  streak: (days) => `${days}日連続`,
  streakSays: '毎日どれか1ゲーム勝つと、連続が続きます。',
  noStreakSays: '今日1ゲーム勝つと、連続が始まります。',
  previousMonth: '前の月',
  nextMonth: '次の月',
  dealsOfToday: (date) => `今日、${date}`,
  dealsOf: (date) => date,
  sameForAll: 'だれにも同じカード。勝てるかどうかは確かめていません。',
  laterSays: '過ぎた日です。いま勝つと「あとから勝ち」になります。',
  play: '遊ぶ',
  goOn: (count) => `続ける（ここまで${moves(count)}）`,
  playAgain: 'もう一度遊ぶ',
  onTable: 'テーブルにあります',
  won: { onDay: '勝ち', later: 'あとから勝ち' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}、今日` : date,
      ...(onDay.length > 0 ? [`勝ち：${onDay.join('、')}`] : []),
      ...(later.length > 0 ? [`あとから勝ち：${later.join('、')}`] : []),
    ].join('；'),
  legend: { onDay: 'その日に始めて勝ち', later: 'あとから勝ち' },
  draw: 'クロンダイクとソートフル',
  rule: 'ロシアン',
  dealt: (game, date) => `${date}のチャレンジ：${game}。`,
  notStored: 'このブラウザには保存できないため、日に印をつけられません。',
  week: {
    title: '今日の初勝利',
    days: (won) => `今週は7日のうち${won}日勝ちました`,
    day: (weekday, won) => `${weekday}：${won ? '勝ち' : '勝ちなし'}`,
  },
};
