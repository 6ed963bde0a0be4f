import { expect, test } from '@playwright/test';
import { openDialog, watchFirstFrames } from './dialogs.ts';
import { open, stateOf } from './table.ts';

const SHEET = '**/assets/dialogs-*.css';
const NOT_LOADED = 'This part could not be fetched';

// A request that the worker answers passes by what is arranged here.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('dialogs of every kind are styled from their first frame, on a page that was just opened', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const firstFrames = await watchFirstFrames(page);
  await page.route(SHEET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // One of each kind: a list, a form, wide, a guide, a stage, a small one.
  for (const name of ['menu', 'new', 'looks', 'help', 'lesson', 'share']) {
    await openDialog(page, name);
    await expect.poll(firstFrames, name).not.toEqual([]);
    expect(new Set(await firstFrames()), name).toEqual(new Set(['styled']));
  }
});

test('a dialog that comes late does not rise over a game that goes on', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route(SHEET, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'KL1-D1N-AAAAAAB');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('s');
  await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
  release();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('dialogs-')));
  // Whoever asks now gets another one; a dialog that stood there would not let the key through.
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog whose style sheet cannot be fetched does not stand there bare, and is asked for again', async ({
  page,
}) => {
  const firstFrames = await watchFirstFrames(page);
  await page.route(SHEET, (route) => route.abort());
  await open(page, 'KL1-D1N-AAAAAAB');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.locator('.notice')).toContainText(NOT_LOADED);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(SHEET);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await firstFrames()).toEqual(['styled']);
  await expect(page.locator('link[rel=stylesheet][href*=dialogs-]')).toHaveCount(1);
});
