import { expect, type Page, test } from '@playwright/test';
import { entriesOf, example, keyMove, open, playThrough, stateOf } from './table.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What a person would see as a fault of the layout. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
      faults.push(
        `the page scrolls: ${root.scrollWidth}×${root.scrollHeight} in ${innerWidth}×${innerHeight}`,
      );
    const table = document.querySelector('.table')?.getBoundingClientRect();
    for (const card of document.querySelectorAll('[data-card]')) {
      const box = card.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5)
        faults.push(`a card stands outside: ${box.left},${box.top} to ${box.right},${box.bottom}`);
      if (table && box.bottom > table.bottom + 1)
        faults.push(`a card reaches below the table: ${box.bottom}`);
    }
    for (const bar of document.querySelectorAll('.game-bar, .action-bar button, .code')) {
      const box = bar.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        faults.push(`a bar stands outside: ${bar.className}`);
    }
    return faults;
  });

/** The height of the part of each open card that shows, and how tall a rank is drawn on it. */
const strips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.gd-stop[data-key^="c"]')].map(
      (stop) => stop.getBoundingClientRect().height,
    ),
  );

/**
 * The least height that shows of an open card in the longest columns that a search found: 30 open cards in Russian
 * Classic, 40 in Relaxed, 35 in Yukon. Capitals of 16 px type are 11.6 px high; where less shows, the index is smaller.
 */
const LEAST_STRIP = {
  'longest-russian-classic': { low: 6.5, small: 10.5, other: 13.5 },
  'longest-russian-relaxed': { low: 4.5, small: 7.5, other: 9.5 },
  'longest-yukon': { low: 5.5, small: 8.5, other: 11.5 },
  'won-klondike-draw-3': { low: 6.5, small: 11.5, other: 13.5 },
} as const;
const NAMES = Object.keys(LEAST_STRIP) as readonly (keyof typeof LEAST_STRIP)[];

test.describe('players-want 22: everything fits', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const size of SIZES)
    for (const name of NAMES)
      test(`players-want 22: ${name} at ${size.width}×${size.height}`, {
        // The longest column of all is Relaxed's; the others everywhere else in the long tests.
        tag: name === 'longest-russian-relaxed' ? [] : ['@deep'],
      }, async ({ page }) => {
        await page.setViewportSize(size);
        const record = example(name);
        await playThrough(page, await open(page, record.code), entriesOf(record.moves.slice(0, 40)), keyMove);
        await expect.poll(() => faultsOf(page)).toEqual([]);
        const kind = size.height < 400 ? 'low' : size.height < 600 ? 'small' : 'other';
        expect(Math.min(...(await strips(page)))).toBeGreaterThanOrEqual(LEAST_STRIP[name][kind]);
      });

  test('players-want 22: with text at 200 % nothing scrolls and no control is cut off', async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await open(page, 'KL1-D3N-AAAAAAB');
      await page.addStyleTag({ content: ':root { font-size: 200% }' }).catch(async () => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      });
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'New' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const box = await page.getByRole('button', { name: 'Deal', exact: true }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(
        true,
      );
      await page.keyboard.press('Escape');
    }
  });

  test('L2: the stock stands left above the columns, right beside them, and where the player wants it', async ({
    page,
  }) => {
    const side = async () => {
      const stock = await page.locator('.gd-stop[data-key="s:0"]').boundingBox();
      const { width } = page.viewportSize() ?? { width: 0 };
      return stock && stock.x + stock.width / 2 < width / 2 ? 'left' : 'right';
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'KL1-D1N-AAAAAAB');
    expect(await side()).toBe('left');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(side).toBe('right');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Settings/ }).click();
    await page
      .getByRole('group', { name: 'Stock' })
      .getByRole('radio', { name: 'Right' })
      .check({ force: true });
    await page.keyboard.press('Escape');
    await expect.poll(side).toBe('right');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
  });
});
