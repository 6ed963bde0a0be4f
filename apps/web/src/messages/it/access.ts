import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, counted, pile, the, toPile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` e ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `${cards(count)} sotto` : counted(count, 'carta coperta', 'carte coperte');
};

/** What the table answers, in Italian. */
export const access: AccessMessages = {
  title: 'Chiedi al tavolo',
  says: 'Che cosa si muove, dov’è una carta, che cosa è cambiato',
  whatCanMove: 'Che cosa si può muovere?',
  whatChanged: 'Che cosa è cambiato?',
  whereIs: 'Dov’è una carta?',
  whatIsIn: 'Che cosa c’è in una pila?',
  choose: 'Scegli…',
  letters: 'O le sue lettere, come 9C o 10H',
  ask: 'Chiedi',
  notACard: (found) =>
    `«${found}» non è una carta. Il valore, poi S (picche), H (cuori), D (quadri) o C (fiori).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(the(of))}${and(cardsOn)}: da ${pile(from)} ${places.map(toPile).join(' o ')}.`,
    takeBack: (of) => `Si può riprendere: ${list(of.map(card))}.`,
    draw: 'Si può pescare dal mazzo.',
    redeal: 'Si possono rigirare gli scarti.',
    nothingMoves: 'Non si può muovere niente.',
    inPile: (of, on, cardsOn) =>
      `${capital(the(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} sopra` : 'in cima'}.`,
    home: (of) => `${capital(the(of))}: già sulla sua base.`,
    unseen: (of) => `${capital(the(of))}: non in vista.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'nessuna carta'}.`,
    nothingChanged: 'Non è stato ancora giocato niente.',
  },
};
