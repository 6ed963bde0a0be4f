import { assertNever, deal, ok, type Result } from '@geduld/core';
import type { Game } from '@geduld/games';
import { orderOf, shortCode } from '@geduld/notation';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { progressOf } from '../progress.ts';
import { LIMIT_OPTIONS } from '../searchLimits.ts';
import { type PoolEnd, solveAll } from '../solvePool.ts';
import { sourceName } from '../source.ts';
import { cannotGo, type Exit, type Stop, saysNo, wrongCall } from '../stop.ts';
import { nameOf, readSurveyCall, type Survey, sameGame } from '../survey/surveyCall.ts';
import { addVerdict, readSurvey, type SurveyWriter, writeSurvey } from '../survey/surveyFile.ts';
import { tallyOf, tallyText, type Verdicts } from '../survey/tally.ts';
import { GAME_NAMES } from '../words.ts';

/** `geduld survey`: how many of very many deals can be won? */
export const command = commandOf({
  name: 'survey',
  usage: ['survey --game KL [--options D3N] [--from N] --count M --out FILE', 'survey --sum FILE …'],
  about: [
    'Searches the deals with the numbers N, N + 1 … of a game and says how many can be won,',
    'how many cannot, and how many a limit left open, each with its 95 % interval. Every',
    'answer is appended to FILE at once; started again, it goes on with the deals that',
    'FILE lacks, whatever ended it. Several machines take a range of numbers and a file',
    'each; --sum puts their files together.',
  ],
  words: { least: 0, most: 1000, called: 'a file of a survey' },
  options: {
    game: { type: 'value', value: 'LETTERS', about: 'KL, TF, RU or YU' },
    options: { type: 'value', value: 'OPTIONS', about: 'such as D3N for KL; the usual ones if not given' },
    from: { type: 'value', value: 'N', about: 'number of the first deal, 0 if not given' },
    count: { type: 'value', value: 'M', about: 'how many deals' },
    out: { type: 'value', value: 'FILE', about: 'a line of JSON for each deal; made if it is not there' },
    again: { type: 'flag', about: 'deals that stayed open are searched once more' },
    sum: { type: 'flag', about: 'only reads the files, and puts them together' },
    threads: { type: 'value', value: 'N', about: 'searches at once, 1 if not given' },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['survey --game KL --options D3N --count 10000 --threads 2 --ms 60000 --out d3.jsonl', 'a survey'],
    ['survey --sum first.jsonl second.jsonl', 'of two machines'],
  ],
  run: async ({ words, values, json }, io) => {
    if (values.sum) {
      const other = Object.keys(values).find((name) => name !== 'sum' && name !== 'json');
      if (other !== undefined)
        return io.complain(wrongCall(`found --${other} with --sum, expected files only.`).error);
      const all = sumOf(words);
      return all.ok ? report(all.value.game, all.value.verdicts, json, io) : io.complain(all.error);
    }
    if (words[0] !== undefined)
      return io.complain(wrongCall('found a file without --sum, expected --out FILE.').error);
    const asked = readSurveyCall(values);
    if (!asked.ok) return io.complain(asked.error);
    return survey(asked.value, json, io);
  },
});

const survey = async (asked: Survey, json: boolean, io: Io): Promise<Exit> => {
  const { game, path, numbers, count, file } = asked;
  const writer = writeSurvey(path, game, file);
  if (!writer.ok) return io.complain(writer.error);
  const { end, done } = await searched(asked, writer.value, io);
  writer.value.close();
  const said = report(game, file.verdicts, json, io);
  switch (end.kind) {
    case 'failed':
      return io.complain(cannotGo(`deal ${numbers[end.number]} failed (${end.says}).`).error);
    case 'unwritten':
      return io.complain(end.stop);
    case 'stopped': {
      const left = `${numbers.length - done} of ${count} are left`;
      return io.complain(cannotGo(`stopped; ${left}, the same call goes on with them.`).error);
    }
    case 'all':
      return said;
    default:
      return assertNever(end);
  }
};

type End = PoolEnd | { readonly kind: 'unwritten'; readonly stop: Stop };

/** Searches what is left, and writes each answer as it comes; a search that was stopped is none. */
const searched = async (
  { game, numbers, threads, limits, file }: Survey,
  writer: SurveyWriter,
  io: Io,
): Promise<{ readonly end: End; readonly done: number }> => {
  const { verdicts } = file;
  let done = 0;
  let unwritten: Stop | undefined;
  const progress = progressOf(io, () => `${done} of ${numbers.length} searched`);
  const problem = (n: number) => ({
    spec: game.spec,
    position: deal(game.spec, orderOf(shortCode(game, numbers[n] ?? 0))),
  });
  const pool = solveAll(numbers.length, problem, threads, limits, 'asTheyCome', (n, answer) => {
    if (answer.because === 'stopped' || unwritten !== undefined) return;
    const number = numbers[n] ?? 0;
    unwritten = writer.add(number, answer);
    if (unwritten !== undefined) return pool.stop();
    verdicts.set(number, answer.verdict.kind);
    done++;
  });
  // Told twice, the process ends as any other does.
  process.once('SIGINT', pool.stop).once('SIGTERM', pool.stop);
  const end = await pool.ended;
  progress.end();
  process.off('SIGINT', pool.stop).off('SIGTERM', pool.stop);
  return { end: unwritten === undefined ? end : { kind: 'unwritten', stop: unwritten }, done };
};

/** Puts the files of one game's surveys together. */
const sumOf = (paths: readonly string[]): Result<{ game: Game; verdicts: Verdicts }, Stop> => {
  const verdicts: Verdicts = new Map();
  let game: Game | undefined;
  for (const path of paths) {
    const file = readSurvey(path, false);
    if (!file.ok) return file;
    if (file.value.game === undefined) continue;
    game ??= file.value.game;
    const fits = sameGame(game, file.value.game, path);
    if (!fits.ok) return fits;
    for (const [number, verdict] of file.value.verdicts) {
      const added = addVerdict(verdicts, number, verdict, sourceName(path));
      if (!added.ok) return added;
    }
  }
  if (paths.length === 0) return wrongCall('found no file, expected those of --sum.');
  return game === undefined
    ? saysNo('found nothing in the files, expected surveys.')
    : ok({ game, verdicts });
};

/** Says what is known so far. */
const report = (game: Game, verdicts: Verdicts, json: boolean, io: Io): Exit => {
  const tally = tallyOf(verdicts);
  if (json) io.json({ game: game.letters, options: game.options, deals: verdicts.size, ...tally });
  else if (tally === undefined) io.line(`${nameOf(game)}: no deals yet.`);
  else {
    io.line(`${GAME_NAMES[game.letters]}, ${nameOf(game)}, ${tally.deals} deals:`);
    io.write(tallyText(tally));
  }
  return 0;
};
