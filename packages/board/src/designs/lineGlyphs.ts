import type { Rank } from '@geduld/core';
import type { CardLetters } from '../faceDesign.ts';

/**
 * A rank as the strokes of a pen, in hundredths of the cap height: what the pen draws thick and what it draws thin
 * make the whole sign; `serif` is what a printer adds at the ends.
 */
export type LineGlyph = {
  readonly width: number;
  readonly thick: string;
  readonly thin: string;
  readonly serif: string;
};

const glyph = (width: number, thick: string, thin: string, serif = ''): LineGlyph => ({
  width,
  thick,
  thin,
  serif,
});

const LINE_GLYPHS: Readonly<Record<string, LineGlyph>> = {
  A: glyph(80, 'M41 1L74 100', 'M5 100L41 1M18 66H62', 'M-6 100H18M60 100H90'),
  2: glyph(
    61,
    'M31 1C48 1 57 12 57 27C57 41 49 51 38 63',
    'M4 27C5 10 17 1 31 1M38 63L5 99M5 99H58',
    'M58 99L61 82',
  ),
  3: glyph(
    59,
    'M42 4C50 8 54 15 54 24C54 34 48 42 40 45M42 49C53 53 58 62 58 73C58 85 52 93 43 97',
    'M5 20C8 8 18 1 29 1C34 1 38 2 42 4M40 45C35 47 30 47 23 47M23 47C31 47 37 47 42 49M43 97C39 99 35 100 30 100C16 100 6 92 3 80',
  ),
  4: glyph(66, 'M50 0V100', 'M50 1L3 68H66', 'M36 100H64'),
  5: glyph(
    60,
    'M46 44C54 49 58 57 58 68C58 80 53 90 45 95',
    'M12 1H54M12 1L9 47C15 41 22 38 31 38C37 38 42 40 46 44M45 95C41 98 38 100 32 100C17 100 6 92 3 79',
    'M54 1V12',
  ),
  6: glyph(
    61,
    'M20 12C9 22 3 38 3 60C3 77 7 89 15 96M50 46C56 52 58 60 58 69C58 80 55 89 48 95',
    'M54 8C43 -1 29 3 20 12M15 96C20 99 25 100 31 100C38 100 43 99 48 95M50 46C46 41 40 39 33 39C20 39 9 47 4 58',
  ),
  7: glyph(60, 'M58 1C38 32 26 62 24 100', 'M3 1H58', 'M3 1L2 20'),
  8: glyph(
    61,
    'M13 7.5C5 16 5 33 15 42M46 7.5C54 16 54 33 45 42M12 52C0 62 0 84 13 94M49 52C62 62 62 84 48 94',
    'M13 7.5C22 -2 37 -2 46 7.5M15 42C22 49 42 45 49 52M45 42C38 49 20 45 12 52M13 94C22 102 39 102 48 94',
  ),
  9: glyph(
    61,
    'M41 88C52 78 58 62 58 40C58 23 54 11 46 4M11 54C5 48 3 40 3 31C3 20 6 11 13 5',
    'M7 92C18 101 32 97 41 88M46 4C41 1 36 0 30 0C23 0 18 1 13 5M11 54C15 59 21 61 28 61C41 61 52 53 57 42',
  ),
  10: glyph(
    92,
    'M14 0V100M43 22C39 40 39 60 43 78M85 22C89 40 89 60 85 78',
    'M14 0L0 13M64 -1C44 -1 40 26 40 50C40 75 44 101 64 101C84 101 88 75 88 50C88 26 84 -1 64 -1',
    'M2 100H26',
  ),
  J: glyph(46, 'M32 0V76', 'M32 76C32 92 25 100 14 100C7 100 2 96 1 87', 'M19 0H45'),
  Q: glyph(
    80,
    'M8 22C1 40 1 62 8 80M71 22C78 40 78 62 71 80',
    'M40 -1C14 -1 3 24 3 51C3 78 14 102 40 102C66 102 76 78 76 51C76 24 66 -1 40 -1M40 78C52 78 56 106 76 104',
  ),
  K: glyph(76, 'M12 0V100M33 38L70 100', 'M64 0L12 60', 'M0 0H25M0 100H25M52 0H76M58 100H84'),
  B: glyph(
    64,
    'M12 0V100M48 4C57 10 57 36 47 43M52 49C63 57 63 88 51 97',
    'M12 0H34C40 0 44 1 48 4M12 46H35C40 46 44 45 47 43M35 46C42 46 48 46 52 49M12 100H36C42 100 47 99 51 97',
    'M0 0H14M0 100H14',
  ),
  D: glyph(
    72,
    'M12 0V100M56 12C74 30 74 70 56 88',
    'M12 0H28C40 0 49 5 56 12M12 100H28C40 100 49 95 56 88',
    'M0 0H14M0 100H14',
  ),
  E: glyph(60, 'M12 0V100', 'M12 0H56M12 48H44M12 100H58', 'M0 0H14M0 100H14M56 0V16M44 39V57M58 100V83'),
  H: glyph(78, 'M12 0V100M66 0V100', 'M12 49H66', 'M0 0H24M0 100H24M54 0H78M54 100H78'),
  Kn: glyph(
    116,
    'M10 0V100M28 38L62 100M80 42V100M108 60V100',
    'M56 0L10 60M80 58C88 38 108 36 108 60',
    'M0 0H22M0 100H22M46 0H66M70 42H80M72 100H88M100 100H116',
  ),
  P: glyph(
    60,
    'M12 0V100M50 5C60 13 60 42 50 50',
    'M12 0H34C41 0 46 1 50 5M12 54H34C41 54 46 53 50 50',
    'M0 0H14M0 100H26',
  ),
  R: glyph(
    72,
    'M12 0V100M50 4C58 11 58 38 50 46M36 50L66 100',
    'M12 0H34C41 0 46 1 50 4M12 50H34C41 50 46 49 50 46',
    'M0 0H14M0 100H26M56 100H78',
  ),
  V: glyph(80, 'M6 0L40 99', 'M74 0L40 99', 'M-6 0H20M62 0H86'),
  W: glyph(106, 'M4 0L30 99M52 0L78 99', 'M30 99L52 0M78 99L102 0', 'M-6 0H16M92 0H112'),
};

