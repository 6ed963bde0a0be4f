import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DialogMessages } from '../src/messages/dialogMessages.ts';
import { messages as dialogs } from '../src/messages/en/dialogs.ts';
import { messages as table } from '../src/messages/en/table.ts';
import type { Messages } from '../src/messages/messages.ts';
import { entriesOf, example, keyMove, open, playThrough } from './table.ts';

/** Won by the last of these moves; without it, one key away. */
const WON = example('won-yukon');

/** A game of which something was played, now or by an earlier dialog's way. */
const draw = async (page: Page): Promise<void> => {
  await open(page, 'KL1-D3N-AAAAAAB');
  await page.keyboard.press('s');
  await expect(page.locator('[data-code]')).not.toHaveAttribute('data-moves', '0');
};

/** How a player comes to each dialog, from a page that shows a game. */
export type Ways = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** The ways in a language. A dialog of `screens/dialogs.ts` that is missing here fails the tests that go through all. */
export const waysIn = ({ actions, bar }: Messages, messages: DialogMessages): Ways => {
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const menu = async (page: Page, name: string): Promise<void> => {
    await press(page, actions.menu);
    // An entry of the menu may be followed by a line that explains it.
    await page.getByRole('dialog').getByRole('button').filter({ hasText: name }).first().click();
  };
  return {
    menu: (page) => press(page, actions.menu),
    new: (page) => press(page, actions.new),
    daily: (page) => menu(page, messages.daily.title),
    statistics: (page) => menu(page, messages.statistics.title),
    everybody: (page) => menu(page, messages.online.boards.title),
    account: (page) => menu(page, messages.online.account.title),
    looks: (page) => menu(page, messages.looks.title),
    settings: (page) => menu(page, messages.menu.settings),
    help: (page) => menu(page, messages.menu.help),
    lesson: (page) => menu(page, messages.menu.lesson),
    // Before the ways that leave a game in play: a link would ask first whether it may take its place.
    win: async (page) => {
      const start = await open(page, WON.code);
      await playThrough(page, start, entriesOf(WON.moves), keyMove);
    },
    moves: async (page) => {
      await draw(page);
      await page.keyboard.press('m');
    },
    earlier: async (page) => {
      await draw(page);
      await menu(page, messages.menu.earlier);
    },
    share: (page) => press(page, bar.shareCode('KL1-D3N-AAAAAAB')),
    ask: (page) => page.keyboard.press('/'),
    keys: (page) => page.keyboard.press('?'),
    link: async (page) => {
      await draw(page);
      await page.evaluate(() => {
        location.hash = 'RU1-C-AAAAABB';
      });
    },
    review: async (page) => {
      await draw(page);
      await menu(page, messages.menu.giveUp);
      await press(page, messages.review.lookBack);
    },
  };
};

/** The ways in English. */
export const WAYS: Ways = waysIn(table, dialogs);

/** Dialogs that their own tests look at, since it takes a search of seconds to come to them. */
export const LOOKED_AT_ELSEWHERE: readonly string[] = ['deadEnd', 'plan', 'notice'];

/** The names in the list of dialogs. */
export const DIALOG_NAMES: readonly string[] = [
  ...readFileSync(new URL('../src/screens/dialogs.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}(\w+): async \(\) => \(await import/gm,
  ),
].map(([, name = '']) => name);

/** Opens a dialog on a page of its own game, and waits until it stands. */
export const openDialog = async (page: Page, name: string, ways: Ways = WAYS): Promise<Locator> => {
  // To the same page with another fragment would be no new page: what stood open would stay.
  await page.goto('about:blank');
  await open(page, 'KL1-D3N-AAAAAAB');
  await ways[name]?.(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Looks at every dialog in the first frame that shows it; the answer tells of those so far on the page, `styled` or `bare`. */
export const watchFirstFrames = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { firstFrames: seen });
    const looked = new WeakSet<Element>();
    const look = () => {
      for (const dialog of document.querySelectorAll('dialog[open]')) {
        if (looked.has(dialog)) continue;
        looked.add(dialog);
        // The border of a dialog that no style sheet knows is 3 pixels wide.
        seen.push(getComputedStyle(dialog).borderTopWidth === '0px' ? 'styled' : 'bare');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (globalThis as unknown as { firstFrames: string[] }).firstFrames);
};
