import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { open, stateOf } from './table.ts';

const openLooks = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Looks/ }).click();
  await expect(page.getByRole('radio', { name: 'Classic green' })).toBeChecked();
};
const choose = (page: Page, name: string, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).check({ force: true });
const property = (page: Page, name: string) =>
  page
    .locator('.gd-table')
    .first()
    .evaluate((table, name) => getComputedStyle(table).getPropertyValue(name), name);
const felt = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--felt').includes('#e9cf9f'));

test.describe('looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('L1: ten tables, six backs and nine designs of cards; what is chosen is on the table at once, and stays', async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await openLooks(page);
    const count = (group: string) =>
      page.getByRole('group', { name: group, exact: true }).getByRole('radio').count();
    expect([await count('Table'), await count('Card back'), await count('Cards')]).toEqual([10, 6, 10]);

    await choose(page, 'Oak', 'Table');
    await expect.poll(() => felt(page)).toBe(true);
    await choose(page, 'Golden fans', 'Card back');
    await expect.poll(() => property(page, '--gd-back-ground')).toBe('#291932');
    await choose(page, 'Night', 'Cards');
    await expect.poll(() => property(page, '--gd-paper')).toBe('#1b2238');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');

    // Whoever comes back sees no other table first: the felt lies there before the program has come.
    await page.route(/\/assets\/main-/, (route) => setTimeout(() => void route.continue(), 1500));
    await page.reload();
    await expect.poll(() => felt(page)).toBe(true);
    await expect(page.locator('.gd-table')).toHaveCount(0);
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    expect(await property(page, '--gd-back-ground')).toBe('#291932');
    expect(await property(page, '--gd-paper')).toBe('#1b2238');
  });

  test('L1: by keys alone; axe finds nothing on a light table', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await openLooks(page);
    await page.getByRole('radio', { name: 'Classic green' }).focus();
    for (const name of ['Blue felt', 'Burgundy', 'Slate', 'Walnut', 'Oak']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await expect.poll(() => felt(page)).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

  test('the letters of the language stand on the cards, on pictures too', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Uiterlijk/ }).click();
    await page.getByRole('radio', { name: 'A B V H' }).check({ force: true });
    await expect(page.locator('.gd-front img + svg')).toHaveCount(12);
    await page.getByRole('radio', { name: 'A J Q K' }).check({ force: true });
    await expect(page.locator('.gd-front img + svg')).toHaveCount(0);
  });
});
