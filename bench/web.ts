// The page as a player meets it, in Chromium with the processor slowed down four times: one line of JSON a figure.
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { after, entriesOf, example, keyMove, open } from '../apps/web/e2e/table.ts';
import config from '../playwright.config.ts';

const PORT = 4197;
const HOME = `http://localhost:${PORT}/`;
const SLOWDOWN = 4;
const ROUNDS = 9;
const PHONE = { width: 390, height: 844 };

const print = (figure: object): void => console.log(JSON.stringify(figure));
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Runs in the page before anything else: notes long tasks, and when the table stood there, drawn. */
const watch = (): void => {
  const notes = { longest: 0, dealt: 0 };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longest = Math.max(notes.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  // Dealt: every card of the pack has its place, and at least the seven end cards show their faces.
  const isDealt = (): boolean =>
    document.querySelectorAll('[data-card]').length === 52 &&
    document.querySelectorAll('[data-card][data-face="up"]').length >= 7;
  const look = (): void => {
    if (isDealt()) {
      // Two frames on, the table has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => (notes.dealt = performance.now())));
      return;
    }
    requestAnimationFrame(look);
  };
  look();
};

interface Start {
  readonly dealt: number;
  readonly longest: number;
}

const slowed = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
};

/** A page of 52 bare boxes and nothing else: what any page costs here, as the reference of the same run. */
const BARE = `<!doctype html><title>bare</title>${Array.from({ length: 52 }, () => '<i data-card data-face="up">A</i>').join('')}`;

const startOnce = async (context: BrowserContext, bare = false): Promise<Start> => {
  const page = await context.newPage();
  if (bare) await page.route(HOME, (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.addInitScript(watch);
  await slowed(page);
  await page.goto(HOME);
  await page.waitForFunction(() => (globalThis as unknown as { notes: Start }).notes.dealt > 0);
  const notes = await page.evaluate(() => (globalThis as unknown as { notes: Start }).notes);
  await page.close();
  return notes;
};

const measureStart = async (browser: Browser): Promise<void> => {
  const bare: Start[] = [];
  const cold: Start[] = [];
  const cached: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    bare.push(await startOnce(context, true));
    cold.push(await startOnce(context));
    const settle = await context.newPage();
    await settle.goto(HOME);
    await settle.evaluate(async () => void (await navigator.serviceWorker.ready));
    await settle.close();
    cached.push(await startOnce(context));
    await context.close();
  }
  for (const [name, starts, aim] of [
    ['a dealt table, cold', cold, 600],
    ['a dealt table, from cache', cached, 450],
    ['the boxes of a bare page, the reference', bare, undefined],
  ] as const)
    print({
      bench: 'web',
      figure: `navigation to ${name}, ms`,
      median: rounded(median(starts.map(({ dealt }) => dealt))),
      slowest: rounded(Math.max(...starts.map(({ dealt }) => dealt))),
      longestTask: rounded(Math.max(...starts.map(({ longest }) => longest))),
      aim,
    });
};

const measureScripts = async (browser: Browser): Promise<void> => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto(HOME);
  await page.waitForSelector('[data-ready="true"]');
  await page.waitForLoadState('networkidle');
  print({
    bench: 'web',
    figure: 'script bytes for the first play, gzip',
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    files: sizes.length,
    aim: 45_000,
  });
  await context.close();
};

/** Lengths of frames while a card is picked up and carried about. */
const measureDrag = async (browser: Browser): Promise<void> => {
  const pickUps: number[] = [];
  const moving: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${HOME}#KL1-D1N-AAAAAAB`);
    await page.waitForSelector('[data-ready="true"]');
    await page.waitForTimeout(1200);
    await slowed(page);
    const box = await page.locator('.gd-stop[data-key^="c7:"]').last().boundingBox();
    if (!box) throw new Error('column 7 has no card');
    const frames = page.evaluate(async () => {
      const stamps: number[] = [];
      await new Promise<void>((done) => {
        const end = performance.now() + 1500;
        const frame = (): void => {
          stamps.push(performance.now());
          if (performance.now() < end) requestAnimationFrame(frame);
          else done();
        };
        requestAnimationFrame(frame);
      });
      return stamps;
    });
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    const pressed = await page.evaluate(() => performance.now());
    await page.mouse.down();
    await page.mouse.move(from.x - 8, from.y + 8);
    const lifted = await page.evaluate(() => performance.now());
    for (let step = 0; step < 40; step++) await page.mouse.move(from.x - step * 5, from.y + step * 3);
    const ended = await page.evaluate(() => performance.now());
    const stamps = await frames;
    await page.mouse.up();
    const lengths = stamps.slice(1).map((stamp, n) => ({ at: stamp, length: stamp - (stamps[n] ?? stamp) }));
    pickUps.push(
      Math.max(0, ...lengths.filter(({ at }) => at >= pressed && at <= lifted + 20).map((f) => f.length)),
    );
    moving.push(...lengths.filter(({ at }) => at > lifted + 20 && at < ended).map((f) => f.length));
    await context.close();
  }
  print({
    bench: 'web',
    figure: 'frame in which a card is picked up, ms',
    median: rounded(median(pickUps)),
    slowest: rounded(Math.max(...pickUps)),
    aim: 33,
  });
  print({
    bench: 'web',
    figure: 'frame while a card is dragged, ms',
    median: rounded(median(moving)),
    percentile95: rounded(percentile(moving, 0.95)),
    frames: moving.length,
    aim: 20,
  });
};

/** A hundred undos in a second, then how long until every card is at rest (players-want 14), processor not slowed. */
const measureUndos = async (browser: Browser): Promise<void> => {
  const rest: number[] = [];
  for (let round = 0; round < 3; round++) {
    const context = await browser.newContext({ viewport: PHONE, baseURL: HOME });
    const page = await context.newPage();
    const record = example('won-russian-relaxed');
    let session = await open(page, record.code);
    for (const entry of entriesOf(record.moves).slice(0, 100)) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
    }
    rest.push(
      await page.evaluate(async () => {
        const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
        for (let n = 0; n < 100; n++) {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }),
          );
          if (n % 10 === 9) await wait(100);
        }
        const last = performance.now();
        const moves = ({ playState, effect }: Animation) =>
          playState === 'running' && (effect as KeyframeEffect).target?.closest('[data-card]');
        while (document.getAnimations().some(moves)) await wait(5);
        return performance.now() - last;
      }),
    );
    const left = await page.locator('[data-code]').getAttribute('data-score');
    if (left !== '0') throw new Error(`an undo was lost: the score is ${left}`);
    await context.close();
  }
  print({
    bench: 'web',
    figure: 'all cards at rest after a hundred undos in a second, ms',
    median: rounded(median(rest)),
    slowest: rounded(Math.max(...rest)),
    aim: 400,
  });
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
  await measureScripts(browser);
  await measureStart(browser);
  await measureDrag(browser);
  await measureUndos(browser);
} finally {
  await browser.close();
  server.kill();
}
