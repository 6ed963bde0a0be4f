import { type Card, cardsOf, deal, homeOf, legalMoves, packOf, playLegal } from '@geduld/core';
import { allGames } from '@geduld/games';
import { codeText, orderOf, parseCard, readCode, shortCode } from '@geduld/notation';
import { expect, test } from 'vitest';
import { askablePiles, movablesOf, sightOf, whereIs } from './asking.ts';

const card = (text: string): Card => {
  const read = parseCard(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const codeOf = (text: string) => {
  const read = readCode(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const chosen = new Set(['KL1-D1N', 'KL1-D3N', 'TF1-D3N', 'RU1-C', 'RU1-R', 'YU1-C']);

/** Positions along a line of play that takes one legal move or another. */
const games = allGames().filter((game) => chosen.has(codeText(shortCode(game, 27)).slice(0, -8)));
const positions = games.flatMap((game) => {
  const code = shortCode(game, 27);
  let position = deal(game.spec, orderOf(code));
  const all = [position];
  for (let n = 0; n < 60; n++) {
    const moves = legalMoves(game.spec, position);
    const move = moves[(n * 7) % Math.max(1, moves.length)];
    if (move === undefined) break;
    position = playLegal(game.spec, position, move).position;
    all.push(position);
  }
  return all.map((each) => ({ spec: game.spec, position: each, name: codeText(code) }));
});

test('the games that are looked at', () => expect(games).toHaveLength(chosen.size));

test('no answer names a card that lies face down, in the stock, or deep in the waste', () => {
  for (const { spec, position, name } of positions) {
    const hidden = new Set<Card>([
      ...position.stock,
      ...position.columns.flatMap(({ cards, down }) => cards.slice(0, down)),
      ...position.waste.slice(0, spec.stock === 'none' ? 0 : -spec.stock.draw),
    ]);
    const told = [
      ...askablePiles(spec, position).flatMap((pile) => sightOf(spec, position, pile).seen),
      ...movablesOf(spec, position).carries.map((movable) => movable.card),
    ];
    expect(
      told.filter((each) => hidden.has(each)),
      name,
    ).toEqual([]);
    for (const each of packOf(13))
      expect(whereIs(spec, position, each).kind === 'unseen', `${name} ${each}`).toBe(hidden.has(each));
  }
});

test('a card in sight is where it is said to be, under as many cards', () => {
  for (const { spec, position } of positions)
    for (const each of packOf(13)) {
      const where = whereIs(spec, position, each);
      if (where.kind === 'column') expect(cardsOf(position, where.pile).at(-1 - where.cardsOn)).toBe(each);
      if (where.kind === 'waste') expect(position.waste.at(-1 - where.cardsOn)).toBe(each);
      if (where.kind === 'foundation') expect(where.pile).toBe(homeOf(each));
    }
});

test('what can move is every legal move, each once', () => {
  for (const { spec, position } of positions) {
    const { carries, takeBacks, stock } = movablesOf(spec, position);
    const told = [...carries, ...takeBacks].reduce((sum, { places }) => sum + places.length, 0);
    expect(told + (stock ? 1 : 0)).toBe(legalMoves(spec, position).length);
  }
});

test('a pile tells what shows of it and how much does not', () => {
  const { game, ...code } = codeOf('RU1-C-AAAAABB');
  const position = deal(game.spec, orderOf({ game, ...code }));
  expect(askablePiles(game.spec, position)).not.toContain('s');
  expect(sightOf(game.spec, position, 'c1')).toEqual({ seen: cardsOf(position, 'c1'), unseen: 0 });
  expect(sightOf(game.spec, position, 'c7').unseen).toBe(6);
  expect(sightOf(game.spec, position, 'c7').seen).toHaveLength(5);
  expect(sightOf(game.spec, position, 'fs')).toEqual({ seen: [], unseen: 0 });
  expect(whereIs(game.spec, position, card('AS')).kind).toMatch(/column|unseen/);
});
