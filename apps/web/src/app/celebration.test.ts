import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCelebrated } from './celebration.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it comes once, when the dance is over', () => {
  const then = vi.fn();
  let over = () => {};
  whenCelebrated((ends) => {
    over = ends;
  }, then);
  vi.advanceTimersByTime(60_000);
  expect(then).not.toHaveBeenCalled();
  over();
  over();
  page.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(then).toHaveBeenCalledOnce();
});

test.each(['keydown', 'pointerdown'])('a %s ends the dance, and has done its own work by then', (kind) => {
  let won = true;
  const found: boolean[] = [];
  whenCelebrated(
    () => undefined,
    () => found.push(won),
  );
  vi.advanceTimersByTime(1);
  page.addEventListener(kind, () => {
    won = false;
  });
  page.dispatchEvent(new Event(kind));
  vi.advanceTimersByTime(1);
  expect(found).toEqual([false]);
});
