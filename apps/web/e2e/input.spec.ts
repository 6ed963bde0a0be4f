import { isColumn, legalMoves, type Move, type Position } from '@geduld/core';
import { expect, type Page, test } from '@playwright/test';
import {
  after,
  boxOf,
  clickStock,
  dragMove,
  entriesOf,
  example,
  groupStop,
  keyMove,
  open,
  pointOn,
  stateOf,
  stop,
  touchTap,
} from './table.ts';

type Session = Awaited<ReturnType<typeof open>>;

/** Where every card stands on the screen, by its number. */
const cardPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return [card.dataset.card, Math.round(x), Math.round(y)] as const;
    }),
  );

const rest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

test.describe('players-want 12: where a drop counts', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, upTo, sizes: least } of [
    { name: 'longest-russian-relaxed', upTo: 20, sizes: 10 },
    { name: 'longest-russian-classic', upTo: 15, sizes: 5 },
    { name: 'won-klondike-draw-1', upTo: 3, sizes: 3 },
  ])
    test(`players-want 12: a quarter of the width is enough, at any height, ${name}`, {
      tag: name === 'longest-russian-relaxed' ? [] : ['@deep'],
    }, async ({ page }) => {
      test.setTimeout(180_000);
      const sizes = new Set<number>();
      const record = example(name);
      let session = await open(page, record.code);
      for (const [n, entry] of entriesOf(record.moves).slice(0, 26).entries()) {
        if (entry.kind === 'undo' || entry.kind === 'redo') continue;
        for (const move of dropsOf(session, sizes, n)) {
          await quarterDrop(page, session, move, n % 2 === 0 ? 'left' : 'right', (n % 5) / 5);
          await expect(stateOf(page), JSON.stringify(move)).toHaveAttribute(
            'data-moves',
            String(session.moveCount + 1),
          );
          session = after(after(session, move), { kind: 'undo' });
          await page.keyboard.press('z');
        }
        await keyMove(page, session, entry);
        session = after(session, entry);
        await expect(stateOf(page)).toHaveAttribute('data-score', String(session.standing.score));
      }
      expect(sizes.size).toBeGreaterThanOrEqual(least);
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(upTo);
    });

  for (const why of ['a cancelled pointer', 'a second finger', 'a rotation', 'Escape'] as const)
    test(`players-want 12: ${why} returns the group and changes nothing`, async ({ page }) => {
      const session = await open(page, 'RU1-C-AAAAKIT');
      const before = await cardPlaces(page);
      const from = await pointOn(groupStop(page, session.standing.position, 'c3', 5));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
      expect(await cardPlaces(page)).not.toEqual(before);
      if (why === 'a cancelled pointer') await pointerEvent(page, 'pointercancel', 1);
      if (why === 'a second finger') await pointerEvent(page, 'pointerdown', 7);
      if (why === 'Escape') await page.keyboard.press('Escape');
      if (why === 'a rotation') {
        const upright = await cardPlaces(page);
        await page.setViewportSize({ width: 900, height: 1440 });
        await expect.poll(() => cardPlaces(page)).not.toEqual(upright);
      }
      await page.mouse.up();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => cardPlaces(page)).toEqual(before);
      await expect(stateOf(page)).toHaveAttribute('data-moves', '0');
    });
});

/** Legal carries to columns, some at each position, those of sizes not yet seen first. */
const dropsOf = (session: Session, sizes: Set<number>, n: number): readonly (Move & { kind: 'carry' })[] => {
  const carries = legalMoves(session.code.game.spec, session.standing.position).flatMap((move) =>
    move.kind === 'carry' && isColumn(move.to) ? [move] : [],
  );
  const fresh = carries.filter(({ count }) => !sizes.has(count));
  const chosen = fresh.length > 0 ? fresh.slice(0, 2) : carries.slice(n % 3, (n % 3) + 1);
  for (const { count } of chosen) sizes.add(count);
  return chosen;
};

/** Drags so that the lead card overlaps the target column by just over a quarter of its width. */
const quarterDrop = async (
  page: Page,
  session: Session,
  move: Move & { kind: 'carry' },
  side: 'left' | 'right',
  height: number,
): Promise<void> => {
  const { position } = session.standing;
  const lead = await boxOf(groupStop(page, position, move.from, move.count));
  const target = await boxOf(stop(page, move.to, topIndex(position, move.to)));
  const grip = { x: lead.x + lead.width / 2, y: lead.y + Math.min(lead.height / 2, 8) };
  const offset = 0.73 * lead.width * (side === 'left' ? -1 : 1);
  const table = await boxOf(page.locator('.gd-table'));
  const y = table.y + table.height * (0.3 + 0.6 * height);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 12, grip.y + 12);
  await page.mouse.move(target.x + target.width / 2 + offset, y);
  await page.mouse.up();
};

