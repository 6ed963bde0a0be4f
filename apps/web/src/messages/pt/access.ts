import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, counted, pile, the, thePile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` e ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `${cards(count)} por baixo` : counted(count, 'carta fechada', 'cartas fechadas');
};

/** What the table answers, in Portuguese. */
export const access: AccessMessages = {
  title: 'Perguntar à mesa',
  says: 'O que pode ser movido, onde está uma carta, o que mudou',
  whatCanMove: 'O que pode ser movido?',
  whatChanged: 'O que mudou?',
  whereIs: 'Onde está uma carta?',
  whatIsIn: 'O que há em uma pilha?',
  choose: 'Escolher…',
  letters: 'Ou as letras dela, como 9C ou 10H',
  ask: 'Perguntar',
  notACard: (found) =>
    `“${found}” não é uma carta. O valor, depois S (espadas), H (copas), D (ouros) ou C (paus).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(the(of))}${and(cardsOn)}: de ${pile(from)} para ${places.map(thePile).join(' ou ')}.`,
    takeBack: (of) => `Pode voltar para uma coluna: ${list(of.map(card))}.`,
    draw: 'Dá para comprar do monte.',
    redeal: 'Dá para virar o descarte.',
    nothingMoves: 'Nada pode ser movido.',
    inPile: (of, on, cardsOn) =>
      `${capital(the(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} por cima` : 'no topo'}.`,
    home: (of) => `${capital(the(of))}: já na sua fundação.`,
    unseen: (of) => `${capital(the(of))}: fora de vista.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'nenhuma carta'}.`,
    nothingChanged: 'Nada foi jogado ainda.',
  },
};
