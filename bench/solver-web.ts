// The solver as the page uses it, in Chromium: one line of JSON a figure. `node bench/solver-web.ts [GAMES]`, 20 games of
// each kind when not said otherwise; 200 take about half an hour on a quiet machine. It talks to the built worker in the
// app's own protocol, so that what is timed is the way of a question from the page and back; the network is off.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { deal, isWon, legalMoves, type Position, playLegal, type RuleSpec, splitMix64 } from '@geduld/core';
import { type GameLetters, gameOf } from '@geduld/games';
import { orderOf, shortCode } from '@geduld/notation';
import { hintsOf } from '@geduld/session';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startOf } from '../packages/solver/src/testing/golden.ts';
import config from '../playwright.config.ts';

const PORT = 4196;
const HOME = `http://localhost:${PORT}/`;
const GAMES = Number(process.argv[2] ?? 20);
/** What a verdict may cost here; one that takes longer counts with this, which is past the aim for the 95th percentile. */
const MOST_MS = 1100;
/** Moves of a game at most; fewer once it has been dead for some moves, for nothing is asked for long after that. */
const MOST_MOVES = 60;
const MOVES_AFTER_DEAD = 3;
const CASES: readonly (readonly [GameLetters, string])[] = [
  ['KL', 'D1N'],
  ['KL', 'D3N'],
  ['TF', 'D1N'],
  ['TF', 'D3N'],
  ['RU', 'C'],
  ['RU', 'R'],
  ['YU', 'C'],
];

const print = (figure: object): void => console.log(JSON.stringify({ bench: 'solver-web', ...figure }));
const part = (values: readonly number[], share: number): number =>
  Math.round(
    10 * ([...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN),
  ) / 10;

/** What the page keeps: the worker, and how long the page itself was held up. */
interface Kept {
  worker?: Worker;
  id: number;
  /** Longest task, and longest work of one script in frames that took long, in milliseconds. */
  longest: number;
  longestScript: number;
}

const prepare = async (page: Page, file: string): Promise<void> => {
  await page.evaluate((script) => {
    const kept: Kept = {
      worker: new Worker(script, { type: 'module' }),
      id: 0,
      longest: 0,
      longestScript: 0,
    };
    Object.assign(globalThis, { kept });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries()) {
        const { scripts } = frame as PerformanceEntry & { readonly scripts?: readonly PerformanceEntry[] };
        for (const { duration } of scripts ?? []) kept.longestScript = Math.max(kept.longestScript, duration);
      }
    }).observe({ type: 'long-animation-frame' });
  }, file);
};

/** Asks one question in the page: its answer, and the milliseconds until it was there. */
const ask = (page: Page, question: object): Promise<{ readonly ms: number; readonly answer: unknown }> =>
  page.evaluate(
    (asked) =>
      new Promise((done) => {
        const { kept } = globalThis as unknown as { kept: Kept };
        const id = ++kept.id;
        const from = performance.now();
        const worker = kept.worker as Worker;
        worker.onmessage = ({ data }) => {
          if (data.id === id && data.kind === 'answer')
            done({ ms: performance.now() - from, answer: data.answer && { kind: data.answer.kind } });
        };
        worker.postMessage({ kind: 'question', id, question: asked });
      }),
    question,
  );

const measureDeals = async (page: Page): Promise<void> => {
  for (const [letters, options] of CASES) {
    const times: number[] = [];
    let none = 0;
    for (let n = 0; n < 5 * GAMES; n++) {
      const most = letters === 'RU' ? 'untilFound' : 40;
      const { ms, answer } = await ask(page, { kind: 'find', letters, options, most });
      times.push(ms);
      if (!answer) none++;
    }
    print({
      figure: `new winnable deal, searched for, ${letters} ${options}, ms`,
      median: part(times, 0.5),
      percentile95: part(times, 0.95),
      slowest: part(times, 1),
      deals: times.length,
      none,
      aim95: 150,
    });
  }
};

/** One move of a player who takes hints mostly, or of one who plays at random. */
const moveOf = (
  letters: GameLetters,
  options: string,
  position: Position,
  sensible: boolean,
  below: (bound: number) => number,
) => {
  const { spec } = gameOf(letters, options) ?? { spec: undefined };
  if (spec === undefined) throw new Error(`no game ${letters} ${options}`);
  const [hint] = hintsOf(spec, position);
  if (sensible && hint && hint.kind !== 'nothing' && below(8) > 0) return hint.move;
  const moves = legalMoves(spec, position);
  return moves[below(Math.max(1, moves.length))];
};

