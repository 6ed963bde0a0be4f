import { expect, test } from '@playwright/test';
import { dragMove, entriesOf, example, keyMove, open, playThrough, stateOf, touchMove } from './table.ts';

/**
 * Each won game of `examples/`, by its name, with the way in which it is played here; one by each way, the others among
 * the long tests.
 */
const GAMES = [
  { name: 'won-klondike-draw-1', way: dragMove, by: 'mouse', score: 700 },
  { name: 'won-klondike-draw-3', way: keyMove, by: 'keyboard', score: 670 },
  { name: 'won-klondike-vegas', way: keyMove, by: 'keyboard', score: 208 },
  { name: 'won-thoughtful', way: dragMove, by: 'mouse', score: 240 },
  { name: 'won-russian-classic', way: touchMove, by: 'touch', score: 625 },
  { name: 'won-russian-relaxed', way: keyMove, by: 'keyboard', score: 625 },
  { name: 'won-yukon', way: touchMove, by: 'touch', score: 625 },
] as const;

for (const { name, way, by, score } of GAMES)
  test.describe(() => {
    test.use(by === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});
    const isLong = !['won-klondike-draw-3', 'won-thoughtful', 'won-yukon'].includes(name);
    test(`G1, players-want 24: ${name} from its code to the win, by ${by}`, {
      tag: isLong ? ['@deep'] : [],
    }, async ({ page }) => {
      test.setTimeout(600_000);
      const record = example(name);
      const start = await open(page, record.code);
      await playThrough(page, start, entriesOf(record.moves), way);
      await expect(stateOf(page)).toHaveAttribute('data-score', String(score));
      await expect(stateOf(page)).toHaveAttribute('data-won', 'true');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
