import type { Board, View } from '@geduld/board';
import { carry, legalMoves } from '@geduld/core';
import { gameOf } from '@geduld/games';
import {
  codeText,
  type DealCode,
  longCode,
  parseCard,
  parseDeal,
  readCode,
  shortCode,
} from '@geduld/notation';
import { act, startSession } from '@geduld/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts';
import type { Sink } from '../storage/store.ts';
import { newAttempt } from './attempts.ts';
import type { Happening, TableController } from './table.ts';
import { createTable } from './tableController.ts';

const codeOf = (text: string): DealCode => {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return code.value;
};

/** A deal whose pack begins with these cards; the rest follow in the order of the pack. */
const dealWith = (game: string, options: string, first: string): DealCode => {
  const start = first.split(/\s+/).filter((word) => word !== '');
  const rest = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
  const order = parseDeal([...start, ...rest.filter((card) => !start.includes(card))].join(' '));
  const found = gameOf(game as 'KL', options);
  if (!order.ok || !found) throw new Error('no such deal');
  return longCode(found, order.value);
};

interface Bench {
  table: TableController;
  readonly told: unknown[][];
  readonly views: View[];
  readonly refused: unknown[];
  readonly happened: Happening[];
  settings: Settings;
  now: number;
  /** Where the player is, it is this day. */
  day: string;
}

const benchFor = (code: DealCode, ready = true): Bench => {
  const told: unknown[][] = [];
  const views: View[] = [];
  const refused: unknown[] = [];
  const happened: Happening[] = [];
  let names = 0;
  const sink = new Proxy({} as Sink, {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        told.push([name, ...args]);
      },
  });
  const host = {
    now: () => bench.now,
    wallClock: () => 1_000_000 + bench.now,
    dayOf: () => bench.day,
    newId: () => `attempt-${++names}`,
    settings: () => bench.settings,
    sink,
    onChange: () => {},
    onHappening: (happening: Happening) => {
      happened.push(happening);
    },
    onKey: () => {},
  };
  const board: Board = {
    show: (view) => {
      // What the store was told before this view was shown counts: the order is part of the promise.
      told.push(['show']);
      views.push(view);
    },
    set: () => {},
    speak: () => {},
    point: () => {},
    refuse: (group) => {
      refused.push(group);
    },
    celebrate: () => undefined,
    focus: () => {},
    destroy: () => {},
  };
  const bench: Bench = {
    table: undefined as unknown as TableController,
    told,
    views,
    refused,
    happened,
    settings: DEFAULT_SETTINGS,
    now: 0,
    day: '2026-11-30',
  };
  bench.table = createTable(host, newAttempt(host, code));
  bench.table.attach(board);
  if (ready) bench.table.setStill(false);
  told.length = 0;
  return bench;
};

const tap = (
  bench: Bench,
  pile: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'w' | 'fs',
  count = 1,
  double = false,
) => bench.table.intent({ kind: 'tap', group: { pile, count }, double });
const names = (bench: Bench) => bench.told.map(([name]) => name);

// Klondike columns end with AS | 2S | KH | QS | 3D | 9C | 8H; the hearts lie in reach of each other.
const KLONDIKE = dealWith(
  'KL',
  'D1N',
  `AS  9S 2S  9H 9D KH  TS TH TD QS  4S 4H 4D 4C 3D  5S 5H 5D 5C 6S 9C  6H 6D 6C 7S 7H 7D 8H`,
);

describe('storing', () => {
  test('an action is told to the store before anything is shown, entry and attempt together', () => {
    const bench = benchFor(KLONDIKE);
    bench.table.intent({ kind: 'stock' });
    expect(names(bench)).toEqual(['acted', 'show']);
    expect(bench.told[0]).toEqual([
      'acted',
      {
        id: 'attempt-1',
        code: codeText(KLONDIKE),
        carried: 0,
        cumulative: false,
        started: 1_000_000,
        at: 1_000_000,
        played: 0,
        moves: 1,
        score: 0,
        won: false,
      },
      [{ attempt: 'attempt-1', n: 0, text: 'draw', t: 0, action: 0 }],
    ]);
  });

  test('while it is not known who plays, nothing is played and nothing is written', () => {
    const bench = benchFor(KLONDIKE, false);
    bench.table.intent({ kind: 'stock' });
    bench.table.undo();
    bench.table.pause();
    expect(bench.told).toEqual([]);
    expect(bench.table.state().session.moveCount).toBe(0);
  });

  test('a refused carry changes nothing at all: no store, no clock, no counter', () => {
    const bench = benchFor(KLONDIKE);
    const before = bench.table.state();
    bench.table.intent({ kind: 'carry', group: { pile: 'c3', count: 1 }, to: 'c1' });
    expect(bench.table.state()).toEqual(before);
    expect(names(bench)).toEqual([]);
    expect(bench.refused).toEqual([{ pile: 'c3', count: 1 }]);
    expect(bench.happened.at(-1)).toMatchObject({ kind: 'refused', refusal: { why: 'doesNotBuild' } });
  });
});

