import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { card, cards, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` und ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string =>
  of === 's' ? cards(count) : `${cards(count)} ${of === 'w' ? 'darunter' : 'verdeckt'}`;

/** What the table answers, in German. */
export const access: AccessMessages = {
  title: 'Den Tisch fragen',
  says: 'Was sich bewegen lässt, wo eine Karte liegt, was sich änderte',
  whatCanMove: 'Was lässt sich bewegen?',
  whatChanged: 'Was hat sich geändert?',
  whereIs: 'Wo liegt eine Karte?',
  whatIsIn: 'Was liegt auf einem Stapel?',
  choose: 'Wählen …',
  letters: 'Oder ihre Buchstaben, etwa 9C oder 10H',
  ask: 'Fragen',
  notACard: (found) =>
    `„${found}“ ist keine Karte. Erst der Rang, dann S (Pik), H (Herz), D (Karo) oder C (Kreuz).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${card(of)}${and(cardsOn)}, von ${pile(from)} auf ${places.map(pile).join(' oder ')}.`,
    takeBack: (of) => `Lässt sich zurückholen: ${list(of.map(card))}.`,
    draw: 'Vom Nachziehstapel lässt sich ziehen.',
    redeal: 'Der Ablagestapel lässt sich umdrehen.',
    nothingMoves: 'Nichts lässt sich bewegen.',
    inPile: (of, on, cardsOn) =>
      `${card(of)}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} darauf` : 'obenauf'}.`,
    home: (of) => `${card(of)}: am Ziel, auf dem Zielstapel.`,
    unseen: (of) => `${card(of)}: nicht zu sehen.`,
    pile: (of, seen, unseen) =>
      `${pile(of)}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'leer'}.`,
    nothingChanged: 'Es ist noch nichts gespielt.',
  },
};
