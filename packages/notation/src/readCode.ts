import { err, ok, type Result } from '@geduld/core';
import { FAMILIES, type Family, type Game, type GameLetters, isGameLetters } from '@geduld/games';
import { type DealCode, LONG_LETTERS, longCode, numberOf, SHORT_LETTERS, shortCode } from './dealCode.ts';
import { PERMUTATIONS, permutationAt } from './permutation.ts';

/** What a code looks like, for people who are told that theirs is none. */
export const EXAMPLE_CODE = 'RU1-C-AAAAABB';

/** Why a text holds no code (C5). `at` counts characters of the whole text from 0. */
export type CodeFault =
  | { readonly why: 'noCode' }
  | { readonly why: 'unknownGame'; readonly at: number; readonly found: string }
  | { readonly why: 'laterVersion'; readonly at: number; readonly version: string }
  | {
      readonly why: 'badOptions';
      readonly at: number;
      readonly found: string;
      readonly letters: GameLetters;
      readonly expected: string;
    }
  | { readonly why: 'wrongLetter'; readonly at: number; readonly found: string }
  | { readonly why: 'wrongLength'; readonly at: number; readonly found: number; readonly expected: number }
  | { readonly why: 'numberTooLarge'; readonly at: number };

// White space, and every sign that keyboards and word processors write for a dash.
const SEPARATOR = '[\\s\\-_.\\u2010-\\u2015\\u2212\\u00ad]';
const HEAD = new RegExp(`(?<![A-Za-z0-9])([A-Za-z]{2})${SEPARATOR}*(\\d+)`, 'g');
const SEPARATORS = new RegExp(`${SEPARATOR}*`, 'y');
const SUFFIX = new RegExp(`(E?)(X?)(?=${SEPARATOR})`, 'iy');
const WORD = /[\p{L}\p{N}]*/uy;

/** What a sticky pattern finds at one place, or nothing. */
const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
const afterSeparators = (text: string, at: number): number =>
  at + (match(SEPARATORS, text, at)?.[0].length ?? 0);
const wordAt = (text: string, at: number): string => match(WORD, text, at)?.[0] ?? '';

/**
 * Finds and reads the first code in a text: alone, in a sentence or in a link. Forgives case, spaces, and missing or
 * other dashes. Does not forgive a wrong character: it says where it stands.
 */
export const readCode = (text: string): Result<DealCode, CodeFault> => {
  const heads = [...text.matchAll(HEAD)];
  const head = heads.find((found) => isGameLetters((found[1] as string).toUpperCase())) ?? heads[0];
  if (head === undefined) return err({ why: 'noCode' });
  const at = head.index;
  const letters = (head[1] as string).toUpperCase();
  if (!isGameLetters(letters)) return err({ why: 'unknownGame', at, found: head[1] as string });
  const version = head[2] as string;
  const versionAt = at + head[0].length - version.length;
  if (version !== '1') return err({ why: 'laterVersion', at: versionAt, version });
  return readOptions(text, afterSeparators(text, versionAt + 1), FAMILIES[letters]);
};

const readOptions = (text: string, at: number, family: Family): Result<DealCode, CodeFault> => {
  const found = match(family.pattern, text, at)?.[0];
  const fault = () =>
    err({
      why: 'badOptions',
      at,
      found: wordAt(text, at),
      letters: family.letters,
      expected: family.expected,
    } as const);
  if (found === undefined) return fault();
  const suffixAt = at + found.length;
  const suffix = readSuffix(text, suffixAt);
  if (suffix === undefined || (suffix.any && !family.anyVacancy)) return fault();
  const game = family.game(found.toUpperCase() + (suffix.any ? 'E' : ''));
  return game === undefined
    ? fault()
    : readNumber(text, afterSeparators(text, suffix.end), game, suffix.long);
};

interface Suffix {
  readonly any: boolean;
  readonly long: boolean;
  readonly end: number;
}

/**
 * The letters E (any card on an empty column) and X (long code) behind the options. A dash or space shows where they
 * end; without one, only the length of what follows tells them from the first letter of the number.
 */
const readSuffix = (text: string, at: number): Suffix | undefined => {
  const parted = match(SUFFIX, text, at);
  if (parted) return { any: parted[1] !== '', long: parted[2] !== '', end: at + parted[0].length };
  const word = wordAt(text, at).toUpperCase();
  const lengths = [
    { suffix: '', length: SHORT_LETTERS },
    { suffix: 'E', length: SHORT_LETTERS },
    { suffix: 'X', length: LONG_LETTERS },
    { suffix: 'EX', length: LONG_LETTERS },
  ];
  const fits = lengths.find(
    ({ suffix, length }) => word.startsWith(suffix) && word.length === suffix.length + length,
  );
  const suffix = fits?.suffix ?? '';
  const parts = { any: suffix.includes('E'), long: suffix.includes('X'), end: at + suffix.length };
  // A word of no known length behind letters that are no options: the options are wrong, not the number.
  return fits || parts.end === at ? parts : undefined;
};

const readNumber = (text: string, at: number, game: Game, long: boolean): Result<DealCode, CodeFault> => {
  const expected = long ? LONG_LETTERS : SHORT_LETTERS;
  const places = numberPlaces(text, at, expected);
  const wrong = places.find((place) => !/[A-Za-z]/.test(text.charAt(place)));
  if (wrong !== undefined)
    return err({ why: 'wrongLetter', at: wrong, found: String.fromCodePoint(text.codePointAt(wrong) ?? 0) });
  if (places.length !== expected) return err({ why: 'wrongLength', at, found: places.length, expected });
  const number = numberOf(
    places
      .map((place) => text.charAt(place))
      .join('')
      .toUpperCase(),
  );
  if (!long) return ok(shortCode(game, Number(number)));
  if (number >= PERMUTATIONS) return err({ why: 'numberTooLarge', at });
  return ok(longCode(game, permutationAt(number)));
};

/**
 * Where the letters of the number stand: one word; or several, when they are all that is left of the text, since a
 * number may have been written in groups, while the words of a sentence are not part of it.
 */
const numberPlaces = (text: string, at: number, expected: number): readonly number[] => {
  const first = placesOf(wordAt(text, at), at);
  if (first.length >= expected) return first;
  const rest = text.slice(at).replace(/[\s.,;:!?)\]}"'»]+$/u, '');
  if (!new RegExp(`^(?:[A-Za-z0-9]|${SEPARATOR})+$`).test(rest)) return first;
  const all = placesOf(rest, at).filter((place) => /[A-Za-z0-9]/.test(text.charAt(place)));
  return all.length === expected ? all : first;
};

const placesOf = (word: string, at: number): readonly number[] =>
  Array.from({ length: word.length }, (_, n) => at + n);
