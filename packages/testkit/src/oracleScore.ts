import type { OracleGame } from './oracleGame.ts';
import { type OracleHappening, oraclePlay } from './oraclePlay.ts';
import type { OracleTable } from './oracleTable.ts';

/** The score before the first move: −52 in Vegas (K9), else 0. */
export const oracleStartScore = (game: OracleGame): number => (game.scoring === 'vegas' ? -52 : 0);

/** Where cards went, in the words of the score tables. */
const wayOf = (from: string, to: string): string => {
  const words: Record<string, string> = { w: 'waste', c: 'column', f: 'foundation' };
  return `${words[from.charAt(0)]} to ${words[to.charAt(0)]}`;
};

/** K7. Cards go home, to a column from the waste and back from a foundation one at a time. */
const standardPoints = (draw: 1 | 3, happening: OracleHappening): number => {
  if (happening.kind === 'turnedUp') return 5;
  if (happening.kind === 'redealt') {
    if (draw === 1) return -100;
    return happening.nth <= 2 ? 0 : -20;
  }
  if (happening.kind === 'drew') return 0;
  const way = wayOf(happening.from, happening.to);
  if (way === 'waste to column') return 5;
  if (way === 'waste to foundation') return 10;
  if (way === 'column to foundation') return 10;
  if (way === 'foundation to column') return -15;
  return 0;
};

/** K9: nothing counts but reaching a foundation and leaving it. */
const vegasPoints = (happening: OracleHappening): number => {
  if (happening.kind !== 'carried') return 0;
  if (happening.to.startsWith('f')) return 5;
  if (happening.from.startsWith('f')) return -5;
  return 0;
};

/** T5: a redeal costs 100 in both draw modes, taking back nothing. */
const thoughtfulPoints = (happening: OracleHappening): number => {
  if (happening.kind === 'turnedUp') return 5;
  if (happening.kind === 'redealt') return -100;
  if (happening.kind === 'drew') return 0;
  if (happening.to.startsWith('f')) return 10;
  if (happening.from === 'w') return 5;
  return 0;
};

/** R7, Y1. */
const russianPoints = (happening: OracleHappening): number => {
  if (happening.kind === 'turnedUp') return 5;
  if (happening.kind === 'carried' && happening.to.startsWith('f')) return 10;
  return 0;
};

const pointsOf = (game: OracleGame, happening: OracleHappening): number => {
  switch (game.scoring) {
    case 'standard':
      return standardPoints(game.draw, happening);
    case 'vegas':
      return vegasPoints(happening);
    case 'thoughtful':
      return thoughtfulPoints(happening);
    case 'russian':
      return russianPoints(happening);
  }
};

/** The score after a move, from the score before it and what happened in it. Never below 0 but in Vegas (G7). */
export const oracleScore = (
  game: OracleGame,
  before: number,
  happenings: readonly OracleHappening[],
): number => {
  let score = before;
  for (const happening of happenings) {
    score += pointsOf(game, happening);
    if (score < 0 && game.scoring !== 'vegas') score = 0;
  }
  return score;
};

/** The score after each move of a line that starts a game on this table. Throws at a move that is not legal. */
export const oracleScores = (
  game: OracleGame,
  start: OracleTable,
  moves: readonly string[],
): readonly number[] => {
  let table = start;
  let score = oracleStartScore(game);
  return moves.map((move) => {
    const played = oraclePlay(game, table, move);
    table = played.table;
    score = oracleScore(game, score, played.happenings);
    return score;
  });
};
