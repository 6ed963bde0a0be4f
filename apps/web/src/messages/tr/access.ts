import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { capital, card, cards, pile, toPile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join(', ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` ve ${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  return of === 'w' ? `altta ${cards(count)}` : `${count} kapalı kart`;
};

/** What the table answers, in Turkish. */
export const access: AccessMessages = {
  title: 'Masaya sor',
  says: 'Ne taşınabilir, bir kart nerede, ne değişti',
  whatCanMove: 'Ne taşınabilir?',
  whatChanged: 'Ne değişti?',
  whereIs: 'Bir kart nerede?',
  whatIsIn: 'Bir yığında ne var?',
  choose: 'Seç…',
  letters: 'Ya da harfleriyle: 9C veya 10H gibi',
  ask: 'Sor',
  notACard: (found) =>
    `“${found}” bir kart değil. Önce değeri, sonra S (maça), H (kupa), D (karo) ya da C (sinek).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${capital(card(of))}${and(cardsOn)} (${pile(from)}): ${places.map(toPile).join(' ya da ')}.`,
    takeBack: (of) => `Temelden indirilebilir: ${list(of.map(card))}.`,
    draw: 'Desteden çekilebilir.',
    redeal: 'Iskarta çevrilebilir.',
    nothingMoves: 'Hiçbir şey taşınamaz.',
    inPile: (of, on, cardsOn) =>
      `${capital(card(of))}: ${pile(on)}, ${cardsOn > 0 ? `üstünde ${cards(cardsOn)}` : 'en üstte'}.`,
    home: (of) => `${capital(card(of))}: kendi temelinde.`,
    unseen: (of) => `${capital(card(of))}: görünürde değil.`,
    pile: (of, seen, unseen) =>
      `${capital(pile(of))}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'boş'}.`,
    nothingChanged: 'Henüz bir şey oynanmadı.',
  },
};
