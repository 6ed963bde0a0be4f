// How soon the page answers the hand, in Chromium with the processor slowed down four times: one line of JSON a figure.
// A figure is the time from the input, as the browser stamped it, to the end of the next frame that is painted.
import { spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';

const PORT = 4195;
const HOME = `http://localhost:${PORT}/`;
const SLOWDOWN = 4;
const ROUNDS = 9;
const PHONE = { width: 390, height: 844 };
const AIM = 50;

type InputName = 'pointerdown' | 'pointermove' | 'pointerup' | 'click' | 'keydown';

/** In the page: the longest answer to each kind of input since it was last asked. */
const watch = (): void => {
  const answers: Record<string, number> = {};
  Object.assign(globalThis, { answers });
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'])
    addEventListener(
      name,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message comes after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            answers[name] = Math.max(answers[name] ?? 0, performance.now() - timeStamp);
          };
          port2.postMessage(undefined);
        }),
      { capture: true },
    );
};

/** The longest answer to one of these inputs while `act` runs, in milliseconds. */
const answered = async (
  page: Page,
  names: readonly InputName[],
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(() => {
    const { answers } = globalThis as unknown as { answers: Record<string, number> };
    for (const name of Object.keys(answers)) delete answers[name];
  });
  await act();
  await page.waitForTimeout(400);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { answers: Readonly<Record<string, number>> }).answers,
  );
  return Math.max(...names.map((name) => seen[name] ?? Number.NaN));
};

interface Interaction {
  readonly name: string;
  readonly inputs: readonly InputName[];
  /** What comes before, and is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const centre = async (page: Page, selector: string) => {
  const box = await page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`nothing is drawn at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 10) };
};
const clickAt = async (page: Page, selector: string): Promise<void> => {
  const { x, y } = await centre(page, selector);
  await page.mouse.click(x, y);
};
const LAST = '.gd-stop[data-key^="c5:"]';

/** The deal KL1-D1N-AAAAAAB is on the table, and everything that loads when the page is idle has loaded. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'a tap that moves a card',
    inputs: ['pointerdown', 'pointerup', 'click'],
    act: (page) => clickAt(page, LAST),
  },
  {
    name: 'the pick-up of a dragged card',
    inputs: ['pointerdown', 'pointermove'],
    act: async (page) => {
      const { x, y } = await centre(page, LAST);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 12, y + 12);
    },
  },
  {
    name: 'the drop of a dragged card',
    inputs: ['pointerup'],
    before: async (page) => {
      const { x, y } = await centre(page, LAST);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 12, y + 120, { steps: 4 });
    },
    act: (page) => page.mouse.up(),
  },
  {
    name: 'a draw',
    inputs: ['pointerdown', 'pointerup', 'click'],
    act: (page) => clickAt(page, '.gd-stop[data-key="s:0"]'),
  },
  {
    name: 'an undo',
    inputs: ['pointerdown', 'pointerup', 'click'],
    before: (page) => page.keyboard.press('s'),
    act: (page) => page.getByRole('button', { name: 'Undo' }).click(),
  },
  {
    name: 'opening the menu',
    inputs: ['pointerdown', 'pointerup', 'click'],
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'opening New',
    inputs: ['pointerdown', 'pointerup', 'click'],
    act: (page) => page.getByRole('button', { name: 'New', exact: true }).click(),
  },
  {
    name: 'a switch of the settings',
    inputs: ['pointerdown', 'pointerup', 'click'],
    before: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /Settings/ }).click();
      await page.getByRole('switch').first().scrollIntoViewIfNeeded();
    },
    act: (page) => page.getByRole('switch').first().click(),
  },
];

const measure = async (browser: Browser, { name, inputs, before, act }: Interaction): Promise<void> => {
  const times: number[] = [];
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${HOME}#KL1-D1N-AAAAAAB`);
    await page.waitForSelector('[data-ready="true"]');
    // What loads when the page is idle is not part of what the hand waits for.
    await page.waitForTimeout(2500);
    await page.waitForLoadState('networkidle');
    await before?.(page);
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    times.push(await answered(page, inputs, () => act(page)));
    await page.close();
  }
  await context.close();
  const sorted = times.toSorted((one, other) => one - other);
  const rounded = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 10) / 10;
  console.log(
    JSON.stringify({
      bench: 'interaction',
      figure: `from the input to the frame after it, ${name}, ms`,
      least: rounded(sorted[0]),
      median: rounded(sorted[Math.floor(ROUNDS / 2)]),
      slowest: rounded(sorted.at(-1)),
      aim: AIM,
    }),
  );
};

const server = spawn('node', ['apps/cli/bin/geduld.js', 'serve', '--port', String(PORT)], {
  stdio: 'ignore',
});
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (let waited = 0; waited < 100; waited++) {
    const answer = await fetch(HOME).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  for (const interaction of INTERACTIONS) await measure(browser, interaction);
} finally {
  await browser.close();
  server.kill();
}
