import { expect, test } from '@playwright/test';
import { watchFirstFrames } from './dialogs.ts';
import { entriesOf, example, keyMove, open, playThrough, stateOf } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('players-want 26: no request goes anywhere else', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const record = example('won-klondike-draw-3');
  await playThrough(page, await open(page, record.code), entriesOf(record.moves), keyMove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  hosts.delete('');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('players-want 26: from the second visit it works with the network off, cards and dialogs included', async ({
  page,
  context,
}) => {
  const firstFrames = await watchFirstFrames(page);
  await page.goto('/');
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // What is still on its way from this visit is not what the next one lacks.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // The icon of the tab is fetched by the browser itself, past the page.
    if (!request.url().endsWith('/favicon.svg')) failed.push(request.url());
  });
  await page.goto('/#RU1-C-AAAAAAW');
  await page.reload();
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(firstFrames).toEqual(['styled']);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  // A picture that could not be had stays without a size; one that is on its way gets it.
  const withoutSize = () =>
    page.evaluate(
      () => [...document.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth === 0).length,
    );
  await expect.poll(withoutSize).toBe(0);
  expect(failed).toEqual([]);
});

test('it can be installed: a manifest with its icons, and a page that controls itself', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest).toMatchObject({ name: 'Geduld', display: 'standalone', id: './', start_url: './' });
  const sizes = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const icon = await request.get(new URL(src, page.url()).href);
    expect(icon.ok()).toBe(true);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
});

test('where everything that stores is forbidden the game is played all the same', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const forbid = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get: () => {
          document.documentElement.dataset[`asked${name}`] = 'true';
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    forbid(window, 'indexedDB');
    forbid(window, 'localStorage');
    forbid(navigator, 'serviceWorker');
  });
  await open(page, 'KL1-D1N-AAAAAAB');
  await expect(page.getByText('This browser stores nothing').first()).toBeAttached();
  await page.keyboard.press('s');
  await expect(page.locator('html[data-askedservice-worker]')).toHaveCount(1, { timeout: 15_000 });
  await page.keyboard.press('s');
  await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  expect(faults).toEqual([]);
});
