import { resolve } from 'node:path';
import { ok, type Result } from '@geduld/core';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { begin, type Playing, randomCode } from '../play/game.ts';
import { mayWrite, resumeFrom } from '../play/recordFile.ts';
import type { Table } from '../play/turn.ts';
import { type Stop, wrongCall } from '../stop.ts';
import { readCodeWord, readGame } from '../words.ts';

/** `geduld play`: a whole game in the terminal, or from standard input. */
export const command = commandOf({
  name: 'play',
  usage: ['play [CODE] [--record FILE]', 'play --game RU [--options C]', 'play --resume FILE'],
  about: [
    'Plays a game in the terminal; a random deal of Klondike when no code is given. Moves',
    'are typed: 35 from column 3 to column 5, 3f home, w5 from the waste, d to draw; h',
    'shows all of them. Where standard input is no terminal, moves are read from it, one on',
    'each line, and the table is printed at the end; exit code 1 if one was refused.',
  ],
  words: { least: 0, most: 1, called: 'one code' },
  options: {
    game: { type: 'value', value: 'LETTERS', about: 'KL, TF, RU or YU, for a random deal (KL)' },
    options: { type: 'value', value: 'OPTIONS', about: 'such as D3N for KL; the usual ones if not given' },
    record: { type: 'value', value: 'FILE', about: 'writes the record here after every action' },
    resume: { type: 'value', value: 'FILE', about: 'goes on with the game of a record' },
  },
  examples: [
    ['play', 'Klondike, a random deal'],
    ['play RU1-C-AAAAABB --record game.json', 'a certain deal, kept as it is played'],
    ['play --resume game.json --record game.json', 'goes on with it'],
    ['play KL1-D1N-AAAAAAB < moves.txt', 'moves from a file'],
  ],
  run: async ({ words, values, json }, io) => {
    const playing = await startOf(words[0], values, io);
    if (!playing.ok) return io.complain(playing.error);
    const { record, resume } = values;
    if (record !== undefined) {
      const own = resume !== undefined && resolve(resume) === resolve(record);
      const may = mayWrite(record, own);
      if (!may.ok) return io.complain({ ...may.error, sentence: `--record: ${may.error.sentence}` });
    }
    const table: Table = { playing: playing.value, record, written: [], asked: undefined };
    if (io.look.inTerminal && io.look.outTerminal && !json) {
      const { playInteractive } = await import('../play/interactive.ts');
      return playInteractive(table, io);
    }
    const { playScript } = await import('../play/script.ts');
    return playScript(table, json, io);
  },
});

interface Chosen {
  readonly game?: string;
  readonly options?: string;
  readonly resume?: string;
}

/** The game to begin with: of a record, a code, or a random deal. */
const startOf = async (
  word: string | undefined,
  { game, options, resume }: Chosen,
  io: Io,
): Promise<Result<Playing, Stop>> => {
  if (resume !== undefined) {
    if (word !== undefined || game !== undefined || options !== undefined)
      return wrongCall('found --resume and another game, expected one of them.');
    if (resume === '-')
      return wrongCall('--resume: found -, expected a file, since moves are read from the input.');
    return resumeFrom(resume, io);
  }
  if (word !== undefined) {
    if (game !== undefined || options !== undefined)
      return wrongCall('found a code and --game or --options, expected one of them.');
    const code = readCodeWord(word);
    return code.ok ? ok(begin(code.value)) : code;
  }
  const chosen = readGame(game ?? 'KL', options);
  return chosen.ok ? ok(begin(randomCode(chosen.value))) : chosen;
};
