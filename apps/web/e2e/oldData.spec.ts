import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { stateOf } from './table.ts';

/**
 * All rows of a database as a released version left it, written by that version while it was played: a won game, one
 * given up whose log is damaged, one left for a new deal, one of cumulative Vegas, one that was damaged and set aside,
 * and one in the middle, which was last on the table.
 */
interface Stored {
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}
const released = (name: string): string =>
  readFileSync(new URL(`released/${name}.json`, import.meta.url), 'utf8');
const FIRST = JSON.parse(released('store-1')) as Stored;
/** By version 2: a won game, one given up, the day's challenge begun, and one on the table with a bookmark. */
const SECOND = JSON.parse(released('store-2')) as Stored;

const KEYS = {
  attempts: 'id',
  log: ['attempt', 'n'],
  results: 'attempt',
  settings: 'name',
  meta: 'name',
  setAside: 'id',
};

/** What version 2 added. */
const ADDED = { bookmarks: 'id', truths: 'code' };

/** Writes a database of an earlier version, on a page of the site that is not the app. */
const write = async (page: Page, stored: Stored): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ({ stored: { version, stores }, keys }) =>
      new Promise<void>((settle, reject) => {
        localStorage.setItem(
          'geduld.hints',
          JSON.stringify({ returning: true, language: 'auto', theme: 'dark' }),
        );
        const request = indexedDB.open('geduld', version);
        request.onupgradeneeded = () => {
          for (const [name, keyPath] of Object.entries(keys)) {
            const store = request.result.createObjectStore(name, { keyPath });
            if (name === 'attempts') store.createIndex('at', 'at');
            if (name === 'bookmarks') store.createIndex('attempt', 'attempt');
            for (const row of stores[name] ?? []) store.put(row);
          }
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          settle();
        };
      }),
    { stored, keys: stored.version > 1 ? { ...KEYS, ...ADDED } : KEYS },
  );
};

/** All rows of a store as they are now. */
const rowsOf = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<readonly Record<string, unknown>[]>((settle) => {
        const request = indexedDB.open('geduld');
        request.onsuccess = () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            request.result.close();
            settle(all.result);
          };
        };
      }),
    name,
  );

const start = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
};

const shows = (page: Page, code: string, moves: number, score: number) =>
  test.step(`${code} is there`, async () => {
    await expect(stateOf(page)).toHaveAttribute('data-code', code);
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(moves));
    await expect(stateOf(page)).toHaveAttribute('data-score', String(score));
  });

const openEarlier = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Earlier games/ }).click();
  await page.locator('.item', { hasText: code }).click();
};

/** Imports a file that a released version exported. */
const importFile = async (page: Page, name: string): Promise<void> => {
  await start(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Settings/ }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(released(name)),
  });
  await expect(page.getByText(/Imported/).first()).toBeVisible();
};

test.describe('players-want 2: what earlier versions stored', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('players-want 2: version 1 opens with its games, results and settings', async ({ page }) => {
    await write(page, FIRST);
    await start(page);
    await shows(page, 'RU1-C-AAAAAAW', 30, 165);
    // Three were undone and one done again.
    const redo = page.getByRole('button', { name: 'Redo' });
    await page.keyboard.press('y');
    await expect(redo).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('y');
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const [code, moves, score] of [
      ['KL1-D3N-AAAAAKC', 96, 670],
      ['KL1-D1V-HOGNBXD', 3, -52],
      ['KL1-D1V-KCWIKTP', 1, -104],
      ['YU1-C-AAAAAOF', 7, 60],
    ] as const) {
      await openEarlier(page, code);
      await shows(page, code, moves, score);
    }
    expect(await rowsOf(page, 'results')).toEqual(FIRST.stores.results);
    expect(await rowsOf(page, 'setAside')).toEqual(FIRST.stores.setAside);
    expect(await rowsOf(page, 'settings')).toEqual(FIRST.stores.settings);
    expect(await rowsOf(page, 'bookmarks')).toEqual([]);
  });

  test('players-want 2: version 2 opens with its games, results, bookmarks and settings', async ({
    page,
  }) => {
    await write(page, SECOND);
    await start(page);
    await shows(page, 'RU1-C-AAAAAAW', 8, 35);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog').locator('.bookmarks')).toContainText('After 8 moves');
    await page.keyboard.press('Escape');
    await openEarlier(page, 'KL1-D1N-BZUFZIZ');
    await shows(page, 'KL1-D1N-BZUFZIZ', 1, 0);
    for (const store of ['results', 'bookmarks', 'settings', 'truths'])
      expect(await rowsOf(page, store), store).toEqual(SECOND.stores[store]);
    for (const store of ['outbox', 'online', 'told', 'lines'])
      expect(await rowsOf(page, store), store).toEqual([]);
  });

  test('players-want 2: a damaged game of version 1 opens as far as it holds; the rest is kept, and that is said', async ({
    page,
  }) => {
    await write(page, FIRST);
    await start(page);
    await openEarlier(page, 'KL1-D1N-AAAAAFE');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '7');
    await expect(page.getByText(/set aside/).first()).toBeVisible();
    const damaged = FIRST.stores.log?.filter(
      ({ attempt, n }) => attempt === '4b88f2848e6fcd02b5a9b88b79038faa' && Number(n) >= 7,
    );
    expect(damaged).toHaveLength(5);
    expect(await rowsOf(page, 'setAside')).toContainEqual(
      expect.objectContaining({ value: { attempt: undefined, rows: damaged } }),
    );
  });

  test('players-want 2: a file that version 2 exported is read', async ({ page }) => {
    await importFile(page, 'export-2');
    await page.reload();
    await shows(page, 'RU1-C-AAAAAAW', 8, 35);
    for (const store of ['results', 'bookmarks'])
      expect(await rowsOf(page, store), store).toEqual(SECOND.stores[store]);
  });

  test('players-want 2: a file that version 1 exported is read', async ({ page }) => {
    await importFile(page, 'export-1');
    await page.reload();
    await shows(page, 'RU1-C-AAAAAAW', 30, 165);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openEarlier(page, 'KL1-D3N-AAAAAKC');
    await shows(page, 'KL1-D3N-AAAAAKC', 96, 670);
    expect(await rowsOf(page, 'results')).toEqual(FIRST.stores.results);
  });
});

