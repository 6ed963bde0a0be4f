import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` and ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string =>
  of === 's' ? cards(count) : `${cards(count)} ${of === 'w' ? 'below' : 'face down'}`;

/** What the table answers, in English. */
export const access: AccessMessages = {
  title: 'Ask the table',
  says: 'What can move, where a card is, what changed',
  whatCanMove: 'What can move?',
  whatChanged: 'What changed?',
  whereIs: 'Where is a card?',
  whatIsIn: 'What is in a pile?',
  choose: 'Choose …',
  letters: 'Or its letters, such as 9C or 10H',
  ask: 'Ask',
  notACard: (found) => `“${found}” is no card. Rank, then S, H, D or C: 9C is the 9 of clubs.`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} from ${pile(from)} to ${places.map(pile).join(' or ')}.`,
    takeBack: (of) => `Can be taken back: ${list(of.map(card))}.`,
    draw: 'The stock can be drawn from.',
    redeal: 'The waste can be turned over.',
    nothingMoves: 'Nothing can move.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} on it` : 'on top'}.`,
    home: (of) => `${capital(card(of))}: home, on its foundation.`,
    unseen: (of) => `${capital(card(of))}: not in sight.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'empty'}.`,
    nothingChanged: 'Nothing has been played yet.',
  },
};
