import type { Building, RuleSpec } from '@geduld/core';
import type { GameLetters } from '@geduld/games';
import type { AnyExample } from '../help/examples.ts';
import type { LESSON } from '../help/lesson.ts';
import type { ScoreEvent } from '../help/scoreTable.ts';
import type { OwnSection, QuestionName, SectionName, SharedSection } from '../help/sections.ts';

/** Text as data: each part is a paragraph, or a list of short lines. */
export type HelpText = readonly (string | readonly string[])[];

/** A note for each place of a list of places: one that is missing does not compile. */
type Notes<Places extends readonly unknown[]> = { readonly [Place in keyof Places]: string };

/** What was chosen for a deal, in short phrases. */
export interface FactWords {
  readonly draw: (cards: 1 | 3) => string;
  readonly passes: (passes: number | 'unlimited') => string;
  readonly building: Readonly<Record<Building, string>>;
  readonly vacancy: Readonly<Record<RuleSpec['vacancy'], string>>;
  readonly groupLimit: (cards: number) => string;
  readonly vegas: string;
  readonly undo: (steps: number | 'unlimited') => string;
  readonly finish: string;
}

/**
 * Rules, examples, questions and the first lesson in one language; fetched when one of them is opened. In notes and steps
 * `{7H}` stands for the name of a card.
 */
export interface HelpMessages {
  readonly tabs: Readonly<Record<'rules' | 'examples' | 'questions', string>>;
  readonly game: string;
  readonly thisDeal: string;
  readonly facts: FactWords;
  readonly titles: Readonly<Record<SectionName, string>>;
  readonly shared: Readonly<Record<SharedSection, HelpText>>;
  readonly rules: {
    readonly [Game in GameLetters]: { readonly [Section in OwnSection<Game>]: HelpText };
  };
  readonly score: {
    readonly event: string;
    readonly events: Readonly<Record<ScoreEvent, string>>;
    /** Heads of the columns, where there are several. */
    readonly scorings: { readonly draw: (cards: 1 | 3) => string; readonly vegas: string };
    readonly points: string;
    readonly start: string;
    /** "the first 2 free, then" before the points. */
    readonly firstFree: (count: number) => string;
    readonly floor: string;
    readonly noFloor: string;
    readonly says: { readonly [Game in GameLetters]: string };
    readonly bonus: string;
    readonly bonusSays: string;
    readonly seconds: string;
    readonly passes: string;
    readonly passRows: Readonly<Record<'N' | 'V' | 'NP3', string>>;
    readonly passCount: (passes: number | 'unlimited') => string;
  };
  readonly questions: Readonly<Record<QuestionName, { readonly asks: string; readonly says: HelpText }>>;
  readonly examples: {
    readonly [Each in AnyExample as Each['id']]: {
      readonly title: string;
      readonly notes: Notes<Each['stops']>;
    };
  };
  readonly player: {
    readonly all: string;
    readonly steps: string;
    readonly previous: string;
    readonly next: string;
    readonly play: string;
    readonly pause: string;
    readonly place: (at: number, of: number) => string;
    readonly refused: string;
    readonly tryIt: string;
  };
  readonly lesson: {
    readonly title: string;
    readonly step: (nth: number, of: number) => string;
    readonly skip: string;
    readonly steps: Notes<typeof LESSON.steps>;
    readonly keys: string;
    /** A move that is not the one asked for was taken back. */
    readonly other: string;
    readonly done: string;
    readonly doneSays: string;
    readonly play: string;
    readonly rules: string;
  };
}
