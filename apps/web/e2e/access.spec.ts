import { legalMoves } from '@geduld/core';
import { startSession } from '@geduld/session';
import { expect, test } from '@playwright/test';
import { after, codeOf, entriesOf, example, keyMove, keysOf, open, stateOf } from './table.ts';

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

  for (const [language, word] of [
    ['nl', 'Menu'],
    ['de', 'Menü'],
    ['fr', 'Menu'],
  ] as const)
    test(`the page speaks ${language}`, { tag: '@deep' }, async ({ browser }) => {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      await page.goto('/');
      await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: word })).toBeVisible();
      await context.close();
    });
});

test('in forced colours everything is drawn with the colours of the system', { tag: '@deep' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'KL1-D1N-AAAAAAB');
  /** What a system colour is on this page. */
  const system = (color: string) =>
    page.evaluate((named) => {
      const probe = document.createElement('i');
      probe.style.color = named;
      document.body.append(probe);
      const { color: computed } = getComputedStyle(probe);
      probe.remove();
      return computed;
    }, color);
  await expect(page.locator('.app')).toHaveCSS('background-color', await system('Canvas'));
  await expect(page.locator('.app')).toHaveCSS('background-image', 'none');
  await expect(page.locator('.gd-place').first()).toHaveCSS('color', await system('CanvasText'));
  const frame = async (kind: string) =>
    page
      .locator(`.gd-mark[data-kind="${kind}"]`)
      .first()
      .evaluate((mark) => {
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(mark, '::before');
        return [borderTopColor, borderTopStyle, borderTopWidth];
      });
  await page.keyboard.press('s');
  await expect(page.locator('.gd-mark[data-kind="moved"]')).toHaveCount(1);
  expect(await frame('moved')).toEqual([await system('CanvasText'), 'solid', '2px']);
  await page.keyboard.press('Tab');
  await page.locator('.gd-stop[data-key^="c"]').last().press('Enter');
  expect(await frame('selected')).toEqual([await system('Highlight'), 'solid', '4px']);
  expect(await frame('focus')).toEqual([await system('CanvasText'), 'double', '3px']);
});

const startOf = (name: string) => startSession(codeOf(example(name).code));
