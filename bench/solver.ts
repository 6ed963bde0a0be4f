// What deciding a deal costs: Klondike and Thoughtful, draw 3 and draw 1, unlimited passes, the first golden deals whose
// outcome is known (Klondike: all), one thread. `node bench/solver.ts [COUNT] [KL] [TF] [d1] [d3] [typescript]`: one line
// of JSON for each game. `cpuSeconds` is what a busy machine cannot lengthen much; everything else is by the clock.
import { readFileSync } from 'node:fs';
import { klondikeEngine } from '../packages/solver/src/klondike/engine.ts';
import { klondikeSpec, outcomesOf, startOf, thoughtfulSpec } from '../packages/solver/src/testing/golden.ts';

const words = process.argv.slice(2);
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 1000);
const by = words.includes('typescript') ? 'typescript' : 'kernel';
const budget = { visits: 1_000_000_000, tableBytes: 2 ** 30, cancelled: () => false };

const golden = (file: string): string =>
  readFileSync(new URL(`../packages/solver/golden/${file}`, import.meta.url), 'utf8');
const deals = golden('deals.txt').trim().split('\n').slice(0, count);
const games = [
  { letters: 'KL', name: 'klondike', specOf: klondikeSpec },
  { letters: 'TF', name: 'thoughtful', specOf: thoughtfulSpec },
] as const;
const letters = games.map((game) => game.letters);
const runs = games.flatMap((game) => ([3, 1] as const).map((draw) => ({ ...game, draw })));
const isAsked = ({ letters: its, draw }: (typeof runs)[number]): boolean =>
  (!words.some((word) => letters.includes(word as 'KL')) || words.includes(its)) &&
  (!words.some((word) => /^d[13]$/.test(word)) || words.includes(`d${draw}`));
const rounded = (number: number, digits = 3): number => Number(number.toPrecision(digits));

for (const { letters: its, name, specOf, draw } of runs.filter(isAsked)) {
  const spec = specOf(draw);
  const outcomes = outcomesOf(golden(`${name}-d${draw}.tsv`));
  const times: number[] = [];
  const seconds = { win: 0, dead: 0, open: 0 };
  const found = { win: 0, dead: 0, open: 0 };
  let visited = 0;
  let contradicted = 0;
  let largestTable = 0;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  deals.forEach((deal, line) => {
    if (!outcomes.has(line)) return;
    const start = startOf(spec, deal);
    const from = performance.now();
    const engine = klondikeEngine(spec, start, { by });
    const verdict = engine?.ask(start, budget);
    const took = performance.now() - from;
    if (engine === undefined || verdict === undefined) throw new Error('the engine holds Klondike');
    largestTable = Math.max(largestTable, engine.tableBytes());
    engine.release();
    times.push(took);
    visited += verdict.visited;
    found[verdict.kind]++;
    seconds[verdict.kind] += took / 1000;
    if (verdict.kind !== 'open' && (verdict.kind === 'win') !== (outcomes.get(line) === 'W')) contradicted++;
  });
  const total = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const part = (share: number): number => rounded(times[Math.floor(share * (times.length - 1))] ?? 0);
  console.log(
    JSON.stringify({
      bench: 'solver',
      game: `${its} D${draw}N`,
      by,
      deals: times.length,
      seconds: rounded(total),
      cpuSeconds: rounded((used.user + used.system) / 1e6),
      winSeconds: rounded(seconds.win),
      deadSeconds: rounded(seconds.dead),
      ...found,
      contradicted,
      medianMs: part(0.5),
      p90Ms: part(0.9),
      p99Ms: part(0.99),
      slowestMs: part(1),
      visited,
      visitedPerSecond: Math.round(visited / total),
      largestTableBytes: largestTable,
    }),
  );
}
