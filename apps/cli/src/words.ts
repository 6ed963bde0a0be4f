import { ok, type Result } from '@geduld/core';
import { FAMILIES, type Game, type GameLetters, gameOf, isGameLetters } from '@geduld/games';
import { type DealCode, readCode } from '@geduld/notation';
import { quoted } from './args.ts';
import { codeSentence } from './sentences.ts';
import { type Stop, saysNo, wrongCall } from './stop.ts';

/** How the games are called. */
export const GAME_NAMES: Readonly<Record<GameLetters, string>> = {
  KL: 'Klondike',
  TF: 'Thoughtful',
  RU: 'Russian',
  YU: 'Yukon',
};

/** The game that `--game` and `--options` name; without options, the first game of its family. */
export const readGame = (letters: string, options: string | undefined): Result<Game, Stop> => {
  const upper = letters.toUpperCase();
  if (!isGameLetters(upper)) {
    const known = Object.entries(GAME_NAMES).map(([each, name]) => `${each} (${name})`);
    return wrongCall(`--game: found ${quoted(letters)}, expected ${known.join(', ')}.`);
  }
  const family = FAMILIES[upper];
  const game = gameOf(upper, (options ?? family.standard).toUpperCase());
  return game === undefined
    ? wrongCall(`--options: found ${quoted(options ?? '')}, expected for ${upper}: ${family.expected}.`)
    : ok(game);
};

/** The code in a word of the call, read forgivingly. */
export const readCodeWord = (word: string): Result<DealCode, Stop> => {
  const code = readCode(word);
  return code.ok ? code : saysNo(`${quoted(word)}, ${codeSentence(code.error)}`);
};

/** What is known about a position, in words. */
export const TRUTHS: Readonly<Record<'win' | 'dead' | 'open', string>> = {
  win: 'can be won',
  dead: 'cannot be won',
  open: 'not decided',
};
