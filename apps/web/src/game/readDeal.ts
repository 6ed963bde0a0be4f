import { err, ok, type Result } from '@geduld/core';
import {
  type CodeFault,
  type DealCode,
  type DealFault,
  longCode,
  parseCard,
  parseDeal,
  readCode,
} from '@geduld/notation';
import { dealOfGame } from './attempts.ts';

/** Why what was typed names no deal. */
export type TypedFault =
  | { readonly of: 'code'; readonly fault: CodeFault }
  | { readonly of: 'cards'; readonly fault: DealFault };

/** Signs that people put between cards, and before columns, when they write a deal down. */
const BETWEEN_CARDS = /[|,;/]|\bcolumn \d:|\bstock:/gi;

/**
 * Reads what a player typed or pasted: a code, or the 52 cards of a deal for `game`. It is taken for cards when its first
 * words are some.
 */
export const readTyped = (text: string, game: string): Result<DealCode, TypedFault> => {
  const cards = text.replace(BETWEEN_CARDS, ' ');
  const words = cards.split(/\s+/).filter((word) => word !== '');
  if (words.length >= 2 && words.slice(0, 2).every((word) => parseCard(word).ok)) {
    const order = parseDeal(cards);
    if (!order.ok) return err({ of: 'cards', fault: order.error });
    return ok(longCode(dealOfGame(game, 0).game, order.value));
  }
  const code = readCode(text);
  return code.ok ? code : err({ of: 'code', fault: code.error });
};
