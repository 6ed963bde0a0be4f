import { assertNever } from '@geduld/core';
import { entryText } from '@geduld/notation';
import { readWhole } from '../args.ts';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { progressOf } from '../progress.ts';
import {
  LIMIT_OPTIONS,
  type OpenBecause,
  readLimits,
  reasonsText,
  type SearchLimits,
} from '../searchLimits.ts';
import type { Timed } from '../searchThread.ts';
import { readSolveInput, type SolveInput } from '../solveInput.ts';
import { solveAll } from '../solvePool.ts';
import { cannotGo, type Exit } from '../stop.ts';
import { wrapped } from '../widths.ts';
import { TRUTHS } from '../words.ts';

/** `geduld solve`: can these deals be won? */
export const command = commandOf({
  name: 'solve',
  usage: [
    'solve CODE …',
    'solve --game KL [--options D3N] --deals FILE [--from A] [--to B]',
    'solve --record FILE',
  ],
  about: [
    'Says of each deal whether it can be won, with all cards seen: win with the moves, dead',
    'after a search of everything, or open where a limit stopped the search. FILE holds a',
    'deal on each line, 52 cards as `geduld code` takes them; line 0 is the first, and the',
    'line of --to is not among them. A record is decided at its end. Answers come in the',
    'order of the deals, each as soon as all before it are known.',
  ],
  words: { least: 0, most: 1000, called: 'a code' },
  options: {
    game: { type: 'value', value: 'LETTERS', about: 'KL, TF, RU or YU' },
    options: { type: 'value', value: 'OPTIONS', about: 'such as D3N for KL; the usual ones if not given' },
    deals: { type: 'value', value: 'FILE', about: 'a deal on each line; - reads standard input' },
    from: { type: 'value', value: 'A', about: 'first line, 0 if not given' },
    to: { type: 'value', value: 'B', about: 'line to stop before; the end if not given' },
    record: { type: 'value', value: 'FILE', about: 'a record; - reads standard input' },
    threads: { type: 'value', value: 'N', about: 'searches at once, 1 if not given' },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['solve KL1-D3N-AAAAAAB', 'one deal'],
    ['solve --game KL --options D3N --deals deals.txt --to 1000 --threads 2 --json', 'the first thousand'],
    ['solve --record game.json --ms 2000', 'can this game still be won?'],
  ],
  run: async ({ words, values, json }, io) => {
    const threads = readWhole('--threads', values.threads ?? '1', 1, 256);
    if (!threads.ok) return io.complain(threads.error);
    const limits = readLimits(values, threads.value);
    if (!limits.ok) return io.complain(limits.error);
    const input = await readSolveInput({ words, ...values }, io);
    if (!input.ok) return io.complain(input.error);
    return solve(input.value, threads.value, limits.value, json, io);
  },
});

const solve = async (
  input: SolveInput,
  threads: number,
  limits: SearchLimits,
  json: boolean,
  io: Io,
): Promise<Exit> => {
  const { count } = input;
  const counts = { win: 0, dead: 0, open: 0 };
  const reasons: OpenBecause[] = [];
  const progress = progressOf(
    io,
    () => `${heard()} of ${count}: ${counts.win} win, ${counts.dead} dead, ${counts.open} open`,
  );
  const heard = () => counts.win + counts.dead + counts.open;
  const pool = solveAll(count, input.problem, threads, limits, 'inOrder', (number, answer) => {
    counts[answer.verdict.kind]++;
    if (answer.because) reasons.push(answer.because);
    progress.clear();
    if (json) io.json({ ...input.label(number), ...answerObject(answer) });
    // The moves of a thousand deals are for programs.
    else io.write(answerLines(input.name(number), answer, count < 10));
  });
  // Told twice, the process ends as any other does.
  process.once('SIGINT', pool.stop).once('SIGTERM', pool.stop);
  const end = await pool.ended;
  progress.end();
  process.off('SIGINT', pool.stop).off('SIGTERM', pool.stop);
  const known = `${counts.win + counts.dead} of ${count} decided`;
  switch (end.kind) {
    case 'failed':
      return io.complain(cannotGo(`${input.name(end.number)} failed (${end.says}); ${known}.`).error);
    case 'stopped':
      return io.complain(cannotGo(`stopped; ${known}.`).error);
    case 'all':
      return counts.open === 0
        ? 0
        : io.complain(cannotGo(`${counts.open} of ${count} stayed open: ${reasonsText(reasons)}.`).error);
    default:
      return assertNever(end);
  }
};

/** An answer for programs; `because` says why it is open. */
const answerObject = ({ verdict, ms, because }: Timed): object => ({
  verdict: verdict.kind,
  visited: verdict.visited,
  ms,
  moves: verdict.kind === 'win' ? verdict.moves.map(entryText) : [],
  ...(because ? { because } : {}),
});

const answerLines = (name: string, { verdict, ms }: Timed, withMoves: boolean): string => {
  const effort = `${verdict.visited} visited, ${ms.toFixed(1)} ms`;
  if (verdict.kind !== 'win') return `${name}: ${TRUTHS[verdict.kind]} (${effort}).\n`;
  const moves = verdict.moves.map(entryText);
  const lines = withMoves ? wrapped(moves.join(' '), 78).map((line) => `  ${line}\n`) : [];
  return `${name}: ${TRUTHS.win} in ${moves.length} moves (${effort}).\n${lines.join('')}`;
};
