// Submissions and board reads at the same time, with a million results stored: one line of JSON a store. GEDULD_BENCH_SECONDS: how long.
import { spawnSync } from 'node:child_process';
import { dayOf } from '@geduld/session';
import { packRecord } from '../apps/server/src/results/stored.ts';
import type { StoreKind } from '../apps/server/src/store/store.ts';
import { startProcess } from '../apps/server/src/testing/serverProcess.ts';
import { wonRecord } from '../apps/server/src/testing/wins.ts';
import { percentile, type Stream, sendAt } from './server/client.ts';
import { fill } from './server/fill.ts';
import { playersFor, readsAt, submissionsAt } from './server/requests.ts';
import { benchStore } from './server/stores.ts';

const SECONDS = Number(process.env.GEDULD_BENCH_SECONDS ?? 60);
const SUBMISSIONS = Number(process.env.GEDULD_BENCH_SUBMISSIONS ?? 300);
const READS = Number(process.env.GEDULD_BENCH_READS ?? 2000);
/** The statements are compiled and the caches filled before anything is measured. */
const WARM_SECONDS = Math.min(5, SECONDS);

const rounded = (value: number): number => Math.round(value * 10) / 10;
const megabytes = (pid: number): number =>
  rounded(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024);
const told = ({ times, statuses }: Stream, seconds: number) => ({
  aSecond: rounded(times.length / seconds),
  p50: rounded(percentile(times, 0.5)),
  p99: rounded(percentile(times, 0.99)),
  most: rounded(percentile(times, 1)),
  statuses: Object.fromEntries(statuses),
});

const measure = async (kind: StoreKind): Promise<void> => {
  const store = await benchStore(kind);
  const begun = Date.now();
  const today = dayOf(begun, () => 0);
  await fill(store.insert, begun, today, await packRecord(wonRecord(0)));
  const seconds = SECONDS + WARM_SECONDS;
  const players = await playersFor(store.insert, SUBMISSIONS * seconds, begun);
  // Signing them takes about so long.
  const start = Date.now() + SUBMISSIONS * seconds * 0.7 + READS * seconds * 0.05 + 8_000;
  const submission = await submissionsAt(
    store.insert,
    players,
    start,
    SUBMISSIONS,
    SUBMISSIONS * seconds,
    today,
  );
  const read = readsAt(players, start, READS, READS * seconds);
  await store.filled();
  const server = await startProcess(store.data, store.database);
  const port = Number(new URL(server.url).port);
  const filledIn = rounded((Date.now() - begun) / 1000);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, start - Date.now())));
  const run = async (from: number, length: number) => {
    const sent = performance.now();
    const [submissions, reads] = await Promise.all([
      sendAt(port, SUBMISSIONS, SUBMISSIONS * length, (n) => submission(from * SUBMISSIONS + n)),
      sendAt(port, READS, READS * length, (n) => read(from * READS + n)),
    ]);
    const took = (performance.now() - sent) / 1000;
    return { submissions: told(submissions, took), reads: told(reads, took) };
  };
  await run(0, WARM_SECONDS);
  const before = megabytes(server.pid);
  const measured = await run(WARM_SECONDS, SECONDS);
  const after = megabytes(server.pid);
  await server.kill();
  await store.drop();
  console.log(
    JSON.stringify({
      bench: 'server',
      store: kind,
      results: 1_000_000,
      seconds: SECONDS,
      filledIn,
      ...measured,
      megabytes: { before, after },
    }),
  );
};

const KINDS: readonly StoreKind[] = ['sqlite', 'postgres'];
const only = process.env.GEDULD_BENCH_STORE;
for (const kind of KINDS) if (only === undefined || only === kind) await measure(kind);
