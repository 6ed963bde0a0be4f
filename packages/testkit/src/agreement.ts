import {
  assertNever,
  type Card,
  type Column,
  type ColumnShape,
  cardsOf,
  carry,
  DRAW,
  type Effect,
  FOUNDATION_IDS,
  isWon,
  legalMoves,
  type Move,
  PILE_IDS,
  type Position,
  playLegal,
  positionKey,
  REDEAL,
  type RuleSpec,
  type ScoreRule,
  scoreAfter,
} from '@geduld/core';
import type { Game } from '@geduld/games';
import { cardText, entryText } from '@geduld/notation';
import { type OracleGame, oracleGame } from './oracleGame.ts';
import { oracleMoves } from './oracleMoves.ts';
import { type OracleHappening, oraclePlayUnasked } from './oraclePlay.ts';
import { oracleScore } from './oracleScore.ts';
import { type OracleTable, oracleIsWon, oracleKey, oracleSuits } from './oracleTable.ts';

/** One set of rules twice: as the product has it, and as the oracle does. */
export interface Subject {
  readonly name: string;
  readonly spec: RuleSpec;
  readonly scoring: ScoreRule;
  readonly oracle: OracleGame;
}

/** A game of the catalogue, and the same game of the oracle. */
export const subjectOf = (game: Game): Subject => ({
  name: `${game.letters} ${game.options}`,
  spec: game.spec,
  scoring: game.scoring,
  oracle: oracleGame(game.letters, game.options),
});

/** The same rules with a small pack: so few cards that everything can be searched. */
export const smallSubject = (
  subject: Subject,
  ranks: number,
  columns: readonly ColumnShape[],
  groupLimit?: number,
): Subject => ({
  name: `${subject.name}, ${ranks} ranks, columns ${columns.map(({ down, up }) => `${down}+${up}`).join(' ')}`,
  spec: { ...subject.spec, ranks, columns, groupLimit: groupLimit ?? subject.spec.groupLimit },
  scoring: subject.scoring,
  oracle: { ...subject.oracle, ranks, columns, groupLimit: groupLimit ?? subject.oracle.groupLimit },
});

const texts = (cards: readonly Card[]): readonly string[] => cards.map(cardText);

/** The oracle's table for a position. */
export const oracleTableOf = (position: Position): OracleTable => {
  const home = (suit: number) => texts(cardsOf(position, FOUNDATION_IDS[suit] ?? 'fs'));
  return {
    columns: position.columns.map(({ cards, down }: Column) =>
      cards.map((card, place) => ({ card: cardText(card), up: place >= down })),
    ),
    foundations: { s: home(0), h: home(1), d: home(2), c: home(3) },
    stock: texts(position.stock).toReversed(),
    waste: texts(position.waste),
    redeals: position.redeals,
  };
};

/** The oracle's word for an effect. */
export const happeningOf = (effect: Effect): OracleHappening => {
  switch (effect.kind) {
    case 'carried':
      return { kind: 'carried', from: effect.from, to: effect.to, cards: texts(effect.cards) };
    case 'turnedUp':
      return { kind: 'turnedUp', pile: effect.pile, card: cardText(effect.card) };
    case 'drew':
      return { kind: 'drew', cards: texts(effect.cards) };
    case 'redealt':
      return { kind: 'redealt', nth: effect.nth };
    default:
      return assertNever(effect);
  }
};

/** Every move that can be named at all: all pairs of piles with all counts, draw and redeal. */
export const everyMove = (position: Position): readonly Move[] => {
  const most = Math.max(...position.columns.map(({ cards }) => cards.length)) + 1;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return [
    ...PILE_IDS.flatMap((from) => PILE_IDS.flatMap((to) => counts.map((count) => carry(from, to, count)))),
    DRAW,
    REDEAL,
  ];
};

/** Move texts in code-unit order, as the oracle writes them. */
export const moveTexts = (moves: readonly Move[]): readonly string[] => moves.map(entryText).sort();

/**
 * Where product and oracle differ in one position: the set of moves, and after each move the table, what happened and
 * the score. Nothing when they agree.
 */
export const disagreements = (subject: Subject, position: Position, score: number): readonly string[] => {
  const { spec, scoring, oracle } = subject;
  const table = oracleTableOf(position);
  const here = oracleKey(oracle, table);
  const moves = legalMoves(spec, position);
  const found = moveTexts(moves).join(' ');
  const expected = oracleMoves(oracle, table).join(' ');
  if (found !== expected) return [`${here}: moves ${found}, expected ${expected}`];
  const faults: string[] = [];
  if (isWon(spec, position) !== oracleIsWon(table)) faults.push(`${here}: won or not`);
  for (const move of moves) {
    const text = entryText(move);
    const ours = playLegal(spec, position, move);
    const theirs = oraclePlayUnasked(oracle, table, text);
    const happenings = ours.effects.map(happeningOf);
    if (JSON.stringify(happenings) !== JSON.stringify(theirs.happenings))
      faults.push(`${here}: ${text} does`);
    const ourTable = oracleTableOf(ours.position);
    if (JSON.stringify(ourTable) !== JSON.stringify(sorted(theirs.table)))
      faults.push(`${here}: ${text} leads to`);
    const ourScore = scoreAfter(scoring, score, ours.effects);
    const theirScore = oracleScore(oracle, score, theirs.happenings);
    if (ourScore !== theirScore) faults.push(`${here}: ${text} scores ${ourScore}, expected ${theirScore}`);
  }
  return faults;
};

/** The same table with its fields in the order of `oracleTableOf`, so that both can be compared as text. */
const sorted = ({ columns, foundations, stock, waste, redeals }: OracleTable): OracleTable => {
  const [s, h, d, c] = oracleSuits.map((suit) => foundations[suit]);
  return { columns, foundations: { s: s ?? [], h: h ?? [], d: d ?? [], c: c ?? [] }, stock, waste, redeals };
};

/** All that play can reach, with each position compared on the way; stops at the first that differs. */
export const walkAll = (subject: Subject, start: Position, limit: number) => {
  const { spec, scoring } = subject;
  const seen = new Set([positionKey(spec, start)]);
  let won = isWon(spec, start);
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const faults = disagreements(subject, position, scoring.start + 40);
    if (faults.length > 0) return { positions: seen.size, won, complete: false, faults };
    for (const move of legalMoves(spec, position)) {
      const next = playLegal(spec, position, move).position;
      const key = positionKey(spec, next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return { positions: seen.size, won, complete: false, faults };
      seen.add(key);
      won ||= isWon(spec, next);
      open.push(next);
    }
  }
  return { positions: seen.size, won, complete: true, faults: [] };
};
