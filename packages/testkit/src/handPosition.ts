import {
  type Card,
  COLUMN_IDS,
  type ColumnId,
  cardAt,
  FOUNDATION_IDS,
  type FoundationId,
  foundationIndexOf,
  type Position,
  packOf,
  type RuleSpec,
} from '@geduld/core';
import { cardText, parseCard } from '@geduld/notation';

const LINE = /^(c[1-7]|f[shdc]|s|w|rest|redeals)\s*:\s*(.*)$/;

interface Placed {
  readonly card: Card;
  readonly down: boolean;
}

const fail = (says: string): never => {
  throw new Error(`handPosition: ${says}`);
};

const placedIn = (text: string): readonly Placed[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (!card.ok) return fail(`'${word}' is no card`);
      return { card: card.value, down: word !== word.toUpperCase() };
    });

const wholeNumber = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : fail(`'${text}' is no number`);

const linesOf = (text: string): ReadonlyMap<string, string> => {
  const lines = new Map<string, string>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const read = LINE.exec(line);
    const name = read?.[1] ?? fail(`no pile begins the line '${line}'`);
    if (lines.has(name)) fail(`'${name}' is there twice`);
    lines.set(name, read?.[2] ?? '');
  }
  return lines;
};

/**
 * A position written by hand, one line a pile, in any order; what is left out is empty:
 *
 *     c1: qh KS      a column from its bottom card; lower case lies face down
 *     s: 4C 5C       the stock in the order in which it is drawn
 *     w: KH QH       the waste; its last card is the top
 *     redeals: 1
 *
 * Cards that no line names are home. With `rest: c7` they lie face down under the cards of that column instead, with
 * `rest: s` at the end of the stock, in the order of the pack; then `fs: 3` says how many cards of a suit are home.
 * Throws unless every card of the spec's pack is there once and each column is face down below and open above.
 */
export const handPosition = (spec: RuleSpec, text: string): Position => {
  const lines = linesOf(text);
  const rest = lines.get('rest');
  const columns = COLUMN_IDS.slice(0, spec.columns.length).map((id) => placedIn(lines.get(id) ?? ''));
  for (const id of COLUMN_IDS.slice(spec.columns.length)) if (lines.has(id)) fail(`there is no ${id}`);
  const stock = placedIn(lines.get('s') ?? '').map(({ card }) => card);
  const waste = placedIn(lines.get('w') ?? '').map(({ card }) => card);
  const named = [...columns.flat().map(({ card }) => card), ...stock, ...waste];
  const foundations = heightsOf(spec, lines, named);
  const home = foundations.flatMap((height, suit) =>
    Array.from({ length: height }, (_, below) => cardAt(below + 1, suit)),
  );
  const placed = new Set([...named, ...home]);
  if (placed.size !== named.length + home.length) fail('a card is there twice');
  const left = packOf(spec.ranks).filter((card) => !placed.has(card));
  if (left.length > 0 && rest === undefined)
    fail(`cards are missing below one that is home: ${left.map(cardText).join(' ')}`);
  if (rest === 's') stock.push(...left);
  else if (rest !== undefined) {
    const column = COLUMN_IDS.indexOf(rest as ColumnId);
    const under = left.map((card) => ({ card, down: true }));
    columns[column] = [...under, ...(columns[column] ?? fail(`there is no column '${rest}'`))];
  }
  return {
    columns: columns.map(faced),
    foundations,
    stock: stock.reverse(),
    waste,
    redeals: wholeNumber(lines.get('redeals') ?? '0'),
  };
};

const faced = (pile: readonly Placed[]): Position['columns'][number] => {
  const down = pile.filter((each) => each.down).length;
  if (pile.slice(0, down).some((each) => !each.down)) fail('an open card lies under one that is face down');
  if (down > 0 && down === pile.length) fail('the end card of a column is face down');
  return { cards: pile.map(({ card }) => card), down };
};

const heightsOf = (
  spec: RuleSpec,
  lines: ReadonlyMap<string, string>,
  named: readonly Card[],
): readonly number[] => {
  const away = new Set(named);
  return FOUNDATION_IDS.map((id: FoundationId) => {
    const said = lines.get(id);
    if (said !== undefined) return wholeNumber(said);
    if (lines.has('rest')) return 0;
    const suit = foundationIndexOf(id);
    let height = 0;
    while (height < spec.ranks && !away.has(cardAt(height + 1, suit))) height++;
    return height;
  });
};
