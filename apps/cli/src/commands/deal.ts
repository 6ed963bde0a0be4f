import { columnsOf, deal, type Position } from '@geduld/core';
import { cardText, codeText, type DealCode, dealText, orderOf } from '@geduld/notation';
import { type Style, styleOf } from '../cards.ts';
import { command as commandOf } from '../command.ts';
import type { Exit } from '../stop.ts';
import { padded } from '../widths.ts';
import { GAME_NAMES, readCodeWord } from '../words.ts';

/** `geduld deal`: the starting position of one or more codes. */
export const command = commandOf({
  name: 'deal',
  usage: ['deal CODE …'],
  about: [
    'Shows the cards that a code deals: the columns, each from its bottom card down to',
    'its end card, face-down cards in brackets; then the stock in the order in which it',
    'is drawn. A code is also found in a sentence or a link, in any case and spacing.',
  ],
  words: { least: 1, most: 1000, called: 'a code' },
  options: {},
  examples: [
    ['deal KL1-D3N-AAAAAAB', 'a deal of Klondike'],
    ['deal ru1caaaaabb', 'case and dashes do not matter'],
    ['deal --json YU1-C-AAAAAAA', 'the same for programs'],
  ],
  run: ({ words, json }, io) => {
    let exit: Exit = 0;
    for (const [at, word] of words.entries()) {
      const code = readCodeWord(word);
      if (!code.ok) exit = io.complain(code.error);
      else if (json) io.json(dealObject(code.value));
      else io.write(`${at > 0 ? '\n' : ''}${dealLines(code.value, styleOf(io.look)).join('\n')}\n`);
    }
    return exit;
  },
});

const startOf = (code: DealCode): Position => deal(code.game.spec, orderOf(code));
const drawingOrder = ({ stock }: Position) => stock.toReversed();

/** A deal for programs. */
const dealObject = (code: DealCode): object => {
  const position = startOf(code);
  return {
    code: codeText(code),
    game: code.game.letters,
    options: code.game.options,
    columns: position.columns.map(({ cards }) => cards.map(cardText)),
    down: position.columns.map(({ down }) => down),
    stock: drawingOrder(position).map(cardText),
    deal: dealText(orderOf(code)),
  };
};

const PITCH = 6;
const STOCK_ON_A_LINE = 12;

/** A deal for people. */
export const dealLines = (code: DealCode, style: Style): readonly string[] => {
  const position = startOf(code);
  const { columns } = position;
  const height = Math.max(...columns.map(({ cards }) => cards.length));
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map(({ cards, down }) => {
      const card = cards[row];
      if (card === undefined) return '';
      return row < down ? style.dim(`(${style.name(card)})`) : ` ${style.card(card)}`;
    }),
  );
  const lined = (cells: readonly string[]) =>
    cells
      .map((cell) => padded(cell, PITCH))
      .join('')
      .trimEnd();
  const stock = drawingOrder(position);
  const stockLines = Array.from({ length: Math.ceil(stock.length / STOCK_ON_A_LINE) }, (_, n) =>
    stock
      .slice(n * STOCK_ON_A_LINE, (n + 1) * STOCK_ON_A_LINE)
      .map((card) => ` ${style.card(card)}`)
      .join(' '),
  );
  const { letters, options } = code.game;
  return [
    `${GAME_NAMES[letters]} ${options}   ${style.strong(codeText(code))}`,
    '',
    style.dim(lined(columnsOf(position).map((pile) => ` ${pile}`))),
    ...rows.map(lined),
    ...(stock.length > 0 ? ['', style.dim(' stock, in the order in which it is drawn'), ...stockLines] : []),
  ];
};