const INTERNATIONAL: Readonly<Partial<Record<Rank, string>>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** The strokes of a rank in the letters that were chosen. */
export const lineGlyph = (rank: Rank, letters: CardLetters | undefined): LineGlyph =>
  LINE_GLYPHS[letters?.texts[rank] ?? INTERNATIONAL[rank] ?? String(rank)] ?? glyph(0, '', '');

/** A pen for line glyphs: weights of its strokes in units of the card; without serifs unless it says so. */
export type Pen = {
  readonly thick: number;
  readonly thin: number;
  readonly serifs: boolean;
  readonly cap: 'round' | 'butt';
};

/** A rank drawn with a pen: `height` is that of a capital, `narrow` less than 1 condenses it. */
export const penned = (
  one: LineGlyph,
  pen: Pen,
  place: { readonly x: number; readonly y: number; readonly height: number; readonly narrow: number },
): string => {
  const scale = place.height / 100;
  const weight = (width: number) => Math.round((width / scale) * 100) / 100;
  const thin = one.thin + (pen.serifs ? one.serif : '');
  return (
    `<g fill="none" stroke-linecap="${pen.cap}" stroke-linejoin="round" transform="translate(${place.x} ${place.y})scale(${Math.round(scale * place.narrow * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">` +
    `<path stroke-width="${weight(pen.thick)}" d="${one.thick}"/>` +
    `<path stroke-width="${weight(pen.thin)}" d="${thin}"/></g>`
  );
};
