import { describe, expect, test } from 'vitest';
import { playedAt, runClock, stopClock, stoppedClock } from './index.ts';

describe('G6: the clock', () => {
  test('it stands at the start, and until the first action', () => {
    expect(playedAt(stoppedClock(), 1_000_000)).toBe(0);
    expect(stoppedClock()).toEqual({ played: 0 });
  });
  test('it runs from the first action on', () => {
    const clock = runClock(stoppedClock(), 500);
    expect([500, 501, 1_500].map((now) => playedAt(clock, now))).toEqual([0, 1, 1_000]);
  });
  test('further actions do not start it again', () => {
    const clock = runClock(runClock(stoppedClock(), 500), 900);
    expect(playedAt(clock, 1_000)).toBe(500);
  });
  test('players-want 21: it stands while the page is hidden or a dialog is open, and goes on at the next action', () => {
    const hidden = stopClock(runClock(stoppedClock(), 0), 4_000);
    expect(playedAt(hidden, 64_000)).toBe(4_000);
    const again = runClock(hidden, 64_000);
    expect(playedAt(again, 65_000)).toBe(5_000);
    expect(stopClock(again, 65_000)).toEqual({ played: 5_000 });
  });
  test('stopping twice is stopping once', () => {
    const clock = stopClock(runClock(stoppedClock(), 0), 10);
    expect(stopClock(clock, 99)).toEqual({ played: 10 });
  });
  test('players-want 1: it survives a reload: what was played goes on under a new time', () => {
    const clock = runClock(stoppedClock(61_000), 3);
    expect(playedAt(clock, 1_003)).toBe(62_000);
  });
  test('whole milliseconds, and never less than before the stretch', () => {
    const clock = runClock(stoppedClock(40), 100.25);
    expect(playedAt(clock, 200.5)).toBe(140);
    expect(playedAt(clock, 201)).toBe(141);
    expect(playedAt(clock, 50)).toBe(40);
    expect(playedAt(stopClock(clock, 50), 0)).toBe(40);
  });
});
