import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '../src/messages/en/plan.ts';
import { open, stateOf } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const DEPLOYMENT = 'cards.example';
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const licence = (claims: object = {}, key: KeyObject = privateKey): string => {
  const whole = { geduld: 1, for: DEPLOYMENT, from: '2026-01-01', until: '2099-12-31', id: 'k3', ...claims };
  const text = `${part({ alg: 'EdDSA' })}.${part(whole)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

/** Serves the built page as that of a freemium deployment, as `geduld edition freemium` writes it. */
const freemium = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const edition = '<meta name="geduld-edition" content="';
      const body = html.replace(`${edition}open"`, `${edition}freemium ${DEPLOYMENT} ${x}"`);
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );

const dialog = (page: Page) => page.getByRole('dialog');
const newGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
};
const showPlan = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${messages.title}`) }).click();
};
const give = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: messages.licence }).fill(text);
  await page.getByRole('button', { name: messages.use }).click();
};
const draws = async (page: Page): Promise<void> => {
  const before = Number(await stateOf(page).getAttribute('data-moves'));
  await page.keyboard.press('s');
  await expect(stateOf(page)).toHaveAttribute('data-moves', String(before + 1));
};

test.describe('the open edition', () => {
  test('P1: nothing about plans is fetched, by the page or by its worker, and nothing is limited', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.context().on('request', (one) => asked.push(new URL(one.url()).pathname));
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await draws(page);
    for (let n = 0; n < 3; n++) {
      const code = await stateOf(page).getAttribute('data-code');
      await newGame(page);
      await expect(stateOf(page)).not.toHaveAttribute('data-code', code ?? '');
      await draws(page);
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByText(messages.title)).toHaveCount(0);
    // The dialogs are fetched while nothing else is to do: the last of them has come by then.
    await expect.poll(() => asked.some((path) => path.includes('/Keys-'))).toBe(true);
    expect(asked.filter((path) => path.includes('plan'))).toEqual([]);
    const worker = await (await request.get('/sw.js')).text();
    expect(worker).toContain('index.html');
    expect(worker).not.toMatch(/assets\/plan-[\w-]+\.js/);
  });
});

test.describe('the freemium edition', () => {
  test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => freemium(page));

  test('P2: one new game a local day; the game on the table is never limited', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T21:00:00'));
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.waitForLoadState('networkidle');
    // Untouched deals may be changed for others.
    await newGame(page);
    await expect(stateOf(page)).not.toHaveAttribute('data-code', 'KL1-D1N-AAAAAAB');
    const code = (await stateOf(page).getAttribute('data-code')) ?? '';
    await draws(page);
    await newGame(page);
    await expect(dialog(page)).toContainText(messages.refused.gameOfDay);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stateOf(page)).toHaveAttribute('data-code', code);
    await page.keyboard.press('z');
    await page.keyboard.press('y');
    await page.getByRole('button', { name: 'Restart', exact: true }).click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await page.waitForLoadState('networkidle');
    await newGame(page);
    await expect(dialog(page)).toContainText(messages.refused.gameOfDay);
    await page.keyboard.press('Escape');
    await page.clock.setFixedTime(new Date('2026-12-01T00:00:30'));
    await newGame(page);
    await expect(stateOf(page)).not.toHaveAttribute('data-code', code);
    await draws(page);
    // A clock that is set back brings no second game.
    await page.clock.setFixedTime(new Date('2026-11-30T22:00:00'));
    await newGame(page);
    await expect(dialog(page)).toContainText(messages.refused.gameOfDay);
  });

  test('P2: one hint a game at once, the next after a notice that closes after its seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.waitForLoadState('networkidle');
    const marks = page.locator('.gd-mark[data-kind="from"]');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(marks.first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    // The page's clock stands still, so that no slow machine lets the seconds pass unseen.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(dialog(page)).toContainText(messages.notice.text);
    const button = dialog(page).locator('.button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(dialog(page)).toHaveCount(1);
    await page.clock.runFor(4000);
    await expect(button).toHaveText(messages.notice.wait(1));
    await page.clock.runFor(1000);
    await expect(button).toHaveText(messages.notice.show);
    await page.clock.resume();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await button.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(marks.first()).toBeVisible();
    // Closed before its time it shows nothing.
    await page.keyboard.press('h');
    await expect(dialog(page)).toContainText(messages.notice.text);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('h');
    await expect(dialog(page)).toContainText(messages.notice.text);
  });

  test('P3: a licence lifts it all, offline, and is kept; a false one is refused with the reason', async ({
    page,
    context,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.waitForLoadState('networkidle');
    await draws(page);
    await showPlan(page);
    await context.setOffline(true);
    const said = dialog(page).getByRole('status');
    const other = generateKeyPairSync('ed25519').privateKey;
    for (const [text, says] of [
      ['nonsense', messages.faults.notALicence({ why: 'notALicence' })],
      [licence({}, other), messages.faults.badSignature({ why: 'badSignature' })],
      [licence({ for: 'other.example' }), 'This licence is for other.example, not for this site.'],
      [licence({ until: '2026-02-01' }), /^This licence ended on .*2026\.$/],
      [licence({ from: '2098-03-01' }), /^This licence begins on .*2098\. /],
    ] as const) {
      await give(page, text);
      await expect(said).toHaveText(says);
    }
    await give(page, licence());
    await expect(said).toHaveText(/^The licence holds until .*2099\.$/);
    await expect(dialog(page)).toContainText(/Premium until .*2099:/);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await newGame(page);
    await expect(stateOf(page)).not.toHaveAttribute('data-code', 'KL1-D1N-AAAAAAB');
    await draws(page);
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await page.waitForLoadState('networkidle');
    for (let n = 0; n < 2; n++) {
      await page.keyboard.press('h');
      await expect(page.locator('.gd-mark[data-kind="from"]').first()).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('ArrowUp');
    }
    await showPlan(page);
    await page.getByRole('button', { name: messages.remove }).click();
    await expect(dialog(page)).toContainText(messages.free[0] ?? '');
  });

  test('P2, L1: the free looks are worn, the others say that they are Premium', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.waitForLoadState('networkidle');
    const looks = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: /^Looks/ }).click();
      await expect(dialog(page).getByRole('radio', { name: /Premium/ })).toHaveCount(9 + 5 + 8);
    };
    await looks();
    await dialog(page).getByRole('radio', { name: 'Crimson' }).click({ force: true });
    await dialog(page)
      .getByRole('radio', { name: /^Walnut/ })
      .click({ force: true });
    await expect(dialog(page)).toContainText(messages.refused.look);
    await give(page, licence());
    await expect(dialog(page)).toContainText(/Premium until/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /^Looks/ }).click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: /Premium/ })).toHaveCount(0);
    await dialog(page)
      .getByRole('radio', { name: /^Walnut/ })
      .click({ force: true });
    const felt = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--felt'));
    await expect.poll(felt).not.toBe('');
    const walnut = await felt();
    // Without the licence the table is the free one again; what was chosen is not forgotten.
    await page.keyboard.press('Escape');
    await showPlan(page);
    await page.getByRole('button', { name: messages.remove }).click();
    await expect.poll(felt).not.toBe(walnut);
  });

  test('P3: a licence from a file', { tag: '@deep' }, async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.waitForLoadState('networkidle');
    await showPlan(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: messages.fromFile }).click();
    await (await chooser).setFiles({
      name: 'geduld-licence.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${licence()}\n`),
    });
    await expect(dialog(page)).toContainText(/Premium until .*2099:/);
  });
});
