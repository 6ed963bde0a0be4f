import { expect, test } from '@playwright/test';
import { heldBy, playGames, winningKeys } from './manyGames.ts';
import { open } from './table.ts';

test.describe('many games in one page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('forty games, some of them won, leave no elements and no listeners behind', { tag: '@deep' }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await open(page, 'KL1-D1N-AAAAAAB');
    const winning = winningKeys('won-klondike-draw-1');
    const session = await page.context().newCDPSession(page);
    await playGames(page, 10, winning);
    const first = await heldBy(session);
    await playGames(page, 30, winning);
    const last = await heldBy(session);
    expect(last.listeners - first.listeners).toBeLessThanOrEqual(5);
    // A notice that happens to stand there is some fifty; a dialog kept for each game would be thousands.
    expect(last.nodes - first.nodes).toBeLessThanOrEqual(100);
  });
});
