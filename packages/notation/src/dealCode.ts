import { type DealOrder, dealOrder } from '@geduld/core';
import type { Game } from '@geduld/games';
import { permutationIndex } from './permutation.ts';

/** Numbers 0 … 26^7 − 1 have a short code (C1). */
export const SHORT_CODES = 26 ** 7;
/** Letters of a short code's number. */
export const SHORT_LETTERS = 7;
/** Letters of a long code's number: enough for 52! (C6). */
export const LONG_LETTERS = 48;

/** The name of a deal: game, options and cards (C1–C6). */
export interface DealCode {
  readonly game: Game;
  readonly deal:
    | { readonly kind: 'short'; readonly number: number }
    | { readonly kind: 'long'; readonly order: DealOrder };
}

/** The code of a number, 0 <= number < `SHORT_CODES`. */
export const shortCode = (game: Game, number: number): DealCode => ({
  game,
  deal: { kind: 'short', number },
});

/** The code of any order of the pack. */
export const longCode = (game: Game, order: DealOrder): DealCode => ({ game, deal: { kind: 'long', order } });

/** The order of cards that a code names. */
export const orderOf = ({ deal }: DealCode): DealOrder =>
  deal.kind === 'short' ? dealOrder(BigInt(deal.number)) : deal.order;

const lettersOf = (number: bigint, length: number): string => {
  let rest = number;
  let text = '';
  for (let n = 0; n < length; n++) {
    text = String.fromCharCode(65 + Number(rest % 26n)) + text;
    rest /= 26n;
  }
  return text;
};

/** `RU1-C-AAAAABB`; long: `RU1-CX-` and 48 letters. */
export const codeText = ({ game, deal }: DealCode): string =>
  deal.kind === 'short'
    ? `${game.letters}1-${game.options}-${lettersOf(BigInt(deal.number), SHORT_LETTERS)}`
    : `${game.letters}1-${game.options}X-${lettersOf(permutationIndex(deal.order), LONG_LETTERS)}`;

/** The value of letters in base 26, most significant first; the caller knows that they are A–Z. */
export const numberOf = (letters: string): bigint => {
  let number = 0n;
  for (const letter of letters) number = number * 26n + BigInt(letter.charCodeAt(0) - 65);
  return number;
};
