import { expect, type Page, test } from '@playwright/test';
import { open, stateOf } from './table.ts';

const CODE = 'KL1-D1N-AAAAAAB';
const moves = (page: Page) => page.getByRole('dialog', { name: 'Moves' });
const openMoves = async (page: Page) => {
  await page.keyboard.press('m');
  await expect(moves(page)).toBeVisible();
};
/** What lies open on the waste, as it is named. */
const waste = (page: Page) => page.locator('.gd-stop[data-key^="w:"]').getAttribute('aria-label');

test.describe('the list of moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('G3, K15: each move is listed, the present one is marked, and a tap goes back to it or on', async ({
    page,
  }) => {
    await open(page, CODE);
    const seen: (string | null)[] = [];
    for (let n = 0; n < 5; n++) {
      await page.keyboard.press('s');
      await expect(stateOf(page)).toHaveAttribute('data-moves', String(n + 1));
      seen.push(await waste(page));
    }
    await openMoves(page);
    const rows = moves(page).locator('.move');
    await expect(rows).toHaveCount(6);
    await expect(moves(page).locator('[aria-current]')).toContainText('5');
    await rows.nth(2).click();
    await expect(moves(page)).toHaveCount(0);
    expect(await waste(page)).toBe(seen[1]);
    await openMoves(page);
    await expect(rows).toHaveCount(6);
    await expect(moves(page).locator('[aria-current]')).toContainText('here');
    await rows.nth(5).click();
    expect(await waste(page)).toBe(seen[4]);
    await expect(stateOf(page)).toHaveAttribute('data-moves', '5');
  });

  test('players-want 24: the list is gone through with the arrow keys', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, CODE);
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    const first = await waste(page);
    await openMoves(page);
    await moves(page).locator('[aria-current]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(moves(page).locator('.move').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveCount(0);
    expect(await waste(page)).not.toBe(first);
    await expect(page.getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('G3: a line that was left by an undo and another move can be gone back to', async ({ page }) => {
    // The first move of this deal is a carry, the other way is a draw.
    await open(page, CODE);
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    const left = await waste(page);
    for (let n = 0; n < 3; n++) await page.keyboard.press('z');
    await page.keyboard.press('h');
    await expect(page.locator('.gd-mark[data-kind="from"]')).toHaveCount(1);
    const key = await page.locator('.gd-mark[data-kind="from"]').evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('.gd-stop')];
      return stops.find((stop) => stop.getAttribute('aria-label')?.includes('column'))?.dataset.key;
    });
    expect(key).toBeTruthy();
    await playHint(page);
    await openMoves(page);
    await expect(moves(page).getByText('Other lines you tried: 1')).toBeVisible();
    await moves(page).locator('summary').click();
    await moves(page).locator('details .move').last().click();
    await expect.poll(() => waste(page)).toBe(left);
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    expect(await waste(page)).toBe(left);
    await openMoves(page);
    await expect(moves(page).getByText('Other lines you tried: 1')).toBeVisible();
  });

  test('R8, T6: a place beyond the hundred undos opens as a game of its own', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, 'TF1-D1N-AAAAAAB');
    for (let n = 0; n < 101; n++) await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '101');
    await openMoves(page);
    await expect(moves(page).getByText(/Undo goes back 100 moves/)).toBeVisible();
    const dealt = moves(page).locator('.move').first();
    await expect(dealt).toContainText('beyond undo');
    await dealt.click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    await expect(page.getByText(/Opened as a game of its own/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Earlier games/ }).click();
    await expect(page.getByRole('dialog').getByText(/101 moves/)).toBeVisible();
  });

  test('a place is named, found after a reload, renamed, gone back to and deleted', async ({ page }) => {
    await open(page, CODE);
    for (let n = 0; n < 2; n++) await page.keyboard.press('s');
    const here = await waste(page);
    await openMoves(page);
    await page.getByRole('button', { name: 'Bookmark this place' }).click();
    const name = page.getByRole('textbox', { name: 'Name of the bookmark' });
    await expect(name).toHaveValue('After 2 moves');
    await name.fill('before the six');
    await name.press('Enter');
    await page.keyboard.press('Escape');
    await expect(moves(page)).toHaveCount(0);
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '5');
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await openMoves(page);
    await page.getByRole('button', { name: 'Rename “before the six”' }).click();
    await name.fill('here it parts');
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: /^here it parts/ }).click();
    await expect(moves(page)).toHaveCount(0);
    expect(await waste(page)).toBe(here);
    await openMoves(page);
    await page.getByRole('button', { name: 'Delete “here it parts”' }).click();
    await expect(page.getByRole('button', { name: /here it parts/ })).toHaveCount(0);
  });
});

/** Plays what the hint points at: from a column to a column, by tapping. */
const playHint = async (page: Page) => {
  const from = await page.locator('.gd-mark[data-kind="from"]').boundingBox();
  if (!from) throw new Error('the hint points at no card');
  await page.mouse.click(from.x + from.width / 2, from.y + 8);
  await expect(stateOf(page)).toHaveAttribute('data-moves', '4');
};