const topIndex = (position: Position, pile: string): number => {
  const column = position.columns[Number(pile.slice(1)) - 1];
  return Math.max(0, (column?.cards.length ?? 0) - 1);
};

const pointerEvent = (page: Page, type: string, pointerId: number) =>
  page.locator('.gd-table').evaluate(
    (table, [name, id]) =>
      table.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          cancelable: true,
          pointerId: id,
          pointerType: id === 1 ? 'mouse' : 'touch',
          isPrimary: id === 1,
          clientX: 300,
          clientY: 400,
        }),
      ),
    [type, pointerId] as const,
  );

test.describe('players-want 11: touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('players-want 11: two quick taps on the stock are two draws', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    const at = await pointOn(stop(page, 's'));
    await touchTap(page, at);
    await touchTap(page, at);
    await expect(stateOf(page)).toHaveAttribute('data-moves', '2');
  });

  test('players-want 11: no zoom, no menu, no selection on the table', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    const table = page.locator('.gd-table');
    const style = await table.evaluate((element) => {
      const { touchAction, userSelect } = getComputedStyle(element);
      return { touchAction, userSelect };
    });
    expect(style).toEqual({ touchAction: 'none', userSelect: 'none' });
    const prevented = await table.evaluate((element) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented).toBe(true);
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/user-scalable=no|maximum-scale/);
    await table.dblclick();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

test.describe('motion', () => {
  test('players-want 13: the true card shows beneath a dragged one, and no card is drawn twice', async ({
    page,
  }) => {
    const session = await open(page, 'KL1-D3N-AAAAAAB');
    await clickStock(page);
    await clickStock(page);
    const now = after(after(session, { kind: 'draw' }), { kind: 'draw' });
    const waste = now.standing.position.waste;
    await rest(page);
    const { x, y } = await pointOn(stop(page, 'w'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 160, { steps: 5 });
    const beneath = waste.at(-2);
    const shown = await page.evaluate(
      ([px, py]) => {
        const table = document.querySelector('.gd-table');
        const cards = [...(table?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left <= px && box.right >= px && box.top <= py && box.bottom >= py;
        });
        return cards.filter((card) => card.dataset.face === 'up').map((card) => Number(card.dataset.card));
      },
      [x, y - 0] as const,
    );
    expect(shown).toContain(beneath);
    const numbers = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(52);
    await page.mouse.up();
  });

  test('players-want 14: after a hundred undos every card stands where the state says, and no input is lost', async ({
    page,
  }) => {
    const record = example('won-russian-relaxed');
    let session = await open(page, record.code);
    const places = [await cardPlaces(page)];
    for (const entry of entriesOf(record.moves).slice(0, 100)) {
      if (entry.kind === 'undo' || entry.kind === 'redo') continue;
      await keyMove(page, session, entry);
      session = after(session, entry);
    }
    await page.evaluate(() => {
      const table = document.activeElement ?? document.body;
      for (let n = 0; n < 100; n++)
        table.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }));
    });
    await expect.poll(() => cardPlaces(page)).toEqual(places[0]);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('players-want 14: input in the middle of an animation acts on the final state', async ({ page }) => {
    const record = example('won-russian-classic');
    let session = await open(page, record.code);
    for (const entry of entriesOf(record.moves).slice(0, 30)) {
      if (entry.kind !== 'carry') continue;
      await dragMove(page, session, entry);
      session = after(session, entry);
    }
    await expect(stateOf(page)).toHaveAttribute('data-score', String(session.standing.score));
  });

  test('players-want 15: with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.evaluate(() => {
      const seen = { animations: 0 };
      Object.assign(globalThis, { seen });
      const look = () => {
        seen.animations +=
          document
            .querySelector('.gd-table')
            ?.getAnimations({ subtree: true })
            .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length ?? 0;
        requestAnimationFrame(look);
      };
      look();
    });
    for (let n = 0; n < 6; n++) await clickStock(page);
    await page.keyboard.press('z');
    await page.waitForTimeout(200);
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: { animations: number } }).seen),
    ).toEqual({
      animations: 0,
    });
  });

  test('players-want 15: speed off is a setting of its own', async ({ page }) => {
    await open(page, 'KL1-D1N-AAAAAAB');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Settings/ }).click();
    await page.getByRole('radio', { name: 'Off', exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await clickStock(page);
    const running = await page.evaluate(
      () =>
        document
          .querySelector('.gd-cards')
          ?.getAnimations({ subtree: true })
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-card]')).length,
    );
    expect(running).toBe(0);
  });
});
