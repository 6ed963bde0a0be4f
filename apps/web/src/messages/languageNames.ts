import type { Language } from './messages.ts';

/** Each language by its own name, as the settings offer it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português (Brasil)',
  pl: 'Polski',
  sv: 'Svenska',
  tr: 'Türkçe',
  ja: '日本語',
  ar: 'العربية',
};
