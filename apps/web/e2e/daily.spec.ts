import AxeBuilder from '@axe-core/playwright';
import { codeText } from '@geduld/notation';
import { addDays, type Day, dailyCode, dayOf, type Session, startSession } from '@geduld/session';
import { createOracle } from '@geduld/solver';
import { expect, type Page, test } from '@playwright/test';
import { messages as dialogs } from '../src/messages/en/dialogs.ts';
import { keyMove, open, playThrough, stateOf } from './table.ts';

const words = dialogs.daily;
const NOON = new Date('2026-11-30T12:00:00Z');
const TODAY = dayOf(NOON.getTime(), () => 0);
const YESTERDAY = addDays(TODAY, -1);

/** The Yukon challenge of a day with a line that wins it, found by the solver. */
const winOf = (day: Day) => {
  const code = dailyCode(day, 'YU', 'C');
  if (!code) throw new Error('no such challenge');
  const session = startSession(code);
  const { position } = session.standing;
  const oracle = createOracle(code.game.spec, position, { tableBytes: 2 ** 26 });
  const verdict = oracle.ask(position, {
    visits: 5_000_000,
    tableBytes: 2 ** 26,
    cancelled: () => false,
  });
  oracle.close();
  if (verdict.kind !== 'win') throw new Error(`the challenge of ${day} is no use for this test`);
  return { text: codeText(code), session, moves: verdict.moves };
};

