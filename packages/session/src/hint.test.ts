import { deal, legalMoves, type Move, type Position, playLegal, positionKey } from '@geduld/core';
import { allGames, type Game } from '@geduld/games';
import { orderOf, shortCode } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { hintsOf } from './hint.ts';

const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

const startOf = (game: Game, number: number): Position => deal(game.spec, orderOf(shortCode(game, number)));

/** Some moves of chance, so that hints are asked for in the middle of play, taken-back cards among them. */
const wander = (game: Game, number: number, steps: number): Position => {
  const random = randomFrom(number * 7919 + steps);
  let position = startOf(game, number);
  for (let n = 0; n < steps; n++) {
    const moves = legalMoves(game.spec, position);
    const move = moves[random(moves.length)];
    if (move === undefined) break;
    position = playLegal(game.spec, position, move).position;
  }
  return position;
};

const chosen = (options: readonly string[]) => allGames().filter(({ spec }) => options.includes(spec.id));
const GAMES = chosen(['KL D1N', 'KL D3N', 'KL D1V', 'KL D3NE', 'TF D1N', 'TF D3N', 'RU C', 'RU R', 'YU C']);

describe('K14, players-want 17: hints', () => {
  for (const game of GAMES) {
    test(`K14: ${game.spec.id} never offers to take a card back, and offers only legal moves`, () => {
      for (let number = 0; number < 60; number++) {
        const position = wander(game, number, number % 50);
        const legal = legalMoves(game.spec, position).map((move) => JSON.stringify(move));
        for (const hint of hintsOf(game.spec, position)) {
          if (hint.kind === 'nothing') continue;
          expect(legal).toContain(JSON.stringify(hint.move));
          if (hint.kind === 'move') expect(hint.move.from).not.toMatch(/^f/);
        }
      }
    });

    test(`players-want 17: ${game.spec.id}, following hints never comes back to a position`, () => {
      for (let number = 0; number < 40; number++) {
        let position = wander(game, number, (number % 4) * 12);
        const random = randomFrom(number);
        const seen = new Set([positionKey(game.spec, position)]);
        for (;;) {
          const hints = hintsOf(game.spec, position);
          // Not only the best: any of the alternatives that repeated asking shows.
          const hint = hints[random(hints.length)];
          if (hint === undefined || hint.kind === 'nothing') break;
          position = playLegal(game.spec, position, hint.move as Move).position;
          const key = positionKey(game.spec, position);
          expect(seen.has(key)).toBe(false);
          seen.add(key);
        }
      }
    });

    test(`K14: ${game.spec.id} tells nothing of cards that were not seen`, () => {
      for (let number = 0; number < 30; number++) {
        const position = startOf(game, number);
        // The same table with every hidden card in another place: the hints must not differ.
        const hidden = position.columns
          .flatMap(({ cards, down }) => cards.slice(0, down))
          .concat(position.stock);
        const shifted = [...hidden.slice(1), ...hidden.slice(0, 1)];
        let next = 0;
        const columns = position.columns.map(({ cards, down }) => ({
          down,
          cards: cards.map((card, at) => (at < down ? (shifted[next++] ?? card) : card)),
        }));
        const other = { ...position, columns, stock: shifted.slice(next) };
        expect(hintsOf(game.spec, other)).toEqual(hintsOf(game.spec, position));
      }
    });
  }

  test('players-want 17: when a whole pass brings nothing and nothing else helps, the hint says so', () => {
    const game = GAMES[0] as Game;
    const stuck = playedOut(game);
    expect(hintsOf(game.spec, stuck)).toEqual([{ kind: 'nothing' }]);
    expect(legalMoves(game.spec, stuck).length).toBeGreaterThan(0);
  });
});

/** A deal played by hints until they end, with the stock still there to be turned for ever. */
const playedOut = (game: Game): Position => {
  for (let number = 0; number < 200; number++) {
    let position = startOf(game, number);
    for (;;) {
      const [hint] = hintsOf(game.spec, position);
      if (hint === undefined || hint.kind === 'nothing') break;
      position = playLegal(game.spec, position, hint.move).position;
    }
    if (position.stock.length + position.waste.length > 0) return position;
  }
  throw new Error('every deal was played to its end');
};
