import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { messages as dialogs } from '../src/messages/en/dialogs.ts';
import { entriesOf, example, keyMove, open, playThrough, stateOf } from './table.ts';

const words = dialogs.statistics;
const showStatistics = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: words.title }).click();
  const sheet = page.getByRole('dialog', { name: words.title });
  await expect(sheet).toBeVisible();
  return sheet;
};
const tile = (page: Page, name: string) =>
  page.locator('.tile', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('b');

test.describe('statistics', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('L5, players-want 5, 30: an untouched deal counts nowhere, a win and a game given up each as what it is', async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await open(page, 'YU1-C-AAAAAAA');
    const sheet = await showStatistics(page);
    await expect(sheet.locator('.empty')).toHaveText(words.none);
    await page.keyboard.press('Escape');

    const record = example('won-yukon');
    const start = await open(page, record.code);
    await playThrough(page, start, entriesOf(record.moves), keyMove);
    await expect(page.getByRole('dialog', { name: dialogs.win.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await showStatistics(page);
    await expect(tile(page, words.played.name)).toHaveText('1');
    await expect(tile(page, words.won.name)).toHaveText('1');
    await expect(tile(page, words.winRate.name)).toHaveText('100%');
    await expect(page.locator('.luck .summary')).toHaveText(words.luck.won(1, 1));
    await expect(sheet).toContainText(words.figures.scoreUnranked);
    await sheet.getByRole('radio', { name: words.views.boards }).check();
    await expect(page.locator('[data-list=fewestMoves] li')).toHaveCount(1);
    await expect(page.locator('[data-list=score]')).toContainText(words.boards.noScore);
    await page.keyboard.press('Escape');

    const next = await open(page, 'YU1-C-AAAAAAB');
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(next.moveCount));
    await page.keyboard.press('2');
    await page.keyboard.press('Escape');
    await showStatistics(page);
    await expect(tile(page, words.played.name)).toHaveText('1');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('L5: a game given up counts as that; then the solver looks at its deal, and no sooner', async ({
    page,
  }) => {
    test.setTimeout(200_000);
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Give up/ }).click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    await showStatistics(page);
    await expect(tile(page, words.givenUp.name)).toHaveText('1');
    await expect(tile(page, words.won.name)).toHaveText('0');
    await expect(page.locator('.luck')).toContainText(words.luck.notKnown(1));
    // Nothing is done for some seconds: the solver proves that it could have been won.
    await page.waitForTimeout(8000);
    await page.keyboard.press('Escape');
    await showStatistics(page);
    await expect(page.locator('.luck .summary')).toHaveText(words.luck.won(0, 1));
  });
});
