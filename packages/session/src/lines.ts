import { invariant } from '@geduld/core';
import { fixedText } from './merge.ts';

/** An entry of a log as devices tell it: its text, its milliseconds, the number of its action. */
export type LineEntry = readonly [text: string, t: number, action: number];

/** What was played of an attempt on one device, or on several one after the other. */
export interface Line {
  /** When it was last on a table. */
  readonly at: number;
  /** Milliseconds played. */
  readonly played: number;
  readonly log: readonly LineEntry[];
}

/** What an attempt is before anything is played of it. */
export interface AttemptDeal {
  readonly code: string;
  readonly carried: number;
  readonly cumulative: boolean;
  readonly started: number;
  readonly daily?: string;
  readonly late?: boolean;
}

/**
 * What devices know of an attempt: its deal, and every line of it that is not the beginning of another. The first is the
 * attempt; the others are kept as copies of their own.
 */
export interface AttemptState {
  readonly deal: AttemptDeal;
  readonly lines: readonly Line[];
}

const sameEntry = (one: LineEntry | undefined, other: LineEntry | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1] && one?.[2] === other?.[2];

/** So many entries are the same in both, from the first on. */
export const commonEntries = ({ log: one }: Line, { log: other }: Line): number => {
  const most = Math.min(one.length, other.length);
  let n = 0;
  while (n < most && sameEntry(one[n], other[n])) n++;
  return n;
};

/** Is one the beginning of the other, or the other itself? */
export const goesInto = (one: Line, other: Line): boolean =>
  one.log.length <= other.log.length && commonEntries(one, other) === one.log.length;

/** The lines with one more: beginnings give way, and of one line told twice the later and longer times stay. */
const withLine = (lines: readonly Line[], line: Line): readonly Line[] => {
  const twin = lines.find(({ log }) => log.length === line.log.length && goesInto(line, { ...line, log }));
  if (twin) {
    const both = {
      at: Math.max(twin.at, line.at),
      played: Math.max(twin.played, line.played),
      log: line.log,
    };
    return lines.map((each) => (each === twin ? both : each));
  }
  if (lines.some((each) => goesInto(line, each))) return lines;
  return [...lines.filter((each) => !goesInto(each, line)), line];
};

/** The later line first; where both were left at once, the longer one, then the one whose text comes first. */
const inOrder = (lines: readonly Line[]): readonly Line[] =>
  lines.toSorted(
    (one, other) =>
      other.at - one.at ||
      other.log.length - one.log.length ||
      (fixedText(one.log) < fixedText(other.log) ? -1 : 1),
  );

/**
 * Both together: nothing that was tried is lost. The same in any order and however often. Two deals under one name are no
 * work of the app; the one whose text comes first stays.
 */
export const mergeAttempts = (one: AttemptState, other: AttemptState): AttemptState => {
  const [first, second] = [fixedText(one.deal), fixedText(other.deal)];
  if (first !== second) return first < second ? one : other;
  return { deal: one.deal, lines: inOrder([...one.lines, ...other.lines].reduce(withLine, [])) };
};

/** 64 bits of FNV-1a: no secret hangs on it. */
const hash = (text: string, start: bigint): string => {
  let value = start;
  for (const letter of text) value = ((value ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n) & MASK;
  return value.toString(16).padStart(16, '0');
};
const MASK = 0xffffffffffffffffn;

/**
 * The name of the copy that keeps a line of an attempt: the same on every device that makes it. It begins as those of
 * practice do, which have no result.
 */
export const copyName = (attempt: string, { log }: Line): string => {
  invariant(log.length > 0, 'an empty line is the beginning of every other');
  const text = fixedText([attempt, log]);
  return `x${hash(text, 0xcbf29ce484222325n)}${hash(text, 0x84222325cbf29cen)}`;
};
