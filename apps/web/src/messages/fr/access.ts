import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, counted, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` et ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `${cards(count)} dessous` : counted(count, 'carte cachée', 'cartes cachées');
};

/** What the table answers, in French. */
export const access: AccessMessages = {
  title: 'Interroger la table',
  says: 'Ce qui peut bouger, où est une carte, ce qui a changé',
  whatCanMove: 'Qu’est-ce qui peut bouger ?',
  whatChanged: 'Qu’est-ce qui a changé ?',
  whereIs: 'Où est une carte ?',
  whatIsIn: 'Qu’y a-t-il dans une pile ?',
  choose: 'Choisir…',
  letters: 'Ou ses lettres, comme 9C ou 10H',
  ask: 'Demander',
  notACard: (found) =>
    `« ${found} » n’est pas une carte. Le rang, puis S (pique), H (cœur), D (carreau) ou C (trèfle).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} : ${pile(from)} vers ${places.map(pile).join(' ou ')}.`,
    takeBack: (of) => `Peut être repris : ${list(of.map(card))}.`,
    draw: 'On peut piocher.',
    redeal: 'On peut retourner la défausse.',
    nothingMoves: 'Rien ne peut bouger.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))} : ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} dessus` : 'sur le dessus'}.`,
    home: (of) => `${capital(card(of))} : rangé sur sa fondation.`,
    unseen: (of) => `${capital(card(of))} : hors de vue.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))} : ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'vide'}.`,
    nothingChanged: 'Rien n’a encore été joué.',
  },
};
