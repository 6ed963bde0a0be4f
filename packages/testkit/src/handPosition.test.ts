import { columnAt, packSize } from '@geduld/core';
import { allGames } from '@geduld/games';
import { cardText } from '@geduld/notation';
import { expect, test } from 'vitest';
import { handPosition, oracleDeal, oracleGame, oraclePack, oracleTableOf, subjectOf } from './index.ts';

const klondike = subjectOf(allGames().find(({ options }) => options === 'D1N') as never).spec;

test('a hand position: columns with faces, stock in drawing order, waste with its top last, the rest home', () => {
  const position = handPosition(
    klondike,
    `
    c1: qh KS
    c3: KH
    s: KD QD
    w: KC
    redeals: 2`,
  );
  expect(position.columns.map(({ cards, down }) => [cards.map(cardText).join(' '), down])).toEqual([
    ['QH KS', 1],
    ['', 0],
    ['KH', 0],
    ['', 0],
    ['', 0],
    ['', 0],
    ['', 0],
  ]);
  // The stock is kept bottom first: the first card that is written is the next one drawn.
  expect(position.stock.map(cardText)).toEqual(['QD', 'KD']);
  expect(position.waste.map(cardText)).toEqual(['KC']);
  expect(position.foundations).toEqual([12, 11, 11, 12]);
  expect(position.redeals).toBe(2);
});

test('a hand position: with a rest, unnamed cards lie under a column or at the end of the stock', () => {
  const column = handPosition(klondike, 'c2: 7H\nrest: c2\nfs: 2');
  expect(columnAt(column, 'c2').cards.length).toBe(packSize(klondike) - 2);
  expect(columnAt(column, 'c2').down).toBe(49);
  expect(column.foundations).toEqual([2, 0, 0, 0]);
  const stock = handPosition(klondike, 's: 7H\nrest: s');
  expect(stock.stock.length).toBe(52);
  expect(cardText(stock.stock.at(-1) as never)).toBe('7H');
  expect(cardText(stock.stock.at(0) as never)).toBe('KC');
});

test.each([
  ['c1: 7X', "'7X' is no card"],
  ['c8: 7H', 'no pile begins the line'],
  ['c1: KH\nc1: KS', "'c1' is there twice"],
  ['c1: KH KH', 'a card is there twice'],
  ['c1: KH\nfh: 13\nrest: s', 'a card is there twice'],
  ['c1: QH', 'cards are missing below one that is home'],
  ['c1: KH kc', 'an open card lies under one that is face down'],
  ['c1: kh', 'the end card of a column is face down'],
  ['c1: 7H\nrest: c9', "there is no column 'c9'"],
  ['redeals: x', "'x' is no number"],
])('a hand position is refused when it is none: %s', (text, says) => {
  expect(() => handPosition(klondike, text)).toThrow(says);
});

test('G1: the oracle sees the same table as the product, deal for deal', () => {
  const oracle = oracleGame('TF', 'D1N');
  const order = oraclePack(oracle);
  const table = oracleDeal(oracle, order.join(' '));
  const columns = table.columns.map((column, n) => `c${n + 1}: ${column.map(({ card }) => card).join(' ')}`);
  const position = handPosition(klondike, [...columns, `s: ${table.stock.join(' ')}`].join('\n'));
  expect(oracleTableOf(position)).toEqual(table);
});
