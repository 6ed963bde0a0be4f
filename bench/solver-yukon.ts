// Russian (Classic, Relaxed) and Yukon on the deals of the golden files: one line of JSON a game, times of this process.
// Arguments: names of games (russian russian-relaxed yukon), deals=<at most>, from=<line>, ms=<limit a deal>,
// all (undecided deals too), cold (without solving the last deals first, so that compiling counts).
import { readFileSync } from 'node:fs';
import { outcomesOf, startOf } from '../packages/solver/src/testing/golden.ts';
import { yukonEngine } from '../packages/solver/src/yukon/engine.ts';
import { FAMILY, FAMILY_NAMES, type FamilyName } from '../packages/solver/src/yukon/testing/games.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const numberOf = (name: string, otherwise: number): number =>
  Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);
const most = numberOf('deals', 4000);
const first = numberOf('from', 0);
const limit = numberOf('ms', 1000);

const golden = (file: string): string =>
  readFileSync(new URL(`../packages/solver/golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n');

/** Milliseconds of processor that this process has used: other work on the machine does not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Solves the easy ones of the last deals, so that what is measured is compiled. */
const warmUp = (name: FamilyName): void => {
  const spec = FAMILY[name];
  for (const line of deals.slice(-2000)) {
    const start = startOf(spec, line);
    yukonEngine(spec, start)?.ask(start, { visits: 3000, tableBytes: 1 << 24, cancelled: () => false });
  }
};

const measure = (name: FamilyName): object => {
  const spec = FAMILY[name];
  if (!words.includes('cold')) warmUp(name);
  const outcomes = outcomesOf(golden(`${name}.tsv`));
  const lines = deals.map((_, line) => line).filter((line) => words.includes('all') || outcomes.has(line));
  const times: number[] = [];
  const counts = { win: 0, dead: 0, open: 0 };
  const open: number[] = [];
  const wrong: number[] = [];
  let visited = 0;
  let largestTable = 0;
  let moves = 0;
  const asked = lines.filter((at) => at >= first).slice(0, most);
  for (const { line, start } of asked.map((at) => ({ line: at, start: startOf(spec, deals[at]!) }))) {
    const begun = processorTime();
    const cancelled = (): boolean => processorTime() - begun > limit;
    const engine = yukonEngine(spec, start);
    const verdict = engine?.ask(start, { visits: Infinity, tableBytes: 1 << 30, cancelled });
    times.push(processorTime() - begun);
    if (verdict === undefined) throw new Error(`${name} is not held`);
    largestTable = Math.max(largestTable, engine?.tableBytes() ?? 0);
    counts[verdict.kind]++;
    visited += verdict.visited;
    if (verdict.kind === 'win') moves += verdict.moves.length;
    if (verdict.kind === 'open') open.push(line);
    else if ((outcomes.get(line) ?? 'W') !== 'W' && verdict.kind === 'win') wrong.push(line);
    else if (outcomes.get(line) === 'W' && verdict.kind === 'dead') wrong.push(line);
  }
  const sum = times.reduce((all, one) => all + one, 0);
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number(times[Math.floor(share * (times.length - 1))]?.toFixed(3));
  return {
    figure: `solver-yukon ${name}`,
    deals: times.length,
    ...counts,
    wrong,
    seconds: Number((sum / 1000).toFixed(3)),
    meanMs: Number((sum / times.length).toFixed(4)),
    medianMs: at(0.5),
    p90Ms: at(0.9),
    p99Ms: at(0.99),
    slowestMs: at(1),
    visited,
    visitedPerSecond: Math.round(visited / (sum / 1000)),
    largestTableBytes: largestTable,
    movesInWin: Math.round(moves / Math.max(1, counts.win)),
    ...(open.length > 0 ? { openLines: open.slice(0, 100) } : {}),
  };
};

const named = FAMILY_NAMES.filter((name) => words.includes(name));
for (const name of named.length > 0 ? named : FAMILY_NAMES) console.log(JSON.stringify(measure(name)));
