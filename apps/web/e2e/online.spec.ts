import type { Session } from '@geduld/session';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { messages as dialogs } from '../src/messages/en/dialogs.ts';
import { messages as words } from '../src/messages/en/table.ts';
import { type OwnServer, ownServer } from './ownServer.ts';
import { entriesOf, example, keyMove, open, playThrough, stateOf } from './table.ts';

const { account, boards } = dialogs.online;
const WON = example('won-yukon');
const ENTRIES = entriesOf(WON.moves);

/** A server of the test's own, and devices: browsers that know nothing of each other. */
const test = base.extend<{ server: OwnServer; device: () => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture names what it uses
  server: async ({}, use) => {
    const server = await ownServer();
    await use(server);
    await server.remove();
  },
  device: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await contextOf(browser, server);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

const contextOf = (browser: Browser, server: OwnServer): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: server.url(),
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });

/** Nobody plays faster: the server would not believe it. */
const BY_HAND = 110;
const play = async (page: Page, start: Session, from: number, to?: number): Promise<Session> =>
  playThrough(page, start, ENTRIES.slice(from, to), async (on, session, move) => {
    await page.waitForTimeout(BY_HAND);
    await keyMove(on, session, move);
  });

const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
const openSheet = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await press(page, words.actions.menu);
  await sheet(page).getByRole('button').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
};

/** Takes part from the menu on. */
const join = async (page: Page): Promise<void> => {
  await openSheet(page, account.title);
  await press(page, account.join);
  await expect(sheet(page)).toContainText(account.here);
  await settled(page);
};
const settled = (page: Page) =>
  expect(sheet(page).locator('.online-state')).toContainText(account.state.done);

/** Everything that waits is sent and everything that came is here. */
const syncNow = async (page: Page): Promise<void> => {
  await openSheet(page, account.title);
  await expect(sheet(page).locator('.online-state')).toBeVisible();
  await press(page, account.state.now);
  await settled(page);
};

const start = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
};

const places = (page: Page) => page.locator('.place');
const showBoard = async (page: Page): Promise<void> => {
  await openSheet(page, boards.title);
  await sheet(page).locator('select').first().selectOption('YU1-C');
};

test.describe('L4: boards of everybody', () => {
  test('L4: a won game is sent, checked and ranked; erased, it is gone from the boards and from the store', async ({
    device,
    server,
  }) => {
    const page = await device();
    await start(page);
    await join(page);
    await page.keyboard.press('Escape');
    const dealt = await open(page, WON.code);
    await play(page, dealt, 0);
    await expect(sheet(page).locator('.won-online')).toContainText('Checked, and on the boards');
    await expect(sheet(page).locator('.won-online')).toContainText('Fastest win');
    await openSheet(page, account.title);
    await sheet(page).getByLabel(account.name.title).fill('Ada Example');
    await press(page, account.name.keep);
    await expect(sheet(page)).toContainText(account.name.shown('Ada Example'));
    await showBoard(page);
    await expect(places(page)).toHaveCount(1);
    await expect(places(page)).toContainText('Ada Example');
    await expect(places(page)).toContainText(boards.you);
    await expect(places(page)).toContainText('1 win');
    await sheet(page).locator('select').nth(1).selectOption('fewestMoves');
    await expect(places(page)).toContainText(`${WON.moveCount} moves`);
    await places(page).getByRole('button').click();
    await expect(page.getByRole('heading', { name: dialogs.review.title, level: 2 })).toBeVisible();

    await openSheet(page, account.title);
    await press(page, account.data.erase);
    await expect(sheet(page)).toContainText(account.data.question);
    await press(page, account.data.yes);
    await expect(sheet(page)).toContainText('Nothing of you is left on the server.');
    await showBoard(page);
    await expect(sheet(page)).toContainText(boards.nobody);
    const bytes = await server.bytes();
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.includes('Ada Example')).toBe(false);
    expect(bytes.includes(WON.code)).toBe(false);
  });

  test('L4: the server goes in the middle of a game: play goes on, what waits is said, and sent when it is back', async ({
    device,
    server,
  }) => {
    const page = await device();
    await start(page);
    await join(page);
    await page.keyboard.press('Escape');
    const dealt = await open(page, WON.code);
    const middle = await play(page, dealt, 0, 20);
    await server.stop();
    await play(page, middle, 20);
    await expect(sheet(page).locator('.won-online')).toContainText('1 result waits for the network.');
    await openSheet(page, account.title);
    await expect(sheet(page).locator('.online-state')).toContainText('1 result waits for the network.');
    await expect(sheet(page).locator('.online-state')).toContainText(dialogs.online.faults.offline);
    // The page itself lives on, and so does what waits, when it is opened again.
    await server.start();
    await syncNow(page);
    await showBoard(page);
    await expect(places(page)).toHaveCount(1);
    await expect(places(page)).toContainText(boards.you);
  });
});
