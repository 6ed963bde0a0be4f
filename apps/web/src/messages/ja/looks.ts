import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Japanese. */
export const looks: LooksMessages = {
  title: '見た目',
  says: 'テーブル、裏面、カード',
  table: 'テーブル',
  tables: {
    classicGreen: '定番の緑',
    blueFelt: '青いフェルト',
    burgundy: 'ワインレッド',
    slate: 'スレート',
    walnut: 'ウォールナット',
    oak: 'オーク',
    linen: 'リネン',
    sand: '砂紋',
    night: '夜',
    contrast: 'ハイコントラスト',
  },
  back: 'カードの裏面',
  backs: {
    crimson: '深紅',
    guilloche: '紙幣の青',
    emerald: '中庭',
    fans: '金の扇',
    stars: '夜空',
    monogram: '無地',
  },
  cards: 'カード',
  faces: {
    auto: '自動',
    standard: '標準',
    largeIndex: '大きな数字',
    fourColor: '4色',
    minimal: 'ミニマル',
    engraved: '版画',
    deco: 'アールデコ',
    night: '夜',
    contrast: 'ハイコントラスト',
    jumbo: '特大',
  },
  facesSay: { auto: 'カードの大きさに合わせます' },
  letters: 'カードの文字',
};
