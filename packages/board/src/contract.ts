import type { Card, PileId, Position, RuleSpec } from '@geduld/core';
import type { BackDesign, CardLetters, FaceDesign } from './faceDesign.ts';
import type { TableDesign } from './tables.ts';

/** Some cards from the top of a pile: `count` counts from the top, 1 is the top card alone. */
export interface Group {
  readonly pile: PileId;
  readonly count: number;
}

/** What the player asked for. The board judges nothing: it says what was meant, and shows what it is told next. */
export type Intent =
  /** A tap or click on an open card (with the cards on it), or on a pile without one (`count` 0). */
  | { readonly kind: 'tap'; readonly group: Group; readonly double: boolean }
  /** A group put somewhere: dropped, or placed by keys. The place may well be a wrong one. */
  | { readonly kind: 'carry'; readonly group: Group; readonly to: PileId }
  /** A group let go where no pile is. */
  | { readonly kind: 'letGo'; readonly group: Group }
  /** The stock: draw, or turn the waste over. */
  | { readonly kind: 'stock' }
  /** A group taken by keys (`undefined`: put back). */
  | { readonly kind: 'select'; readonly group: Group | undefined }
  /** A key of the table that is not about cards. */
  | {
      readonly kind: 'key';
      readonly key:
        | 'undo'
        | 'redo'
        | 'finish'
        | 'hint'
        | 'new'
        | 'help'
        | 'moves'
        | 'movable'
        | 'changed'
        | 'ask';
    };

/** Everything that the table shows. The same view twice draws the same table. */
export interface View {
  readonly spec: RuleSpec;
  readonly position: Position;
  /** The group that waits for a place. */
  readonly selected: Group | undefined;
  /** Piles that light up as places for the selected group (while dragging the board asks `targetsOf`). */
  readonly targets: readonly PileId[];
  /** The cards that moved last, marked until the next input. */
  readonly moved: readonly Card[];
  /** Is the stock one that can be turned again? Only read when it is empty. */
  readonly canRedeal: boolean;
  /** Nothing can be played: the game is won, or another tab has it. */
  readonly still: boolean;
}

/** How a view comes onto the table. Only cards that change place move; input acts on the final state at once. */
export type Arrival = 'deal' | 'move' | 'finish' | 'instant';

/** Sentences for people who hear the table, in their language. */
export interface BoardWords {
  /** An open card: "7 of hearts, column 3, 4 cards on it". */
  readonly openCard: (card: Card, group: Group) => string;
  /** A pile without an open card on top: "stock, 21 cards", "column 2, empty", "hearts foundation, empty". */
  readonly pile: (pile: PileId, count: number) => string;
  /** The table as a whole. */
  readonly table: string;
}

/** The designs that a table is dressed in. */
export interface Looks {
  /** Left out, table and back are those of the style sheet: classic green and crimson. */
  readonly table: TableDesign | undefined;
  readonly back: BackDesign | undefined;
  /** `auto` is large index on narrow tables, standard faces on wide ones. */
  readonly faces: FaceDesign | 'auto';
  /** Letters on the cards where they are not A, J, Q and K. */
  readonly letters: CardLetters | undefined;
}

/** What the player has chosen about the table. */
export interface BoardSettings extends Looks {
  readonly speed: 'off' | 'quick' | 'normal' | 'calm';
  /** `auto` is left when the piles stand above the columns and right when they stand beside them (L2). */
  readonly stockSide: 'auto' | 'left' | 'right';
  /** Every pile on the other side: column 1 stands on the right. The page's direction of writing changes nothing. */
  readonly mirror: boolean;
  readonly largePrint: boolean;
  /** Light up the places where a dragged group fits (H2). */
  readonly placementHelp: boolean;
  /** Letters, digits and signs are keys; without them arrows, Enter, Space, Escape and Ctrl+Z remain. */
  readonly letterKeys: boolean;
}

/** What a board needs of the app that owns it. */
export interface BoardHost {
  readonly onIntent: (intent: Intent) => void;
  /** Where a group may be put; asked when it is lifted, and when keys name two piles. */
  readonly targetsOf: (group: Group) => readonly PileId[];
  readonly words: BoardWords;
  /** A group was lifted by dragging. */
  readonly onLift?: () => void;
}

/** A table on the page. */
export interface Board {
  /** Shows a view; the newest wins. */
  readonly show: (view: View, arrival: Arrival) => void;
  readonly set: (settings: BoardSettings) => void;
  /** New words, when the language changes. */
  readonly speak: (words: BoardWords) => void;
  /** Points at groups and piles, as a hint does, until the next input. */
  readonly point: (from: Group | undefined, to: PileId | undefined) => void;
  /** A group that could not be put: it shakes its head once, where it is. */
  readonly refuse: (group: Group) => void;
  /** Celebrates a win once every card has come home, and says when that is over, by itself or by any input. */
  readonly celebrate: (over: () => void) => void;
  /** Moves the keyboard's focus to the table. */
  readonly focus: () => void;
  readonly destroy: () => void;
}
