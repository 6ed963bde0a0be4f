import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { card, cards, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join('、');
const and = (cardsOn: number): string => (cardsOn > 0 ? `とほか${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `下に${cards(count)}` : `裏向き${cards(count)}`;
};

/** What the table answers, in Japanese. */
export const access: AccessMessages = {
  title: 'テーブルに聞く',
  says: '動かせるカード、カードの場所、変わったこと',
  whatCanMove: '動かせるのは？',
  whatChanged: '変わったのは？',
  whereIs: 'カードはどこ？',
  whatIsIn: 'どこに何がある？',
  choose: '選択…',
  letters: 'または文字で（9C や 10H など）',
  ask: '聞く',
  notACard: (found) =>
    `「${found}」というカードはありません。数のあとに S（スペード）、H（ハート）、D（ダイヤ）、C（クラブ）。`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${card(of)}${and(cardsOn)}：${pile(from)}から${places.map(pile).join('または')}へ。`,
    takeBack: (of) => `組札から戻せるカード：${list(of.map(card))}。`,
    draw: '山札をめくれます。',
    redeal: '捨て札を山札に戻せます。',
    nothingMoves: '動かせるカードはありません。',
    inPile: (of, on, cardsOn) =>
      `${card(of)}：${pile(on)}、${cardsOn > 0 ? `上に${cards(cardsOn)}` : '一番上'}。`,
    home: (of) => `${card(of)}：組札にあります。`,
    unseen: (of) => `${card(of)}：見えていません。`,
    pile: (of, seen, unseen) =>
      `${pile(of)}：${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || '空'}。`,
    nothingChanged: 'まだ何も動かしていません。',
  },
};
