import { FOUNDATION_IDS, foundationTop, type Position } from '@geduld/core';
import { playedAt } from '@geduld/session';
import type { Style } from '../cards.ts';
import { padded, widthOf } from '../widths.ts';
import { GAME_NAMES } from '../words.ts';
import { type Playing, shortened, timeText } from './game.ts';

/** Columns and rows of the screen that the table may take. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** Seven cards side by side, and rows enough to see a few of each column. */
export const LEAST_SPACE: Space = { width: 20, height: 8 };

/**
 * The table as lines, never more nor wider than the space: a head with code, score, moves and time; stock, waste and
 * foundations; the columns. Where rows are short the face-down cards of a column fold into one, then its upper cards
 * do; the end cards are always seen.
 */
export const tableLines = (playing: Playing, now: number, space: Space, style: Style): readonly string[] => {
  const { position } = playing.session.standing;
  const pitch = Math.min(6, Math.floor((Math.max(space.width, LEAST_SPACE.width) + 1) / 7));
  const head = headLines(playing, now, space.width, style);
  const roomy = space.height >= 18;
  const lined = (cells: readonly string[]) =>
    cells
      .map((cell) => padded(cell, pitch))
      .join('')
      .trimEnd();
  const labels = (names: readonly string[]) => style.dim(lined(names.map((name) => name.padStart(2))));
  const hasStock = playing.session.code.game.spec.stock !== 'none';
  const top = [
    ...(roomy
      ? [labels(hasStock ? ['s', 'w', '', ...FOUNDATION_IDS] : ['', '', '', ...FOUNDATION_IDS])]
      : []),
    topRow(position, hasStock, pitch, style),
    ...(roomy ? [''] : []),
    labels(position.columns.map((_, n) => String(n + 1))),
  ];
  const rows = Math.max(1, space.height - head.length - top.length);
  const folded = position.columns.map((column) => foldedColumn(column, rows, style));
  const height = Math.max(1, ...folded.map((cells) => cells.length));
  const body = Array.from({ length: height }, (_, row) => lined(folded.map((cells) => cells[row] ?? '')));
  return [...head, ...top, ...body].slice(0, Math.max(1, space.height));
};

/** Code, score, moves and time on one line where that fits, else on two. */
export const headLines = (playing: Playing, now: number, width: number, style: Style): readonly string[] => {
  const { session, clock } = playing;
  const { letters } = session.code.game;
  const code = shortened(session.code);
  const time = timeText(playedAt(clock, now));
  const { score } = session.standing;
  const long = `score ${score} ${style.dot} moves ${session.moveCount} ${style.dot} ${time}`;
  const left = `${GAME_NAMES[letters]} ${code}`;
  if (left.length + widthOf(long) + 3 <= width)
    return [style.strong(left) + ' '.repeat(Math.min(width, 80) - left.length - widthOf(long)) + long];
  const brief = [long, `${score} ${style.dot} ${session.moveCount} ${style.dot} ${time}`];
  const second = brief.find((text) => widthOf(text) <= width) ?? String(score).slice(0, width);
  return [style.strong(code.slice(0, width)), second];
};

const topRow = (position: Position, hasStock: boolean, pitch: number, style: Style): string => {
  const foundations = FOUNDATION_IDS.map((pile, suit) => {
    const card = foundationTop(position, pile);
    return card === undefined ? style.dim(` ${'SHDC'.charAt(suit)}`) : style.card(card);
  });
  const left = hasStock
    ? padded(stockText(position, pitch, style), pitch) + wasteText(position, pitch, style)
    : '';
  return (padded(left, 3 * pitch) + foundations.map((cell) => padded(cell, pitch)).join('')).trimEnd();
};

const stockText = ({ stock }: Position, pitch: number, style: Style): string => {
  if (stock.length === 0) return style.empty;
  return pitch >= 5 ? `${style.back}${stock.length}` : String(stock.length).padStart(2);
};

/** The last cards of the waste, as many as fit before the foundations; only the last can be played. */
const wasteText = ({ waste }: Position, pitch: number, style: Style): string => {
  if (waste.length === 0) return style.empty;
  const seen = waste.slice(-Math.max(1, Math.min(3, Math.floor((2 * pitch) / 3))));
  return seen
    .map((card, at) => (at === seen.length - 1 ? style.strong(style.card(card)) : style.card(card)))
    .join(' ');
};

const foldedColumn = (
  { cards, down }: Position['columns'][number],
  rows: number,
  style: Style,
): readonly string[] => {
  if (cards.length === 0) return [style.empty];
  const open = cards.slice(down).map(style.card);
  if (cards.length <= rows) return [...Array<string>(down).fill(style.back), ...open];
  const folded = (count: number) => style.dim(count < 10 ? `+${count}` : String(count));
  if (down > 1 && open.length + 1 <= rows) {
    const backs = rows - open.length - 1;
    return [folded(down - backs), ...Array<string>(backs).fill(style.back), ...open];
  }
  if (rows === 1) return open.slice(-1);
  return [folded(cards.length - rows + 1), ...open.slice(-(rows - 1))];
};
