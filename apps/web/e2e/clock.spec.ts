import { expect, type Page, test } from '@playwright/test';
import { open as openDeal, stateOf } from './table.ts';

const shownSeconds = async (page: Page): Promise<number> => {
  const text = (await page.locator('.figure.time dd').textContent()) ?? '';
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
};

/** Opens a deal; from then on time goes on only when it is told to, however slow the machine is. */
const open = async (page: Page, code: string): Promise<void> => {
  await openDeal(page, code);
  await page.clock.pauseAt(new Date('2026-03-01T13:00:00'));
};

test.describe('G6: the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-01T12:00:00') });
  });

  test('G6, players-want 21: it starts at the first move, and a refused one does not start it', async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.clock.runFor(30_000);
    expect(await shownSeconds(page)).toBe(0);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.clock.runFor(5000);
    expect(await shownSeconds(page)).toBe(0);
    await page.keyboard.press('s');
    await page.clock.runFor(7000);
    expect(await shownSeconds(page)).toBe(7);
  });

  test('players-want 21: a page that was hidden for 60 s has lost at most one second', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await page.clock.runFor(3000);
    const hide = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await hide('hidden');
    await page.clock.runFor(60_000);
    await hide('visible');
    const shown = await shownSeconds(page);
    expect(shown).toBeGreaterThanOrEqual(3);
    expect(shown).toBeLessThanOrEqual(4);
    await page.clock.runFor(10_000);
    expect(await shownSeconds(page)).toBe(shown);
    await page.keyboard.press('s');
    await page.clock.runFor(2000);
    expect(await shownSeconds(page)).toBe(shown + 2);
  });

  test('G6: time stands while a dialog is open', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(30_000);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await shownSeconds(page)).toBe(2);
    await page.keyboard.press('s');
    await page.clock.runFor(1000);
    expect(await shownSeconds(page)).toBe(3);
  });

  test('players-want 21: time, score and moves can be hidden', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Settings/ }).click();
    for (const name of ['Hide time', 'Hide score', 'Hide moves'])
      await page.getByRole('switch', { name }).or(page.getByRole('checkbox', { name })).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('.figure')).toHaveCount(0);
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
  });
});
