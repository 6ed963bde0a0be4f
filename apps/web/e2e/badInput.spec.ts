import { expect, type Page, test } from '@playwright/test';
import { open, stateOf } from './table.ts';

const enter = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'New' }).click();
  const field = page.getByRole('textbox');
  if (!(await field.isVisible())) await page.getByText('Play a certain deal').click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

test.describe('bad input', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('C5: a wrong code is refused with place, found and expected', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    for (const [text, says] of [
      ['RU1-C-AAAA0BB', 'Character 11: found “0”, expected a letter A–Z'],
      ['KL2-D3N-AAAAAAA', 'later version'],
      ['KL1-D2N-AAAAAAA', 'Character 6: found “D2N”, expected'],
      ['XX1-C-AAAAAAA', '“XX” is no game'],
      ['RU1-C-AAAAA', 'found 5 letters, expected 7'],
      ['good evening', 'No code found'],
      ['QH QH', 'was already card 1'],
      ['<img src=x onerror=alert(1)>', 'No code found'],
    ] as const) {
      await enter(page, text);
      await expect(page.getByRole('dialog').getByText(says), text).toBeVisible();
      await expect(stateOf(page), text).toHaveAttribute('data-code', 'KL1-D1N-AAAAAAB');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('C5, C6: a pasted sentence and the 52 cards of a deal are read', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await enter(page, 'Try ru1 – c – aaaaabb, it is hard!');
    await expect(stateOf(page)).toHaveAttribute('data-code', 'RU1-C-AAAAABB');
  });

  test('a bad link is no blank page', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    for (const link of [
      '/#RU1-C-AAAA0BB',
      '/#%E0%A4%A',
      '/?code=%',
      '/#',
      '/?code=<script>',
      `/#${'A'.repeat(5000)}`,
    ]) {
      // Another fragment of the same page would be no new page.
      await page.goto('about:blank');
      await page.goto(link);
      await expect(stateOf(page), link).toHaveAttribute('data-ready', 'true');
      await expect(page.locator('.gd-stop').first(), link).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  test('a link that is followed while a dialog is open deals in sight', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => location.assign('#RU1-C-AAAAABB'));
    await expect(stateOf(page)).toHaveAttribute('data-code', 'RU1-C-AAAAABB');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('without a database the game is played in memory, and that is said', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
    });
    await page.goto('/#KL1-D1N-AAAAAAB');
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await expect(page.getByText(/stores nothing/).first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
  });

  test('a bad import changes nothing and says where the fault is', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Settings/ }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"geduld": 1, "attempts": ['),
    });
    await expect(page.getByText(/Nothing has changed/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
  });
});