/** Something wrong in one store, and the game that is on the table after a start all the same. */
const DAMAGES: readonly {
  readonly store: keyof typeof KEYS;
  readonly what: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly opens: readonly [string, number, number];
  /** Games that cannot be opened are set aside; other rows stay where they are. */
  readonly said: boolean;
}[] = [
  {
    store: 'attempts',
    what: 'the newest attempt has a code that is none',
    row: { ...FIRST.stores.attempts?.[1], code: 'RU1-C-AAA' },
    opens: ['YU1-C-AAAAAOF', 7, 60],
    said: true,
  },
  {
    store: 'attempts',
    what: 'an attempt that is nothing but a name',
    row: { id: 'nothing', at: 8_000_000_000_000 },
    opens: ['RU1-C-AAAAAAW', 30, 165],
    said: true,
  },
  {
    store: 'log',
    what: 'an entry that is no move',
    row: { attempt: '81ada073b2f72e661f79f42ade57be65', n: 20, text: 7, t: 'late' },
    opens: ['RU1-C-AAAAAAW', 20, 95],
    said: true,
  },
  {
    store: 'results',
    what: 'a result without numbers',
    row: { attempt: 'db89851c5f7df2c70603260378bc394d', score: {}, ending: 5 },
    opens: ['RU1-C-AAAAAAW', 30, 165],
    said: false,
  },
  {
    store: 'settings',
    what: 'a setting with an impossible value',
    row: { name: 'speed', value: { not: 'a speed' } },
    opens: ['RU1-C-AAAAAAW', 30, 165],
    said: false,
  },
  {
    store: 'meta',
    what: 'a balance that is no number',
    row: { name: 'vegasBalance', value: 'much' },
    opens: ['RU1-C-AAAAAAW', 30, 165],
    said: false,
  },
  {
    store: 'setAside',
    what: 'something set aside that is nothing',
    row: { id: 'nothing' },
    opens: ['RU1-C-AAAAAAW', 30, 165],
    said: false,
  },
];

test.describe('players-want 2: a damaged store starts the app', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { store, what, row, opens, said } of DAMAGES)
    test(`players-want 2: ${store}: ${what}`, { tag: said ? [] : ['@deep'] }, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const rows = FIRST.stores[store] ?? [];
      await write(page, { ...FIRST, stores: { ...FIRST.stores, [store]: [...rows, row] } });
      await start(page);
      await shows(page, ...opens);
      if (said) {
        await expect(page.getByText(/set aside/).first()).toBeVisible();
        await expect
          .poll(async () => JSON.stringify(await rowsOf(page, 'setAside')))
          .toContain(JSON.stringify(row).slice(1, -1));
      } else expect(await rowsOf(page, store)).toContainEqual(row);
      for (const name of ['Earlier games', 'Settings']) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: new RegExp(name) }).click();
        await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('z');
      await expect(stateOf(page)).toHaveAttribute('data-moves', String(opens[1]));
      await expect(page.getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-disabled', 'true');
      expect(faults).toEqual([]);
    });

  test('players-want 2: storage that is deleted during play is said to be deleted, and the game goes on', async ({
    page,
  }) => {
    await start(page);
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await page.evaluate(() => void indexedDB.deleteDatabase('geduld'));
    await expect(page.getByText(/has cleared or closed its storage/).first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  });
});
