import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, counted, pile, the, toPile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` y ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `${cards(count)} debajo` : counted(count, 'carta tapada', 'cartas tapadas');
};

/** What the table answers, in Spanish. */
export const access: AccessMessages = {
  title: 'Preguntar a la mesa',
  says: 'Qué se puede mover, dónde está una carta, qué ha cambiado',
  whatCanMove: '¿Qué se puede mover?',
  whatChanged: '¿Qué ha cambiado?',
  whereIs: '¿Dónde está una carta?',
  whatIsIn: '¿Qué hay en un montón?',
  choose: 'Elegir…',
  letters: 'O sus letras, como 9C o 10H',
  ask: 'Preguntar',
  notACard: (found) =>
    `«${found}» no es una carta. El rango y luego S (picas), H (corazones), D (diamantes) o C (tréboles).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(the(of))}${and(cardsOn)}: de ${pile(from)} ${places.map(toPile).join(' o ')}.`,
    takeBack: (of) => `Se puede recuperar: ${list(of.map(card))}.`,
    draw: 'Se puede robar del mazo.',
    redeal: 'Se puede dar la vuelta al descarte.',
    nothingMoves: 'Nada se puede mover.',
    inPile: (of, on, cardsOn) =>
      `${capital(the(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} encima` : 'arriba del todo'}.`,
    home: (of) => `${capital(the(of))}: ya en su base.`,
    unseen: (of) => `${capital(the(of))}: no está a la vista.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'sin cartas'}.`,
    nothingChanged: 'Todavía no se ha jugado nada.',
  },
};
