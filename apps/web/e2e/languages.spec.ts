import { expect, type Page, test } from '@playwright/test';
import { loadDialogMessages, loadMessages } from '../src/messages/load.ts';
import { directionOf, LANGUAGES, tagOf } from '../src/messages/messages.ts';
import { openDialog, waysIn } from './dialogs.ts';
import { boxOf, dragMove, entriesOf, example, open, playThrough, stop } from './table.ts';

/** What the browser of a player asks for, where it is more than the language itself. */
const ASKED: Readonly<Record<string, string>> = {
  en: 'en-AU',
  pt: 'pt-PT',
  es: 'es-MX',
  ar: 'ar-EG',
  de: 'de-AT',
};

/** Labels of controls whose text does not fit into them. */
const clippedLabels = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'dialog[open] :is(button, legend, h2, h3), .game-bar button, .action-bar button',
    )) {
      if (control.offsetWidth === 0) continue;
      if (control.scrollWidth > control.clientWidth + 1)
        faults.push(`${control.textContent?.trim()}: ${control.scrollWidth} in ${control.clientWidth}`);
      const { left, right } = control.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) faults.push(`${control.textContent?.trim()}: out of the page`);
    }
    return faults;
  });

for (const language of LANGUAGES)
  test.describe(`the language ${language}`, () => {
    test.use({
      locale: ASKED[language] ?? language,
      viewport: { width: 360, height: 740 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('is what a browser that asks for it gets, and fits on a phone', {
      tag: ['pl', 'ja'].includes(language) ? [] : ['@deep'],
    }, async ({ page }) => {
      test.setTimeout(300_000);
      const words = await loadMessages(language);
      const dialogs = await loadDialogMessages(language);
      await open(page, 'KL1-D3N-AAAAAAB');
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.getByRole('button', { name: words.actions.undo, exact: true })).toBeVisible();
      expect(await clippedLabels(page), 'the table').toEqual([]);
      const ways = waysIn(words, dialogs);
      for (const name of ['settings', 'new']) {
        const dialog = await openDialog(page, name, ways);
        await expect(
          dialog.getByRole('button', { name: words.actions.close, exact: true }).first(),
        ).toBeVisible();
        expect.soft(await clippedLabels(page), name).toEqual([]);
      }
    });
  });

test.describe('right to left', () => {
  test.use({
    locale: 'ar',
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('sheets and bars run from right to left, the table stays as it is unless the player mirrors it', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const words = await loadMessages('ar');
    const dialogs = await loadDialogMessages('ar');
    await open(page, 'KL1-D3N-AAAAAAB');
    const xOf = async (pile: 'c1' | 'c7', index: number) => (await boxOf(stop(page, pile, index))).x;
    expect(await xOf('c1', 0)).toBeLessThan(await xOf('c7', 6));
    const undo = await boxOf(page.getByRole('button', { name: words.actions.undo, exact: true }));
    const menu = await boxOf(page.getByRole('button', { name: words.actions.menu, exact: true }));
    expect(undo.x).toBeGreaterThan(menu.x);

    const dialog = await openDialog(page, 'settings', waysIn(words, dialogs));
    const title = await boxOf(dialog.getByRole('heading', { name: dialogs.settings.title }));
    const close = await boxOf(dialog.getByRole('button', { name: words.actions.close, exact: true }).first());
    expect(title.x).toBeGreaterThan(close.x);

    await dialog.getByRole('switch', { name: dialogs.settings.switches.mirror.name }).press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await xOf('c1', 0)) > (await xOf('c7', 6))).toBe(true);
    // Cards are dragged to where they are seen.
    const record = example('won-russian-classic');
    await playThrough(page, await open(page, record.code), entriesOf(record.moves).slice(0, 4), dragMove);
  });
});