describe('tapping in Klondike (K11)', () => {
  let bench: Bench;
  beforeEach(() => {
    bench = benchFor(KLONDIKE);
  });

  test('a tap sends a card to its best place', () => {
    tap(bench, 'c1');
    expect(bench.table.state().session.standing.position.foundations).toEqual([1, 0, 0, 0]);
  });

  test('a card without a best place is selected; the next tap names the place', () => {
    tap(bench, 'c1');
    tap(bench, 'c2');
    tap(bench, 'fs');
    expect(bench.table.state().selected).toEqual({ pile: 'fs', count: 1 });
    expect(bench.table.state().targets).toEqual(['c5']);
    tap(bench, 'c3');
    expect(bench.table.state().selected).toBeUndefined();
    expect(bench.happened.at(-1)?.kind).toBe('refused');
    tap(bench, 'fs');
    tap(bench, 'c5');
    expect(bench.table.state().session.log.at(-1)?.entry).toEqual(carry('fs', 'c5'));
  });

  test('when the selected card has no place at all, a tap on a card that can go sends that one', () => {
    tap(bench, 'c3');
    expect(bench.table.state().selected).toEqual({ pile: 'c3', count: 1 });
    tap(bench, 'c6');
    expect(bench.happened.at(-1)?.kind).toBe('refused');
    expect(bench.table.state().session.moveCount).toBe(0);
    tap(bench, 'c3');
    tap(bench, 'c1');
    expect(bench.table.state().session.log.at(-1)?.entry).toEqual(carry('c1', 'fs'));
  });

  test('a tap on the same card, or putting it back by key, drops the selection', () => {
    tap(bench, 'c3');
    tap(bench, 'c3');
    expect(bench.table.state().selected).toBeUndefined();
    tap(bench, 'c3');
    bench.table.intent({ kind: 'select', group: undefined });
    expect(bench.table.state().selected).toBeUndefined();
  });

  test('a card dropped on any foundation finds its own (G1)', () => {
    bench.table.intent({ kind: 'carry', group: { pile: 'c1', count: 1 }, to: 'fc' });
    expect(bench.table.state().session.standing.position.foundations).toEqual([1, 0, 0, 0]);
  });

  test('auto-place, when on, finds a place for a group let go anywhere, and for a refused drop', () => {
    bench.table.intent({ kind: 'letGo', group: { pile: 'c1', count: 1 } });
    expect(bench.table.state().session.moveCount).toBe(0);
    bench.settings = { ...DEFAULT_SETTINGS, autoPlace: true };
    bench.table.intent({ kind: 'letGo', group: { pile: 'c7', count: 1 } });
    expect(bench.table.state().session.log.at(-1)?.entry).toEqual(carry('c7', 'c6'));
    bench.table.intent({ kind: 'carry', group: { pile: 'c1', count: 1 }, to: 'c5' });
    expect(bench.table.state().session.log.at(-1)?.entry).toEqual(carry('c1', 'fs'));
  });
});

describe('tapping in Russian (R8)', () => {
  // Column ends: 2S, AS, 3C, 9H, TH, 5D, 7C.
  const code = dealWith(
    'RU',
    'C',
    `2S  QC 3S 4S 5S 6S AS  QD QH 7S 8S 9S TS 3C  KD KH KC 2C 4C 5C 6C 9H
     JS JC JD 8C TC JH QS KS TH  2H 3H 4H 5H 6H 7H 8H 9C AC 5D  2D 3D 4D 6D 7D 8D 9D TD AD AH 7C`,
  );

  test('one tap sends an end card home, and a quick second tap on the same spot is swallowed', () => {
    const bench = benchFor(code);
    tap(bench, 'c2');
    expect(bench.table.state().session.standing.position.foundations).toEqual([1, 0, 0, 0]);
    bench.now = 200;
    tap(bench, 'c2', 1, true);
    expect(bench.table.state().session.moveCount).toBe(1);
    expect(bench.table.state().selected).toBeUndefined();
    bench.now = 900;
    tap(bench, 'c2');
    expect(bench.table.state().selected).toEqual({ pile: 'c2', count: 1 });
  });

  test('a double tap finds a place on the tableau for a card and the cards on it', () => {
    const bench = benchFor(code);
    tap(bench, 'c4');
    expect(bench.table.state().selected).toEqual({ pile: 'c4', count: 1 });
    tap(bench, 'c4', 1, true);
    expect(bench.table.state().session.log.map(({ entry }) => entry)).toEqual([carry('c4', 'c5')]);
  });

  test('without the setting two taps are a selection and its end', () => {
    const bench = benchFor(code);
    bench.settings = { ...DEFAULT_SETTINGS, doubleTap: false };
    tap(bench, 'c4');
    tap(bench, 'c4', 1, true);
    expect(bench.table.state().session.moveCount).toBe(0);
    expect(bench.table.state().selected).toBeUndefined();
  });
});

