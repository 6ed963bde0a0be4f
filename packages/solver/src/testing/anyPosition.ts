import {
  buildsOn,
  type Card,
  type Column,
  type Position,
  packOf,
  type Rng,
  type RuleSpec,
  rankOf,
  shuffled,
} from '@geduld/core';
import { cardsOfText } from './golden.ts';

/** A game and a position of it that need not come from any deal. */
export interface Placed {
  readonly spec: RuleSpec;
  readonly position: Position;
}

type Rules = Pick<RuleSpec, 'stock' | 'vacancy'>;

const specOf = (rules: Rules, ranks: number, columns: readonly Column[]): RuleSpec => ({
  id: 'any',
  ranks,
  columns: columns.map(({ cards, down }) => ({ down, up: cards.length - down })),
  building: 'alternateColor',
  group: 'run',
  groupLimit: 'none',
  ...rules,
});

/** A position as text: columns with `-` before face-down cards, heights, stock and waste from the bottom card. */
export interface PositionText {
  readonly ranks: number;
  readonly columns: readonly string[];
  readonly foundations: readonly number[];
  readonly stock: string;
  readonly waste?: string;
  readonly redeals?: number;
}

/** The position that a text tells. */
export const placed = (rules: Rules, text: PositionText): Placed => {
  const columns = text.columns.map((line) => ({
    cards: cardsOfText(line.replaceAll('-', '')),
    down: line.split('-').length - 1,
  }));
  const position: Position = {
    columns,
    foundations: text.foundations,
    stock: cardsOfText(text.stock),
    waste: cardsOfText(text.waste ?? ''),
    redeals: text.redeals ?? 0,
  };
  return { spec: specOf(rules, text.ranks, columns), position };
};

/**
 * Any position of a small pack in which foundations, columns and stock hold what chance gives them: foundations well
 * filled and uneven, runs on a few columns, the rest in the stock. Play from a deal seldom comes to such, and it is in
 * them that prunings which hold one by one can fail together.
 */
export const anyPosition = (rng: Rng, rules: Rules, isOpen: boolean): Placed => {
  const { below } = rng;
  const ranks = 5 + below(4);
  const base = below(ranks - 1);
  const foundations = [0, 1, 2, 3].map(() => Math.min(ranks - 1, Math.max(0, base + below(4) - 1)));
  const left = shuffled(packOf(ranks), rng).filter((card) => rankOf(card) > (foundations[card & 3] ?? 0));
  const count = 2 + below(below(2) === 0 ? 2 : 5);
  const columns = Array.from({ length: count }, () => anyColumn(rng, ranks, left, isOpen));
  const stock = left.splice(0, 24);
  const under = columns[0] as { cards: Card[]; down: number };
  under.cards.unshift(...left);
  if (!isOpen) under.down = Math.min(under.down + left.length, Math.max(0, under.cards.length - 1));
  const drawn = below(stock.length + 1);
  const passes = rules.stock === 'none' ? 1 : rules.stock.passes;
  const position: Position = {
    columns,
    foundations,
    stock: stock.slice(drawn).reverse(),
    waste: stock.slice(0, drawn),
    redeals: passes === 'unlimited' ? 0 : below(passes),
  };
  return { spec: specOf(rules, ranks, columns), position };
};

/** A column with some hidden cards and a run, taken from `left`. */
const anyColumn = ({ below }: Rng, ranks: number, left: Card[], isOpen: boolean) => {
  const take = (fits: (card: Card) => boolean): Card | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const cards = left.splice(0, below(4) === 0 ? 0 : below(5));
  const down = cards.length;
  if (down === 0 && below(3) === 0) return { cards, down };
  const isKing = (card: Card): boolean => rankOf(card) === ranks;
  let end = (down === 0 && below(4) > 0 ? take(isKing) : undefined) ?? left.shift();
  for (let more = below(5); end !== undefined; more--) {
    const parent: Card = end;
    cards.push(parent);
    end = more > 0 ? take((card) => buildsOn('alternateColor', card, parent)) : undefined;
  }
  return { cards, down: isOpen ? 0 : Math.min(down, Math.max(0, cards.length - 1)) };
};
