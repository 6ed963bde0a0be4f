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
    const before = server.bytes();
    expect(before.includes('Ada Example')).toBe(true);
    expect(before.includes(WON.code)).toBe(true);
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
    for (const state of ['running', 'stopped']) {
      if (state === 'stopped') await server.stop();
      const after = server.bytes();
      expect(after.includes('Ada Example'), state).toBe(false);
      expect(after.includes(WON.code), state).toBe(false);
    }
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

/** The rows of a store, in the order of their keys. */
const rowsOf = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<readonly Record<string, unknown>[]>((settle, reject) => {
        const request = indexedDB.open('geduld');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            request.result.close();
            settle(all.result);
          };
        };
      }),
    name,
  );

/** What both devices must have alike: games with their logs, results, bookmarks, and what was chosen. */
const stateIn = async (page: Page) => {
  const played = (await rowsOf(page, 'attempts')).filter(({ moves }) => moves !== 0);
  const ids = played.map(({ id }) => id);
  const settings = (await rowsOf(page, 'settings')).filter(({ name }) => name === 'theme');
  return {
    attempts: played.map(({ id, code, moves, score, won, at }) => ({ id, code, moves, score, won, at })),
    log: (await rowsOf(page, 'log')).filter(({ attempt }) => ids.includes(attempt)),
    results: await rowsOf(page, 'results'),
    bookmarks: await rowsOf(page, 'bookmarks'),
    theme: settings.map(({ value }) => value),
  };
};

/** Signs a device in to the account of another by a recovery code. */
const signInByCode = async (page: Page, from: Page): Promise<void> => {
  await openSheet(from, account.title);
  await press(from, account.recovery.make);
  await expect(from.locator('.codes code')).toHaveCount(10);
  const code = await from.locator('.codes code').first().textContent();
  await openSheet(page, account.title);
  await sheet(page)
    .getByLabel(account.signIn.code)
    .fill(code ?? '');
  await press(page, account.signIn.byCode);
  await expect(sheet(page)).toContainText(account.signIn.done);
  await expect(sheet(page).locator('[data-device]')).toHaveCount(2);
};

test('two devices play one game offline, each its own way, and meet: both have the same, and nothing is lost', async ({
  device,
}) => {
  const [phone, desk] = [await device(), await device()];
  await start(phone);
  await join(phone);
  await start(desk);
  await join(desk);
  await signInByCode(desk, phone);
  await phone.keyboard.press('Escape');
  const begun = await play(phone, await open(phone, WON.code), 0, 6);
  await syncNow(phone);
  await syncNow(desk);
  // The game goes on where it was left, on the other device.
  await desk.goto('about:blank');
  await desk.goto('/');
  await expect(stateOf(desk)).toHaveAttribute('data-code', WON.code);
  await expect(stateOf(desk)).toHaveAttribute('data-moves', String(begun.moveCount));

  for (const page of [phone, desk]) await page.context().setOffline(true);
  await phone.keyboard.press('Escape');
  const further = await play(phone, begun, 6, 12);
  await desk.keyboard.press('z');
  await desk.keyboard.press('z');
  await expect.poll(async () => (await rowsOf(desk, 'log')).length).toBe(8);
  await openSheet(desk, dialogs.menu.settings);
  await sheet(desk).getByRole('radio', { name: dialogs.settings.choices.theme.values.dark }).check();
  await desk.keyboard.press('Escape');

  for (const page of [phone, desk]) await page.context().setOffline(false);
  for (const page of [phone, desk, phone, desk]) await syncNow(page);
  const [there, here] = [await stateIn(phone), await stateIn(desk)];
  expect(here).toEqual(there);
  expect(there.theme).toEqual(['dark']);
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  // One goes on under its name, the other is kept as a copy: all that was tried is in the two.
  const tries = Map.groupBy(there.log, ({ attempt }) => attempt);
  expect([...tries.values()].map(({ length }) => length).toSorted()).toEqual(
    [further.log.length, 8].toSorted(),
  );
  expect(there.results).toEqual([]);
});

test('a passkey made on one device lets another into the account, and out again @deep', async ({
  device,
}) => {
  const [phone, desk] = [await device(), await device()];
  const [first, second] = [await authenticator(phone), await authenticator(desk)];
  await start(phone);
  await join(phone);
  await press(phone, account.passkeys.add);
  await expect(sheet(phone)).toContainText(account.passkeys.added);
  await expect(sheet(phone).locator('[data-passkey]')).toHaveCount(1);
  // The player's own keeper of passkeys brings it to the other device.
  for (const credential of await first.credentials()) await second.put(credential);
  await start(desk);
  await join(desk);
  await press(desk, account.signIn.byPasskey);
  await expect(sheet(desk)).toContainText(account.signIn.done);
  await expect(sheet(desk).locator('[data-device]')).toHaveCount(2);
  // Signed out from there, the first device says so, and plays on.
  await press(desk, account.devices.signOutOthers);
  await expect(sheet(desk).locator('[data-device]')).toHaveCount(1);
  await press(phone, account.state.now);
  await expect(sheet(phone)).toContainText(account.signedOut);
  await phone.keyboard.press('Escape');
  await play(phone, await open(phone, WON.code), 0, 2);
});

/** A keeper of passkeys that answers by itself. */
const authenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    put: (
      credential: Awaited<ReturnType<typeof client.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => client.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
};
