import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { messages as arabicDialogs } from '../src/messages/ar/dialogs.ts';
import { messages as arabicTable } from '../src/messages/ar/table.ts';
import { DIALOG_NAMES, LOOKED_AT_ELSEWHERE, openDialog, WAYS, waysIn } from './dialogs.ts';
import { open } from './table.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const findings = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).withTags(TAGS).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
  );

/** Chooses the appearance in the settings, where it stays. */
const choose = async (page: Page, name: string): Promise<void> => {
  await openDialog(page, 'settings');
  await page.getByRole('radio', { name, exact: true }).click({ force: true });
  await page.keyboard.press('Escape');
};

/** What a person who reads at 400 % would see as a fault of a dialog. */
const reflowFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    const dialog = document.querySelector('dialog[open]');
    for (const box of dialog?.querySelectorAll('.sheet-body, .sheet-head, .sheet-foot') ?? [])
      if (box.scrollWidth > box.clientWidth + 1)
        faults.push(`${box.className} scrolls sideways: ${box.scrollWidth} in ${box.clientWidth}`);
    const body = dialog?.querySelector('.sheet-body');
    if (body && body.scrollHeight > body.clientHeight && body.clientHeight < 72)
      faults.push(`only ${body.clientHeight} of the dialog's text shows`);
    return faults;
  });

/** Controls that are too small for a finger: 24 px at least, and room of their own around them (2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] :is(button, input, select, summary, a, textarea)')].flatMap(
      (control) => {
        const label = control.closest('label');
        const { width, height } = (label ?? control).getBoundingClientRect();
        return width > 0 && height > 0 && (width < 24 || height < 24)
          ? [`${control.outerHTML.slice(0, 80)}: ${width}×${height}`]
          : [];
      },
    ),
  );

test('every dialog of the list has its way here', () => {
  expect(DIALOG_NAMES.length).toBeGreaterThan(8);
  expect([...Object.keys(WAYS), ...LOOKED_AT_ELSEWHERE].sort()).toEqual([...DIALOG_NAMES].sort());
});

test.describe('every screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [theme, name] of [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['contrast', 'High contrast'],
  ] as const)
    test(`axe finds nothing on any of them, ${theme}`, { tag: '@deep' }, async ({ page }) => {
      test.setTimeout(900_000);
      await choose(page, name);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect.soft(await findings(page), 'the table').toEqual([]);
      for (const dialog of Object.keys(WAYS)) {
        await openDialog(page, dialog);
        expect.soft(await findings(page), dialog).toEqual([]);
      }
    });

  test('at 400 %, 320 pixels wide, nothing scrolls sideways; no target is too small', {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 320, height: 256 });
    for (const name of Object.keys(WAYS)) {
      await openDialog(page, name);
      expect.soft(await reflowFaults(page), name).toEqual([]);
      expect.soft(await smallTargets(page), name).toEqual([]);
    }
  });

  test('text at 200 %, with the spacing that a reader may ask for, is not cut', { tag: '@deep' }, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 640, height: 800 });
    const spacing = `html { font-size: 200% !important }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`;
    for (const name of Object.keys(WAYS)) {
      await openDialog(page, name);
      // A sheet made by script: the page's policy lets no style element in.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      expect.soft(await reflowFaults(page), name).toEqual([]);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('dialog[open] :is(button, label, dt, dd, h2, h3, p, small, span)')]
          .filter((box) => {
            const { overflow, textOverflow } = getComputedStyle(box);
            return (
              // What is for the ear alone is clipped on purpose.
              !box.classList.contains('unseen') &&
              (overflow === 'hidden' || textOverflow === 'ellipsis') &&
              box.scrollWidth > box.clientWidth + 1
            );
          })
          .map((box) => box.outerHTML.slice(0, 100)),
      );
      expect.soft(cut, name).toEqual([]);
    }
  });

  test('the keyboard goes through every dialog, is never caught, and comes back to where it was', {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(900_000);
    for (const name of Object.keys(WAYS)) {
      const dialog = await openDialog(page, name);
      const reachable = await dialog.evaluate(
        (box) =>
          [
            ...box.querySelectorAll<HTMLElement>(
              ':is(button, input, select, textarea, summary, a[href]):not(:disabled)',
            ),
          ].filter((control) => control.checkVisibility() && control.tabIndex >= 0).length,
      );
      const seen = new Set<string>();
      // Radio buttons are one stop for a whole group, so that fewer stops than controls are right; none at all is not.
      for (let n = 0; n < reachable + 2; n++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const at = document.activeElement;
          if (!(at instanceof HTMLElement) || !at.closest('dialog[open]')) return '';
          const shown = at.matches('.option input') ? at.nextElementSibling : at;
          const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? at);
          const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          return `${drawn ? 'drawn' : 'NOT DRAWN'} ${at.outerHTML.slice(0, 90)}`;
        });
        if (focused !== '' && !focused.includes('<dialog')) seen.add(focused);
      }
      expect.soft(seen.size, `${name}: something is reached`).toBeGreaterThan(0);
      expect
        .soft(
          [...seen].filter((each) => each.startsWith('NOT')),
          `${name}: focus is seen`,
        )
        .toEqual([]);
      await page.keyboard.press('Escape');
      await expect.soft(page.getByRole('dialog'), name).toHaveCount(0);
    }
  });

  test('the focus comes back to the button that opened a dialog', async ({ page }) => {
    await open(page, 'KL1-D3N-AAAAAAB');
    for (const name of ['Menu', 'New']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });
});

test.describe('right to left', () => {
  test.use({ locale: 'ar', contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on any screen in Arabic, and none scrolls sideways on a phone', {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(900_000);
    const ways = waysIn(arabicTable, arabicDialogs);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'KL1-D3N-AAAAAAB');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await findings(page), 'the table').toEqual([]);
    for (const name of Object.keys(ways)) {
      await openDialog(page, name, ways);
      expect.soft(await findings(page), name).toEqual([]);
      expect.soft(await reflowFaults(page), name).toEqual([]);
    }
  });
});
