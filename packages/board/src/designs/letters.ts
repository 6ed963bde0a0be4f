import type { Rank } from '@geduld/core';
import type { CardLetters } from '../faceDesign.ts';
import type { RankGlyph } from '../rankPaths.ts';
import { LETTER_GLYPHS, type Letter } from './letterPaths.ts';
import { lineGlyph, penned } from './lineGlyphs.ts';

type Texts = Readonly<Partial<Record<Rank, Letter>>>;

/** Letters of the packs of a country where they are not A, J, Q and K, by language. */
const TEXTS: Readonly<Record<string, Texts>> = {
  nl: { 11: 'B', 12: 'V', 13: 'H' },
  de: { 11: 'B', 12: 'D' },
  fr: { 11: 'V', 12: 'D', 13: 'R' },
  pl: { 11: 'W', 12: 'D' },
  sv: { 1: 'E', 11: 'Kn', 12: 'D' },
  tr: { 11: 'V', 12: 'K', 13: 'P' },
};

/** The letters of a language's packs as a line to read, "A B V H"; `undefined` where they are A, J, Q and K. */
export const letterLine = (language: string): string | undefined => {
  const texts = TEXTS[language];
  return texts && [texts[1] ?? 'A', texts[11] ?? 'J', texts[12] ?? 'Q', texts[13] ?? 'K'].join(' ');
};

/** The letters of a language's packs; `undefined` where they are A, J, Q and K. */
export const lettersOf = (language: string): CardLetters | undefined => {
  const texts = TEXTS[language];
  if (!texts) return undefined;
  const glyphs: Partial<Record<Rank, RankGlyph>> = {};
  for (const [rank, text] of Object.entries(texts)) glyphs[Number(rank) as Rank] = LETTER_GLYPHS[text];
  const letters: CardLetters = {
    texts,
    glyphs,
    patch: (rank, suit, { ground, inks }) => {
      const glyph = lineGlyph(rank, letters);
      // As the pen of the pictures: one weight, 20 wide and 36 high.
      const height = 36.4;
      const narrow = Math.min(0.8, 20 / (glyph.width * (height / 100)));
      const x = Math.round((21.9 - (glyph.width * height * narrow) / 200) * 10) / 10;
      const pen = { thick: 3.9, thin: 3.5, serifs: true, cap: 'butt' } as const;
      // The paper as far as the frame of the court figure, which begins at 39.6.
      const corner =
        `<path fill="${ground}" d="M4 6H38.8V48H4Z"/>` +
        `<g stroke="${inks[suit]}">${penned(glyph, pen, { x, y: 10.4, height, narrow })}</g>`;
      return `${corner}<g transform="rotate(180 125 175)">${corner}</g>`;
    },
  };
  return letters;
};
