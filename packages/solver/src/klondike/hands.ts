import {
  buildsOn,
  type Card,
  type ColumnId,
  canRedeal,
  carry,
  columnAt,
  columnsOf,
  DRAW,
  homeOf,
  invariant,
  type Move,
  type Position,
  play,
  REDEAL,
  type RuleSpec,
  rankOf,
} from '@geduld/core';

/**
 * Plays what the search means with ordinary moves. The search does not say where runs lie; a meant move is made
 * possible by at most one carry before it (see `bareness` in `prunings.ts`; with any card on an empty column, by
 * joining runs first). Every move goes through the rules; one that they refuse is a bug in the search.
 */
export interface Hands {
  /** An open card of a column goes home. */
  readonly home: (card: Card) => void;
  /** A card of the stock goes home. */
  readonly stockHome: (card: Card) => void;
  /** The top card of a foundation goes to a column. */
  readonly back: (card: Card) => void;
  /** A card of the stock goes to a column. */
  readonly put: (card: Card) => void;
  /** An open card is carried with what lies on it to another column. */
  readonly carry: (card: Card) => void;
  readonly position: () => Position;
  readonly moves: () => readonly Move[];
}

/** Hands over a position. */
export const hands = (spec: RuleSpec, start: Position): Hands => {
  let now = start;
  const moves: Move[] = [];

  const make = (move: Move): void => {
    const played = play(spec, now, move);
    invariant(played.ok, `the rules refuse a move of the solver: ${JSON.stringify(move)}`);
    now = played.value.position;
    moves.push(move);
  };

  const find = (card: Card): { readonly pile: ColumnId; readonly count: number } => {
    for (const pile of columnsOf(now)) {
      const { cards } = columnAt(now, pile);
      const at = cards.indexOf(card);
      if (at >= 0) return { pile, count: cards.length - at };
    }
    invariant(false, 'the solver looks for a card in the columns that is not there');
  };

  const parentFor = (card: Card): ColumnId | undefined =>
    columnsOf(now).find((pile) => {
      const end = columnAt(now, pile).cards.at(-1);
      return end !== undefined && buildsOn(spec.building, card, end);
    });

  const vacancyFor = (card: Card): ColumnId | undefined =>
    spec.vacancy === 'any' || rankOf(card) === spec.ranks
      ? columnsOf(now).find((pile) => columnAt(now, pile).cards.length === 0)
      : undefined;

  /** Carries a run that stands alone in a column onto a parent, so that its column is empty. */
  const join = (): boolean => {
    for (const pile of columnsOf(now)) {
      const { cards, down } = columnAt(now, pile);
      const head = cards[0];
      if (down > 0 || head === undefined) continue;
      const isRun = cards.every(
        (card, at) => at === 0 || buildsOn(spec.building, card, cards[at - 1] as Card),
      );
      const to = isRun ? parentFor(head) : undefined;
      if (to === undefined) continue;
      make(carry(pile, to, cards.length));
      return true;
    }
    return false;
  };

  const placeFor = (card: Card): ColumnId => {
    for (;;) {
      const to = parentFor(card) ?? vacancyFor(card);
      if (to !== undefined) return to;
      invariant(spec.vacancy === 'any' && join(), 'the solver finds no place for a card');
    }
  };

  /** Uncovers an open card: the run on it goes elsewhere. */
  const bare = (card: Card): ColumnId => {
    const { pile, count } = find(card);
    if (count === 1) return pile;
    const child = columnAt(now, pile).cards.at(1 - count) as Card;
    const to = placeFor(child);
    const found = find(child);
    make(carry(found.pile, to, found.count));
    return bare(card);
  };

  const show = (card: Card): void => {
    for (let turns = 0; now.waste.at(-1) !== card; turns++) {
      invariant(turns < 200, 'the solver finds no way to a card of the stock');
      make(now.stock.length === 0 && canRedeal(spec, now) ? REDEAL : DRAW);
    }
  };

  return {
    home: (card) => make(carry(bare(card), homeOf(card))),
    stockHome: (card) => {
      show(card);
      make(carry('w', homeOf(card)));
    },
    back: (card) => make(carry(homeOf(card), placeFor(card))),
    put: (card) => {
      show(card);
      make(carry('w', placeFor(card)));
    },
    carry: (card) => {
      const to = placeFor(card);
      const { pile, count } = find(card);
      make(carry(pile, to, count));
    },
    position: () => now,
    moves: () => moves,
  };
};
