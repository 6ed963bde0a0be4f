import { Worker } from 'node:worker_threads';
import { codeText, entryText } from '@geduld/notation';
import type { Session } from '@geduld/session';
import type { Review } from '@geduld/solver';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { progressOf } from '../progress.ts';
import { type RecordedGame, readGameRecord } from '../records.ts';
import type { ReviewAsked, Reviewed } from '../reviewWorker.ts';
import { LIMIT_OPTIONS, readLimits, reasonsText, type SearchLimits } from '../searchLimits.ts';
import { COUNT, STOP, sharedNumbers } from '../sharedNumbers.ts';
import { cannotGo, type Exit } from '../stop.ts';
import { TRUTHS } from '../words.ts';

/** `geduld review`: where a game was lost. */
export const command = commandOf({
  name: 'review',
  usage: ['review FILE', 'review -'],
  about: [
    'Says after the deal and after every entry of a record whether the game could still be',
    'won, with all cards seen; names the entry with which the win was lost, and a move that',
    'would have kept it. Entries are counted from 1; 0 is the deal. Its totals are not',
    'looked at: verify does that.',
  ],
  words: { least: 1, most: 1, called: 'a file, or - for standard input' },
  options: LIMIT_OPTIONS,
  examples: [
    ['review game.json', 'the truth after every move'],
    ['review --json --ms 1000 game.json', 'for programs, a second for each position at most'],
  ],
  run: async ({ words, values, json }, io) => {
    const limits = readLimits(values, 1);
    if (!limits.ok) return io.complain(limits.error);
    const game = await readGameRecord(words[0] ?? '-', io);
    if (!game.ok) return io.complain(game.error);
    const done = await reviewed(game.value, limits.value, io);
    if (typeof done === 'string') return io.complain(cannotGo(done).error);
    return report(game.value.session, done, json, io);
  },
});

/** Reviews on a thread of its own, so that this one hears Ctrl-C; a sentence when the thread fails. */
const reviewed = async (
  { start, session }: RecordedGame,
  limits: SearchLimits,
  io: Io,
): Promise<Reviewed | string> => {
  const shared = sharedNumbers();
  const entries = session.log.map(({ entry }) => entry);
  const worker = new Worker(new URL('../reviewWorker.ts', import.meta.url), {
    workerData: { spec: session.code.game.spec, start, entries, limits, shared } satisfies ReviewAsked,
  });
  const progress = progressOf(
    io,
    () => `${Atomics.load(shared, COUNT)} of at most ${entries.length + 1} positions asked about`,
  );
  const stop = (): void => void Atomics.store(shared, STOP, 1);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const { promise, resolve } = Promise.withResolvers<Reviewed | string>();
  worker.on('message', resolve);
  worker.on('error', (fault: Error) => resolve(`the review failed (${fault.message}).`));
  const done = await promise;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  progress.end();
  await worker.terminate();
  return done;
};

const report = ({ code, log }: Session, { review, reasons }: Reviewed, json: boolean, io: Io): Exit => {
  const { truths, losses } = review;
  const texts = [null, ...log.map(({ entry }) => entryText(entry))];
  const width = String(log.length).length;
  if (!json) io.line(codeText(code));
  for (const [entry, verdict] of truths.entries()) {
    const loss = losses.find(({ at }) => at === entry);
    const move = texts[entry] ?? null;
    const kept = loss?.kept ? entryText(loss.kept) : null;
    if (json) io.json({ entry, move, verdict, lost: loss !== undefined, kept });
    else io.line(`${String(entry).padStart(width)}  ${(move ?? 'deal').padEnd(8)}  ${TRUTHS[verdict]}`);
  }
  if (!json) for (const sentence of findings(review, texts)) io.line(sentence);
  const open = truths.filter((truth) => truth === 'open').length;
  if (open === 0) return 0;
  return io.complain(
    cannotGo(`${open} of ${truths.length} positions stayed open: ${reasonsText(reasons)}.`).error,
  );
};

/** What the truths come to, for people. */
const findings = ({ truths, losses }: Review, texts: readonly (string | null)[]): readonly string[] => {
  if (truths[0] === 'dead') return ['This deal cannot be won, so nothing was lost.'];
  if (losses.length > 0)
    return losses.map(({ at, kept }) =>
      kept
        ? `The win was lost at entry ${at}, ${texts[at]}; ${entryText(kept)} would have kept it.`
        : `At entry ${at}, ${texts[at]}, the game was lost, if it was not lost before.`,
    );
  return truths.includes('open') ? [] : ['The win was never lost.'];
};
