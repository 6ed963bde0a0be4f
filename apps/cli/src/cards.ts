import { type Card, isRed } from '@geduld/core';
import { cardText } from '@geduld/notation';
import type { Look } from './io.ts';

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** How cards and their surroundings are written, by what the far end can show. */
export interface Style {
  /** A card in two characters: `7D` or `7♦`. Never coloured. */
  readonly name: (card: Card) => string;
  /** A card in two columns of the screen, red where colour can be shown. */
  readonly card: (card: Card) => string;
  /** The back of a card, two columns. */
  readonly back: string;
  /** A place where no card lies, two columns. */
  readonly empty: string;
  readonly dim: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly dot: string;
}

/** The style of an output. Colours come and go in pairs, so that a line can be cut between them. */
export const styleOf = ({ color, signs }: Pick<Look, 'color' | 'signs'>): Style => {
  const sgr = (on: number, off: number) => (text: string) =>
    color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  const name = (card: Card): string => {
    const text = cardText(card);
    return signs ? `${text.charAt(0)}${SIGNS[text.charAt(1)]}` : text;
  };
  const red = sgr(31, 39);
  const dim = sgr(2, 22);
  return {
    name,
    card: (card) => (isRed(card) ? red(name(card)) : name(card)),
    back: dim(signs ? '▒▒' : '##'),
    empty: dim(signs ? '··' : '--'),
    dim,
    strong: sgr(1, 22),
    dot: signs ? '·' : '|',
  };
};
