import { test as base, expect } from '@playwright/test';
import { dragMove, entriesOf, example, keyMove, open, playThrough, shownOn, tapMove } from '../e2e/table.ts';
import type { TestPage } from '../e2e/testPage.ts';
import { startFirefox } from './firefox.ts';
import { end, startUntil } from './processes.ts';
import { webDriverPage } from './webDriver.ts';
import { startWebKit } from './webkit.ts';

/** The app as it is served to players, until it is stopped; port 0 is any that is free. */
const startServer = async (port: number) => {
  const args = ['apps/cli/bin/geduld.js', 'serve', '--port', String(port)];
  const { child, match } = await startUntil('node', args, /http:\S+/);
  return { home: match[0], stop: () => end(child) };
};

interface Other {
  /** Its page, with nothing stored and nothing open from an earlier test. */
  readonly page: TestPage;
  /** Runs something while nothing is served. */
  readonly withoutServer: (run: () => Promise<void>) => Promise<void>;
}

/** Forgets all that a site has stored in this browser; runs on a page of the site that is not the app. */
const forgetAll = async (): Promise<void> => {
  localStorage.clear();
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  await new Promise<void>((settle, reject) => {
    const gone = indexedDB.deleteDatabase('geduld');
    gone.onsuccess = () => settle();
    gone.onerror = () => reject(gone.error);
  });
};

const test = base.extend<{ readonly other: Other }, { readonly browserWide: Other }>({
  other: async ({ browserWide }, use) => {
    await browserWide.page.goto('/favicon.svg');
    await browserWide.page.evaluate(forgetAll, undefined);
    await use(browserWide);
  },
  browserWide: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing else is needed
    async ({}, use, { project }) => {
      let server = await startServer(0);
      const port = Number(new URL(server.home).port);
      const driver =
        project.name === 'Firefox'
          ? await startFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr')
          : await startWebKit(
              process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
              process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
            );
      const withoutServer = async (run: () => Promise<void>) => {
        await server.stop();
        try {
          await run();
        } finally {
          server = await startServer(port);
        }
      };
      await use({ page: webDriverPage(driver, server.home), withoutServer });
      await driver.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('G1: the first visit deals a Klondike', async ({ other: { page } }) => {
  await page.goto('/');
  await expect
    .poll(() => shownOn(page))
    .toMatchObject({
      code: expect.stringMatching(/^KL1-D1N-[A-Z]{7}$/),
      ready: 'true',
      moves: '0',
    });
  const faces = await page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.face),
    '[data-card]',
  );
  expect(faces).toHaveLength(52);
  expect(faces.filter((face) => face === 'up')).toHaveLength(7);
});

for (const { name, way, by, score } of [
  { name: 'won-klondike-vegas', way: dragMove, by: 'drag', score: 208 },
  { name: 'won-russian-classic', way: tapMove, by: 'tap', score: 625 },
  { name: 'won-klondike-draw-3', way: keyMove, by: 'keyboard', score: 670 },
] as const)
  test(`G1: ${name} from its code to the win, by ${by}`, async ({ other: { page } }) => {
    const record = example(name);
    await playThrough(page, await open(page, record.code), entriesOf(record.moves), way);
    await expect.poll(() => shownOn(page)).toMatchObject({ won: 'true', score: String(score) });
    const dialogs = (selector: string) => document.querySelectorAll(selector).length;
    await expect.poll(() => page.evaluate(dialogs, '[role=dialog], dialog[open]')).toBe(1);
  });

test('players-want 1: a game is there again after a reload, as it was', async ({ other: { page } }) => {
  const record = example('won-yukon');
  await playThrough(page, await open(page, record.code), entriesOf(record.moves).slice(0, 20), keyMove);
  await page.keyboard.press('z');
  const left = await shownOn(page);
  await page.reload();
  await expect.poll(() => shownOn(page)).toEqual(left);
  await page.keyboard.press('y');
  await expect.poll(() => shownOn(page)).toMatchObject({ moves: '20' });
});

test('players-want 26: from the second visit it works without the network', async ({
  other: { page, withoutServer },
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready), undefined);
  await withoutServer(async () => {
    const record = example('longest-russian-classic');
    const start = await open(page, record.code);
    await page.reload();
    await expect.poll(() => shownOn(page)).toMatchObject({ code: record.code, ready: 'true' });
    await playThrough(page, start, entriesOf(record.moves), keyMove);
    const broken = await page.evaluate(
      () =>
        [...document.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth === 0)
          .length,
      undefined,
    );
    expect(broken).toBe(0);
  });
});
