import type { HelpMessages } from './helpWords.ts';
import type { Language } from './messages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: HelpMessages }>>> = {
  en: () => import('./en/help.ts'),
  nl: () => import('./nl/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  es: () => import('./es/help.ts'),
  it: () => import('./it/help.ts'),
  pt: () => import('./pt/help.ts'),
  pl: () => import('./pl/help.ts'),
  sv: () => import('./sv/help.ts'),
  tr: () => import('./tr/help.ts'),
  ja: () => import('./ja/help.ts'),
  ar: () => import('./ar/help.ts'),
};

/** The long texts of a language, a chunk of their own; apart from the other loaders, which are part of the first play. */
export const loadHelpMessages = async (language: Language): Promise<HelpMessages> =>
  (await LOADERS[language]()).messages;
