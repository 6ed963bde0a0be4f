import { type Looks, openWardrobe, type TableDesign } from '@geduld/board';
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts';

/** How a new player's table looks, as the style sheet has it; nothing has to be fetched for it. */
export const FIRST_LOOKS: Looks = { table: undefined, back: undefined, faces: 'auto', letters: undefined };

/** Who asks for high contrast has the table of high contrast, whichever was chosen. */
const asksForContrast = (theme: string): boolean =>
  theme === 'contrast' || (theme === 'auto' && matchMedia('(prefers-contrast: more)').matches);

/**
 * The designs that the settings name, with `onlyFree` those of them that are free (P2). Rejected when one of them cannot
 * be fetched.
 */
export const loadLooks = async (
  { theme, table: chosen, back, faces, cardLetters }: Settings,
  language: string,
  onlyFree = false,
): Promise<Looks> => {
  const letters = cardLetters === 'language' ? language : undefined;
  const { table: green, back: crimson } = DEFAULT_SETTINGS;
  const contrast = asksForContrast(theme);
  const first = !contrast && chosen === green && back === crimson && faces === 'auto' && !letters;
  if (first) return FIRST_LOOKS;
  const wardrobe = await openWardrobe();
  const choice = { table: chosen, back, faces, letters };
  const worn = onlyFree ? wardrobe.freeOf(choice) : choice;
  return wardrobe.looksOf(contrast ? { ...worn, table: 'contrast' } : worn);
};

/** Lays the felt under the whole page, with the colours of what is written on it; without one, that of the style sheet. */
export const layFelt = (table: TableDesign | undefined): void => {
  const { dataset, style } = document.documentElement;
  dataset.tone = table?.tone ?? '';
  style.setProperty('--felt', table?.background ?? '');
  style.setProperty('--table-text', table?.text ?? '');
  style.setProperty('--table-quiet', table?.quiet ?? '');
  const color = table?.themeColor ?? '';
  style.backgroundColor = color;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color || '#14583f');
};
