import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` met ${cards(cardsOn)} erop` : '');
const unseenIn = (of: PileId, count: number): string =>
  of === 's' ? cards(count) : `${cards(count)} ${of === 'w' ? 'eronder' : 'gesloten'}`;

/** What the table answers, in Dutch. */
export const access: AccessMessages = {
  title: 'Vraag de tafel',
  says: 'Wat kan er bewegen, waar ligt een kaart, wat veranderde er',
  whatCanMove: 'Wat kan er bewegen?',
  whatChanged: 'Wat veranderde er?',
  whereIs: 'Waar ligt een kaart?',
  whatIsIn: 'Wat ligt er op een stapel?',
  choose: 'Kies …',
  letters: 'Of haar letters, zoals 9C of 10H',
  ask: 'Vraag',
  notACard: (found) =>
    `“${found}” is geen kaart. Eerst de rang, dan S (schoppen), H (harten), D (ruiten) of C (klaveren).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} van ${pile(from)} naar ${places.map(pile).join(' of ')}.`,
    takeBack: (of) => `Kan terug naar het tableau: ${list(of.map(card))}.`,
    draw: 'Er kan van de trekstapel worden gedraaid.',
    redeal: 'De aflegstapel kan worden omgedraaid.',
    nothingMoves: 'Er kan niets bewegen.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} erop` : 'bovenop'}.`,
    home: (of) => `${capital(card(of))}: thuis, op de basisstapel.`,
    unseen: (of) => `${capital(card(of))}: niet te zien.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'leeg'}.`,
    nothingChanged: 'Er is nog niets gespeeld.',
  },
};
