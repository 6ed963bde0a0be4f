import {
  assertNever,
  type Building,
  type Card,
  columnIndexOf,
  isColumn,
  isFoundation,
  type PileId,
  suitOfFoundation,
} from '@geduld/core';
import {
  type CardFault,
  type CodeFault,
  cardText,
  type DealFault,
  EXAMPLE_CODE,
  type MoveFault,
  type RecordFault,
} from '@geduld/notation';
import type { ReplayFault, SessionRefusal } from '@geduld/session';
import { plainText, quoted } from './args.ts';

/** How a card is called in a sentence: `7D`, or `7♦` where that can be shown. */
export type CardName = (card: Card) => string;

/** A sentence for every reason of a union: one that is forgotten does not compile. */
type Sentences<F extends { readonly why: string }> = {
  readonly [W in F['why']]: (fault: Extract<F, { readonly why: W }>) => string;
};

/** The table's own mapping ties each reason to its facts, which a look-up by name cannot say. */
const sentenceOf = <F extends { readonly why: string }>(table: Sentences<F>, fault: F): string =>
  (table[fault.why as F['why']] as (facts: F) => string)(fault);

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** A pile in words: `column 3`, `the foundation of hearts`. */
export const pileName = (pile: PileId): string => {
  if (isColumn(pile)) return `column ${columnIndexOf(pile) + 1}`;
  if (isFoundation(pile)) return `the foundation of ${suitOfFoundation(pile)}`;
  return pile === 'w' ? 'the waste' : 'the stock';
};

const BUILDING: Readonly<Record<Building, string>> = {
  alternateColor: 'one rank higher and of the other colour',
  sameSuit: 'one rank higher and of the same suit',
  anySuit: 'one rank higher',
};

/** Why a move, an undo, a redo or a finish was refused. */
export const refusalSentence = (refusal: SessionRefusal, name: CardName = cardText): string =>
  sentenceOf(refusals(name), refusal);

const refusals = (name: CardName): Sentences<SessionRefusal> => ({
  gameWon: () => 'The game is won, so nothing moves any more.',
  noSuchPile: ({ pile }) => `This game has no such pile as ${pile} (${pileName(pile)}).`,
  noStock: () => 'This game has no stock to draw from.',
  stockEmpty: () => 'The stock is empty, so turn the waste over first (redeal).',
  nothingToRedeal: () => 'Stock and waste are both empty, so there is nothing to draw.',
  stockNotEmpty: ({ left }) =>
    `The stock still has ${cards(left)}; the waste is turned over when it has none.`,
  noPassLeft: ({ passes }) =>
    passes === 1
      ? 'The stock may be gone through only once in this game.'
      : `The stock may be gone through ${passes} times in this game, and this was the last.`,
  badCount: ({ count }) => `${count} is no number of cards; expected 1 or more.`,
  samePile: ({ pile }) => `The cards lie on ${pileName(pile)} already.`,
  fromStock: () => 'Cards leave the stock by drawing only.',
  ontoStock: () => 'Nothing can be put on the stock.',
  ontoWaste: () => 'Nothing can be put on the waste.',
  emptyPile: ({ pile }) => `There is no card on ${pileName(pile)}.`,
  tooFewCards: ({ pile, found, asked }) =>
    `There ${found === 1 ? 'is' : 'are'} ${cards(found)} on ${pileName(pile)}, not ${asked}.`,
  faceDown: ({ pile }) => `That many cards of ${pileName(pile)} are not face up.`,
  onlyTopCard: ({ pile, asked }) => `Only the top card of ${pileName(pile)} can be taken, not ${asked}.`,
  notARun: ({ card, onto, building }) =>
    `These cards do not move together: ${name(card)} lies on ${name(onto)}, which is not ${BUILDING[building]}.`,
  groupTooLarge: ({ count, limit }) => `At most ${limit} cards move at once, not ${count}.`,
  oneCardHome: ({ count }) => `A foundation takes one card at a time, not ${count}.`,
  wrongFoundation: ({ card, pile }) => `${name(card)} does not belong on ${pileName(pile)}.`,
  notNextHome: ({ card, wanted }) => `The foundation waits for ${name(wanted)}, not for ${name(card)}.`,
  vacancyWantsKing: ({ card }) => `Only a king may go to an empty column, not ${name(card)}.`,
  doesNotBuild: ({ card, onto, building }) =>
    `${name(card)} does not go on ${name(onto)}: it needs a card ${BUILDING[building]}.`,
  nothingToUndo: () => 'There is nothing to undo.',
  undoLimit: ({ limit }) => `Only the last ${limit} actions can be undone.`,
  nothingToRedo: () => 'There is nothing to do again.',
  cannotFinish: () =>
    'There is nothing to finish: only Klondike finishes by itself, once every card lies open and stock and waste are empty.',
});