describe('the clock (G6)', () => {
  test('runs from the first move, stops when told, goes on at the next action', () => {
    const bench = benchFor(KLONDIKE);
    bench.now = 5000;
    bench.table.intent({ kind: 'stock' });
    bench.now = 9000;
    bench.table.pause();
    expect(bench.table.state().clock).toEqual({ played: 4000 });
    bench.now = 69_000;
    bench.table.intent({ kind: 'stock' });
    expect(bench.table.state().session.log.map(({ t }) => t)).toEqual([0, 4000]);
    bench.now = 70_000;
    bench.table.beat();
    expect(bench.told.at(-1)).toEqual(['noted', expect.objectContaining({ played: 5000 })]);
  });
});

/** Plays a Klondike that needs no thought: whatever goes home goes home, until a finish is there. */
const winnable = (): readonly string[] => {
  // Every column dealt so that its cards come off in rank order: the pack upside down.
  const cards = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit)).reverse();
  // The 28 highest lie in the columns, lowest last dealt; the 24 lowest come from the stock, lowest first.
  return [...cards.slice(0, 28), ...cards.slice(28).reverse()];
};

describe('results', () => {
  const code = dealWith('KL', 'D1N', winnable().join(' '));

  const playOut = (bench: Bench) => {
    for (let n = 0; n < 400 && !bench.table.state().won; n++) {
      const { session } = bench.table.state();
      const moves = legalMoves(session.code.game.spec, session.standing.position);
      const home = moves.find(
        (move) => move.kind === 'carry' && move.to.startsWith('f') && !move.from.startsWith('f'),
      );
      if (home?.kind === 'carry')
        bench.table.intent({ kind: 'carry', group: { pile: home.from, count: 1 }, to: home.to });
      else bench.table.intent({ kind: 'stock' });
    }
  };

  test('a win is one result; undone and won again it stays the one', () => {
    const bench = benchFor(code);
    playOut(bench);
    expect(bench.table.state().won).toBe(true);
    bench.table.undo();
    expect(bench.table.state().won).toBe(false);
    bench.table.redo();
    expect(bench.table.state().won).toBe(true);
    expect(names(bench).filter((name) => name === 'ended')).toHaveLength(1);
    const wins = bench.happened.filter((each) => each.kind === 'won');
    expect(wins.map((each) => each.kind === 'won' && each.first)).toEqual([true, false]);
    bench.table.deal(code, false, 'newDeal');
    expect(names(bench).filter((name) => name === 'ended')).toHaveLength(1);
  });

  test('a deal never touched counts nowhere and leaves no trace', () => {
    const bench = benchFor(code);
    bench.table.deal(codeOf('RU1-C-AAAAABB'), false, 'newDeal');
    expect(names(bench)).toEqual(['dropped', 'show', 'noted']);
    expect(codeText(bench.table.state().attempt.code)).toBe('RU1-C-AAAAABB');
  });

  test.each([
    ['newDeal', (bench: Bench) => bench.table.deal(code, false, 'newDeal')],
    ['givenUp', (bench: Bench) => bench.table.deal(code, false, 'givenUp')],
  ] as const)('a touched game that ends by %s has that result', (ending, end) => {
    const bench = benchFor(code);
    bench.table.intent({ kind: 'stock' });
    end(bench);
    expect(bench.told.filter(([name]) => name === 'ended')).toEqual([
      ['ended', expect.objectContaining({ attempt: 'attempt-1', ending, moveCount: 1 })],
    ]);
  });

  test('restart and a link leave the attempt open: no result', () => {
    const bench = benchFor(code);
    bench.table.intent({ kind: 'stock' });
    bench.table.restart();
    expect(bench.table.state().attempt.id).toBe('attempt-2');
    bench.table.intent({ kind: 'stock' });
    bench.table.deal(codeOf('RU1-C-AAAAABB'), false, 'staysOpen');
    expect(names(bench)).not.toContain('ended');
    expect(names(bench)).not.toContain('dropped');
  });
});

