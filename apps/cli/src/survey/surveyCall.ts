import { ok, type Result } from '@geduld/core';
import type { Game } from '@geduld/games';
import { SHORT_CODES } from '@geduld/notation';
import { readWhole } from '../args.ts';
import { readLimits, type SearchLimits } from '../searchLimits.ts';
import { sourceName } from '../source.ts';
import { type Stop, saysNo, wrongCall } from '../stop.ts';
import { readGame } from '../words.ts';
import { readSurvey, type SurveyFile } from './surveyFile.ts';

/** Most deals of one call: each takes some bytes of memory. */
const MOST_DEALS = 10_000_000;

/** A survey that was asked for, read and checked before the first search begins. */
export interface Survey {
  readonly game: Game;
  readonly path: string;
  /** Numbers of the deals that are to be searched. */
  readonly numbers: readonly number[];
  readonly count: number;
  readonly threads: number;
  readonly limits: SearchLimits;
  readonly file: SurveyFile;
}

type Values = Readonly<Partial<Record<'game' | 'options' | 'from' | 'count' | 'out' | 'threads', string>>> & {
  readonly again?: true;
  readonly ms?: string;
  readonly nodes?: string;
  readonly memory?: string;
};

/** Reads the options that say what to search, and the file as far as it goes. */
export const readSurveyCall = (values: Values): Result<Survey, Stop> => {
  if (values.game === undefined) return wrongCall('--game is missing, expected KL, TF, RU or YU.');
  const game = readGame(values.game, values.options);
  if (!game.ok) return game;
  if (values.count === undefined) return wrongCall('--count is missing, expected how many deals.');
  if (values.out === undefined) return wrongCall('--out is missing, expected the file of the survey.');
  const from = readWhole('--from', values.from ?? '0', 0, SHORT_CODES - 1);
  if (!from.ok) return from;
  const most = Math.min(MOST_DEALS, SHORT_CODES - from.value);
  const count = readWhole('--count', values.count, 1, most);
  if (!count.ok) return count;
  const threads = readWhole('--threads', values.threads ?? '1', 1, 256);
  if (!threads.ok) return threads;
  const limits = readLimits(values, threads.value);
  if (!limits.ok) return limits;
  const file = readSurvey(values.out, true);
  if (!file.ok) return file;
  const fits = sameGame(game.value, file.value.game, values.out);
  if (!fits.ok) return fits;
  const { verdicts } = file.value;
  const numbers = Array.from({ length: count.value }, (_, n) => from.value + n).filter((number) => {
    const known = verdicts.get(number);
    return known === undefined || (known === 'open' && values.again === true);
  });
  return ok({
    game: game.value,
    path: values.out,
    numbers,
    count: count.value,
    threads: threads.value,
    limits: limits.value,
    file: file.value,
  });
};

/** Refuses a file that is of another game. */
export const sameGame = (game: Game, found: Game | undefined, path: string): Result<undefined, Stop> =>
  found === undefined || nameOf(found) === nameOf(game)
    ? ok(undefined)
    : saysNo(`${sourceName(path)}: found a survey of ${nameOf(found)}, expected ${nameOf(game)}.`);

/** What a game is called in a survey. */
export const nameOf = ({ letters, options }: Game): string => `${letters} ${options}`;
