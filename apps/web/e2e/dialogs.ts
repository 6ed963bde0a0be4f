import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '../src/messages/en/dialogs.ts';
import { entriesOf, example, keyMove, open, playThrough } from './table.ts';

/** Won by the last of these moves; without it, one key away. */
const WON = example('won-yukon');

const menu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
};
const draw = async (page: Page): Promise<void> => {
  await open(page, 'KL1-D3N-AAAAAAB');
  await page.keyboard.press('s');
  await expect(page.locator('[data-code]')).toHaveAttribute('data-moves', '1');
};

/**
 * How a player comes to each dialog of `screens/dialogs.ts`, from a page that shows a game. A dialog that is missing
 * here fails the tests that go through all of them.
 */
export const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  new: (page) => page.getByRole('button', { name: 'New', exact: true }).click(),
  looks: (page) => menu(page, messages.looks.title),
  settings: (page) => menu(page, messages.menu.settings),
  help: (page) => menu(page, messages.menu.help),
  lesson: (page) => menu(page, messages.menu.lesson),
  moves: async (page) => {
    await draw(page);
    await page.keyboard.press('m');
  },
  earlier: async (page) => {
    await draw(page);
    await menu(page, messages.menu.earlier);
  },
  ask: (page) => page.keyboard.press('/'),
  keys: (page) => page.keyboard.press('?'),
  win: async (page) => {
    const start = await open(page, WON.code);
    await playThrough(page, start, entriesOf(WON.moves), keyMove);
  },
  link: async (page) => {
    await draw(page);
    await page.evaluate(() => {
      location.hash = 'RU1-C-AAAAABB';
    });
  },
  review: async (page) => {
    await draw(page);
    await menu(page, messages.menu.giveUp);
    await page.getByRole('button', { name: messages.review.lookBack }).click();
  },
};

/** Dialogs that their own tests look at, since it takes a search of seconds to come to them. */
export const LOOKED_AT_ELSEWHERE: readonly string[] = ['deadEnd', 'plan', 'notice'];

/** The names in the list of dialogs. */
export const DIALOG_NAMES: readonly string[] = [
  ...readFileSync(new URL('../src/screens/dialogs.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}(\w+): async \(\) => \(await import/gm,
  ),
].map(([, name = '']) => name);

/** Opens a dialog on a page of its own game, and waits until it stands. */
export const openDialog = async (page: Page, name: string): Promise<Locator> => {
  await open(page, 'KL1-D3N-AAAAAAB');
  await WAYS[name]?.(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};
