import type { Language } from '../messages/messages.ts';
import { regionalOf } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole number as a language writes it. Numbers without groups are the same in all of ours but for the sign, and
 * making a format costs tens of milliseconds at the moment when the cards should appear.
 */
export const numberText = (value: number, language: Language): string => {
  if (value >= 0 && value < 1000) return String(value);
  const locale = regionalOf(language);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  // Most languages write the minus of a keyboard: beside figures the real one is as wide as they are.
  return format.format(value).replace('-', '\u2212');
};

/** A part of one in whole hundredths, with the sign where the language has it: 38%, 38 %, %38. */
export const percentText = (part: number, language: Language): string =>
  new Intl.NumberFormat(regionalOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(part);
