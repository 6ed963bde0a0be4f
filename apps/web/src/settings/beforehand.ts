import type { TableDesign } from '@geduld/board';
import type { Settings } from './settings.ts';

/**
 * The little that must be known before the database has opened: whether there is a stored game to wait for, and how
 * the page is written and lit. Lost or broken, it costs a moment, never a game.
 */
export interface Beforehand {
  readonly returning: boolean;
  readonly language: string;
  readonly theme: string;
  /** The felt (a CSS background) and its tone, so that a page never begins on another table. */
  readonly felt: string;
  readonly tone: string;
}

const KEY = 'geduld.hints';

/** Reads it; what a first visit knows when nothing is there. */
export const readBeforehand = (): Beforehand => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found === 'object' && found !== null) {
      const { returning, language, theme, felt, tone } = found as Record<string, unknown>;
      return {
        returning: returning === true,
        language: typeof language === 'string' ? language : 'auto',
        theme: typeof theme === 'string' ? theme : 'auto',
        felt: typeof felt === 'string' ? felt : '',
        tone: typeof tone === 'string' ? tone : '',
      };
    }
  } catch {
    // Storage may be forbidden, and anything may stand in it.
  }
  return { returning: false, language: 'auto', theme: 'auto', felt: '', tone: '' };
};

/** Writes it for a player who now has a stored game. */
export const writeBeforehand = ({ language, theme }: Settings, table: TableDesign | undefined): void => {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ returning: true, language, theme, felt: table?.background, tone: table?.tone }),
    );
  } catch {
    // Without it the next start shows a new table for a moment before the stored one.
  }
};
