import { Worker } from 'node:worker_threads';
import { codeText } from '@geduld/notation';
import { readWhole } from '../args.ts';
import { command as commandOf } from '../command.ts';
import type { Asked, Ending, Report } from '../countWorker.ts';
import type { Io } from '../io.ts';
import { progressOf } from '../progress.ts';
import { COUNT, STOP, sharedNumbers } from '../sharedNumbers.ts';
import { cannotGo, type Exit } from '../stop.ts';
import { readCodeWord } from '../words.ts';

/** About 2.3 GB. */
const LIMIT = 2_000_000;
/** Megabytes that the counting thread may use for each million positions, measured with room to spare. */
const MB_A_MILLION = 2_000;

/** `geduld count`: how many move sequences and positions lie at each depth. */
export const command = commandOf({
  name: 'count',
  usage: ['count CODE --depth N'],
  about: [
    'For each depth from 0 to N: the move sequences of that length from the start of a deal,',
    'and the different positions at their ends. Each depth is printed once it is known, so',
    'that Ctrl-C loses nothing. Two programs with the same rules give the same numbers.',
  ],
  words: { least: 1, most: 1, called: 'a code' },
  options: {
    depth: { type: 'value', value: 'N', about: 'moves from the start, 0 to 1000' },
    limit: { type: 'value', value: 'POSITIONS', about: `most positions held in memory (${LIMIT})` },
  },
  examples: [['count KL1-D1N-AAAAAAB --depth 8', 'sequences and positions up to eight moves']],
  run: async ({ words, values, json }, io) => {
    const code = readCodeWord(words[0] ?? '');
    if (!code.ok) return io.complain(code.error);
    if (values.depth === undefined)
      return io.complain({ exit: 2, sentence: '--depth is missing, expected a number from 0 to 1000.' });
    const depth = readWhole('--depth', values.depth, 0, 1000);
    if (!depth.ok) return io.complain(depth.error);
    const limit = readWhole('--limit', values.limit ?? String(LIMIT), 1, 16_000_000);
    if (!limit.ok) return io.complain(limit.error);
    return count({ code: codeText(code.value), depth: depth.value, limit: limit.value }, json, io);
  },
});

/** What the counting thread may use: enough for the limit, and never so much that the machine is brought down. */
const megabytesFor = (limit: number): number =>
  Math.floor(
    Math.min(512 + (limit / 1_000_000) * MB_A_MILLION, (process.availableMemory() / 2 ** 20) * 0.75),
  );

/**
 * Counts on a thread of its own, so that this one hears Ctrl-C, shows progress and outlives a thread that runs out
 * of memory.
 */
const count = (asked: Pick<Asked, 'code' | 'depth' | 'limit'>, json: boolean, io: Io): Promise<Exit> =>
  new Promise((resolve) => {
    const shared = sharedNumbers();
    const worker = new Worker(new URL('../countWorker.ts', import.meta.url), {
      workerData: { ...asked, shared } satisfies Asked,
      resourceLimits: { maxOldGenerationSizeMb: megabytesFor(asked.limit) },
    });
    let known = -1;
    let ended = false;
    const progress = progressOf(
      io,
      () => `depth ${known + 1}: ${Atomics.load(shared, COUNT)} positions held`,
    );
    const end = (exit: Exit | string): void => {
      if (ended) return;
      ended = true;
      progress.end();
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      void worker.terminate();
      resolve(typeof exit === 'string' ? io.complain(cannotGo(exit).error) : exit);
    };
    const upTo = () => (known < 0 ? 'no depth is known' : `depths 0 to ${known} are known`);
    const onSignal = (): void => {
      Atomics.store(shared, STOP, 1);
      end(`stopped while depth ${known + 1} was being counted; ${upTo()}.`);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    const endings: Readonly<Record<Ending, () => Exit | string>> = {
      end: () => 0,
      limit: () =>
        `depth ${known + 1} needs more than ${asked.limit} positions in memory, the limit; ${upTo()}, and --limit sets another.`,
      inexact: () =>
        `depth ${known + 1} has more than 2^53 sequences, which are not counted exactly; ${upTo()}.`,
    };
    worker.on('message', (report: Report) => {
      if (ended) return;
      if (report.kind !== 'depth') return end(endings[report.kind]());
      progress.clear();
      known = report.depth;
      const { sequences, positions } = report;
      if (json) io.json({ depth: known, sequences, positions });
      else io.line(rowText(known, sequences, positions));
    });
    worker.on('error', (fault: NodeJS.ErrnoException) =>
      end(
        fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `depth ${known + 1} needs more memory than there is; ${upTo()}.`
          : `depth ${known + 1} failed (${fault.message}); ${upTo()}.`,
      ),
    );
    if (!json) io.line(`${'depth'.padStart(5)} ${'sequences'.padStart(20)} ${'positions'.padStart(12)}`);
  });

const rowText = (depth: number, sequences: number, positions: number): string =>
  `${String(depth).padStart(5)} ${String(sequences).padStart(20)} ${String(positions).padStart(12)}`;
