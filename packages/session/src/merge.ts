import type { GameResult } from './results.ts';

/**
 * A value as one text, whatever the order in which its fields were written: what decides between two things where nothing
 * else does, the same on every device.
 */
export const fixedText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

/** The one of two that comes first: by a number, then by its text. */
const firstOf = <Thing>(one: Thing, other: Thing, by: (of: Thing) => number): Thing => {
  const less = by(one) - by(other);
  if (less !== 0) return less < 0 ? one : other;
  return fixedText(one) <= fixedText(other) ? one : other;
};

/** A result as devices tell it: with the day on which the player saw the game end. */
export type ResultState = GameResult & { readonly day?: string };

/** The one result of an attempt: the one that came first. It only ever comes, and never goes. */
export const mergeResults = (one: ResultState, other: ResultState): ResultState =>
  firstOf(one, other, ({ endedAt }) => endedAt);

/** A place in an attempt that has a name, or had one: a removed one is told on, else other devices would bring it back. */
export interface BookmarkState {
  readonly attempt: string;
  /** So many entries of the log lead there. */
  readonly n: number;
  readonly name: string;
  /** When it was last changed. */
  readonly at: number;
  readonly removed: boolean;
}

/** The later of two; of two at once, one that was removed. */
export const mergeBookmarks = (one: BookmarkState, other: BookmarkState): BookmarkState => {
  if (one.at === other.at && one.removed !== other.removed) return one.removed ? one : other;
  return firstOf(one, other, ({ at }) => -at);
};

/** What the player has chosen, when, and on which device. Nothing is known of when before devices told each other: 0. */
export interface SettingState {
  readonly value: unknown;
  readonly at: number;
  readonly by: string;
}

/** The later choice; of two at once, that of the device whose name comes first. */
export const mergeSettings = (one: SettingState, other: SettingState): SettingState => {
  if (one.at === other.at && one.by !== other.by) return one.by < other.by ? one : other;
  return firstOf(one, other, ({ at }) => -at);
};
