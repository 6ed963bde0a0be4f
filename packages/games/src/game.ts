import type { RuleSpec, ScoreRule } from '@geduld/core';

/** The letters with which a code begins (C2). */
export type GameLetters = 'KL' | 'TF' | 'RU' | 'YU';

/** One game with its options chosen: what a code names before the number. */
export interface Game {
  readonly letters: GameLetters;
  /** In the one form in which codes write them, such as `D3NP3E` (C3). */
  readonly options: string;
  readonly spec: RuleSpec;
  readonly scoring: ScoreRule;
  /** Actions that can be undone, one after the other (K15, T6, R8). */
  readonly undoLimit: number | 'unlimited';
  /** Is a finish offered once every card lies open (K10)? */
  readonly finish: boolean;
  /** What a tap does: finds the best place (K11), or sends home and looks further on a second tap (T8, R8). */
  readonly tapping: 'bestPlace' | 'homeFirst';
  /** Can its balance go on to the next game (K9)? */
  readonly carriesBalance: boolean;
  /** Can points be won again and again by taking cards back, so that scores cannot be ranked? */
  readonly farmable: boolean;
}

/** A family of games under one pair of letters: how its options are read and written. */
export interface Family {
  readonly letters: GameLetters;
  /** Reads the options at the start of a text, without the suffixes for vacancy and long codes; case is ignored. */
  readonly pattern: RegExp;
  /** Does the family know the suffix `E`, any card on an empty column? */
  readonly anyVacancy: boolean;
  /** Options as a person would be told them. */
  readonly expected: string;
  /** Options of the first game that a person is given. */
  readonly standard: string;
  /** The game of options in their one form; `undefined` when they are none of this family. */
  readonly game: (options: string) => Game | undefined;
}
