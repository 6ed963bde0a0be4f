import { type Card, type DealOrder, err, ok, type Result } from '@geduld/core';
import { type CardFault, cardText, parseCard } from './cardText.ts';

/** What is wrong with a deal as text; `nth` counts cards from 1. */
export type DealFault =
  | { readonly why: 'notACard'; readonly nth: number; readonly found: string; readonly fault: CardFault }
  | { readonly why: 'twice'; readonly card: Card; readonly first: number; readonly nth: number }
  | { readonly why: 'cardCount'; readonly found: number; readonly expected: number };

/** A deal on one line: columns 1 to 7, each from its bottom card, then the stock in drawing order. */
export const dealText = (order: DealOrder): string => order.map(cardText).join(' ');

/** Reads 52 cards with white space between them. The inverse of `dealText`. */
export const parseDeal = (text: string): Result<DealOrder, DealFault> => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const placeOf = new Map<Card, number>();
  for (const [index, found] of words.entries()) {
    const nth = index + 1;
    const card = parseCard(found);
    if (!card.ok) return err({ why: 'notACard', nth, found, fault: card.error });
    const first = placeOf.get(card.value);
    if (first !== undefined) return err({ why: 'twice', card: card.value, first, nth });
    placeOf.set(card.value, nth);
  }
  if (placeOf.size !== 52) return err({ why: 'cardCount', found: placeOf.size, expected: 52 });
  return ok([...placeOf.keys()]);
};
