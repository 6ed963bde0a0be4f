import type { DialogMessages } from './dialogMessages.ts';
import { LANGUAGES, type Language, type Messages } from './messages.ts';

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of a page: the one that was chosen, else the first that the player's browser asks for and we have. */
export const languageFor = (chosen: string, asked: readonly string[]): Language => {
  if (isLanguage(chosen)) return chosen;
  for (const tag of asked) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en/table.ts'),
  nl: () => import('./nl/table.ts'),
  de: () => import('./de/table.ts'),
  fr: () => import('./fr/table.ts'),
  es: () => import('./es/table.ts'),
  it: () => import('./it/table.ts'),
  pt: () => import('./pt/table.ts'),
  pl: () => import('./pl/table.ts'),
  sv: () => import('./sv/table.ts'),
  tr: () => import('./tr/table.ts'),
  ja: () => import('./ja/table.ts'),
  ar: () => import('./ar/table.ts'),
};

/** The sentences of a language; each is a chunk of its own. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await LOADERS[language]()).messages;

const DIALOG_LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: DialogMessages }>>> = {
  en: () => import('./en/dialogs.ts'),
  nl: () => import('./nl/dialogs.ts'),
  de: () => import('./de/dialogs.ts'),
  fr: () => import('./fr/dialogs.ts'),
  es: () => import('./es/dialogs.ts'),
  it: () => import('./it/dialogs.ts'),
  pt: () => import('./pt/dialogs.ts'),
  pl: () => import('./pl/dialogs.ts'),
  sv: () => import('./sv/dialogs.ts'),
  tr: () => import('./tr/dialogs.ts'),
  ja: () => import('./ja/dialogs.ts'),
  ar: () => import('./ar/dialogs.ts'),
};

/** The sentences of the dialogs in a language; a chunk of its own as well. */
export const loadDialogMessages = async (language: Language): Promise<DialogMessages> =>
  (await DIALOG_LOADERS[language]()).messages;
