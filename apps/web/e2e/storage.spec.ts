import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { after, entriesOf, example, keyMove, open, stateOf } from './table.ts';

/** All that a player could compare: every control with its name, and the figures. */
const pictureOf = (page: Page) =>
  page.evaluate(() => ({
    stops: [...document.querySelectorAll('.gd-stop')].map((stop) => [
      (stop as HTMLElement).dataset.key,
      stop.getAttribute('aria-label'),
      stop.getAttribute('aria-description'),
    ]),
    code: document.querySelector<HTMLElement>('[data-code]')?.dataset.code,
    score: document.querySelector<HTMLElement>('[data-score]')?.dataset.score,
    moves: document.querySelector<HTMLElement>('[data-moves]')?.dataset.moves,
  }));

/** Entries of logs that the database holds. */
const storedEntries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const request = indexedDB.open('geduld');
        request.onsuccess = () => {
          const count = request.result.transaction('log').objectStore('log').count();
          count.onsuccess = () => {
            request.result.close();
            done(count.result);
          };
        };
      }),
  );

const moves = entriesOf(example('won-klondike-draw-3').moves);

test.describe('nothing is lost', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('players-want 1: a tab killed after any move opens again as it was, with undo and redo', async ({
    context,
  }) => {
    test.setTimeout(120_000);
    let page = await context.newPage();
    let session = await open(page, example('won-klondike-draw-3').code);
    for (const [n, entry] of moves.slice(0, 60).entries()) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
      if (n % 12 !== 11) continue;
      await page.keyboard.press('z');
      await page.keyboard.press('z');
      await page.keyboard.press('y');
      for (const each of [{ kind: 'undo' }, { kind: 'undo' }, { kind: 'redo' }] as const)
        session = after(session, each);
      const before = await pictureOf(page);
      // Killed at once: nothing waits for the database.
      const crashed = page.waitForEvent('crash');
      await page.goto('chrome://crash').catch(() => undefined);
      await crashed;
      await page.close();
      page = await context.newPage();
      await page.goto('/');
      await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
      expect(await pictureOf(page)).toEqual(before);
      await page.keyboard.press('y');
      session = after(session, { kind: 'redo' });
      await expect(stateOf(page)).toHaveAttribute('data-score', String(session.standing.score));
    }
    for (let n = session.past.length; n > 0; n--) await page.keyboard.press('z');
    await expect(stateOf(page)).toHaveAttribute('data-score', '0');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('players-want 1: a browser killed after a move was stored has that move', { tag: '@deep' }, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'geduld-profile-'));
    const start = () =>
      chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL: baseURL ?? '',
        reducedMotion: 'reduce',
      });
    try {
      let made = 0;
      for (let round = 0; round < 4; round++) {
        const context = await start();
        const page = await context.newPage();
        await page.goto(round === 0 ? '/#KL1-D1N-AAAAAAB' : '/');
        await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
        await expect(stateOf(page)).toHaveAttribute('data-moves', String(made));
        for (let n = 0; n < 3; n++, made++) await page.keyboard.press('s');
        await expect(stateOf(page)).toHaveAttribute('data-moves', String(made));
        // The page sends each move off in its own task; the database has it some milliseconds later.
        await expect.poll(() => storedEntries(page), { intervals: [5] }).toBe(made);
        spawnSync('pkill', ['-KILL', '-f', folder]);
        await context.close().catch(() => undefined);
      }
      expect(made).toBe(12);
    } finally {
      spawnSync('pkill', ['-KILL', '-f', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('players-want 4: winning again after undo or reload is the same one result', async ({ page }) => {
    const record = example('won-klondike-draw-3');
    let session = await open(page, record.code);
    for (const entry of moves) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(stateOf(page)).toHaveAttribute('data-won', 'false');
    await page.keyboard.press('y');
    await expect(stateOf(page)).toHaveAttribute('data-won', 'true');
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-won', 'true');
    const results = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const request = indexedDB.open('geduld');
          request.onsuccess = () => {
            const count = request.result.transaction('results').objectStore('results').count();
            count.onsuccess = () => done(count.result);
          };
        }),
    );
    expect(results).toBe(1);
  });

  test('players-want 2: broken stored data never blocks the start; it is set aside and said', async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    for (let n = 0; n < 6; n++) await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '6');
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('geduld');
          request.onsuccess = () => {
            const transaction = request.result.transaction(['log', 'settings'], 'readwrite');
            const store = transaction.objectStore('log');
            store.openCursor().onsuccess = (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              if (!cursor) return;
              if (cursor.value.n === 4) cursor.update({ ...cursor.value, text: 'c9-nowhere' });
              cursor.continue();
            };
            transaction.objectStore('settings').put({ name: 'speed', value: { not: 'a speed' } });
            transaction.oncomplete = () => done();
          };
        }),
    );
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '4');
    await expect(page.getByText(/set aside/).first()).toBeVisible();
  });

  test('players-want 2: one file carries everything to another browser, byte for byte', async ({
    page,
    browser,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    const exported = async (from: Page) => {
      await from.getByRole('button', { name: 'Menu' }).click();
      await from.getByRole('button', { name: /Settings/ }).click();
      const download = from.waitForEvent('download');
      await from.getByRole('button', { name: 'Export everything' }).click();
      return (await download).path();
    };
    const file = await exported(page);
    const other = await browser.newContext({ reducedMotion: 'reduce' });
    const there = await other.newPage();
    await there.goto('/');
    await expect(stateOf(there)).toHaveAttribute('data-ready', 'true');
    await there.getByRole('button', { name: 'Menu' }).click();
    await there.getByRole('button', { name: /Settings/ }).click();
    await there.locator('input[type=file]').setInputFiles(file);
    await expect(there.getByText(/Imported/).first()).toBeVisible();
    await there.reload();
    await expect(stateOf(there)).toHaveAttribute('data-code', 'KL1-D1N-AAAAAAB');
    await expect(stateOf(there)).toHaveAttribute('data-moves', '3');
    const again = await exported(there);
    const body = (path: string) => {
      const { games, attempts, log, results } = JSON.parse(readFileSync(path, 'utf8'));
      return JSON.stringify({ games, attempts, log, results });
    };
    expect(body(again)).toContain('KL1-D1N-AAAAAAB');
    expect(body(again)).toContain(body(file).slice(1, 20));
    await other.close();
  });

  test('a second tab of the same game is said, and can take over', async ({ context }) => {
    const first = await context.newPage();
    await open(first, 'KL1-D1N-AAAAAAB');
    await first.keyboard.press('s');
    const second = await context.newPage();
    await second.goto('/');
    await expect(second.getByText('This game is open in another tab.')).toBeVisible();
    await second.keyboard.press('s');
    await expect(stateOf(second)).toHaveAttribute('data-moves', '1');
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect(stateOf(second)).toHaveAttribute('data-tab', 'mine');
    await second.keyboard.press('s');
    await expect(stateOf(second)).toHaveAttribute('data-moves', '2');
    await expect(first.getByText('The game went on in another tab.')).toBeVisible();
    await first.keyboard.press('s');
    await first.getByRole('button', { name: 'Play here' }).click();
    await expect(stateOf(first)).toHaveAttribute('data-tab', 'mine');
    await expect(stateOf(first)).toHaveAttribute('data-moves', '2');
    await expect(second.getByText('The game went on in another tab.')).toBeVisible();
  });

  test('a deal that is linked to in a second tab is dealt once that tab plays', async ({ context }) => {
    const first = await context.newPage();
    await open(first, 'KL1-D1N-AAAAAAB');
    await first.keyboard.press('s');
    const second = await context.newPage();
    await second.goto('/#RU1-C-AAAAABB');
    await expect(second.getByText('This game is open in another tab.')).toBeVisible();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
    await expect(stateOf(second)).toHaveAttribute('data-code', 'RU1-C-AAAAABB');
  });

  test('K9: a tab that takes over goes on with the balance of the other', { tag: '@deep' }, async ({
    context,
  }) => {
    const first = await context.newPage();
    await open(first, 'KL1-D1V-AAAAAAB');
    await first.getByRole('button', { name: 'New', exact: true }).click();
    await first.getByRole('radio', { name: 'Cumulative Vegas' }).check();
    await first.getByRole('button', { name: 'Deal' }).click();
    await expect(stateOf(first)).toHaveAttribute('data-score', '-52');
    const second = await context.newPage();
    await second.goto('/');
    await expect(second.getByText('This game is open in another tab.')).toBeVisible();
    await first.bringToFront();
    await first.keyboard.press('s');
    const deal = async (page: Page) => {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('button', { name: 'Deal' }).click();
    };
    await deal(first);
    await expect(stateOf(first)).toHaveAttribute('data-score', '-104');
    await second.bringToFront();
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect(stateOf(second)).toHaveAttribute('data-score', '-104');
    await second.keyboard.press('s');
    await deal(second);
    await expect(stateOf(second)).toHaveAttribute('data-score', '-156');
  });

  test('players-want 1: a clock that is set back does not bring an older game onto the table', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05T12:00:00Z');
    await open(page, 'KL1-D1N-AAAAAAC');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(stateOf(page)).not.toHaveAttribute('data-code', 'KL1-D1N-AAAAAAC');
    const code = (await stateOf(page).getAttribute('data-code')) ?? '';
    await page.keyboard.press('s');
    for (let n = 2; n < 4; n++) {
      await page.clock.setFixedTime('2030-05-05T12:00:00Z');
      await page.reload();
      await expect(stateOf(page)).toHaveAttribute('data-code', code);
      await page.keyboard.press('s');
      await expect(stateOf(page)).toHaveAttribute('data-moves', String(n));
    }
  });

  test('players-want 1: moves for which there was no room are stored with what comes next', async ({
    page,
  }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.keyboard.press('s');
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      addEventListener('room', () => {
        IDBObjectStore.prototype.put = put;
      });
    });
    for (let n = 0; n < 3; n++) await page.keyboard.press('s');
    await expect(page.getByText('no space is left').first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('room')));
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Earlier games/ }).click();
    await page.locator('.item', { hasText: 'KL1-D1N-AAAAAAB' }).click();
    await expect(stateOf(page)).toHaveAttribute('data-moves', '4');
  });
});
