import { cardsOf, columnAt, isColumn, type Move, topOf } from '@geduld/core';
import type { Session } from '@geduld/session';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { messages as words } from '../src/messages/en/table.ts';
import { after, entriesOf, example, keyMove, open, stateOf } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A control of the table, found by its role and its whole name as a screen reader tells it. */
const control = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The names of the controls that a move needs: what is taken, and where it is put. */
const namesOf = ({ standing: { position } }: Session, move: Move): readonly [string, string | undefined] => {
  const { table } = words;
  if (move.kind !== 'carry') return [table.pile('s', position.stock.length), undefined];
  const cards = cardsOf(position, move.from);
  const lead = cards.at(-move.count);
  const top = topOf(position, move.to);
  if (lead === undefined) throw new Error('no such card');
  return [
    table.openCard(lead, move.from, move.count - 1),
    top === undefined ? table.pile(move.to, 0) : table.openCard(top, move.to, 0),
  ];
};

for (const name of ['won-klondike-draw-1', 'won-russian-classic'])
  test(`players-want 24: ${name} is won by what the accessibility tree names, and nothing else`, {
    tag: name === 'won-klondike-draw-1' ? [] : ['@deep'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    let session = await open(page, example(name).code);
    for (const entry of entriesOf(example(name).moves)) {
      if (entry.kind === 'undo' || entry.kind === 'redo') throw new Error('moves only');
      const [taken, put] = namesOf(session, entry);
      await control(page, taken).press('Enter');
      if (put !== undefined) await control(page, put).press('Enter');
      session = after(session, entry);
      if (entry.kind === 'carry' && !isColumn(entry.to)) continue;
      await expect(page.getByRole('status').first()).not.toBeEmpty();
    }
    await expect(page.getByRole('dialog', { name: 'Won!' })).toBeVisible();
  });

test('players-want 24: the tree names every open card once, and no hidden one', async ({ page }) => {
  for (const code of ['KL1-D3N-AAAAAAB', 'TF1-D1N-AAAAAAB', 'RU1-C-AAAAABB']) {
    const { position } = (await open(page, code)).standing;
    const names = await page
      .getByRole('group', { name: words.table.name })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(new Set(names).size).toBe(names.length);
    const open_ = position.columns.flatMap((_, index) => {
      const pile = `c${index + 1}` as 'c1';
      const { cards, down } = columnAt(position, pile);
      const shown = cards.slice(down);
      return shown.map((card, nth) => words.table.openCard(card, pile, shown.length - 1 - nth));
    });
    // In reading order, which is the order of a linear scan: stock, waste, foundations, columns.
    expect(names.slice(-open_.length)).toEqual(open_);
  }
});

test('voice control: what is written on a control is in its name', async ({ page }) => {
  await open(page, 'KL1-D3N-AAAAAAB');
  const wrong = await page.getByRole('button').evaluateAll((all) =>
    all.flatMap((one) => {
      const name = one.getAttribute('aria-label');
      const written = (one.textContent ?? '').trim().replace(/\s+/g, ' ');
      return name !== null && written !== '' && !name.includes(written) ? [`${written} / ${name}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('players-want 24: the table is asked by keys, and answers where it is heard and seen', async ({
  page,
}) => {
  await open(page, 'KL1-D1N-AAAAAAB');
  const said = page.getByRole('status').first();
  await page.keyboard.press('a');
  await expect(said).toContainText('The stock can be drawn from.');
  await expect(page.locator('.notice')).toContainText('The stock can be drawn from.');
  await page.keyboard.press('s');
  await expect(page.locator('.notice')).toHaveCount(0);
  const drawn = (await said.textContent())?.trim() ?? '';
  await page.keyboard.press('z');
  await page.keyboard.press('y');
  await page.keyboard.press('r');
  await expect(said).toContainText(drawn);
  await expect(page.locator('.notice')).toContainText('Redone.');

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Ask the table' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('9c');
  await page.keyboard.press('Enter');
  const answer = dialog.getByRole('status');
  await expect(answer).toContainText(/^9 of clubs: /);
  await dialog.getByRole('textbox').fill('1Z');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('“1Z” is no card.');
  await dialog.getByRole('combobox', { name: 'What is in a pile?' }).selectOption('column 7');
  await expect(answer).toContainText(/^Column 7: 6 cards face down, [\w ]+ of \w+\.$/);
  await dialog.getByRole('combobox', { name: 'Where is a card?' }).selectOption('king of hearts');
  await expect(answer).toContainText(/^King of hearts: /);
  await dialog.getByRole('button', { name: 'What changed?' }).click();
  await expect(answer).toContainText('Redone.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('letters and digits can be switched off, for those who speak to their computer', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'KL1-D1N-AAAAAAB');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('switch', { name: /^Letters and digits/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
  await control(page, 'stock, 24 cards').press('Enter');
  await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
  await page.keyboard.press('Control+z');
  await expect(control(page, 'stock, 24 cards')).toHaveCount(1);
});

test('no move needs a drag or a key: a tap that only takes, and a tap on any place that fits', async ({
  page,
}) => {
  let session = await open(page, example('won-yukon').code);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('combobox', { name: 'A tap prefers' }).selectOption('Nothing: I choose the place');
  await page.keyboard.press('Escape');
  for (const entry of entriesOf(example('won-yukon').moves.slice(0, 25))) {
    if (entry.kind !== 'carry') throw new Error('carries only');
    const [taken, put = ''] = namesOf(session, entry);
    // As a switch or a screen reader does it: a click on the control itself.
    await control(page, taken).dispatchEvent('click');
    await control(page, put).dispatchEvent('click');
    session = after(session, entry);
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(session.moveCount));
  }
  await expect(stateOf(page)).toHaveAttribute('data-score', String(session.standing.score));
});

test('players-want 27: the stock side and the side of the buttons are offered with the table', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'KL1-D1N-AAAAAAB');
  const buttons = page.getByRole('navigation').getByRole('button');
  await expect(buttons.first()).toHaveText('Undo');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('radio', { name: 'For the left hand' }).click();
  await page.getByRole('group', { name: 'Stock' }).getByRole('radio', { name: 'Left' }).click();
  await page.keyboard.press('Escape');
  await expect(buttons.first()).toHaveText('Menu');
  await expect(buttons.last()).toHaveText('Undo');
  await page.setViewportSize({ width: 740, height: 360 });
  const bar = await page.getByRole('navigation').boundingBox();
  const stock = await control(page, 'stock, 24 cards').boundingBox();
  expect(bar?.x).toBe(0);
  expect(stock && bar && stock.x < 200 && stock.x >= bar.x + bar.width - 1).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  const low = await page.getByRole('navigation').boundingBox();
  expect(low && low.y + low.height).toBeGreaterThan(730);
});

test('the keys of a move are announced once each, also at full', { tag: '@deep' }, async ({ page }) => {
  const session = await open(page, 'RU1-C-AAAAABB');
  const [move] = entriesOf(example('russian-unordered-group').moves);
  if (move?.kind !== 'carry') throw new Error('a carry');
  await keyMove(page, session, move);
  await expect(page.getByRole('status').first()).toContainText(/ to column \d\./);
});
