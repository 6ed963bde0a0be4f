import { type Card, cardOf, err, ok, type Rank, type Result, rankOf, SUITS, suitIndexOf } from '@geduld/core';

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'SHDC';
const SUIT_SIGNS = '♠♥♦♣';

/** What is wrong with the text of a card; `at` counts characters from 0. */
export type CardFault =
  | { readonly expected: 'rank'; readonly at: number; readonly found: string }
  | { readonly expected: 'suit'; readonly at: number; readonly found: string }
  | { readonly expected: 'end'; readonly at: number; readonly found: string };

/** `QH`, `TS`: rank, then suit. */
export const cardText = (card: Card): string =>
  `${RANK_LETTERS[rankOf(card) - 1]}${SUIT_LETTERS[suitIndexOf(card)]}`;

/** Reads `QH`, `qh`, `TS`, `10S`, `Q♥`. The inverse of `cardText`. */
export const parseCard = (text: string): Result<Card, CardFault> => {
  const rankLength = text.startsWith('10') ? 2 : 1;
  const rank = rankLength === 2 ? 10 : placeIn(RANK_LETTERS, text.charAt(0)) + 1;
  if (rank === 0) return err({ expected: 'rank', at: 0, found: text.charAt(0) });
  const letter = text.charAt(rankLength);
  const suit = SUITS[Math.max(placeIn(SUIT_LETTERS, letter), placeIn(SUIT_SIGNS, letter))];
  if (suit === undefined) return err({ expected: 'suit', at: rankLength, found: letter });
  const end = rankLength + 1;
  if (text.length > end) return err({ expected: 'end', at: end, found: text.slice(end) });
  return ok(cardOf(rank as Rank, suit));
};

/** Where a letter stands among others, in either case; −1 for none, and for no letter at all. */
const placeIn = (letters: string, letter: string): number =>
  letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
