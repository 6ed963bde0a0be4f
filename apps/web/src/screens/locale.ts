import { type Language, localeOf } from '../messages/messages.ts';

/**
 * The locale in which numbers and dates of a language are written: with the player's own region, where the browser asks
 * for the language with one.
 */
export const regionalOf = (language: Language): string => {
  const asked = navigator.languages.find((tag) => tag.split('-')[0] === language);
  return asked === undefined || language === 'ar' ? localeOf(language) : asked;
};
