export { allGames, FAMILIES, GAME_LETTERS, gameOf, isGameLetters } from './catalogue.ts';
export type { Family, Game, GameLetters } from './game.ts';
export {
  type KlondikeOptions,
  klondikeOptionsText,
  readKlondikeOptions,
} from './klondike.ts';
