import { type DealOrder, deal, ok, type Result } from '@geduld/core';
import { codeText, orderOf, parseDeal } from '@geduld/notation';
import { readWhole } from './args.ts';
import type { Io } from './io.ts';
import { readGameRecord } from './records.ts';
import { dealSentence } from './sentences.ts';
import type { Problem } from './solveWorker.ts';
import { linesOf, sourceName } from './source.ts';
import { cannotGo, type Stop, saysNo, wrongCall } from './stop.ts';
import { readCodeWord, readGame } from './words.ts';

/** All that a call wants decided, read and checked before the first search begins. */
export interface SolveInput {
  readonly count: number;
  readonly problem: (number: number) => Problem;
  /** What a problem is called, for people. */
  readonly name: (number: number) => string;
  /** What a problem is called, in JSON. */
  readonly label: (number: number) => object;
}

/** The words and options of a call that say what to decide. */
export interface SolveCall {
  readonly words: readonly string[];
  readonly game?: string | undefined;
  readonly options?: string | undefined;
  readonly deals?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly record?: string | undefined;
}

/** Most deals of one call: more than a day's work, and less than memory. */
const MOST_DEALS = 1_000_000;
const FAR = Number.MAX_SAFE_INTEGER;

/** Reads what a call wants decided: codes, or the deals of a file, or the end of a record. */
export const readSolveInput = async (call: SolveCall, io: Io): Promise<Result<SolveInput, Stop>> => {
  const { words, deals, record } = call;
  const forms = [words.length > 0, deals !== undefined, record !== undefined].filter((given) => given);
  if (forms.length !== 1)
    return wrongCall(
      `found ${forms.length === 0 ? 'none' : 'more than one'} of codes, --deals and --record, expected one of them.`,
    );
  for (const name of ['game', 'options', 'from', 'to'] as const)
    if (deals === undefined && call[name] !== undefined)
      return wrongCall(`found --${name} without --deals, expected both or neither.`);
  if (deals !== undefined) return readDeals(deals, call, io);
  return record === undefined ? readCodes(words) : readEnd(record, io);
};

const readCodes = (words: readonly string[]): Result<SolveInput, Stop> => {
  const codes: string[] = [];
  const problems: Problem[] = [];
  for (const word of words) {
    const code = readCodeWord(word);
    if (!code.ok) return code;
    const { spec } = code.value.game;
    codes.push(codeText(code.value));
    problems.push({ spec, position: deal(spec, orderOf(code.value)) });
  }
  return ok({
    count: codes.length,
    problem: (number) => problems[number] as Problem,
    name: (number) => codes[number] as string,
    label: (number) => ({ code: codes[number] }),
  });
};

const readEnd = async (path: string, io: Io): Promise<Result<SolveInput, Stop>> => {
  const game = await readGameRecord(path, io);
  if (!game.ok) return game;
  const { code, standing, log } = game.value.session;
  return ok({
    count: 1,
    problem: () => ({ spec: code.game.spec, position: standing.position }),
    name: () => `${codeText(code)} after entry ${log.length}`,
    label: () => ({ code: codeText(code), entry: log.length }),
  });
};

const readDeals = async (
  path: string,
  { game: letters, options, from, to }: SolveCall,
  io: Io,
): Promise<Result<SolveInput, Stop>> => {
  if (letters === undefined) return wrongCall('--game is missing, expected KL, TF, RU or YU.');
  const game = readGame(letters, options);
  if (!game.ok) return game;
  const first = readWhole('--from', from ?? '0', 0, FAR - 1);
  if (!first.ok) return first;
  const end = readWhole('--to', to ?? String(FAR), first.value + 1, FAR);
  if (!end.ok) return end;
  const read = await readLines(path, first.value, end.value, io);
  if (!read.ok) return read;
  const { spec } = game.value;
  const found = read.value;
  return ok({
    count: found.length,
    problem: (number) => ({ spec, position: deal(spec, found[number]?.order ?? []) }),
    name: (number) => `${found[number]?.index}`,
    label: (number) => ({ index: found[number]?.index }),
  });
};

interface DealLine {
  /** Number of its line, counted from 0. */
  readonly index: number;
  readonly order: DealOrder;
}

/** The deals on lines `from` up to `to`, which is not among them. Empty lines count and hold no deal. */
const readLines = async (
  path: string,
  from: number,
  to: number,
  io: Io,
): Promise<Result<readonly DealLine[], Stop>> => {
  const name = sourceName(path);
  const found: DealLine[] = [];
  let index = 0;
  for await (const line of linesOf(path, io)) {
    if (!line.ok) return line;
    if (index >= to) break;
    const here = index++;
    if (here < from || line.value.trim() === '') continue;
    const order = parseDeal(line.value);
    // Editors and `verify` count lines from 1; `--from`, `--to` and the answers from 0.
    if (!order.ok) return saysNo(`${name}, line ${here + 1} (index ${here}), ${dealSentence(order.error)}`);
    if (found.length === MOST_DEALS)
      return cannotGo(
        `${name}: found more than ${MOST_DEALS} deals, expected fewer (--from and --to choose).`,
      );
    found.push({ index: here, order: order.value });
  }
  if (found.length > 0) return ok(found);
  return index <= from && from > 0
    ? wrongCall(`--from: found ${from}, expected less than ${index}, the lines of ${name}.`)
    : saysNo(`${name}: found nothing, expected a deal on each line.`);
};
