import type { Settings } from './settings.ts';

/**
 * The little that must be known before the database has opened: whether there is a stored game to wait for, and how
 * the page is written and lit. Lost or broken, it costs a moment, never a game.
 */
export interface Beforehand {
  readonly returning: boolean;
  readonly language: string;
  readonly theme: string;
}

const KEY = 'geduld.hints';

/** Reads it; what a first visit knows when nothing is there. */
export const readBeforehand = (): Beforehand => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found === 'object' && found !== null) {
      const { returning, language, theme } = found as Record<string, unknown>;
      return {
        returning: returning === true,
        language: typeof language === 'string' ? language : 'auto',
        theme: typeof theme === 'string' ? theme : 'auto',
      };
    }
  } catch {
    // Storage may be forbidden, and anything may stand in it.
  }
  return { returning: false, language: 'auto', theme: 'auto' };
};

/** Writes it for a player who now has a stored game. */
export const writeBeforehand = ({ language, theme }: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ returning: true, language, theme }));
  } catch {
    // Without it the next start shows a new table for a moment before the stored one.
  }
};
