import { allGames, type Game } from '@geduld/games';
import { entryText } from '@geduld/notation';
import { everyMove, testChance } from '@geduld/testkit';
import { expect, test } from 'vitest';
import { deal, dealOrder, judge, legalMoves, type Position, playLegal, type RuleSpec } from './index.ts';

const agrees = (spec: RuleSpec, position: Position): void => {
  const offered = legalMoves(spec, position).map(entryText);
  const accepted = everyMove(position).filter((move) => judge(spec, position, move).ok);
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
