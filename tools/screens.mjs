// `npm run screens`: pictures of every table, back, design of cards and language at three sizes, in the folder screens/.
// Words given choose among kinds and widths: `npm run screens faces 360`. For a person to look at; nothing is compared.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '../apps/web/src/messages/messages.ts';
import { BACKS, FACES, TABLES } from '../packages/board/src/designs/catalogue.ts';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, ROOT, toolEnv } from './project.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4196);
const HOME = `http://localhost:${PORT}/`;
const FOLDER = join(ROOT, 'screens');
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Games as they stand after some moves: one in the middle, and the longest column of each game that has one. */
const GAMES = {
  klondike: { example: 'won-klondike-draw-3', moves: 36 },
  russian: { example: 'longest-russian-classic', moves: Number.POSITIVE_INFINITY },
  relaxed: { example: 'longest-russian-relaxed', moves: Number.POSITIVE_INFINITY },
  yukon: { example: 'longest-yukon', moves: Number.POSITIVE_INFINITY },
};

/** What is pictured: the settings that are changed, and the game on the table. */
const of = (kind, name, ids, games) =>
  games.flatMap((game) => ids.map((id) => ({ kind, game, name: id, settings: { [name]: id } })));
const PICTURES = [
  ...of('tables', 'table', Object.keys(TABLES), ['klondike']),
  ...of('backs', 'back', Object.keys(BACKS), ['klondike']),
  ...of('faces', 'faces', ['auto', ...Object.keys(FACES)], ['klondike', 'russian']),
  ...of('longest', 'faces', ['auto'], ['relaxed', 'yukon']),
  ...of('languages', 'language', LANGUAGES, ['klondike']),
  ...of('letters', 'language', LANGUAGES, ['klondike']).map(({ settings, ...picture }) => ({
    ...picture,
    settings: { ...settings, cardLetters: 'language' },
  })),
  ...['standard', 'fourColor', 'jumbo'].map((faces) => ({
    kind: 'largePrint',
    game: 'russian',
    name: faces,
    settings: { faces, largePrint: true },
  })),
];

/** Runs in the page: stores a game and settings as the app itself would have, in place of what is there. */
const store = async ({ code, moves, settings }) => {
  const database = await new Promise((done, failed) => {
    const request = indexedDB.open('geduld');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const names = ['attempts', 'log', 'settings'];
  const transaction = database.transaction(names, 'readwrite');
  for (const name of names) transaction.objectStore(name).clear();
  const id = 'picture';
  const now = Date.now();
  transaction.objectStore('attempts').put({
    ...{ id, code, carried: 0, cumulative: false, started: now, at: now + 60_000, played: 247_000 },
    ...{ moves: moves.length, score: 0, won: false },
  });
  for (const [n, text] of moves.entries())
    transaction.objectStore('log').put({ attempt: id, n, text, t: n * 1000, action: n });
  for (const [name, value] of Object.entries(settings))
    transaction.objectStore('settings').put({ name, value });
  await new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onerror = () => failed(transaction.error);
  });
  database.close();
  localStorage.setItem('geduld.hints', JSON.stringify({ returning: true, ...settings }));
};

const ready = (page) => page.waitForSelector('[data-ready="true"]');

/** One picture: the game is stored, the page opens with it, and nothing moves any more. */
const take = async (page, { kind, game, name, settings }, { width }) => {
  const { example, moves } = GAMES[game];
  const record = JSON.parse(readFileSync(join(ROOT, 'examples', `${example}.json`), 'utf8'));
  const played = record.moves.slice(0, moves);
  await page.evaluate(store, { code: record.code, moves: played, settings });
  await page.reload();
  await ready(page);
  await page.waitForSelector(`[data-code="${record.code}"][data-moves="${played.length}"]`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(FOLDER, `${kind}-${game}-${name}-${width}.png`) });
};

ensureInstalled();
ensureBuilt();
const browserPath = ensureBrowser() ?? fail('No Chromium was found; CHROMIUM_PATH may name one.');
const words = process.argv.slice(2);
const chosen = (all, nameOf) => {
  const named = all.filter((one) => words.includes(nameOf(one)));
  return named.length > 0 ? named : all;
};
const pictures = chosen(PICTURES, ({ kind }) => kind);
const sizes = chosen(SIZES, ({ width }) => String(width));
if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = spawn('node', ['apps/cli/bin/geduld.js', 'serve', '--port', String(PORT)], {
  cwd: ROOT,
  env: toolEnv(),
  stdio: 'ignore',
});
const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const browser = await chromium.launch({ executablePath: browserPath, args });
try {
  for (let waited = 0; waited < 600 && !(await fetch(HOME).catch(() => undefined))?.ok; waited++)
    await new Promise((done) => setTimeout(done, 100));
  for (const size of sizes) {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(HOME);
    await ready(page);
    for (const picture of pictures) await take(page, picture, size);
    await context.close();
    console.log(`${pictures.length} pictures at ${size.width} × ${size.height}`);
  }
} finally {
  await browser.close();
  server.kill();
}
