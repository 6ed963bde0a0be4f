// Start-up of the command line, as a whole process: one line of JSON.
import { spawnSync } from 'node:child_process';

const RUNS = 15;
const BIN = 'apps/cli/bin/geduld.js';

const once = (): number => {
  const before = performance.now();
  const { status } = spawnSync(process.execPath, [BIN, '--help'], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`geduld --help ended with ${status}`);
  return performance.now() - before;
};

once();
const times = Array.from({ length: RUNS }, once).sort((one, other) => one - other);
const rounded = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 10) / 10;
console.log(
  JSON.stringify({
    bench: 'cli',
    figure: 'start-up of geduld --help, ms',
    least: rounded(times[0]),
    median: rounded(times[Math.floor(RUNS / 2)]),
    most: rounded(times.at(-1)),
    aim: 150,
  }),
);