describe('the daily challenge (K16)', () => {
  const rows = (bench: Bench) =>
    bench.told
      .filter(([name]) => name === 'acted')
      .map(([, row]) => row as { daily?: string; late?: boolean });
  const daily = (bench: Bench, day: string) =>
    bench.table.deal(dealWith('RU', 'C', 'AS'), false, 'staysOpen', day);

  test('players-want 25: a daily left open over midnight stays that daily, and its result has its own day', () => {
    const bench = benchFor(KLONDIKE);
    daily(bench, '2026-11-30');
    tap(bench, 'c1');
    bench.day = '2026-12-01';
    tap(bench, 'fs');
    bench.table.undo();
    bench.table.deal(KLONDIKE, false, 'givenUp');
    expect(rows(bench).length).toBeGreaterThan(1);
    for (const row of rows(bench)) expect(row).toMatchObject({ daily: '2026-11-30', late: false });
    expect(bench.told.filter(([name]) => name === 'ended')).toEqual([
      ['ended', expect.objectContaining({ day: '2026-12-01', ending: 'givenUp' })],
    ]);
    expect(bench.table.state().attempt.daily).toBeUndefined();
  });
  test('K16: begun again it is the same day’s, told apart when that day has passed', () => {
    const bench = benchFor(KLONDIKE);
    daily(bench, '2026-11-30');
    tap(bench, 'c1');
    bench.table.restart();
    expect(bench.table.state().attempt).toMatchObject({ daily: '2026-11-30', late: false });
    tap(bench, 'c1');
    bench.day = '2026-12-01';
    bench.table.restart();
    expect(bench.table.state().attempt).toMatchObject({ daily: '2026-11-30', late: true });
  });
  test('K16: on a flight west the day ahead is not late', () => {
    const bench = benchFor(KLONDIKE);
    bench.day = '2026-11-29';
    daily(bench, '2026-11-30');
    expect(bench.table.state().attempt.late).toBe(false);
  });
  test('K16: the game that it takes the place of stays open', () => {
    const bench = benchFor(KLONDIKE);
    bench.table.intent({ kind: 'stock' });
    daily(bench, '2026-11-30');
    expect(names(bench)).not.toContain('ended');
    expect(names(bench)).not.toContain('dropped');
  });
});

describe('cumulative Vegas (K9)', () => {
  const vegas = dealWith('KL', 'D1V', 'AS');

  test('the balance goes from game to game by what each game won or lost', () => {
    const bench = benchFor(vegas);
    bench.table.setBalance(100);
    bench.table.deal(vegas, true, 'newDeal');
    expect(bench.table.state().session.standing.score).toBe(48);
    tap(bench, 'c1');
    expect(bench.table.state().session.standing.score).toBe(53);
    bench.table.restart();
    expect(bench.table.state().session.standing.score).toBe(48);
    tap(bench, 'c1');
    bench.table.deal(vegas, true, 'givenUp');
    expect(bench.told.filter(([name]) => name === 'balance')).toEqual([['balance', 53]]);
    expect(bench.table.state().session.standing.score).toBe(1);
  });

  test('a game that was never touched leaves the balance alone, and other games know of none', () => {
    const bench = benchFor(vegas);
    bench.table.setBalance(100);
    bench.table.deal(vegas, true, 'newDeal');
    bench.table.deal(KLONDIKE, true, 'newDeal');
    expect(bench.table.state().attempt).toMatchObject({ carried: 0, cumulative: false });
    expect(names(bench)).not.toContain('balance');
  });
});

test('opening a stored attempt by choice makes it the newest; found at a start, nothing is written', () => {
  const bench = benchFor(KLONDIKE);
  bench.table.intent({ kind: 'stock' });
  const code = shortCode(KLONDIKE.game, 5);
  const played = act(startSession(code), { kind: 'draw' }, 10);
  if (!played.ok) throw new Error('a draw is always possible');
  const opening = {
    attempt: { id: 'old', code, carried: 0, cumulative: false, started: 1 },
    session: played.value.session,
    played: 7000,
    ended: false,
  };
  bench.told.length = 0;
  bench.table.open(opening, 'found');
  expect(names(bench)).toEqual(['show']);
  bench.table.open({ ...opening, attempt: { ...opening.attempt, id: 'other' } }, 'chosen');
  expect(names(bench).slice(1)).toEqual(['noted', 'show', 'noted']);
  expect(bench.table.state().clock.played).toBe(7000);
});

test('the cards of the test deals are as their comments say', () => {
  const end = parseCard('8H');
  const { position } = startSession(KLONDIKE).standing;
  expect(end.ok && position.columns[6]?.cards.at(-1)).toBe(end.ok && end.value);
});
