import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: '得点', moveCount: '手数', won: '勝敗' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? '勝ち' : '勝ちではない';

/** Around one game, in Japanese. */
export const play: PlayWords = {
  moves: {
    title: '手順',
    open: '手順としおり',
    openSays: 'どの手にも戻れます。試したことは何も失われません',
    line: 'この進め方',
    deal: '配り',
    none: 'まだ一手も指していません。',
    here: 'ここ',
    apart: '戻せる範囲外',
    apartSays: (limit) =>
      `ここで戻せるのは${moves(limit)}です。それより前は別のゲームとして開き、いまのゲームは残ります。`,
    openedApart: '別のゲームとして開きました。元のゲームは「これまでのゲーム」にあります。',
    left: (count) => `ほかに試した進め方：${count}`,
    leftSays: '分かれ目まで戻してから、その手をもう一度進めます。',
    leftAfter: (nth, move, length) => `${nth}手目のあと：${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `配りから：${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'しおり',
    add: 'ここにしおりをはさむ',
    after: (count) => `${moves(count)}のあと`,
    name: 'しおりの名前',
    rename: (name) => `「${name}」の名前を変える`,
    remove: (name) => `「${name}」を消す`,
    keep: '残す',
  },
  earlier: {
    game: '表示',
    all: 'すべてのゲーム',
    score: (score) => `${score}点`,
    endings: { won: '勝ち', givenUp: 'あきらめ', newDeal: '途中' },
    daily: (day) => `${day}のチャレンジ`,
    older: 'もっと古いゲームを表示',
    noneOfThese: 'このゲームはまだありません。',
  },
  replay: {
    name: '再生',
    play: '再生する',
    pause: '一時停止',
    first: '配りへ',
    back: '一手戻る',
    on: '一手進む',
    last: '最後へ',
  },
  share: {
    title: '共有',
    deal: 'この配り',
    dealSays: 'リンクを開くかコードを入力した人に、同じカードが配られます。',
    code: 'コード',
    link: 'リンク',
    copyCode: 'コードをコピー',
    copyLink: 'リンクをコピー',
    copied: 'コピーしました。',
    copyFailed: 'コピーできませんでした。文字を選んでコピーしてください。',
    send: '送る…',
    qr: 'リンクのQRコード',
    qrSays: 'スマートフォンで読み取ると配りが開きます。',
    game: 'このゲーム',
    gameSays: 'すべての手を収めたファイルです。開いた人が確かめ、振り返れます。',
    save: 'ゲームファイルを保存',
    nothingToSave: '最初の手を指すまでは保存するものがありません。',
    open: 'ゲームファイルを開く',
    drop: '離すとゲームファイルを開きます',
    opened: (count) =>
      `ファイルから開きました（${moves(count)}のあと）。すべての手を確かめました。統計には数えません。`,
    openedWon: '勝ったゲームです。すべての手を確かめました。ここで見られますが、あなたの勝ちには数えません。',
    refused: 'このファイルは開けませんでした。何も変わっていません。',
  },
  dealNow: '待たずに配る',
  recordFaults: {
    notJson: ({ says }) => `ゲームファイルではありません：${says}。`,
    laterRecord: ({ version }) =>
      `新しい版（${version}）のものです。アプリを読み込み直してからお試しください。`,
    badField: ({ field, found, expected }) => `${field}：${expected} のはずが ${found} です。`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `${entry}行目：「${text}」ではなく c3-c5 のような手が必要です。`,
    refused: (entry, text, why) => `${entry}行目：「${text}」はそこではできません。${why}`,
    brokenStep: ({ entry, text, expected }) => `${entry}行目：「${text}」ではなく ${expected} が必要です。`,
    total: ({ field, found, expected }) =>
      `${TOTALS[field]}：${valueText(found)}とありますが、再生すると${valueText(expected)}です。`,
  },
};
