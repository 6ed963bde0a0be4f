import { err, ok, type Result } from '@geduld/core';
import {
  allGames,
  FAMILIES,
  type Family,
  GAME_LETTERS,
  type Game,
  type GameLetters,
  isGameLetters,
} from '@geduld/games';
import { type DealCode, LONG_LETTERS, longCode, numberOf, SHORT_LETTERS, shortCode } from './dealCode.ts';
import { PERMUTATIONS, permutationAt } from './permutation.ts';

/** What a code looks like, for people who are told that theirs is none. */
export const EXAMPLE_CODE = 'RU1-C-AAAAABB';

/**
 * Why a text holds no code (C5). `at` is the first wrong character of the whole text, counted from 0 as people count:
 * an emoji is one.
 */
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

// White space and dots, every dash of Unicode, and the signs that word processors put in their place.
const SEPARATOR = '[\\s._\\p{Pd}\\u2212\\u00ad\\u200b\\u2060]';
// A link inside a link stands behind an encoded sign such as %2F.
const START = '(?<=^|[^A-Za-z0-9]|%[0-9A-Fa-f]{2})';
const HEAD = new RegExp(`${START}([A-Za-z]{2})${SEPARATOR}*(\\d+)`, 'gu');
// The signs that people read for the 1 of the version.
const SLIP = new RegExp(`${START}((?:${GAME_LETTERS.join('|')})${SEPARATOR}*)([lI|])(?=${SEPARATOR})`, 'iu');
const SEPARATORS = new RegExp(`${SEPARATOR}*`, 'uy');
const SUFFIX = new RegExp(`(E?)(X?)(?=${SEPARATOR})`, 'iuy');
// Letters and digits in groups, to the end.
const GROUPS = new RegExp(`^(?:[A-Za-z0-9]|${SEPARATOR})+$`, 'u');
const ONE_CASE = /^(?:[^A-Z]+|[^a-z]+)$/;
// A sign in the midst of a number: it is no sign of a sentence, or a letter follows it at once.
const CUT = new RegExp(`(?!${SEPARATOR})(?:[^\\p{P}]|.[\\p{L}\\p{N}])`, 'uy');
const WORD = /[\p{L}\p{M}\p{N}]*/uy;

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
  let head: RegExpExecArray | undefined;
  let fault: Result<DealCode, CodeFault> | undefined;
  for (const found of text.matchAll(HEAD)) {
    head ??= found;
    if (!isGameLetters(lettersIn(found))) continue;
    const read = readAt(text, found);
    if (read.ok) return read;
    fault ??= read;
  }
  return counted(text, fault ?? err(headFault(text, head)));
};

/** The fault with its place in characters as people count them, not in the units of 16 bits of the text. */
const counted = (text: string, read: Result<DealCode, CodeFault>): Result<DealCode, CodeFault> =>
  read.ok || read.error.why === 'noCode'
    ? read
    : err({ ...read.error, at: charactersOf(text.slice(0, read.error.at)) });

const charactersOf = (text: string): number =>
  // Older browsers cannot tell which characters belong together.
  [...('Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text)].length;

const lettersIn = (head: RegExpMatchArray): string => (head[1] as string).toUpperCase();

/** What is wrong with a text in which no letters of a game stand before a number. */
const headFault = (text: string, head: RegExpExecArray | undefined): CodeFault => {
  const slip = SLIP.exec(text);
  if (slip) {
    const at = slip.index + (slip[1] as string).length;
    return { why: 'unknownGame', at, found: slip[0] };
  }
  return head ? { why: 'unknownGame', at: head.index, found: head[1] as string } : { why: 'noCode' };
};

const readAt = (text: string, head: RegExpExecArray): Result<DealCode, CodeFault> => {
  const version = head[2] as string;
  const at = head.index + head[0].length - version.length;
  if (version.startsWith('0')) return err({ why: 'unknownGame', at, found: head[0] });
  if (version !== '1') return err({ why: 'laterVersion', at, version });
  return readOptions(text, afterSeparators(text, at + 1), FAMILIES[lettersIn(head) as GameLetters]);
};

const readOptions = (text: string, at: number, family: Family): Result<DealCode, CodeFault> => {
  const found = match(family.pattern, text, at)?.[0];
  const word = wordAt(text, at);
  const fault = () =>
    err({
      why: 'badOptions',
      at: at + rightLength(word.toUpperCase(), family.letters),
      found: word,
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

/** Made once, when the first fault is told: a long text may hold many. */
let games: ReadonlyMap<GameLetters, readonly Game[]> | undefined;

/** How many letters at the start of a word some options of the family begin with. */
const rightLength = (word: string, letters: GameLetters): number => {
  games ??= Map.groupBy(allGames(), (game) => game.letters);
  const known = games.get(letters);
  const isStart = (start: string) => known?.some(({ options }) => options.startsWith(start)) === true;
  let length = 0;
  while (length < word.length && isStart(word.slice(0, length + 1))) length++;
  return length;
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
  const next = wordAt(text, afterSeparators(text, at + word.length)).length;
  // With a whole number behind the next dash, this word is part of the options, and wrong.
  if (!fits && (next === SHORT_LETTERS || next === LONG_LETTERS)) return undefined;
  const suffix = fits?.suffix ?? '';
  return { any: suffix.includes('E'), long: suffix.includes('X'), end: at + suffix.length };
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
 * number may have been written in groups, all in one case, while the words of a sentence are not part of it. A sign
 * that cuts the word short is one of its places, and the wrong one.
 */
const numberPlaces = (text: string, at: number, expected: number): readonly number[] => {
  const first = placesOf(wordAt(text, at), at);
  if (first.length >= expected) return first;
  const rest = text.slice(at, at + 4 * expected).replace(/[\s.,;:!?)\]}"'»]+$/u, '');
  if (GROUPS.test(rest) && ONE_CASE.test(rest)) {
    const all = placesOf(rest, at).filter((place) => /[A-Za-z0-9]/.test(text.charAt(place)));
    if (all.length === expected) return all;
  }
  const end = at + first.length;
  return match(CUT, text, end) ? [...first, end] : first;
};

const placesOf = (word: string, at: number): readonly number[] =>
  Array.from({ length: word.length }, (_, n) => at + n);
