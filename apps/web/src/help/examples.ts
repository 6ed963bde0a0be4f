import type { Refusal } from '@geduld/core';
import type { GameLetters } from '@geduld/games';

/** A place in an example at which something is said. A refused move stands after the `at`th entry and changes nothing. */
interface Stop {
  /** Entries of the record that have been played, 0 at the deal. */
  readonly at: number;
  readonly refused?: { readonly move: string; readonly why: Refusal['why'] };
}

/** One example: a record of the folder `examples`, how much of it is shown, and where a note stands. */
export interface Example {
  /** By this name the notes are found in each language. */
  readonly id: string;
  /** The name of its file, without `.json`. */
  readonly record: string;
  /** The last entry that is shown; the whole record if not said. */
  readonly until?: number;
  /** In the order in which they are told. */
  readonly stops: readonly Stop[];
}

/** The examples of each game, in teaching order. A note that is missing in a language does not compile. */
export const EXAMPLES = {
  KL: [
    {
      id: 'klondikeWon',
      record: 'won-klondike-draw-1',
      stops: [
        { at: 0 },
        { at: 1 },
        { at: 2, refused: { move: 'c6-c1', why: 'vacancyWantsKing' } },
        { at: 2 },
        { at: 4 },
        { at: 9 },
        { at: 99 },
        { at: 109 },
      ],
    },
    {
      id: 'klondikeDraw3',
      record: 'won-klondike-draw-3',
      until: 33,
      stops: [{ at: 6 }, { at: 8 }, { at: 9 }, { at: 21 }, { at: 22 }, { at: 24 }, { at: 33 }],
    },
    {
      id: 'klondikeRedeal',
      record: 'klondike-redeal',
      stops: [{ at: 0 }, { at: 5 }, { at: 27 }, { at: 28 }, { at: 29 }],
    },
    {
      id: 'klondikeTakeBack',
      record: 'klondike-take-back',
      stops: [{ at: 0 }, { at: 7 }, { at: 8 }, { at: 9 }],
    },
    {
      id: 'klondikeNoPass',
      record: 'klondike-no-pass-left',
      stops: [{ at: 0 }, { at: 23 }, { at: 24, refused: { move: 'redeal', why: 'noPassLeft' } }],
    },
  ],
  TF: [
    {
      id: 'thoughtfulGroup',
      record: 'thoughtful-refused-group',
      stops: [{ at: 0 }, { at: 0, refused: { move: 'c3-c5:3', why: 'notARun' } }],
    },
    { id: 'thoughtfulRun', record: 'thoughtful-dealt-run', stops: [{ at: 0 }, { at: 1 }] },
    {
      id: 'thoughtfulDraw3',
      record: 'thoughtful-draw-3',
      stops: [{ at: 0 }, { at: 1 }, { at: 3 }, { at: 4, refused: { move: 'redeal', why: 'stockNotEmpty' } }],
    },
    {
      id: 'thoughtfulTakeBack',
      record: 'thoughtful-take-back',
      stops: [
        { at: 0 },
        { at: 5 },
        { at: 5, refused: { move: 'fc-c3', why: 'doesNotBuild' } },
        { at: 6 },
        { at: 7 },
      ],
    },
    {
      id: 'thoughtfulWon',
      record: 'won-thoughtful',
      stops: [
        { at: 0 },
        { at: 1, refused: { move: 'c4-c1', why: 'vacancyWantsKing' } },
        { at: 24 },
        { at: 37 },
        { at: 38 },
        { at: 82 },
        { at: 140 },
      ],
    },
  ],
  RU: [
    {
      id: 'russianGroup',
      record: 'russian-unordered-group',
      stops: [
        { at: 0 },
        { at: 0, refused: { move: 'c2-c6', why: 'doesNotBuild' } },
        { at: 2 },
        { at: 3 },
        { at: 19 },
        { at: 91 },
      ],
    },
    {
      id: 'russianNonKing',
      record: 'russian-refused-non-king',
      stops: [{ at: 0 }, { at: 2 }, { at: 2, refused: { move: 'c3-c1:2', why: 'vacancyWantsKing' } }],
    },
    {
      id: 'russianWon',
      record: 'won-russian-classic',
      stops: [{ at: 0 }, { at: 6 }, { at: 30 }, { at: 31 }, { at: 81 }],
    },
    {
      id: 'russianRelaxed',
      record: 'won-russian-relaxed',
      stops: [
        { at: 0 },
        { at: 2 },
        { at: 15, refused: { move: 'c3-c7:21', why: 'groupTooLarge' } },
        { at: 17 },
        { at: 134 },
      ],
    },
  ],
  YU: [
    {
      id: 'yukonWon',
      record: 'won-yukon',
      stops: [
        { at: 0 },
        { at: 0, refused: { move: 'c1-c2', why: 'doesNotBuild' } },
        { at: 2 },
        { at: 3 },
        { at: 12, refused: { move: 'c3-c2', why: 'vacancyWantsKing' } },
        { at: 12 },
        { at: 87 },
      ],
    },
    {
      id: 'yukonBareAce',
      record: 'yukon-bare-an-ace',
      stops: [{ at: 0 }, { at: 0, refused: { move: 'c3-fh:3', why: 'oneCardHome' } }, { at: 1 }, { at: 2 }],
    },
    {
      id: 'yukonTurnUp',
      record: 'yukon-turn-up',
      stops: [
        { at: 0 },
        { at: 0, refused: { move: 'c2-c5:6', why: 'faceDown' } },
        { at: 1 },
        { at: 2 },
        { at: 3 },
      ],
    },
    {
      id: 'yukonTakeBack',
      record: 'yukon-take-back',
      stops: [{ at: 6 }, { at: 6, refused: { move: 'fh-c4', why: 'doesNotBuild' } }, { at: 7 }, { at: 8 }],
    },
    { id: 'yukonLarge', record: 'yukon-large-group', stops: [{ at: 0 }, { at: 20 }, { at: 21 }] },
  ],
} as const satisfies Readonly<Record<GameLetters, readonly Example[]>>;

/** Any of them, with its own stops in its type. */
export type AnyExample = (typeof EXAMPLES)[GameLetters][number];
