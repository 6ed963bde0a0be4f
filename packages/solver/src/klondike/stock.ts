import { highestPlace } from './layout.ts';

/*
 * The stock as a word: bit n is set while card n, in the order of drawing from a fresh pass, is still in stock or
 * waste. `gap` says how far the pass has gone: cards below the gap lie in the waste. Draws and redeals are no moves of
 * the search: a state knows which cards can be made the top of the waste, and taking card n leaves the gap at n.
 */

/** For a residue and a byte: which set bits are every third, and the residue after them. */
const THIRD = new Uint8Array(3 * 256);
const RESIDUE = new Uint8Array(3 * 256);
for (let residue = 0; residue < 3; residue++) {
  for (let byte = 0; byte < 256; byte++) {
    let seen = residue;
    let third = 0;
    for (let bit = 0; bit < 8; bit++) {
      if ((byte & (1 << bit)) === 0) continue;
      seen++;
      if (seen === 3) {
        third |= 1 << bit;
        seen = 0;
      }
    }
    THIRD[256 * residue + byte] = third;
    RESIDUE[256 * residue + byte] = seen;
  }
}

const everyThird = (cards: number): number => {
  const first = cards & 255;
  const second = 256 * RESIDUE[first]! + ((cards >> 8) & 255);
  const third = 256 * RESIDUE[second]! + ((cards >> 16) & 255);
  return THIRD[first]! | (THIRD[second]! << 8) | (THIRD[third]! << 16);
};

const highestBit = (cards: number): number => (cards === 0 ? 0 : 1 << highestPlace(cards));

/** Cards that a pass over `cards`, begun anew, shows on top of the waste. */
export const shownByPass = (draw: number, cards: number): number =>
  draw === 1 ? cards : everyThird(cards) | highestBit(cards);

/** Cards that can be made the top of the waste without a redeal: the one that is, and those of the rest of the pass. */
export const shownNow = (draw: number, cards: number, gap: number): number => {
  const waste = cards & ((1 << gap) - 1);
  return highestBit(waste) | shownByPass(draw, cards ^ waste);
};

/** Is the rest of the pass such that going round the stock once leads back to the same places? */
export const isPure = (draw: number, cards: number, gap: number): boolean => {
  if (draw === 1) return true;
  const waste = cards & ((1 << gap) - 1);
  if (waste === cards) return true;
  const first = waste & 255;
  const second = 256 * RESIDUE[first]! + ((waste >> 8) & 255);
  const third = 256 * RESIDUE[second]! + ((waste >> 16) & 255);
  return RESIDUE[third] === 0;
};
