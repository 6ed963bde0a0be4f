import { SHORT_CODES } from '@geduld/notation';

/**
 * A number of a deal, each equally likely, from 64 random bits given as two words of 32. The 53 bits that a number
 * holds are nearly 2^20 times as many as there are deals; a value in the incomplete last block is thrown away.
 */
export const dealNumber = (words: () => readonly [number, number]): number => {
  const usable = Number.MAX_SAFE_INTEGER - (Number.MAX_SAFE_INTEGER % SHORT_CODES);
  for (;;) {
    const [high, low] = words();
    const value = (high & 0x1fffff) * 2 ** 32 + low;
    if (value < usable) return value % SHORT_CODES;
  }
};

/** The same from the browser's own source. */
export const randomDealNumber = (): number =>
  dealNumber(() => {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    return [high, low];
  });

/** A name that nothing else has, also where `randomUUID` is missing (pages without https). */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
