import { expect, test } from '@playwright/test';
import {
  after,
  clickStock,
  dragMove,
  entriesOf,
  example,
  groupStop,
  keyMove,
  open,
  playThrough,
  pointOn,
  stateOf,
  stop,
} from './table.ts';

/** The game of an example, played by keys up to its last `left` moves. */
const almostWon = async (page: Parameters<typeof open>[0], name: string, left: number) => {
  const record = example(name);
  const moves = record.moves.slice(0, -left);
  return playThrough(page, await open(page, record.code), entriesOf(moves), keyMove);
};

test.describe('the rules on the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('H2, G4: a refused move says the rule that forbids it, and changes nothing', async ({ page }) => {
    const session = await open(page, 'KL1-D1N-AAAAAAB');
    // Column 1 ends in the 5 of clubs, column 2 in the 5 of spades.
    await dragMove(page, session, { kind: 'carry', from: 'c1', to: 'c2', count: 1 });
    await expect(page.locator('.notice')).toContainText('goes only on a red 6');
    await expect(page.getByRole('status')).toContainText('goes only on a red 6');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.figure.time')).toContainText('0:00');
  });

  test('R5: a non-king is refused in an empty column, by that reason', async ({ page }) => {
    const record = example('russian-refused-non-king');
    const session = await playThrough(page, await open(page, record.code), entriesOf(record.moves), keyMove);
    const [refused] = entriesOf('c3-c1:2');
    if (refused?.kind !== 'carry') throw new Error('no carry');
    await dragMove(page, session, refused);
    await expect(page.locator('.notice')).toHaveText('An empty column takes only a king.');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  });

  test('T2: an unordered open group is refused on the first deal of Thoughtful', async ({ page }) => {
    const session = await open(page, 'TF1-D1N-AAAAAAB');
    await dragMove(page, session, { kind: 'carry', from: 'c3', to: 'c5', count: 3 });
    await expect(page.locator('.notice')).toContainText('The group is not in order');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
  });

  test('K5, players-want 27: a stock that cannot be turned again says so', async ({ page }) => {
    await open(page, 'KL1-D1V-AAAAAAB');
    for (let n = 0; n < 24; n++) await clickStock(page);
    await expect(page.locator('.gd-place[data-mark="exhausted"]')).toHaveCount(1);
    await clickStock(page);
    await expect(page.locator('.notice')).toContainText('No pass is left');
    await expect(stateOf(page)).toHaveAttribute('data-moves', '24');
  });

  test('K11: a tap carries a card to its best place; one without a place is selected for the next tap', async ({
    page,
  }) => {
    const session = await open(page, 'KL1-D1N-AAAAAAB');
    const tap = async (pile: 'c1' | 'c3' | 'c7', count: number, of = session) => {
      const { x, y } = await pointOn(groupStop(page, of.standing.position, pile, count));
      await page.mouse.click(x, y);
    };
    const selected = page.locator('.gd-mark[data-kind="selected"]');
    // The jack of clubs in column 3 fits the queen of diamonds in column 7, and bares a card.
    await tap('c3', 1);
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await expect(stateOf(page)).toHaveAttribute('data-score', '5');
    // The 5 of clubs fits nowhere.
    const [jack] = entriesOf('c3-c7');
    if (!jack) throw new Error('no move');
    const then = after(session, jack);
    await tap('c1', 1, then);
    await expect(selected.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
    await tap('c1', 1, then);
    await expect(selected.first()).toBeVisible();
    await tap('c7', 1, then);
    await expect(selected).toHaveCount(0);
    await expect(stateOf(page)).toHaveAttribute('data-moves', '1');
    await expect(page.locator('.notice')).toContainText('The 5 of clubs goes only on a red 6');
  });

  test('K10, players-want 3, 29: Finish appears when all can go home, sends all, and is undone as one', async ({
    page,
  }) => {
    const session = await almostWon(page, 'won-klondike-draw-1', 1);
    // The last moves of this game are all to the foundations: the button has been there for a while.
    const finish = page.getByRole('button', { name: 'Finish' });
    await expect(finish).toBeVisible();
    let undone = session;
    while (undone.past.length > 0 && undone.moveCount === session.moveCount && (await finish.isVisible())) {
      await page.keyboard.press('z');
      undone = after(undone, { kind: 'undo' });
    }
    await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
    await page.keyboard.press('y');
    undone = after(undone, { kind: 'redo' });
    await expect(finish).toBeVisible();
    const { score } = undone.standing;
    await finish.click();
    await expect(stateOf(page)).toHaveAttribute('data-won', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(stateOf(page)).toHaveAttribute('data-won', 'false');
    await expect(stateOf(page)).toHaveAttribute('data-score', String(score));
    await expect(finish).toBeVisible();
  });

  test('T8, R8: a tap sends home, two quick taps find a place on the tableau', async ({ page }) => {
    const record = example('won-russian-classic');
    const session = await open(page, record.code);
    const entries = entriesOf(record.moves);
    const index = entries.findIndex((entry) => entry.kind === 'carry' && entry.to.startsWith('f'));
    const before = await playThrough(page, session, entries.slice(0, index), keyMove);
    const home = entries[index];
    if (home?.kind !== 'carry') throw new Error('no move home');
    const at = await pointOn(groupStop(page, before.standing.position, home.from, 1));
    await page.mouse.click(at.x, at.y);
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(before.moveCount + 1));
    await page.keyboard.press('z');
    const first = entries[0];
    if (first?.kind !== 'carry') throw new Error('no first carry');
    for (let n = 0; n < index; n++) await page.keyboard.press('z');
    const open0 = session.standing.position;
    const group = await pointOn(groupStop(page, open0, first.from, first.count));
    await page.mouse.dblclick(group.x, group.y);
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(before.moveCount + 2));
  });

  test('players-want 8: undo gives back the exact score where the floor clipped a penalty', async ({
    page,
  }) => {
    let session = await open(page, 'KL1-D1N-AAAAAAG');
    for (const entry of entriesOf('draw w-c4 draw w-c1 c6-c1')) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
    }
    const scored = session.standing.score;
    expect(scored).toBeGreaterThan(0);
    expect(scored).toBeLessThan(100);
    while (session.standing.position.stock.length > 0) {
      await page.keyboard.press('s');
      session = after(session, { kind: 'draw' });
    }
    await page.keyboard.press('s');
    await expect(stateOf(page)).toHaveAttribute('data-score', '0');
    await page.keyboard.press('z');
    await expect(stateOf(page)).toHaveAttribute('data-score', String(scored));
  });

  test('players-want 9: a card taken back stays where it is until the player acts on it', async ({
    page,
  }) => {
    const record = example('won-klondike-draw-1');
    const start = await open(page, record.code);
    let session = start;
    // The first moment at which a card of a foundation fits a column.
    let back: ReturnType<typeof entriesOf>[number] | undefined;
    for (const entry of entriesOf(record.moves)) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
      back = takeBack(session);
      if (back) break;
    }
    if (back?.kind !== 'carry') throw new Error('no card could be taken back in this game');
    await keyMove(page, session, back);
    session = after(session, back);
    const { foundations } = session.standing.position;
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press('s');
      session = after(
        session,
        session.standing.position.stock.length > 0 ? { kind: 'draw' } : { kind: 'redeal' },
      );
    }
    await page.reload();
    await expect(stateOf(page)).toHaveAttribute('data-moves', String(session.moveCount));
    expect(session.standing.position.foundations).toEqual(foundations);
    for (const [suit, pile] of (['fs', 'fh', 'fd', 'fc'] as const).entries()) {
      const words = foundations[suit] === 0 ? 'empty' : 'foundation';
      await expect(stop(page, pile)).toHaveAttribute('aria-label', new RegExp(words));
    }
  });
});

const takeBack = (session: Parameters<typeof after>[0]) => {
  for (const from of ['fs', 'fh', 'fd', 'fc'])
    for (let column = 1; column <= 7; column++) {
      const [entry] = entriesOf(`${from}-c${column}`);
      if (!entry) continue;
      try {
        after(session, entry);
        return entry;
      } catch {}
    }
  return undefined;
};
