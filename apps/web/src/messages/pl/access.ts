import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, counted, ontoPile, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` i ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  if (of === 'w') return `pod spodem ${cards(count)}`;
  return counted(count, 'zakryta karta', 'zakryte karty', 'zakrytych kart');
};

/** What the table answers, in Polish. */
export const access: AccessMessages = {
  title: 'Zapytaj stół',
  says: 'Co można przenieść, gdzie leży karta, co się zmieniło',
  whatCanMove: 'Co można przenieść?',
  whatChanged: 'Co się zmieniło?',
  whereIs: 'Gdzie leży karta?',
  whatIsIn: 'Co leży na stosie?',
  choose: 'Wybierz…',
  letters: 'Albo jej litery, na przykład 9C lub 10H',
  ask: 'Zapytaj',
  notACard: (found) =>
    `„${found}” to nie karta. Najpierw wartość, potem S (pik), H (kier), D (karo) lub C (trefl).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} (${pile(from)}): ${places.map(ontoPile).join(' lub ')}.`,
    takeBack: (of) => `Do zabrania z powrotem: ${list(of.map(card))}.`,
    draw: 'Można dobrać z talii.',
    redeal: 'Można odwrócić stos odrzuconych.',
    nothingMoves: 'Niczego nie można przenieść.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))}: ${pile(on)}, ${cardsOn > 0 ? `na niej ${cards(cardsOn)}` : 'na wierzchu'}.`,
    home: (of) => `${capital(card(of))}: już na stosie bazowym.`,
    unseen: (of) => `${capital(card(of))}: tej karty nie widać.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'nie ma kart'}.`,
    nothingChanged: 'Nic jeszcze nie zagrano.',
  },
};