const start = async (page: Page) => {
  await page.goto('/');
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
};
const showDaily = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: words.title }).click();
  const sheet = page.getByRole('dialog', { name: words.title });
  await expect(sheet).toBeVisible();
  return sheet;
};
const dayIn = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`);
const playDaily = async (page: Page, day: Day): Promise<Session> => {
  const { text, session, moves } = winOf(day);
  await showDaily(page);
  await dayIn(page, day).click();
  await page.locator('[data-game=YU]').click();
  await expect(stateOf(page)).toHaveAttribute('data-code', text);
  return playThrough(page, session, moves, keyMove);
};
const won = (page: Page) => page.getByRole('dialog', { name: dialogs.win.title });

test.describe('the daily challenge', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' });
  test.beforeEach(async ({ page }) => {
    test.setTimeout(400_000);
    await page.clock.install({ time: NOON });
  });

  test('K16, L3: today’s deal won to the end; the calendar shows it, the first win shows the week, once', async ({
    page,
  }) => {
    await start(page);
    const sheet = await showDaily(page);
    await expect(sheet).toContainText(words.noStreakSays);
    await expect(dayIn(page, TODAY)).toHaveAttribute('aria-current', 'date');
    await expect(dayIn(page, TODAY)).toHaveAccessibleName('Monday 30 November, today');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await playDaily(page, TODAY);
    await expect(won(page)).toBeVisible();
    const week = page.getByRole('region', { name: words.week.title });
    await expect(week).toBeVisible();
    await expect(week.locator('li[data-won=true]')).toHaveCount(1);
    await expect(week.locator('li[aria-current]')).toContainText('Monday: won');
    await expect(week).toContainText('1 day in a row');
    await page.keyboard.press('Escape');

    await showDaily(page);
    await expect(dayIn(page, TODAY)).toHaveAccessibleName('Monday 30 November, today; won: Yukon');
    await expect(page.locator('.tag[data-won=onDay]')).toHaveCount(1);
    await page.keyboard.press('Escape');

    // A second win on the same day, of a day that has passed.
    await playDaily(page, YESTERDAY);
    await expect(won(page)).toBeVisible();
    await expect(page.locator('.totals')).toBeVisible();
    await expect(week).toHaveCount(0);
    await page.keyboard.press('Escape');
    await showDaily(page);
    await expect(dayIn(page, YESTERDAY)).toHaveAccessibleName('Sunday 29 November; won later: Yukon');
    await expect(page.locator('.streak')).toHaveAttribute('data-days', '1');
  });

  test('players-want 25: a daily left open over midnight stays that daily', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T23:59:00Z'));
    const { text, session, moves } = winOf(TODAY);
    await start(page);
    await showDaily(page);
    await page.locator('[data-game=YU]').click();
    await expect(stateOf(page)).toHaveAttribute('data-code', text);
    const half = await playThrough(page, session, moves.slice(0, 40), keyMove);
    await page.clock.setFixedTime(new Date('2026-12-01T00:01:00Z'));
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await playThrough(page, half, moves.slice(40), keyMove);
    await expect(won(page)).toBeVisible();
    // The day on which it was won is that on which the player saw it won.
    await expect(page.locator('.week li[aria-current]')).toContainText('Tuesday: won');
    await page.keyboard.press('Escape');
    await showDaily(page);
    await expect(dayIn(page, addDays(TODAY, 1))).toHaveAccessibleName('Tuesday 1 December, today');
    await page.getByRole('button', { name: words.previousMonth }).click();
    await expect(dayIn(page, TODAY)).toHaveAccessibleName('Monday 30 November; won: Yukon');
  });

  test('K16: a calendar that stands open goes over to the next day', { tag: '@deep' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T23:59:58Z'));
    await start(page);
    await showDaily(page);
    await expect(dayIn(page, TODAY)).toHaveAttribute('aria-current', 'date');
    await page.clock.setFixedTime(new Date('2026-12-01T00:00:01Z'));
    await page.clock.runFor(6000);
    await expect(page.getByRole('heading', { name: 'Monday 30 November', exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.nextMonth }).click();
    await expect(dayIn(page, addDays(TODAY, 1))).toHaveAttribute('aria-current', 'date');
  });

  test('K16: the deal is the same in every zone, in the draw mode chosen', async ({ browser }) => {
    test.setTimeout(400_000);
    for (const [timezoneId, day] of [
      ['Pacific/Kiritimati', '2026-12-01'],
      ['Pacific/Pago_Pago', '2026-11-30'],
    ] as const) {
      const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.clock.install({ time: NOON });
      await start(page);
      const sheet = await showDaily(page);
      await expect(page.locator('.day[aria-current=date]')).toHaveAttribute('data-day', day);
      await sheet.getByRole('radio', { name: dialogs.newGame.draw3 }).check();
      await page.locator('[data-game=KL]').click();
      const code = dailyCode(day as Day, 'KL', 'D3N');
      await expect(stateOf(page)).toHaveAttribute('data-code', code ? codeText(code) : '');
      await context.close();
    }
  });

  test('players-want 24: the calendar by keys: days, weeks, months', async ({ page }) => {
    await start(page);
    await showDaily(page);
    await dayIn(page, TODAY).focus();
    const focused = page.locator('.day:focus');
    for (const [key, day] of [
      ['ArrowLeft', '2026-11-29'],
      ['ArrowUp', '2026-11-22'],
      ['Home', '2026-11-16'],
      ['End', '2026-11-22'],
      ['PageUp', '2026-10-22'],
      ['PageDown', '2026-11-22'],
      ['ArrowDown', '2026-11-29'],
      ['ArrowDown', '2026-11-30'],
      ['ArrowRight', '2026-11-30'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveAttribute('data-day', day);
    }
    await expect(page.locator('[tabindex="0"].day')).toHaveCount(1);
    await expect(page.locator('td[aria-selected=true]')).toHaveCount(1);
    // There is no later month yet.
    await expect(page.getByRole('button', { name: words.nextMonth })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('K16: a game that it takes the place of stays, and it goes on where it was left', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await showDaily(page);
    await page.locator('[data-game=KL]').click();
    await expect(stateOf(page)).toHaveAttribute('data-code', /KL1-D1N-GCCSLAR/);
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
    const sheet = await showDaily(page);
    await expect(sheet.locator('[data-game=KL]')).toContainText(words.onTable);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Earlier/ }).click();
    await page.locator('.item', { hasText: 'KL1-D1N-AAAAAAB' }).click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await showDaily(page);
    await expect(sheet.locator('[data-game=KL]')).toContainText(words.goOn(2));
    await sheet.locator('[data-game=KL]').click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the daily challenge, ${scheme}`, {
      tag: '@deep',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await start(page);
      await showDaily(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
});
