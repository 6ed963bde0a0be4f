import { canFinish, startSession } from '@geduld/session';
import type { CDPSession, Page } from '@playwright/test';
import { after, codeOf, entriesOf, example, keysOf } from './table.ts';

/** A won game of `examples/` as keys, to the position from which it finishes itself (K10). */
export const winningKeys = (name: string): { readonly code: string; readonly keys: readonly string[] } => {
  const record = example(name);
  let session = startSession(codeOf(record.code));
  const keys: string[] = [];
  for (const entry of entriesOf(record.moves)) {
    if (canFinish(session)) return { code: record.code, keys: [...keys, 'e'] };
    if (entry.kind !== 'undo' && entry.kind !== 'redo') keys.push(...keysOf(session, entry));
    session = after(session, entry);
  }
  return { code: record.code, keys };
};

/** What a page holds after its garbage has been collected. */
export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds now. */
export const heldBy = async (session: CDPSession): Promise<Held> => {
  // What the first collection lets go may be what held the rest.
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
};

/**
 * Plays `count` games in the page, each dealt through New and touched; every tenth is the winning one, dealt by its
 * link and played to its end. All of it by key and click, as a player would, without waiting for what moves.
 */
export const playGames = (
  page: Page,
  count: number,
  winning: { readonly code: string; readonly keys: readonly string[] },
): Promise<void> =>
  page.evaluate(
    async ({ games, won }) => {
      const root = () => document.querySelector<HTMLElement>('[data-code]')?.dataset ?? {};
      const press = (key: string) =>
        (document.querySelector('.gd-table') ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      const until = async (what: string, holds: () => boolean) => {
        for (let waited = 0; waited < 3000; waited++) {
          if (holds()) return;
          await new Promise((settle) => setTimeout(settle, 10));
        }
        throw new Error(`waited in vain until ${what}`);
      };
      const dialog = () => document.querySelector('dialog[open]');
      const button = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      for (let n = 1; n <= games; n++) {
        const before = root().code;
        press('n');
        await until('New is open', () => dialog() !== null);
        button('dialog[open] .sheet-foot .primary');
        await until('another deal lies there', () => dialog() === null && root().code !== before);
        if (n % 10 === 0) {
          location.hash = won.code;
          await until('the linked deal lies there', () => root().code === won.code);
          for (const key of won.keys) press(key);
          await until('it is won', () => root().won === 'true');
          // A key ends the celebration, and the end of the game is shown.
          await new Promise((settle) => setTimeout(settle, 50));
          press('Shift');
          await until('the end is shown', () => dialog() !== null);
          button('dialog[open] .close');
          await until('the end is closed', () => dialog() === null);
        } else for (const key of ['s', 's', '7', '1', 'Escape', 'z', 'y', 's']) press(key);
      }
    },
    { games: count, won: winning },
  );
