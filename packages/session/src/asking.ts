import {
  type Card,
  type ColumnId,
  cardsOf,
  columnAt,
  columnsOf,
  FOUNDATION_IDS,
  type FoundationId,
  foundationTop,
  homeOf,
  isColumn,
  isFoundation,
  leadOf,
  legalMoves,
  type PileId,
  type Position,
  type RuleSpec,
} from '@geduld/core';

/** Where a card lies, as far as the player can see it. A card face down, in the stock, or deep in the waste is `unseen`. */
export type Whereabouts =
  | { readonly kind: 'column'; readonly pile: ColumnId; readonly cardsOn: number }
  | { readonly kind: 'waste'; readonly cardsOn: number }
  | { readonly kind: 'foundation'; readonly pile: FoundationId }
  | { readonly kind: 'unseen' };

/** Answers "where is the 9 of clubs?". What is not in sight is never told from what is elsewhere. */
export const whereIs = (spec: RuleSpec, position: Position, card: Card): Whereabouts => {
  const home = homeOf(card);
  if (cardsOf(position, home).includes(card)) return { kind: 'foundation', pile: home };
  for (const pile of [...columnsOf(position), 'w'] as const) {
    const seen = seenOf(spec, position, pile).indexOf(card);
    if (seen < 0) continue;
    const cardsOn = seenOf(spec, position, pile).length - 1 - seen;
    return pile === 'w' ? { kind: 'waste', cardsOn } : { kind: 'column', pile, cardsOn };
  }
  return { kind: 'unseen' };
};

/** A group that can be carried, with every pile that takes it. */
export interface Movable {
  readonly card: Card;
  readonly from: PileId;
  readonly count: number;
  readonly places: readonly PileId[];
}

/** What can be done in a position. */
export interface Movables {
  readonly carries: readonly Movable[];
  /** Cards that could be taken back from the foundations. */
  readonly takeBacks: readonly Movable[];
  readonly stock: 'draw' | 'redeal' | undefined;
}

/** Answers "what can move?": every legal move, gathered by the cards that move. */
export const movablesOf = (spec: RuleSpec, position: Position): Movables => {
  const groups = new Map<string, Movable>();
  let stock: Movables['stock'];
  for (const move of legalMoves(spec, position)) {
    if (move.kind !== 'carry') {
      stock = move.kind;
      continue;
    }
    const { from, to, count } = move;
    const card = leadOf(position, from, count);
    if (card === undefined) continue;
    const places = [...(groups.get(`${from} ${count}`)?.places ?? []), to];
    groups.set(`${from} ${count}`, { card, from, count, places });
  }
  const all = [...groups.values()];
  return {
    carries: all.filter(({ from }) => !isFoundation(from)),
    takeBacks: all.filter(({ from }) => isFoundation(from)),
    stock,
  };
};

/** What is in sight of a pile: the open cards, the top one last, and how many cards lie there besides. */
export interface Sight {
  readonly seen: readonly Card[];
  readonly unseen: number;
}

/** Answers "what is in column 3?". */
export const sightOf = (spec: RuleSpec, position: Position, pile: PileId): Sight => {
  const seen = seenOf(spec, position, pile);
  return { seen, unseen: isFoundation(pile) ? 0 : cardsOf(position, pile).length - seen.length };
};

/** The piles of a game that can be asked about, in reading order. */
export const askablePiles = (spec: RuleSpec, position: Position): readonly PileId[] => [
  ...(spec.stock === 'none' ? [] : (['s', 'w'] as const)),
  ...FOUNDATION_IDS,
  ...columnsOf(position),
];

const seenOf = (spec: RuleSpec, position: Position, pile: PileId): readonly Card[] => {
  if (isColumn(pile)) {
    const { cards, down } = columnAt(position, pile);
    return cards.slice(down);
  }
  if (isFoundation(pile)) {
    const top = foundationTop(position, pile);
    return top === undefined ? [] : [top];
  }
  // Of the waste the cards of one draw lie side by side at most; the stock shows none.
  if (pile === 's' || spec.stock === 'none') return [];
  return position.waste.slice(-spec.stock.draw);
};
