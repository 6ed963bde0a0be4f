import { readKlondikeOptions } from '@geduld/games';
import { type DealCode, readCode } from '@geduld/notation';
import type { DialogMessages } from '../messages/dialogMessages.ts';
import type { Messages } from '../messages/messages.ts';

type Words = { readonly words: () => Messages; readonly dialogWords: () => DialogMessages };

/** A game's full name with the options that set it apart: "Klondike · Draw 3 · Vegas", "Russian · Relaxed". */
export const gameText = (app: Words, { letters, options }: DealCode['game']): string => {
  const words = app.dialogWords().newGame;
  const name = app.words().games[letters].name;
  if (letters === 'RU') return `${name} · ${options === 'R' ? words.relaxed : words.classic}`;
  if (letters === 'TF') return `${name} · ${options === 'D3N' ? words.hard : words.easy}`;
  if (letters === 'YU') return name;
  const klondike = readKlondikeOptions(options);
  if (!klondike) return name;
  const { draw, scoring, passes, anyVacancy } = klondike;
  return [
    name,
    draw === 3 ? words.draw3 : words.draw1,
    ...(scoring === 'vegas' ? [words.vegas] : []),
    ...(scoring === 'standard' && passes !== 'unlimited' ? [words.passCount(passes)] : []),
    ...(anyVacancy ? [words.anyVacancy] : []),
  ].join(' · ');
};

/** The same of a code; a code that cannot be read stands for itself. */
export const codeGameText = (app: Words, code: string): string => {
  const read = readCode(code);
  return read.ok ? gameText(app, read.value.game) : code;
};
