import { appendFileSync, closeSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { err, ok, type Result } from '@geduld/core';
import { type Game, gameOf, isGameLetters } from '@geduld/games';
import { SHORT_CODES } from '@geduld/notation';
import { plainText } from '../args.ts';
import type { Timed } from '../searchThread.ts';
import { readFault, sourceName } from '../source.ts';
import { type Stop, saysNo } from '../stop.ts';
import type { Verdicts } from './tally.ts';

/*
 * The file of a survey: lines of JSON. The first names the game, each other one a deal that was searched. A line is written
 * when its search ends, so whatever ends the program, at most the last line is torn, and that one is no loss.
 */

/** What a file holds. */
export interface SurveyFile {
  /** `undefined` for an empty file. */
  readonly game: Game | undefined;
  readonly verdicts: Verdicts;
  /** Bytes up to the end of the last whole line. */
  readonly whole: number;
}

const VERSION = 1;

/** Reads a survey's file; one that is not there is empty if it `mayLack`. */
export const readSurvey = (path: string, mayLack: boolean): Result<SurveyFile, Stop> => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (fault) {
    const isMissing = (fault as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && mayLack) return ok({ game: undefined, verdicts: new Map(), whole: 0 });
    return err(readFault(path, fault));
  }
  const whole = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  const verdicts: Verdicts = new Map();
  let game: Game | undefined;
  for (const [at, line] of lines.entries()) {
    const place = `${sourceName(path)}, line ${at + 1}`;
    const entry = objectOf(line);
    if (at === 0) {
      game = gameIn(entry);
      if (game === undefined)
        return saysNo(
          `${place}: found ${plainText(line.slice(0, 60))}, expected the first line of a survey.`,
        );
      continue;
    }
    const { number, verdict } = entry;
    const isAnswer = isNumber(number) && (verdict === 'win' || verdict === 'dead' || verdict === 'open');
    if (!isAnswer)
      return saysNo(`${place}: found ${plainText(line.slice(0, 60))}, expected a deal's number and verdict.`);
    const added = addVerdict(verdicts, number, verdict, place);
    if (!added.ok) return added;
  }
  return ok({ game, verdicts, whole });
};

/** Adds what is known of a deal: a proof stands above an open search, and two proofs must be alike. */
export const addVerdict = (
  verdicts: Verdicts,
  number: number,
  verdict: 'win' | 'dead' | 'open',
  place: string,
): Result<undefined, Stop> => {
  const known = verdicts.get(number);
  if (known === undefined || known === 'open') verdicts.set(number, verdict);
  else if (verdict !== 'open' && verdict !== known)
    return saysNo(`${place}: found deal ${number} ${verdict}, expected ${known} as it was found before.`);
  return ok(undefined);
};

const objectOf = (line: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const gameIn = ({ survey, game, options }: Readonly<Record<string, unknown>>): Game | undefined =>
  survey === VERSION && typeof game === 'string' && isGameLetters(game) && typeof options === 'string'
    ? gameOf(game, options)
    : undefined;

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < SHORT_CODES;

/** A survey's file that is written to. */
export interface SurveyWriter {
  /** Says why when it cannot be written. */
  readonly add: (number: number, answer: Timed) => Stop | undefined;
  readonly close: () => void;
}

/** Goes on with a file that was read: a torn line at its end is taken away. */
export const writeSurvey = (path: string, game: Game, read: SurveyFile): Result<SurveyWriter, Stop> => {
  try {
    const file = openSync(path, 'a');
    ftruncateSync(file, read.whole);
    if (read.game === undefined)
      appendFileSync(file, line({ survey: VERSION, game: game.letters, options: game.options }));
    return ok({
      add: (number, answer) => {
        try {
          appendFileSync(file, line(entryOf(number, answer)));
          return undefined;
        } catch (fault) {
          return readFault(path, fault);
        }
      },
      close: () => closeSync(file),
    });
  } catch (fault) {
    return err(readFault(path, fault));
  }
};

const line = (value: object): string => `${JSON.stringify(value)}\n`;

const entryOf = (number: number, { verdict, ms, because }: Timed): object => ({
  number,
  verdict: verdict.kind,
  visited: verdict.visited,
  ms,
  ...(because ? { because } : {}),
});
