import { readFileSync } from 'node:fs';
import { parseRecord } from '@geduld/notation';
import { verify } from '@geduld/session';
import { expect, type Page, test } from '@playwright/test';
import { open, stateOf } from './table.ts';

const CODE = 'KL1-D1N-AAAAAAB';
const share = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const openShare = async (page: Page) => {
  await page.getByRole('button', { name: /Share code/ }).click();
  await expect(share(page)).toBeVisible();
};
const gameFile = (name: string) => new URL(`../../../examples/${name}.json`, import.meta.url).pathname;

test.describe('sharing', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
  });

  test('H3: the code in the bar opens what there is to copy or share: code, link, picture of the link', async ({
    page,
  }) => {
    await open(page, CODE);
    await openShare(page);
    await expect(share(page).getByText('Klondike · Draw 1')).toBeVisible();
    await expect(share(page).getByRole('textbox', { name: 'Code' })).toHaveValue(CODE);
    const link = await share(page).getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(new RegExp(`#${CODE}$`));
    await share(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(share(page).getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
    await share(page).getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(share(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  test('players-want 7: the game is saved as a record that verifies, and opened again as an attempt', async ({
    page,
    browser,
  }) => {
    await open(page, CODE);
    for (const key of ['s', 's', 'z', 's', 's']) await page.keyboard.press(key);
    await openShare(page);
    const download = page.waitForEvent('download');
    await share(page).getByRole('button', { name: 'Save game file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`geduld-${CODE}.json`);
    const path = await file.path();
    const record = parseRecord(readFileSync(path, 'utf8'));
    expect(record.ok && verify(record.value).ok).toBe(true);
    const there = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await open(there, 'RU1-C-AAAAABB');
    await openShare(there);
    await there.locator('input[type=file]').setInputFiles(path);
    await expect(stateOf(there)).toHaveAttribute('data-code', CODE);
    await expect(stateOf(there)).toHaveAttribute('data-moves', '4');
    await there.reload();
    await expect(stateOf(there)).toHaveAttribute('data-code', CODE);
    await expect(stateOf(there)).toHaveAttribute('data-moves', '4');
    await there.context().close();
  });

  test('players-want 7: a file that does not hold is refused with its place, what was found and expected', async ({
    page,
  }) => {
    await open(page, CODE);
    await openShare(page);
    const won = JSON.parse(readFileSync(gameFile('won-klondike-draw-3'), 'utf8'));
    const put = (body: unknown) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(body)),
      });
    await put({ ...won, score: 9999 });
    await expect(share(page).getByRole('alert')).toContainText(
      /At the score: found 9999, played through it is \d+/,
    );
    await put({ ...won, moves: ['redeal', ...won.moves.slice(1)] });
    await expect(share(page).getByRole('alert')).toContainText('Entry 1: “redeal” is not allowed there.');
    await put({ v: 2 });
    await expect(share(page).getByRole('alert')).toContainText('later version (2)');
    await expect(stateOf(page)).toHaveAttribute('data-code', CODE);
  });

  test('players-want 4: a won game from a file is shown, and counts as nobody’s win', async ({ page }) => {
    await open(page, CODE);
    await openShare(page);
    await page.locator('input[type=file]').setInputFiles(gameFile('won-klondike-draw-3'));
    await expect(page.getByRole('dialog', { name: 'Looking back' })).toBeVisible();
    await expect(stateOf(page)).toHaveAttribute('data-code', CODE);
    await expect(stateOf(page)).toHaveAttribute('data-won', 'false');
    // It is played again on a table of its own.
    const line = page.getByRole('slider', { name: 'Moves' });
    const stage = page.getByRole('dialog').locator('.stage-table');
    const last = Number(await line.getAttribute('max'));
    await expect(stage.locator('.gd-stop')).toHaveCount(13);
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect(line).toHaveValue(String(last - 1));
    await page.getByRole('button', { name: 'To the deal' }).click();
    await expect(line).toHaveValue('0');
    await expect(stage.locator('.gd-stop[data-key="c7:6"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(line).toHaveValue(String(last));
    // Played on from its last move but one and won: still nobody's win, and so is what is played on from that.
    for (const from of ['file', 'table']) {
      await page.getByRole('button', { name: 'One move back' }).click();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(stateOf(page), from).toHaveAttribute('data-moves', String(last - 1));
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(stateOf(page), from).toHaveAttribute('data-won', 'true');
      const win = page.getByRole('dialog');
      await expect(win.getByRole('button', { name: 'Look back' })).toBeVisible();
      await win.getByRole('button', { name: 'Look back' }).click();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Statistics' }).click();
    await expect(page.getByRole('dialog').locator('.empty')).toBeVisible();
  });

  test('a game file that is dragged onto the page is opened', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'RU1-C-AAAAABB');
    const record = {
      v: 1,
      code: CODE,
      moves: ['draw', 'draw'],
      t: [0, 5],
      score: 0,
      moveCount: 2,
      won: false,
    };
    await expect
      .poll(
        () =>
          page.evaluate((text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
            for (const kind of ['dragover', 'drop'])
              document.body.dispatchEvent(
                new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
              );
            return document.querySelector<HTMLElement>('[data-code]')?.dataset.code;
          }, JSON.stringify(record)),
        { intervals: [500] },
      )
      .toBe(CODE);
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  });
});
