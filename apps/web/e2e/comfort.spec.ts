import { expect, type Page, test } from '@playwright/test';
import { after, entriesOf, example, keyMove, open, stateOf } from './table.ts';

/** Plays an example to its end by keys, all but the last `less` moves. */
const playExample = async (page: Page, name: string, less = 0) => {
  const record = example(name);
  let session = await open(page, record.code);
  const entries = entriesOf(record.moves);
  for (const entry of entries.slice(0, entries.length - less)) {
    if (entry.kind === 'undo' || entry.kind === 'redo') throw new Error('moves only');
    await keyMove(page, session, entry);
    session = after(session, entry);
  }
  return { session, rest: entries.slice(entries.length - less) };
};

test.describe('comfort', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('New offers the game that lies on the table', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'RU1-R-AAAAABB');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^Russian/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Relaxed/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Deal' }).click();
    await expect(stateOf(page)).toHaveAttribute('data-code', /^RU1-R-/);
  });

  test('a hint goes when a dialog opens', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('h');
    await expect(page.locator('.notice')).toHaveCount(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.notice')).toHaveCount(0);
  });

  test('a hint goes with the next move', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('h');
    await expect(page.locator('.notice')).toHaveCount(1);
    await page.keyboard.press('s');
    await expect(page.locator('.notice')).toHaveCount(0);
  });

  test('K9: the score below nothing has a real minus', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'KL1-D1V-AAAAAAB');
    await expect(page.locator('.figures')).toContainText('−52');
  });

  test('a game that was given up and one that was left are told apart, and games are shown by kind', async ({
    page,
  }) => {
    await open(page, 'KL1-D3N-AAAAAAB');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Give up/ }).click();
    await expect(stateOf(page)).not.toHaveAttribute('data-code', 'KL1-D3N-AAAAAAB');
    const left = (await stateOf(page).getAttribute('data-code')) ?? '';
    await page.keyboard.press('s');
    await page.keyboard.press('n');
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Russian/ })
      .check();
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(stateOf(page)).toHaveAttribute('data-code', /^RU1/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Earlier games/ }).click();
    const items = page.getByRole('dialog').locator('.item');
    await expect(items.filter({ hasText: 'KL1-D3N-AAAAAAB' })).toContainText('given up');
    await expect(items.filter({ hasText: left })).toContainText('left');
    await expect(items.filter({ hasText: left })).toContainText('Klondike · Draw 3');
    await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Yukon' });
    await expect(page.getByText('No game of this kind yet.')).toBeVisible();
  });

  test('players-want 10, K11: the card that moved is marked until the next input', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await expect(page.locator('.gd-mark[data-kind="moved"]')).toHaveCount(1);
    await page.mouse.click(700, 880);
    await page.mouse.click(5, 400);
    await expect(page.locator('.gd-mark[data-kind="moved"]')).toHaveCount(0);
  });

  test('sounds are off at first and nothing of them is fetched; they sound once they are wanted', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      const begun: number[] = [];
      Object.assign(globalThis, { begun });
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...args) {
        begun.push(performance.now());
        return start.apply(this, args);
      };
    });
    const begun = () => page.evaluate(() => (globalThis as unknown as { begun: number[] }).begun.length);
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    expect(fetched.filter((url) => /hear-/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Settings/ }).click();
    await page.getByRole('switch', { name: /^Sounds/ }).check();
    await page.getByRole('radio', { name: 'Soft' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('s');
    await expect.poll(begun).toBeGreaterThan(0);
    expect(fetched.filter((url) => /hear-/.test(url))).toHaveLength(1);
  });
});

test('G1, K10: the dialog of a win waits until the last card has come home and the cards have danced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { session, rest } = await playExample(page, 'won-klondike-draw-3', 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [last] = rest;
  if (!last || last.kind === 'undo' || last.kind === 'redo') throw new Error('the last move');
  await keyMove(page, session, last);
  await expect(stateOf(page)).toHaveAttribute('data-won', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Any input ends the dance: then the dialog comes at once.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().length), { intervals: [20] })
    .toBeGreaterThan(40);
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog', { name: 'Won!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
