export {
  disagreements,
  everyMove,
  happeningOf,
  moveTexts,
  oracleTableOf,
  type Subject,
  smallSubject,
  subjectOf,
  walkAll,
} from './agreement.ts';
export { handPosition } from './handPosition.ts';
export { type OracleLevel, oracleCount } from './oracleCount.ts';
export { type OracleGame, type OracleName, type OracleShape, oracleGame } from './oracleGame.ts';
export { oracleMoves } from './oracleMoves.ts';
export { type OracleHappening, type OraclePlayed, oraclePlay } from './oraclePlay.ts';
export { oracleScore, oracleScores, oracleStartScore } from './oracleScore.ts';
export { type OracleReach, type OracleVerdict, oracleReach, oracleSolve } from './oracleSolve.ts';
export {
  type OracleCard,
  type OracleSketch,
  type OracleSuit,
  type OracleTable,
  oracleDeal,
  oracleIsWon,
  oracleKey,
  oracleKeyOfAnyOrder,
  oraclePack,
  oracleTable,
} from './oracleTable.ts';
export { testChance, testShuffled } from './rng.ts';
