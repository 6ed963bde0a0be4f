import { allGames, type Game } from '@geduld/games';
import { entryText } from '@geduld/notation';
import { testChance } from '@geduld/testkit';
import { expect, test } from 'vitest';
import {
  carry,
  DRAW,
  deal,
  dealOrder,
  judge,
  legalMoves,
  type Move,
  PILE_IDS,
  type Position,
  playLegal,
  REDEAL,
  type RuleSpec,
} from './index.ts';

/** Every move that can be named at all: all pairs of piles with all counts, draw and redeal. */
const thinkable = (position: Position): readonly Move[] => {
  const most = Math.max(...position.columns.map(({ cards }) => cards.length)) + 1;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return [
    ...PILE_IDS.flatMap((from) => PILE_IDS.flatMap((to) => counts.map((count) => carry(from, to, count)))),
    DRAW,
    REDEAL,
  ];
};

const agrees = (spec: RuleSpec, position: Position): void => {
  const offered = legalMoves(spec, position).map(entryText);
  const accepted = thinkable(position).filter((move) => judge(spec, position, move).ok);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.toSorted()).toEqual(accepted.map(entryText).sort());
};

const games: readonly Game[] = allGames().filter(
  ({ letters, options }) => letters !== 'KL' || ['D1N', 'D3N', 'D1V', 'D3V', 'D3NP2E'].includes(options),
);

test.each(games)(
  'G4: offered and accepted moves are the same, all others refused: $letters $options',
  (game) => {
    const chance = testChance(game.options.length);
    for (let line = 0; line < 2; line++) {
      let position = deal(game.spec, dealOrder(BigInt(line)));
      for (let turn = 0; turn < 25; turn++) {
        agrees(game.spec, position);
        const moves = legalMoves(game.spec, position);
        const move = moves[chance(moves.length)];
        if (move === undefined) break;
        position = playLegal(game.spec, position, move).position;
      }
    }
  },
);
