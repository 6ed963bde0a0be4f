import type { RankGlyph } from '../rankPaths.ts';

/** The letters that ranks have in other languages, drawn as `RANK_GLYPHS` are. */
export const LETTER_GLYPHS = {
  B: {
    width: 70,
    path:
      'M0 0H37C55 0 66 10 66 26C66 36 61 44 52 47C63 50 70 59 70 71C70 89 57 100 37 100H0Z' +
      'M20 16V41H34C41.5 41 46 36.5 46 28.5C46 20.5 41.5 16 34 16ZM20 56V84H35C44 84 49 79 49 70C49 61 44 56 35 56Z',
  },
  D: {
    width: 76,
    path:
      'M0 0H32C58 0 76 19 76 50C76 81 58 100 32 100H0Z' +
      'M20 17.5V82.5H31C46.5 82.5 55 71 55 50C55 29 46.5 17.5 31 17.5Z',
  },
  E: { width: 60, path: 'M0 0H58V17H20V41H52V58H20V83H60V100H0Z' },
  H: { width: 74, path: 'M0 0H20V40H54V0H74V100H54V58H20V100H0Z' },
  Kn: {
    width: 125,
    path:
      'M0 0H18V41L43 0H64L37 43L66 100H45L25 58L18 69V100H0Z' +
      'M74 36H91V45C95 38.5 100.5 34.5 108 34.5C119.5 34.5 125 42 125 56V100H107V60C107 52.5 105 49.5 100 49.5' +
      'C95 49.5 92 53 92 60V100H74Z',
  },
  P: {
    width: 70,
    path:
      'M0 0H37C57 0 70 12 70 32C70 52 57 64 37 64H20V100H0Z' +
      'M20 17V47H35C44 47 49.5 41.5 49.5 32C49.5 22.5 44 17 35 17Z',
  },
  R: {
    width: 73,
    path:
      'M0 0H38C57 0 69 12 69 31C69 45 62 55 51 59L73 100H50L31 62H20V100H0Z' +
      'M20 17V46H36C44 46 48.5 41 48.5 31.5C48.5 22 44 17 36 17Z',
  },
  V: { width: 84, path: 'M0 0H22L42 72L62 0H84L54 100H30Z' },
  W: { width: 116, path: 'M0 0H20L34 68L49 0H67L82 68L96 0H116L93 100H71L58 42L45 100H23Z' },
  K: { width: 77, path: 'M0 0H20V41L50 0H74L42.5 43L77 100H53L28.5 58.5L20 69.5V100H0Z' },
} as const satisfies Readonly<Record<string, RankGlyph>>;
export type Letter = keyof typeof LETTER_GLYPHS;
