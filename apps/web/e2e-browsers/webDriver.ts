import type { TestPage } from '../e2e/testPage.ts';

/** One action of one input device, as the W3C WebDriver describes it; both kinds of WebDriver speak of it alike. */
type InputAction =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** The actions of one device, one after the other. */
interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly InputAction[];
}

/** The few commands that differ between WebDriver by HTTP and by WebSocket. */
export interface WebDriver {
  readonly navigate: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What taps here: the driver of WebKitGTK has no finger. */
  readonly taps: 'touch' | 'mouse';
  readonly perform: (source: InputSource) => Promise<void>;
  /** The answer, as JSON, of a function written as text that is given JSON. */
  readonly call: (written: string, given: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The characters by which WebDriver names keys that write nothing. */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

const mouse = (actions: readonly InputAction[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const moveTo = (x: number, y: number): InputAction => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** A tap: of a finger, where the browser's driver has one. */
const tap = (pointerType: WebDriver['taps'], x: number, y: number): InputSource => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions: [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
});

/** The page of a browser that is driven by WebDriver. Addresses are relative to `home`. */
export const webDriverPage = (driver: WebDriver, home: string): TestPage => {
  /** What the mouse has been told: it is sent as one whole, before anything else is asked or once the button is up. */
  let told: InputAction[] = [];
  const tell = async (action: InputAction): Promise<void> => void told.push(action);
  const sendTold = async (): Promise<void> => {
    const actions = told;
    told = [];
    if (actions.length > 0) await driver.perform(mouse(actions));
  };
  return {
    goto: (url) => driver.navigate(new URL(url, home).href),
    reload: driver.reload,
    evaluate: async (ask, given) => {
      await sendTold();
      const written = `async (text) => JSON.stringify([await (${ask})(...JSON.parse(text))])`;
      const [answer] = JSON.parse(await driver.call(written, JSON.stringify([given])));
      return answer ?? undefined;
    },
    keyboard: {
      press: async (key) => {
        await sendTold();
        const value = NAMED_KEYS[key] ?? key;
        const actions = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ] as const;
        await driver.perform({ type: 'key', id: 'keyboard', actions });
      },
    },
    mouse: {
      move: (x, y) => tell(moveTo(x, y)),
      down: () => tell({ type: 'pointerDown', button: 0 }),
      up: async () => {
        await tell({ type: 'pointerUp', button: 0 });
        await sendTold();
      },
    },
    touchscreen: {
      tap: (x, y) => driver.perform(tap(driver.taps, x, y)),
    },
  };
};