/** Why a text is no card; `text` is the whole of it. */
const cardSentence = (text: string, fault: CardFault): string => {
  switch (fault.expected) {
    case 'rank':
      return `${quoted(text)} does not begin with a rank (A, 2 to 10, T, J, Q, K)`;
    case 'suit':
      return `${quoted(text)} has no suit (S, H, D, C) behind its rank`;
    case 'end':
      return `${quoted(text)} goes on behind its suit with ${quoted(fault.found)}`;
    default:
      return assertNever(fault);
  }
};

const DEALS: Sentences<DealFault> = {
  notACard: ({ nth, found, fault }) =>
    `card ${nth}: ${cardSentence(found, fault)}; expected a card such as QH.`,
  twice: ({ card, first, nth }) =>
    `card ${nth}: found ${cardText(card)}, which is card ${first} already; expected each of the 52 cards once.`,
  cardCount: ({ found, expected }) => `found ${cards(found)}, expected ${expected}.`,
};

/** Why a text is no deal. */
export const dealSentence = (fault: DealFault): string => sentenceOf(DEALS, fault);

const CODES: Sentences<CodeFault> = {
  noCode: () => `found no code in it, expected one such as ${EXAMPLE_CODE}.`,
  unknownGame: ({ at, found }) =>
    `character ${at + 1}: found the game ${quoted(found)}, expected KL, TF, RU or YU.`,
  laterVersion: ({ at, version }) =>
    `character ${at + 1}: found version ${version.slice(0, 20)}, expected 1; a later Geduld reads it.`,
  badOptions: ({ at, found, letters, expected }) =>
    `character ${at + 1}: found ${quoted(found)}, expected options of ${letters}: ${expected}.`,
  wrongLetter: ({ at, found }) =>
    `character ${at + 1}: found ${quoted(found)}, expected a letter from A to Z, as in ${EXAMPLE_CODE}.`,
  wrongLength: ({ at, found, expected }) =>
    `character ${at + 1}: found ${found === 1 ? '1 letter' : `${found} letters`}, expected ${expected}, as in ${EXAMPLE_CODE}.`,
  numberTooLarge: ({ at }) => `character ${at + 1}: found a number that no deal has, expected one below 52!.`,
};

/** Why a text holds no code. */
export const codeSentence = (fault: CodeFault): string => sentenceOf(CODES, fault);

const EXPECTED_IN_MOVE: Readonly<Record<MoveFault['expected'], string>> = {
  move: 'a move such as draw, redeal, c3-c5:2 or w-fh',
  pile: 'a pile: c1 to c7, fs, fh, fd, fc, w or s',
  dash: 'a dash between two piles',
  count: 'a number of cards from 2 to 99',
  end: 'the end, or : and a number of cards',
};

/** Why a text is no move. */
export const moveSentence = ({ at, found, expected }: MoveFault): string =>
  `character ${at + 1}: found ${found === '' ? 'the end' : quoted(found)}, expected ${EXPECTED_IN_MOVE[expected]}.`;

const RECORDS: Sentences<RecordFault> = {
  notJson: () => 'found a text that is no JSON, expected a record.',
  laterRecord: ({ version }) => `v: found ${version}, expected 1; a later Geduld reads it.`,
  badField: ({ field, found, expected }) =>
    field === 'record'
      ? `found ${quoted(found)}, expected a record, which is a JSON object.`
      : `${field}: found ${plainText(found)}, expected ${expected}.`,
};

/** Why something is no record. */
export const recordSentence = (fault: RecordFault): string => sentenceOf(RECORDS, fault);

const REPLAYS: Sentences<ReplayFault> = {
  code: ({ fault }) => `code, ${codeSentence(fault)}`,
  unreadable: ({ entry, fault }) => `entry ${entry}, ${moveSentence(fault)}`,
  refused: ({ entry, text, refusal }) => `entry ${entry}, ${quoted(text)}: ${refusalSentence(refusal)}`,
  brokenStep: ({ entry, text, expected }) =>
    `entry ${entry}: found ${quoted(text)}, expected ${expected}, since the step before is not whole yet.`,
  total: ({ field, found, expected }) =>
    `${field}: found ${found}, expected ${expected} after the last entry.`,
};

/** The first thing in a record that does not hold. */
export const replaySentence = (fault: ReplayFault): string => sentenceOf(REPLAYS, fault);