const measureVerdicts = async (page: Page, sensible: boolean): Promise<void> => {
  for (const [letters, options] of CASES) {
    const game = gameOf(letters, options);
    if (game === undefined) throw new Error(`no game ${letters} ${options}`);
    const { spec } = game;
    const times: number[] = [];
    const counts: Record<string, number> = { win: 0, dead: 0, open: 0 };
    for (let n = 0; n < GAMES; n++) {
      const { below } = splitMix64(BigInt(n + 1));
      const start = deal(spec, orderOf(shortCode(game, below(26 ** 7))));
      const problem = { id: `${letters} ${options} ${sensible} ${n}`, spec, start };
      let position = start;
      let dead = 0;
      for (let made = 0; made < MOST_MOVES && dead < MOVES_AFTER_DEAD && !isWon(spec, position); made++) {
        const { ms, answer } = await ask(page, { kind: 'ask', problem, position, ms: MOST_MS });
        const { kind } = answer as { readonly kind: string };
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (kind === 'dead') dead++;
        times.push(ms);
        const move = moveOf(letters, options, position, sensible, below);
        if (move === undefined) break;
        position = playLegal(spec, position, move).position;
      }
    }
    print({
      figure: `verdict after a move, ${sensible ? 'sensible' : 'random'} play, ${letters} ${options}, ms`,
      median: part(times, 0.5),
      percentile95: part(times, 0.95),
      slowest: part(times, 1),
      moves: times.length,
      ...counts,
      aimMedian: 50,
      aim95: 1000,
    });
  }
};

/**
 * Processor time of the page's own thread while it waits for a hard verdict, in all and at most within a tenth of a
 * second; the longest task by the clock, and the longest work of a script within frames of more than 50 ms (0 when there
 * was none); beside all of these when nothing is asked. No task can have worked longer than the thread did in the two
 * tenths that it lies in; a busy machine makes tasks long by the clock that do nothing.
 */
const measureHoldUp = async (page: Page): Promise<void> => {
  const game = gameOf('YU', 'C');
  if (game === undefined) throw new Error('no Yukon');
  const { spec } = game;
  const start = deal(spec, orderOf(shortCode(game, 2)));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  for (const searching of [false, true]) {
    await page.evaluate(() => {
      Object.assign((globalThis as unknown as { kept: Kept }).kept, { longest: 0, longestScript: 0 });
    });
    const question = { kind: 'ask', problem: { id: 'hold-up', spec, start }, position: start, ms: 8000 };
    let isOver = false;
    const over = (searching ? ask(page, question) : page.waitForTimeout(8000)).then(() => (isOver = true));
    const before = await worked();
    let last = before;
    let most = 0;
    while (!isOver) {
      await new Promise((done) => setTimeout(done, 100));
      const now = await worked();
      most = Math.max(most, now - last);
      last = now;
    }
    await over;
    const all = last - before;
    const { longest, longestScript } = await page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: Kept };
      return { longest: kept.longest, longestScript: kept.longestScript };
    });
    print({
      figure: `the page's own thread in 8 s ${searching ? 'of searching' : 'of rest'}, ms`,
      processorTimeInAll: Math.round(all * 10) / 10,
      mostInATenth: Math.round(most * 10) / 10,
      longestTaskByClock: Math.round(longest),
      longestScriptByClock: Math.round(longestScript),
      ...(searching ? { aimLongest: 16 } : {}),
    });
  }
};

/** Megabytes that the page's process holds, from the system's own book. */
const held = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    });
  return Math.round(Math.max(0, ...sizes));
};

/** The golden deal of Klondike, draw 3, that is hardest to decide: dead, after more than a hundred million positions. */
const hardest = (spec: RuleSpec): Position => {
  const deals = readFileSync(new URL('../packages/solver/golden/deals.txt', import.meta.url), 'utf8').split(
    '\n',
  );
  return startOf(spec, deals[1812] ?? '');
};

const measureMemory = async (browser: Browser, page: Page): Promise<void> => {
  for (const [letters, options] of [
    ['YU', 'C'],
    ['KL', 'D3N'],
  ] as const) {
    const game = gameOf(letters, options);
    if (game === undefined) throw new Error(`no game ${letters} ${options}`);
    const { spec } = game;
    const start = letters === 'KL' ? hardest(spec) : deal(spec, orderOf(shortCode(game, 2)));
    const before = await held(browser);
    let most = before;
    const looking = setInterval(() => void held(browser).then((now) => (most = Math.max(most, now))), 250);
    const { ms, answer } = await ask(page, {
      kind: 'ask',
      problem: { id: `memory ${letters}`, spec, start },
      position: start,
      ms: 15_000,
    });
    clearInterval(looking);
    print({
      figure: `memory of the page while a hard deal is searched, ${letters} ${options}, MB`,
      before,
      most,
      searchedMs: Math.round(ms),
      ...(answer as object),
      aim: 512,
    });
  }
  await page.evaluate(() => (globalThis as unknown as { kept: Kept }).kept.worker?.terminate());
  await page.waitForTimeout(1500);
  print({ figure: 'memory of the page after the game, MB', held: await held(browser) });
};

const server = spawn('node', ['apps/cli/bin/geduld.js', 'serve', '--port', String(PORT)], {
  stdio: 'ignore',
});
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (let waited = 0; waited < 50; waited++) {
    const answer = await fetch(HOME).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  const file = readdirSync('apps/web/dist/assets').find((name) => /^worker-.*\.js$/.test(name));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(HOME);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('[data-ready="true"]');
  await page.waitForTimeout(4000);
  await prepare(page, `./assets/${file}`);
  await measureDeals(page);
  await measureVerdicts(page, true);
  await measureVerdicts(page, false);
  await measureHoldUp(page);
  await measureMemory(browser, page);
} finally {
  await browser.close();
  server.kill();
}
