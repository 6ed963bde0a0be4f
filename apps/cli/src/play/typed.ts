import {
  cardsOf,
  carry,
  columnAt,
  DRAW,
  err,
  homeOf,
  isColumn,
  isPileId,
  judge,
  type Move,
  ok,
  type PileId,
  REDEAL,
  type Result,
  rankOf,
  topOf,
} from '@geduld/core';
import { entryText, parseEntry, REDO, UNDO } from '@geduld/notation';
import { type Command, FINISH, type Session } from '@geduld/session';
import { quoted } from '../args.ts';
import { moveSentence } from '../sentences.ts';

/** What a player typed, understood. */
export type Typed =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'help' | 'quit' | 'nothing' }
  /** A new game: of a code, or a random one. */
  | { readonly kind: 'new'; readonly code?: string }
  | { readonly kind: 'save'; readonly path: string };

const commanded = (command: Command) => ok<Typed>({ kind: 'command', command });

/**
 * Understands one line: the notation of records, or a short form of it. Case does not matter. What the rules say to a
 * move is not asked here, except where a short form leaves the number of cards open.
 */
export const readTyped = (line: string, session: Session): Result<Typed, string> => {
  const text = line.trim();
  const word = text.toLowerCase();
  const [first = '', rest = ''] = splitWord(text);
  switch (first.toLowerCase()) {
    case 'save':
      return rest === '' ? err('save wants the name of a file behind it.') : ok({ kind: 'save', path: rest });
    case 'n':
    case 'new':
      return ok(rest === '' ? { kind: 'new' } : { kind: 'new', code: rest });
  }
  switch (word) {
    case '':
      return ok({ kind: 'nothing' });
    case 'd':
      return commanded(session.standing.position.stock.length > 0 ? DRAW : redealOrDraw(session));
    case 'u':
      return commanded(UNDO);
    case 'r':
      return commanded(REDO);
    case 'f':
    case 'finish':
      return commanded(FINISH);
    case 'h':
    case '?':
    case 'help':
      return ok({ kind: 'help' });
    case 'q':
    case 'quit':
      return ok({ kind: 'quit' });
  }
  const short = SHORT.exec(word);
  if (short) return readShort(session, short[1] as string, short[2] as string, short[3]);
  const entry = parseEntry(word);
  if (entry.ok) return commanded(entry.value);
  // A word that does not even begin like a move is told what there is; others where they go wrong.
  return entry.error.expected === 'move' || entry.error.at === 0
    ? err(`${quoted(text)} is no move; expected one such as 35, 3f, w5, d or c3-c5:2, or h for help.`)
    : err(`${quoted(text)}, ${moveSentence(entry.error)}`);
};

const splitWord = (text: string): readonly [string, string] => {
  const found = /^(\S+)\s*(.*)$/s.exec(text);
  return [found?.[1] ?? '', found?.[2] ?? ''];
};

/** From a column, the waste or a foundation, to a column or home (`f`), perhaps with a number of cards. */
const SHORT = /^(\d|w|f[shdc])(\d|f)(?::(\d{1,2}))?$/;

/** An empty stock is turned over; where there is none at all, drawing has the better refusal. */
const redealOrDraw = ({ standing }: Session): Move => (standing.position.waste.length > 0 ? REDEAL : DRAW);

const readShort = (
  session: Session,
  fromText: string,
  toText: string,
  count: string | undefined,
): Result<Typed, string> => {
  const from = pileOf(fromText);
  if (from === undefined) return err(`There is no column ${fromText}; expected 1 to 7.`);
  if (toText === 'f') {
    const card = topOf(session.standing.position, from);
    // An empty pile is refused by the rules, whichever foundation is named.
    return commanded(carry(from, card === undefined ? 'fs' : homeOf(card), Number(count ?? 1)));
  }
  const to = pileOf(toText);
  if (to === undefined) return err(`There is no column ${toText}; expected 1 to 7.`);
  if (count !== undefined || !isColumn(from)) return commanded(carry(from, to, Number(count ?? 1)));
  return fitting(session, from, to);
};

const pileOf = (text: string): PileId | undefined => {
  const name = /^\d$/.test(text) ? `c${text}` : text;
  return isPileId(name) ? name : undefined;
};

/** The group of `from` that fits on `to`; where several do, the player must say how many cards. */
const fitting = (session: Session, from: PileId, to: PileId): Result<Typed, string> => {
  const { position } = session.standing;
  const { spec } = session.code.game;
  const counts = Array.from({ length: cardsOf(position, from).length }, (_, n) => n + 1);
  const moves = counts
    .map((count) => carry(from, to, count))
    .filter((move) => judge(spec, position, move).ok);
  if (moves.length > 1)
    return err(`Several groups fit: ${moves.map(entryText).join(', ')}; type the one that you mean.`);
  return commanded(moves[0] ?? likeliest(session, from, to, counts));
};

/**
 * Where no group fits, the one whose refusal tells most: from a card that is one rank lower than the end card of
 * `to`, if there is one, else the end card alone.
 */
const likeliest = (session: Session, from: PileId, to: PileId, counts: readonly number[]): Move => {
  const { position } = session.standing;
  const onto = topOf(position, to);
  const column = cardsOf(position, from);
  const next = counts.find((count) => {
    const card = column.at(-count);
    return (
      card !== undefined &&
      onto !== undefined &&
      rankOf(card) + 1 === rankOf(onto) &&
      isOpen(session, from, count)
    );
  });
  return carry(from, to, next ?? 1);
};

/** A face-down card must not be hinted at: its refusal would tell what it is. */
const isOpen = ({ standing }: Session, from: PileId, count: number): boolean => {
  if (!isColumn(from)) return false;
  const { cards, down } = columnAt(standing.position, from);
  return count <= cards.length - down;
};
