import type { Card, PileId } from '@geduld/core';
import type { GameLetters } from '@geduld/games';
import type { SessionRefusal } from '@geduld/session';
import type { DatabaseLoss } from '../storage/database.ts';

/** The languages of the app. */
export const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'sv', 'tr', 'ja', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The tag of a language in the page's `lang`: Portuguese is that of Brazil. */
export const tagOf = (language: Language): string => (language === 'pt' ? 'pt-BR' : language);
/** The locale for numbers and dates. Digits are those on the cards and in the codes, in Arabic too. */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-u-nu-latn' : tagOf(language);
/** Which way a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** A sentence for each member of a closed union of faults: one that is missing does not compile. */
export type SentencesFor<Fault extends { readonly why: string }> = {
  readonly [Why in Fault['why']]: (fault: Extract<Fault, { readonly why: Why }>) => string;
};

/** The sentences of the table, its bars and its notices in one language: what the first play needs. */
export interface Messages {
  readonly language: Language;
  /** "7 of hearts". */
  readonly card: (card: Card) => string;
  /** "column 3", "hearts foundation", "waste". */
  readonly pile: (pile: PileId) => string;
  readonly table: {
    readonly name: string;
    readonly openCard: (card: Card, pile: PileId, cardsOn: number) => string;
    readonly pile: (pile: PileId, count: number) => string;
  };
  readonly games: Readonly<Record<GameLetters, { readonly name: string; readonly says: string }>>;
  readonly bar: {
    readonly name: string;
    readonly time: string;
    readonly moves: string;
    readonly score: string;
    readonly shareCode: (code: string) => string;
  };
  readonly actions: {
    readonly name: string;
    readonly undo: string;
    readonly redo: string;
    readonly hint: string;
    readonly new: string;
    readonly restart: string;
    readonly finish: string;
    readonly menu: string;
    readonly close: string;
  };
  readonly notices: {
    /** Reasons by the name that the browser gives them; any other is shown as it is. */
    readonly saveFaults: Readonly<Record<'QuotaExceededError' | DatabaseLoss, string>>;
    readonly notSaved: (reason: string) => string;
    readonly memoryOnly: string;
    readonly setAside: (moves: number) => string;
    readonly otherTab: string;
    readonly wentElsewhere: string;
    readonly playHere: string;
    readonly notLoaded: string;
  };
  readonly refusals: SentencesFor<SessionRefusal>;
  /** What is heard; `announce.ts` chooses and joins. */
  readonly said: {
    readonly dealt: (game: string, code: string) => string;
    readonly opened: (game: string, moves: number) => string;
    readonly carried: (card: Card, count: number, from: PileId, to: PileId) => string;
    readonly turnedUp: (card: Card, pile: PileId) => string;
    readonly drew: (cards: readonly Card[]) => string;
    readonly redealt: (count: number) => string;
    readonly finished: (count: number) => string;
    readonly undone: string;
    readonly redone: string;
    readonly score: (score: number) => string;
    readonly moveCount: (moves: number) => string;
    readonly selected: (card: Card, cardsOn: number) => string;
    readonly places: (count: number) => string;
    readonly dropped: string;
    readonly won: (score: number) => string;
  };
}

/** A sentence for one fault of a union, from its table. */
export const sentence = <Fault extends { readonly why: string }>(
  table: SentencesFor<Fault>,
  fault: Fault,
): string => (table[fault.why as Fault['why']] as (fault: Fault) => string)(fault);

/** Why something is not saved, from the name of the browser's fault. */
export const notSaved = ({ notices }: Messages, fault: string): string => {
  const known = Object.hasOwn(notices.saveFaults, fault)
    ? notices.saveFaults[fault as keyof typeof notices.saveFaults]
    : fault;
  return notices.notSaved(known);
};
