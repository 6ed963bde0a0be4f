import { type Card, cardAt, deal, type Position, type RuleSpec } from '@geduld/core';

/** The outcomes of a golden file by line: `W` or `L`. */
export const outcomesOf = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([line, outcome]) => [Number(line), outcome ?? '']),
  );

const cardOfText = (text: string): Card =>
  cardAt('A23456789TJQK'.indexOf(text.charAt(0)) + 1, 'SHDC'.indexOf(text.charAt(1)));

/** The cards that a text names, with spaces between them. */
export const cardsOfText = (text: string): Card[] => text.split(/\s+/).filter(Boolean).map(cardOfText);

/** The start that a golden line deals, or any text of cards in that order. */
export const startOf = (spec: RuleSpec, line: string): Position => deal(spec, cardsOfText(line));

/** Klondike with unlimited passes. */
export const klondikeSpec = (draw: 1 | 3): RuleSpec => ({
  id: `KL D${draw}N`,
  ranks: 13,
  columns: Array.from({ length: 7 }, (_, down) => ({ down, up: 1 })),
  building: 'alternateColor',
  group: 'run',
  groupLimit: 'none',
  vacancy: 'king',
  stock: { draw, passes: 'unlimited' },
});

/** Thoughtful. */
export const thoughtfulSpec = (draw: 1 | 3): RuleSpec => ({
  ...klondikeSpec(draw),
  id: `TF D${draw}N`,
  columns: Array.from({ length: 7 }, (_, down) => ({ down: 0, up: down + 1 })),
});
