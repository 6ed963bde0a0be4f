import type { Family, Game, GameLetters } from './game.ts';
import { klondike, thoughtful } from './klondike.ts';
import { russian, yukon } from './yukon.ts';

/** Every family of games, by its letters, in the order in which they are offered. */
export const FAMILIES: Readonly<Record<GameLetters, Family>> = {
  KL: klondike,
  TF: thoughtful,
  RU: russian,
  YU: yukon,
};

/** The letters of every family, in the same order. */
export const GAME_LETTERS = Object.keys(FAMILIES) as readonly GameLetters[];

export const isGameLetters = (text: string): text is GameLetters => Object.hasOwn(FAMILIES, text);

/** The game of letters and options, both as codes write them; `undefined` when there is no such game. */
export const gameOf = (letters: GameLetters, options: string): Game | undefined =>
  FAMILIES[letters].game(options);

/** Every game that the product deals, each once, the nine numbers of passes included. */
export const allGames = (): readonly Game[] => {
  const klondikes = ['D1', 'D3'].flatMap((draw) =>
    ['V', 'N', ...Array.from({ length: 9 }, (_, n) => `NP${n + 1}`)].flatMap((scoring) => [
      `${draw}${scoring}`,
      `${draw}${scoring}E`,
    ]),
  );
  const options: Readonly<Record<GameLetters, readonly string[]>> = {
    KL: klondikes,
    TF: ['D1N', 'D3N'],
    RU: ['C', 'R'],
    YU: ['C'],
  };
  return GAME_LETTERS.flatMap((letters) => options[letters].flatMap((text) => gameOf(letters, text) ?? []));
};
