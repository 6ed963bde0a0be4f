import type { HelpMessages } from './helpWords.ts';
import type { Language } from './messages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: HelpMessages }>>> = {
  en: () => import('./en/help.ts'),
  nl: () => import('./nl/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  es: () => import('./en/help.ts'),
  it: () => import('./en/help.ts'),
  pt: () => import('./en/help.ts'),
  pl: () => import('./en/help.ts'),
  sv: () => import('./en/help.ts'),
  tr: () => import('./en/help.ts'),
  ja: () => import('./en/help.ts'),
  ar: () => import('./en/help.ts'),
};

/** The long texts of a language, a chunk of their own; apart from the other loaders, which are part of the first play. */
export const loadHelpMessages = async (language: Language): Promise<HelpMessages> =>
  (await LOADERS[language]()).messages;
