// Five hundred games in one page, in Chromium: what it holds after fifty of them and at the end, as lines of JSON.
// `node bench/leak.ts [GAMES]`.
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { heldBy, playGames, winningKeys } from '../apps/web/e2e/manyGames.ts';
import { open } from '../apps/web/e2e/table.ts';
import config from '../playwright.config.ts';

const PORT = 4194;
const HOME = `http://localhost:${PORT}/`;
const GAMES = Number(process.argv[2] ?? 500);
const FIRST = 50;

const server = spawn('node', ['apps/cli/bin/geduld.js', 'serve', '--port', String(PORT)], {
  stdio: 'ignore',
});
const launch = config.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...launch,
  // Machine code stands in the heap too, and the engine makes more of it for what is played often: it is left out, so
  // that what grows is what the app keeps.
  args: [...(launch.args ?? []), '--js-flags=--no-opt,--no-sparkplug,--no-maglev'],
});
try {
  for (let waited = 0; waited < 100; waited++) {
    const answer = await fetch(HOME).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  const context = await browser.newContext({ baseURL: HOME, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  await open(page, 'KL1-D1N-AAAAAAB');
  const session = await context.newCDPSession(page);
  const winning = winningKeys('won-klondike-draw-1');
  await playGames(page, FIRST, winning);
  const first = await heldBy(session);
  for (let games = FIRST; games < GAMES; games += FIRST) {
    await playGames(page, FIRST, winning);
    const held = await heldBy(session);
    console.log(
      JSON.stringify({
        bench: 'leak',
        figure: `held after ${games + FIRST} games, against ${FIRST}`,
        heapKilobytes: Math.round(held.heapBytes / 1000),
        heapGrowthPercent: Math.round(1000 * (held.heapBytes / first.heapBytes - 1)) / 10,
        aim: 10,
        nodes: held.nodes,
        nodesBefore: first.nodes,
        listeners: held.listeners,
        listenersBefore: first.listeners,
      }),
    );
  }
} finally {
  await browser.close();
  server.kill();
}
