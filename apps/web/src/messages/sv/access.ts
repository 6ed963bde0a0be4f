import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, one, pile, thePile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` och ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `${cards(count)} under` : `${count} ${one(count) ? 'dolt' : 'dolda'} kort`;
};

/** What the table answers, in Swedish. */
export const access: AccessMessages = {
  title: 'Fråga bordet',
  says: 'Vad som kan flyttas, var ett kort ligger, vad som har ändrats',
  whatCanMove: 'Vad kan flyttas?',
  whatChanged: 'Vad har ändrats?',
  whereIs: 'Var ligger ett kort?',
  whatIsIn: 'Vad ligger i en hög?',
  choose: 'Välj…',
  letters: 'Eller dess bokstäver, som 9C eller 10H',
  ask: 'Fråga',
  notACard: (found) =>
    `”${found}” är inget kort. Valören, sedan S (spader), H (hjärter), D (ruter) eller C (klöver).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} från ${thePile(from)} till ${places.map(thePile).join(' eller ')}.`,
    takeBack: (of) => `Kan tas tillbaka: ${list(of.map(card))}.`,
    draw: 'Det går att dra från talongen.',
    redeal: 'Det går att vända kasthögen.',
    nothingMoves: 'Inget kan flyttas.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))}: ${pile(on)}, ${cardsOn > 0 ? `${cards(cardsOn)} ovanpå` : 'överst'}.`,
    home: (of) => `${capital(card(of))}: hemma på sin målhög.`,
    unseen: (of) => `${capital(card(of))}: syns inte.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'tom'}.`,
    nothingChanged: 'Ingenting har spelats ännu.',
  },
};
