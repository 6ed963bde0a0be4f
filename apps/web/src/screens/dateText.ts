import { addDays, type Day, type Month, weekOf } from '@geduld/session';
import type { Language } from '../messages/messages.ts';
import { regionalOf } from './locale.ts';

/** The forms in which days are written. */
const FORMS = {
  /** "Monday 30 November". */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "30 November 2026". */
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "30 Nov 2026". */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "30/11": no year. */
  brief: { day: 'numeric', month: 'numeric' },
  /** "30". */
  number: { day: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (language: Language, name: string, options: Intl.DateTimeFormatOptions) => {
  const locale = regionalOf(language);
  const key = `${locale} ${name}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** A calendar day as a language writes it. It has no zone: it is the same day everywhere. */
export const dayText = (day: string, language: Language, form: keyof typeof FORMS): string =>
  formatOf(language, form, { ...FORMS[form], timeZone: 'UTC' }).format(Date.parse(day));

/** A month with its year. */
export const monthText = ({ year, month }: Month, language: Language): string =>
  formatOf(language, 'month', { ...FORMS.month, timeZone: 'UTC' }).format(Date.UTC(year, month - 1));

/** An instant, by the clock of the place where this device is: date and time. */
export const momentText = (at: number, language: Language): string =>
  formatOf(language, 'moment', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Regions whose weeks begin on Sunday or Saturday, for browsers that do not tell. */
const SUNDAY = 'AU BR CA CN CO HK IL IN JP KR MX PE PH PT SA TH TW US VE YE ZA'.split(' ');
const SATURDAY = 'AE DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

interface WithWeek {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The weekday with which weeks begin, 1 for Monday to 7 for Sunday. */
export const firstWeekday = (language: Language): number => {
  const locale = new Intl.Locale(regionalOf(language));
  const told = locale as WithWeek;
  const first = told.getWeekInfo?.().firstDay ?? told.weekInfo?.firstDay;
  if (first !== undefined) return first;
  const region = locale.maximize().region ?? '';
  return SUNDAY.includes(region) ? 7 : SATURDAY.includes(region) ? 6 : 1;
};

/** The names of the weekdays in the order of a week there. */
export const weekdayNames = (
  language: Language,
): readonly { readonly short: string; readonly long: string }[] => {
  // Any week will do: this one holds the first day of all.
  const [first] = weekOf('1970-01-01' as Day, firstWeekday(language)) as [Day];
  return Array.from({ length: 7 }, (_, n) => {
    const day = addDays(first, n);
    return { short: dayText(day, language, 'weekdayShort'), long: dayText(day, language, 'weekday') };
  });
};
