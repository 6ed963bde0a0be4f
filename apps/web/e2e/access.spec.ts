import AxeBuilder from '@axe-core/playwright';
import { legalMoves } from '@geduld/core';
import { startSession } from '@geduld/session';
import { expect, type Page, test } from '@playwright/test';
import { after, codeOf, entriesOf, example, keyMove, keysOf, open, stateOf } from './table.ts';

const findings = async (page: Page) =>
  (
    await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);

test.describe('for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('players-want 24: every legal move takes three keys at most', () => {
    for (const name of [
      'won-klondike-draw-1',
      'won-russian-relaxed',
      'won-yukon',
      'longest-russian-relaxed',
    ]) {
      let session = startOf(name);
      for (const entry of entriesOf(example(name).moves)) {
        for (const move of legalMoves(session.code.game.spec, session.standing.position))
          expect(keysOf(session, move).length).toBeLessThanOrEqual(3);
        session = after(session, entry);
      }
    }
  });

  test('players-want 24: arrows, Enter and Escape play without letters or digits', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('Tab');
    for (let n = 0; n < 30; n++) {
      const key = await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.dataset.key ?? '',
      );
      if (key === 's:0') break;
      await page.keyboard.press(key === '' ? 'Tab' : 'ArrowUp');
      if (key !== '' && key.startsWith('w')) await page.keyboard.press('ArrowLeft');
      if (key !== '' && key.startsWith('f')) await page.keyboard.press('ArrowLeft');
    }
    await expect(page.locator('.gd-stop:focus')).toHaveAttribute('data-key', 's:0');
    await page.keyboard.press('Enter');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.gd-mark[data-kind="selected"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.gd-mark[data-kind="selected"]')).toHaveCount(0);
  });

  test('one polite region tells every move, refusal and score', async ({ page }) => {
    let session = await open(page, example('won-klondike-draw-1').code);
    const said = page.getByRole('status');
    await expect(said).toHaveCount(1);
    for (const entry of entriesOf(example('won-klondike-draw-1').moves.slice(0, 10))) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      const before = await said.textContent();
      await keyMove(page, session, entry);
      session = after(session, entry);
      await expect(said).not.toHaveText(before ?? '', { useInnerText: false });
    }
    await page.keyboard.press('z');
    await expect(said).toContainText('Undone');
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing on the table and in the dialogs, ${scheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, 'KL1-D3N-AAAAAAB');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'New' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const name of [/Settings/, /Earlier/, /Keys/]) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

  for (const [language, word] of [
    ['nl', 'Menu'],
    ['de', 'Menü'],
    ['fr', 'Menu'],
  ] as const)
    test(`the page speaks ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      await page.goto('/');
      await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: word })).toBeVisible();
      await context.close();
    });
});

test('in forced colours the icons of the actions stand out from the felt', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'RU1-C-AAAAABB');
  const action = page.getByRole('button', { name: 'Menu' });
  const chosen = await action.evaluate((button) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'color: var(--on-felt); forced-color-adjust: none';
    button.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(action).toHaveCSS('color', chosen);
});

const startOf = (name: string) => startSession(codeOf(example(name).code));
