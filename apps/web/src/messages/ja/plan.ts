import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Japanese. */
export const messages: PlanMessages = {
  title: 'プラン',
  says: '無料でできることと Premium',
  free: [
    '新しいゲームは1日1回、お住まいの場所の午前0時から。今日のチャレンジも1回に数えます。',
    'テーブルのゲームは、いつでも最後まで遊べ、最初からやり直せ、手を戻せます。',
    'ヒントは1ゲームに1回すぐに。そのあとは短いお知らせのあとに。',
    'テーブルは「定番の緑」、裏面は「深紅」、カードは標準。',
  ],
  premium: (until) => `${until}まで Premium：すべて使えます。`,
  refused: {
    gameOfDay:
      '今日の新しいゲームは始まっています。次は午前0時からです。テーブルのゲームは何度でも続け、やり直し、戻せます。',
    look: 'この見た目は Premium のものです。',
  },
  licence: 'ライセンス',
  licenceSays:
    '受け取ったライセンスを貼り付けるか、ファイルを選んでください。通信せずにここで確かめ、このブラウザに残します。',
  use: 'ライセンスを使う',
  fromFile: 'ファイルから',
  remove: 'ライセンスを外す',
  accepted: (until) => `ライセンスの期限は${until}です。`,
  faults: {
    notALicence: () => 'ライセンスではありません。ピリオドを2つ含む長い1行の文字列です。',
    badSignature: () => 'このライセンスは書き換えられたか、別の人が署名しています。',
    otherDeployment: ({ for: deployment }) =>
      `このライセンスは ${deployment} 用で、このサイト用ではありません。`,
    notYet: ({ from }) => `このライセンスは${from}からです。この端末の時計は合っていますか？`,
    expired: ({ until }) => `このライセンスは${until}で終わりました。`,
    cannotCheck: () => 'このブラウザではライセンスを確かめられません。新しいものならできます。',
  },
  notice: {
    title: '短いお知らせ',
    text: 'このようなお知らせがあるので、ヒントを無料で使えます。Premium では出ません。このために読み込んだものはなく、見たことはだれにも伝わりません。',
    wait: (seconds) => `あと${seconds}秒でヒントを見られます`,
    show: 'ヒントを見る',
  },
};
