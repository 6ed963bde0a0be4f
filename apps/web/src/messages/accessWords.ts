import type { Card, PileId } from '@geduld/core';

/** What the table answers when it is asked: for those who do not see it, and for all who have lost sight of a card. */
export interface AccessMessages {
  /** The dialog, and its entry in the menu with a line that explains it. */
  readonly title: string;
  readonly says: string;
  readonly whatCanMove: string;
  readonly whatChanged: string;
  readonly whereIs: string;
  readonly whatIsIn: string;
  /** The first line of the lists of cards and piles. */
  readonly choose: string;
  readonly letters: string;
  readonly ask: string;
  readonly notACard: (found: string) => string;
  readonly answers: {
    readonly carry: (card: Card, cardsOn: number, from: PileId, places: readonly PileId[]) => string;
    readonly takeBack: (cards: readonly Card[]) => string;
    readonly draw: string;
    readonly redeal: string;
    readonly nothingMoves: string;
    readonly inPile: (card: Card, pile: PileId, cardsOn: number) => string;
    readonly home: (card: Card) => string;
    /** Face down, in the stock or deep in the waste: which of them is not told. */
    readonly unseen: (card: Card) => string;
    /** The open cards of a pile, its top one last, and how many lie there unseen. */
    readonly pile: (pile: PileId, seen: readonly Card[], unseen: number) => string;
    readonly nothingChanged: string;
  };
}
