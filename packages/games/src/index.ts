export { allGames, FAMILIES, gameOf, isGameLetters } from './catalogue.ts';
export type { Family, Game, GameLetters } from './game.ts';
export {
  type KlondikeOptions,
  klondikeOptionsText,
  readKlondikeOptions,
} from './klondike.ts';
