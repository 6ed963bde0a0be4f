import {
  type Card,
  columnIndexOf,
  isColumn,
  isRed,
  type PileId,
  rankOf,
  suitOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Messages } from '../messages.ts';

const RANKS = ['エース', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ジャック', 'クイーン', 'キング'];
const SUIT_WORDS = { spades: 'スペード', hearts: 'ハート', diamonds: 'ダイヤ', clubs: 'クラブ' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'キング';
export const card = (of: Card): string => `${suit(of)}の${RANKS[rankOf(of) - 1]}`;

export const pile = (of: PileId): string => {
  if (of === 'w') return '捨て札';
  if (of === 's') return '山札';
  return isColumn(of) ? `${columnIndexOf(of) + 1}列目` : `${SUIT_WORDS[suitOfFoundation(of)]}の組札`;
};
/** Things are counted with a word for their kind; nouns have no plural. */
export const cards = (count: number): string => `${count}枚`;
export const moves = (count: number): string => `${count}手`;
export const passes = (count: number): string => `${count}周`;

/** Japanese. */
export const messages: Messages = {
  language: 'ja',
  card,
  pile,
  table: {
    name: 'テーブル',
    openCard: (of, on, cardsOn) => `${card(of)}、${pile(on)}${cardsOn > 0 ? `、上に${cards(cardsOn)}` : ''}`,
    pile: (of, count) => `${pile(of)}、${count === 0 ? '空' : cards(count)}`,
  },
  games: {
    KL: { name: 'クロンダイク', says: '山札と捨て札のある定番。' },
    TF: { name: 'ソートフル', says: '場札がすべて表のクロンダイク。' },
    RU: { name: 'ロシアン', says: 'ひとまとまりで動かし、同じスートで並べます。' },
    YU: { name: 'ユーコン', says: 'ひとまとまりで動かし、赤と黒を交互に並べます。' },
  },
  bar: {
    name: 'ゲーム',
    time: '時間',
    moves: '手数',
    score: '得点',
    shareCode: (code) => `コード ${code} を共有`,
  },
  actions: {
    name: '操作',
    undo: '戻す',
    redo: '進める',
    hint: 'ヒント',
    new: '新規',
    restart: '最初から',
    finish: '仕上げ',
    menu: 'メニュー',
    close: '閉じる',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: '空き容量がありません',
      closed: '別のタブで新しい版が開いています',
      deleted: 'ブラウザが保存領域を消したか閉じました',
    },
    notSaved: (reason) => `保存できません：${reason}。このまま遊べます。`,
    memoryOnly: 'このブラウザには保存できません。ゲームはページを閉じるまで残ります。',
    setAside: (count) =>
      count > 0
        ? `保存したゲームの一部が読めないため別に取り置きました。${moves(count)}のあとから続けます。`
        : '保存したゲームが読めないため別に取り置きました。',
    otherTab: 'このゲームは別のタブで開いています。',
    wentElsewhere: 'ゲームは別のタブで進みました。',
    playHere: 'ここで遊ぶ',
    notLoaded: 'この部分を読み込めませんでした。オンラインのときにもう一度お試しください。',
  },
  refusals: {
    gameWon: () => 'このゲームは勝ちで終わっています。',
    noSuchPile: () => 'このゲームにその札はありません。',
    noStock: () => 'このゲームに山札はありません。',
    stockEmpty: () => '山札は空です。',
    nothingToRedeal: () => '山札も捨て札も空です。',
    stockNotEmpty: ({ left }) => `山札にまだ${cards(left)}あります。`,
    noPassLeft: ({ passes: allowed }) => `山札はもう戻せません。このゲームは${passes(allowed)}までです。`,
    badCount: () => 'その枚数は動かせません。',
    samePile: () => 'カードはもうそこにあります。',
    fromStock: () => '山札はめくるもので、動かせません。',
    ontoStock: () => '山札には戻せません。',
    ontoWaste: () => '捨て札に置けるのは山札のカードだけです。',
    emptyPile: ({ pile: of }) => `${pile(of)}は空です。`,
    tooFewCards: ({ found }) => `そこには${cards(found)}しかありません。`,
    faceDown: () => '裏向きのカードは動かせません。',
    onlyTopCard: ({ pile: of }) => `${of === 'w' ? '捨て札' : '組札'}は一番上のカードだけ動かせます。`,
    notARun: ({ card: of, onto, building }) =>
      `順に並んでいません：${card(of)}は${card(onto)}に${building === 'alternateColor' ? '（赤黒交互には）' : ''}続きません。`,
    groupTooLarge: ({ limit }) => `一度に動かせるのは${cards(limit)}までです。`,
    oneCardHome: () => '組札には一枚ずつ置きます。',
    wrongFoundation: ({ card: of }) => `${card(of)}は${suit(of)}の組札に置きます。`,
    notNextHome: ({ wanted }) => `組札の次は${card(wanted)}です。`,
    vacancyWantsKing: () => '空の列に置けるのはキングだけです。',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'キングは空の列にだけ置けます。';
      if (building === 'sameSuit') return `${card(of)}は同じスートの${above(of)}にだけ置けます。`;
      const wanted = building === 'anySuit' ? above(of) : `${isRed(of) ? '黒' : '赤'}の${above(of)}`;
      return `${card(of)}は${wanted}にだけ置けます。`;
    },
    nothingToUndo: () => '戻す手がありません。',
    undoLimit: ({ limit }) => `戻せるのは${limit}手までです。`,
    nothingToRedo: () => '進める手がありません。',
    cannotFinish: () => 'まだ仕上げられません。',
  },
  said: {
    dealt: (game, code) => `${game}、${code}、配りました。`,
    opened: (game, count) => `${game}、${moves(count)}のあとから。`,
    carried: (of, count, _from, to) =>
      `${card(of)}${count > 1 ? `とほか${cards(count - 1)}` : ''}を${pile(to)}へ。`,
    turnedUp: (of, on) => `${pile(on)}に${card(of)}が出ました。`,
    drew: (drawn) => `めくった札：${drawn.map(card).join('、')}。`,
    redealt: (count) => `捨て札を山札に戻しました：${cards(count)}。`,
    finished: (count) => `${cards(count)}を組札へ。`,
    undone: '戻しました。',
    redone: '進めました。',
    score: (score) => `${score}点。`,
    moveCount: (count) => `${moves(count)}。`,
    selected: (of, on) => `${card(of)}${on > 0 ? `とほか${cards(on)}` : ''}を持ちました。`,
    places: (count) => (count === 0 ? '置ける場所はありません。' : `置ける場所：${count}。`),
    dropped: '元に戻しました。',
    won: (score) => `勝ち、${score}点。`,
  },
};
