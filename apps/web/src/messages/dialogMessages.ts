import type { CodeFault, DealFault } from '@geduld/notation';
import type { ChoiceOf, DealSwitch, NamedChoice, SwitchName } from '../settings/settings.ts';
import type { AccessMessages } from './accessWords.ts';
import type { DailyMessages } from './dailyWords.ts';
import type { LooksMessages } from './looksMessages.ts';
import type { SentencesFor } from './messages.ts';
import type { OnlineMessages } from './onlineWords.ts';
import type { PlayWords } from './playWords.ts';
import type { StatisticsMessages } from './statisticsWords.ts';

/** What an import file can have wrong. */
export type TransferFault =
  | { readonly why: 'notJson'; readonly says: string }
  | { readonly why: 'notOurs' }
  | { readonly why: 'laterFile'; readonly version: number }
  | {
      readonly why: 'badPlace';
      readonly place: string;
      readonly found: string;
      readonly expected: string;
    };

/** A setting with named values: what it is called, and what each value is called. */
type ChoiceWords = {
  readonly [Name in NamedChoice]: {
    readonly name: string;
    readonly values: Readonly<Record<ChoiceOf<Name>, string>>;
  };
};

/** A setting that is on or off, with a line that explains it where the name alone does not. */
type SwitchWords = Readonly<
  Record<Exclude<SwitchName, DealSwitch>, { readonly name: string; readonly explains?: string }>
>;

/**
 * The sentences of the dialogs in one language; fetched with the first of them. A subject of its own has a file of its
 * own in the folder of each language, and its type beside this one.
 */
export interface DialogMessages {
  readonly play: PlayWords;
  readonly access: AccessMessages;
  readonly looks: LooksMessages;
  readonly daily: DailyMessages;
  readonly statistics: StatisticsMessages;
  readonly online: OnlineMessages;
  readonly menu: {
    readonly title: string;
    readonly restart: string;
    readonly restartSays: string;
    readonly giveUp: string;
    readonly giveUpSays: string;
    /** Headings over the entries that are about the game on the table, about other games, about the app. */
    readonly groups: { readonly thisGame: string; readonly games: string; readonly app: string };
    readonly earlier: string;
    readonly settings: string;
    readonly keys: string;
    readonly help: string;
    readonly lesson: string;
    /** Offered once, on the first visit. */
    readonly firstTime: string;
    readonly version: (version: string) => string;
  };
  readonly newGame: {
    readonly title: string;
    readonly game: string;
    readonly draw: string;
    readonly draw1: string;
    readonly draw3: string;
    readonly scoring: string;
    readonly standard: string;
    readonly vegas: string;
    readonly cumulative: string;
    readonly passes: string;
    readonly unlimited: string;
    readonly strict: (passes: number) => string;
    readonly passCount: (passes: number) => string;
    readonly vegasPasses: (passes: number) => string;
    readonly anyVacancy: string;
    readonly anyVacancySays: string;
    readonly level: string;
    readonly easy: string;
    readonly hard: string;
    readonly rule: string;
    readonly classic: string;
    readonly classicSays: string;
    readonly relaxed: string;
    readonly relaxedSays: string;
    readonly winnable: string;
    readonly winnableSays: string;
    readonly deal: string;
    readonly byCode: string;
    readonly codeLabel: string;
    readonly codeSays: string;
    readonly open: string;
    readonly canItBeWon: string;
  };
  readonly settings: {
    readonly title: string;
    readonly groups: {
      readonly play: string;
      readonly help: string;
      readonly table: string;
      readonly sound: string;
      readonly bar: string;
      readonly app: string;
      readonly data: string;
    };
    readonly language: string;
    readonly automatic: string;
    readonly choices: ChoiceWords;
    readonly switches: SwitchWords;
    readonly storage: {
      readonly kept: string;
      readonly mayBeCleared: string;
      readonly memoryOnly: string;
      readonly unknown: string;
      readonly ask: string;
    };
    readonly exportAll: string;
    readonly importAll: string;
    readonly imported: (games: number) => string;
  };
  readonly earlier: {
    readonly title: string;
    readonly none: string;
    readonly moves: (count: number) => string;
    readonly won: string;
    readonly current: string;
    /** Beside a game that counts nowhere. */
    readonly practice: string;
    readonly unreadable: string;
  };
  readonly keys: {
    readonly title: string;
    readonly rows: readonly (readonly [keys: string, does: string])[];
  };
  readonly win: {
    readonly title: string;
    readonly score: string;
    readonly bonus: string;
    readonly total: string;
    readonly time: string;
    readonly moves: string;
    readonly again: string;
    readonly newGame: string;
    readonly review: string;
  };
  readonly link: {
    readonly title: string;
    readonly says: (code: string) => string;
    readonly open: string;
    readonly stay: string;
  };
  /** What the solver and the hints say. Words for a lost game stand only in sentences that a proof brings. */
  readonly help: {
    readonly draw: string;
    readonly redeal: string;
    /** No hint, in a game with a stock and in one without. */
    readonly nothing: string;
    readonly nothingNoStock: string;
    readonly notProven: string;
    readonly onlyTakingBack: string;
    readonly looking: string;
    readonly lookingForDeal: (tried: number) => string;
    readonly dealCanBeWon: string;
    readonly noDealFound: (tried: number) => string;
    readonly stop: string;
    readonly canBeWon: string;
    readonly cannotBeWon: string;
    readonly notKnown: (seconds: number) => string;
    readonly failed: string;
  };
  readonly deadEnd: {
    readonly title: string;
    readonly says: string;
    readonly lostBy: (nth: number, move: string) => string;
    readonly deadSince: (nth: number, move: string) => string;
    readonly outOfReach: string;
    readonly fromDeal: string;
    readonly undo: (steps: number) => string;
    readonly newGame: string;
    readonly keepPlaying: string;
  };
  readonly review: {
    readonly title: string;
    readonly gaveUp: string;
    readonly lookBack: string;
    readonly looking: (positions: number) => string;
    readonly truths: Readonly<Record<'win' | 'dead' | 'open', string>>;
    readonly neverLost: string;
    readonly deadDeal: string;
    readonly nothingProven: string;
    readonly lostAt: (nth: number, move: string) => string;
    readonly deadFrom: (nth: number, move: string) => string;
    readonly kept: (move: string) => string;
    readonly line: string;
    readonly atDeal: string;
    readonly after: (nth: number, of: number) => string;
    readonly undo: string;
    readonly redo: string;
    readonly playOn: string;
    readonly playOnSays: string;
    /** Told when a game that counts nowhere lies on the table. */
    readonly practice: string;
    readonly stopped: string;
  };
  readonly codeFaults: SentencesFor<CodeFault>;
  readonly dealFaults: SentencesFor<DealFault>;
  readonly transferFaults: SentencesFor<TransferFault>;
}
