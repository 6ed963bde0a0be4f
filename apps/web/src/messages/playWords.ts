import type { RecordFault } from '@geduld/notation';
import type { ReplayFault } from '@geduld/session';
import type { SentencesFor } from './messages.ts';

/** What a replay can find, but for what other tables have sentences for: codes and refused moves. */
type OwnReplayFault = Exclude<ReplayFault, { readonly why: 'code' | 'refused' }>;

/** The sentences around one game: its moves and bookmarks, earlier games, looking back, sharing. */
export interface PlayWords {
  readonly moves: {
    readonly title: string;
    /** In the menu, with a line below. */
    readonly open: string;
    readonly openSays: string;
    readonly line: string;
    readonly deal: string;
    readonly none: string;
    readonly here: string;
    /** A place that undo does not reach. */
    readonly apart: string;
    readonly apartSays: (limit: number) => string;
    readonly openedApart: string;
    readonly left: (count: number) => string;
    readonly leftSays: string;
    readonly leftAfter: (nth: number, move: string, length: number) => string;
    readonly leftAtDeal: (move: string, length: number) => string;
  };
  readonly bookmarks: {
    readonly title: string;
    readonly add: string;
    readonly after: (moves: number) => string;
    readonly name: string;
    readonly rename: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly keep: string;
  };
  readonly earlier: {
    readonly game: string;
    readonly all: string;
    readonly score: (score: string) => string;
    readonly endings: Readonly<Record<'won' | 'givenUp' | 'newDeal', string>>;
    readonly daily: (day: string) => string;
    readonly older: string;
    readonly noneOfThese: string;
  };
  readonly replay: {
    readonly name: string;
    readonly play: string;
    readonly pause: string;
    readonly first: string;
    readonly back: string;
    readonly on: string;
    readonly last: string;
  };
  readonly share: {
    readonly title: string;
    readonly deal: string;
    readonly dealSays: string;
    readonly code: string;
    readonly link: string;
    readonly copyCode: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly send: string;
    readonly qr: string;
    readonly qrSays: string;
    readonly game: string;
    readonly gameSays: string;
    readonly save: string;
    readonly nothingToSave: string;
    readonly open: string;
    readonly drop: string;
    readonly opened: (moves: number) => string;
    readonly openedWon: string;
    readonly refused: string;
  };
  readonly dealNow: string;
  readonly recordFaults: SentencesFor<RecordFault>;
  readonly replayFaults: SentencesFor<OwnReplayFault> & {
    readonly refused: (entry: number, text: string, why: string) => string;
  };
}
